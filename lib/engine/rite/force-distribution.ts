import { distributesFreely } from '../abilities/scripts/free-distribution';
import { ask } from '../atoms/flow';
import { subdue } from '../leaving-play/subdue';
import { bodyOf, isMember } from '../queries/bodies';
import { isDeployed } from '../queries/face-up';
import { bansOf, inForce } from '../queries/live';
import { isKept, resistanceOf } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, emit, type Game, printed } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { forceOf, leaderOf, participantsOf } from './sides';

/**
 * A House spends its force by naming opposing participants, each for as much as its resistance. Other
 * splits need not be offered: force below a resistance has no effect (TAT-6.2.11-66), force beyond it
 * none either (TAT-6.2.11-62), and what is not given is lost (C29).
 */
export function distribution(
  sideOf: (rite: RiteFrame) => Seat,
  next: (game: Game, rite: RiteFrame) => void,
): Step<RiteFrame, ActionOf<'vanquish' | 'done'>> {
  return {
    run(game, rite) {
      if (vanquishable(game, rite, sideOf(rite)).length > 0) ask(game.state, sideOf(rite));
      else next(game, rite);
    },
    options: (game, rite) => [
      ...vanquishable(game, rite, sideOf(rite)).map(({ id }) => ({
        kind: 'vanquish' as const,
        card: id,
      })),
      { kind: 'done' },
    ],
    answer(game, rite, _seat, action) {
      if (action.kind === 'vanquish') give(game, rite, sideOf(rite), action.card);
      else next(game, rite);
    },
  };
}

function give(game: Game, rite: RiteFrame, seat: Seat, id: GameCardId): void {
  const receiver = receiverOf(game, cardAt(game, id));
  rite.force -= resistanceInRite(game, receiver);
  rite.vanquished.push({ card: receiver.id, by: seat, through: id, resolved: false, spared: null });
}

/**
 * The participants of a House that still stand, in the order of CRF-1.D.i-04: those on personas that a directing
 * leader brought, these personas, the others on the leader, the leader. That all of them must fall for it to fall is
 * what counts (TAT-6.2.11-58, TAT-6.2.11-59); in what order they are named does not (C41).
 */
export function lineOf(game: Game, rite: Readonly<RiteFrame>, seat: Seat): GameCard[] {
  const leader = leaderOf(rite, seat);
  const depth = (card: GameCard): number => {
    if (card.id === leader) return 3;
    if (card.place.host === leader) return 2;
    return printed(game, card).type === 'persona' ? 1 : 0;
  };
  return participantsOf(game, rite, seat).sort(
    (one, other) => depth(one) - depth(other) || one.id - other.id,
  );
}

/**
 * The opposing participants that a House can vanquish with the force that it has left. Those on a card
 * come before it, and all others before a leader that directs; beyond that the order is free (C41).
 */
export function vanquishable(game: Game, rite: Readonly<RiteFrame>, seat: Seat): GameCard[] {
  const opponent = seat === rite.attacker ? rite.defender : rite.attacker;
  const leader = leaderOf(rite, opponent);
  const line = lineOf(game, rite, opponent);
  const directs = rite.directing.includes(leader);
  const isDown = (card: GameCard) =>
    rite.vanquished.some((one) => one.card === card.id || one.through === card.id);
  return line.filter((card) => {
    if (isMember(game.state, card.id)) return false;
    if (isDown(card) || isKept(game, card, 'be-given-force')) return false;
    if (rite.at === 'surprise-force' && isKept(game, card, 'surprise')) return false;
    if (!isEnough(game, rite, seat, card)) return false;
    if (distributesFreely(game, seat)) return true;
    return line.every(
      (before) =>
        isDown(before) ||
        isMember(game.state, before.id) ||
        !shields(before, card, leader, directs),
    );
  });
}

/**
 * Whether a House has force for one more victim beside those that it has named. Where a card is immune to the
 * force of some participants, that of the others must do, and what one victim needs another cannot have.
 */
