import { isPersonnel } from '@/lib/rules/resources';
import { assignCard } from '../atoms/cards';
import { ask, pop, push } from '../atoms/flow';
import { discard } from '../leaving-play/discard';
import { isDeployed } from '../queries/face-up';
import { governedBy, youOf } from '../queries/governed';
import { commandOf } from '../queries/ranks';
import type { ExcessFrame, HostFrame, MovingFrame } from '../state/frames';
import { type Borne, byId, cardAt, type Game, printed, seatsInPlay } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { hostRefusal, legalHostsAtHome, personnelOn } from './legal-hosts';

/**
 * Cards whose host has left the Domain: each goes to another legal host, which its House chooses,
 * or is discarded, programs out of the game (TAT-5.4-29, TAT-5.4-30, TAT-5.4-31). Ventures may be
 * given up (C10).
 */
export const hostStep: Step<HostFrame, ActionOf<'assign' | 'discard'>> = {
  run(game, frame) {
    for (let id = frame.cards[0]; id !== undefined; id = frame.cards[0]) {
      const card = cardAt(game, id);
      // It may have gone its way with its House, or by another effect.
      if (card.place.zone !== 'domain' || card.place.seat !== frame.seat) {
        frame.cards.shift();
        continue;
      }
      if (hostsIn(game, frame, card).length > 0) {
        ask(game.state, frame.seat);
        return;
      }
      frame.cards.shift();
      discard(game, card);
      return;
    }
    pop(game.state);
  },
  options(game, frame, seat) {
    const [id = 0] = frame.cards;
    const card = cardAt(game, id);
    const ways = assignments(game, seat, card).filter(({ host }) => isAmong(frame, host));
    const { subtypes } = printed(game, card);
    return subtypes.includes('Venture') ? [...ways, { kind: 'discard', card: id }] : ways;
  },
  answer(game, frame, _seat, action) {
    frame.cards.shift();
    findPlace(game, action);
  },
};

function hostsIn(game: Game, frame: HostFrame, card: GameCard): GameCard[] {
  return legalHostsAtHome(game, frame.seat, card).filter(({ id }) => isAmong(frame, id));
}

function isAmong({ among }: HostFrame, host: GameCardId): boolean {
  return among === undefined || among.includes(host);
}

function assignments(game: Game, seat: Seat, card: GameCard): ActionOf<'assign'>[] {
  return legalHostsAtHome(game, seat, card).map(({ id }) => ({
    kind: 'assign',
    card: card.id,
    host: id,
  }));
}

function findPlace(game: Game, action: ActionOf<'assign' | 'discard'>): void {
  if (action.kind === 'assign') assignCard(game, action.card, action.host);
  else discard(game, cardAt(game, action.card));
}

/**
 * A card that bears more personnel than its command allows: its governor names which of them leave it,
 * for another legal host where there is one, and else discarded (TAT-3.2-09).
 */
export const excessStep: Step<ExcessFrame, ActionOf<'assign' | 'discard'>> = {
  run(game, { seat, host }) {
    if (isOverCommand(game, seat, cardAt(game, host))) ask(game.state, seat);
    else pop(game.state);
  },
  options: (game, { host }, seat) =>
    personnelOn(game, host, seat)
      .sort(byId)
      .flatMap((card): ActionOf<'assign' | 'discard'>[] => {
        const ways = assignments(game, seat, card);
        return ways.length > 0 ? ways : [{ kind: 'discard', card: card.id }];
      }),
  answer: (game, _frame, _seat, action) => findPlace(game, action),
};

/** Makes Houses give up personnel above the command of a card, once it has dropped (TAT-3.2-09). */
export function enforceCommand(game: Game): void {
  const { frames } = game.state;
  for (const seat of seatsInPlay(game))
    for (const { host: id, personnel } of personnelByHost(game, seat)) {
      const host = cardAt(game, id);
      // Most hosts have room even if all of it counts.
      if (personnel <= commandOf(game, host) || !isOverCommand(game, seat, host)) continue;
      if (frames.some((frame) => frame.step === 'excess' && frame.host === id)) continue;
      push(game.state, { step: 'excess', seat, host: id });
    }
}

/** Whether more personnel is deployed on a card of a House than its command allows (TAT-3.2-06). */
function isOverCommand(game: Game, seat: Seat, host: GameCard): boolean {
  return (
    host.place.zone === 'domain' &&
    isDeployed(host) &&
    host.place.seat === seat &&
    personnelOn(game, host.id, seat).length > commandOf(game, host)
  );
}

/** How much deployed personnel lies on each card of a House. */
function personnelByHost(game: Game, seat: Seat): readonly Borne[] {
  const known = game.table.personnel[seat];
  if (known !== undefined) return known;
  const found: { readonly host: GameCardId; personnel: number }[] = [];
  for (const card of governedBy(game, seat)) {
    const { host } = card.place;
    if (host === null || !isPersonnel(printed(game, card).subtypes)) continue;
    const there = found.find((one) => one.host === host);
    if (there === undefined) found.push({ host, personnel: 1 });
    else there.personnel += 1;
  }
  game.table.personnel[seat] = found;
  return found;
}

/**
 * A House whose home world changes says of each resource on the old one whether it goes to the new one
 * (CRF-1.A.ii-06, C22).
 */
export const movingStep: Step<MovingFrame, ActionOf<'pass' | 'assign'>> = {
  run(game, { seat, cards, to }) {
    for (let id = cards[0]; id !== undefined; id = cards[0]) {
      const card = cardAt(game, id);
      if (
        card.place.zone === 'domain' &&
        hostRefusal(game, youOf(card), card, cardAt(game, to)) === null
      ) {
        ask(game.state, seat);
        return;
      }
      cards.shift();
    }
    pop(game.state);
  },
  options: (_game, { cards, to }) => [
    { kind: 'pass' },
    ...cards.slice(0, 1).map((card) => ({ kind: 'assign', card, host: to }) as const),
  ],
  answer(game, { cards, to }, _seat, action) {
    cards.shift();
    if (action.kind === 'assign') assignCard(game, action.card, to);
  },
};