function isEnough(game: Game, rite: Readonly<RiteFrame>, seat: Seat, card: GameCard): boolean {
  const need = (one: GameCard) => resistanceInRite(game, receiverOf(game, one));
  if (need(card) > rite.force) return false;
  if (!bansOf(game, 'be-given-force').some(({ modifier }) => modifier.from !== undefined))
    return true;
  const sources = participantsOf(game, rite, seat).filter(
    ({ id }) => rite.struck.includes(id) === (rite.at === 'surprise-force'),
  );
  const named = rite.vanquished.filter(({ by, resolved }) => by === seat && !resolved);
  const wants = [...named.map(({ through }) => cardAt(game, through)), card].map((victim) => ({
    need: need(victim),
    from: sources.filter((source) => !isKept(game, victim, 'be-given-force', source)),
  }));
  // Each set of victims must find what it needs among all that may give force to one of them.
  return Array.from({ length: 2 ** wants.length }, (_, set) =>
    wants.filter((_want, at) => Math.floor(set / 2 ** at) % 2 === 1),
  ).every((set) => {
    const givers = sources.filter((source) => set.some(({ from }) => from.includes(source)));
    const force = givers.reduce((sum, source) => sum + forceOf(game, rite, source), 0);
    return set.reduce((sum, want) => sum + want.need, 0) <= force;
  });
}

/** What a participant withstands, with all that counts as one with it. */
export function resistanceInRite(game: Game, card: GameCard): number {
  return bodyOf(game, card).reduce((sum, one) => sum + resistanceOf(game, one), 0);
}

/** The card that gets the force which is given to a participant: itself, or where an effect leads it. */
export function receiverOf(game: Game, card: GameCard): GameCard {
  const [redirect] = inForce(game, 'redirect-force', card);
  if (redirect === undefined) return card;
  const to = redirect.live.those.at(-1);
  const receiver = to === undefined ? card : cardAt(game, to);
  return isDeployed(receiver) ? receiver : card;
}

/** Whether a participant must be vanquished before another one. */
function shields(before: GameCard, card: GameCard, leader: GameCardId, directs: boolean): boolean {
  if (before.id === card.id) return false;
  return before.place.host === card.id || (directs && card.id === leader);
}

/** Tells of each that is about to be vanquished: an effect may spare it. */
export function announceFalls(game: Game, rite: RiteFrame): void {
  for (const { card, by, resolved } of rite.vanquished)
    if (!resolved) emit(game, { kind: 'falls', card, by });
}

/**
 * Subdues all cards that were given the force for it and not resolved yet, at the same time
 * (TAT-6.2.11-63, TAT-6.2.11-64, TAT-6.2.11-65), in whatever order they were named (C41). What answers
 * to a vanquished card comes after all of them.
 */
export function resolveForce(game: Game, rite: RiteFrame): void {
  const line = [rite.defender, rite.attacker].flatMap((seat) => lineOf(game, rite, seat));
  const place = ({ through }: { readonly through: GameCardId }) =>
    line.findIndex(({ id }) => id === through);
  rite.vanquished.sort((one, other) => place(one) - place(other));
  // What cannot be vanquished has had its force for nothing, and may be given force again.
  const stays = ({ card, resolved, spared }: (typeof rite.vanquished)[number]) =>
    resolved || (spared !== 'surviving' && !isKept(game, cardAt(game, card), 'vanquish'));
  rite.vanquished.splice(0, rite.vanquished.length, ...rite.vanquished.filter(stays));
  const now = rite.vanquished.filter(({ resolved }) => !resolved);
  for (const one of now) {
    one.resolved = true;
    if (one.spared !== null) continue;
    for (const card of bodyOf(game, cardAt(game, one.card))) subdue(game, card);
  }
  for (const { card, by } of now) emit(game, { kind: 'vanquished', card, by });
}
