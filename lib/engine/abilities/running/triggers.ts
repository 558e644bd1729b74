import { changeTokens } from '../../atoms/cards';
import { endLasting, push } from '../../atoms/flow';
import { abilitiesOn } from '../../queries/abilities-on';
import { actingFor } from '../../queries/acting';
import { isDeployed } from '../../queries/face-up';
import { cardsInDomain, governedBy } from '../../queries/governed';
import { doingRefusal } from '../../queries/usable';
import type { EffectCause } from '../../state/frames';
import { cardAt, type Game, isQuiet, type Said } from '../../state/game';
import type { GameEvent } from '../../state/log-events';
import type { GameCard, GameCardId, Seat } from '../../state/state';
import { inInitiativeOrder } from '../../windows/open-window';
import { ofKind } from '../by-kind';
import { holds } from '../condition';
import { causeIn, isHeard } from '../pattern';
import { standing } from '../scene';
import { awaitedFrame, carryOut } from './carry-out';

/**
 * Lets what has happened since the last look set off what waits for it: programs get tokens
 * (TAT-6.2.6-14, not while subdued, TAT-6.2.6-15), triggers are carried out in initiative order.
 */
export function answerEvents(game: Game): void {
  if (game.heard === game.events.length || game.state.outcome !== null) return;
  const fresh: GameEvent[] = [];
  for (let at = game.heard; at < game.events.length; at += 1) {
    const event = game.events[at];
    if (event !== undefined && !isQuiet(event)) fresh.push(event);
  }
  game.heard = game.events.length;
  if (fresh.length === 0) return;
  const listeners = listenersOf(game, fresh);
  if (game.state.lasting.length > 0) answerAwaited(game, fresh);
  if (listeners.length === 0) return;
  const answers: [Listener & { readonly seat: Seat }, EffectCause][] = [];
  const given = new Set<GameCardId>();
  for (const event of fresh)
    for (const listener of listeners) {
      const { card, ability } = listener;
      if (!isHeard(ability.on, event)) continue;
      const seat = ability.kind === 'trigger' ? actingFor(game, card) : card.place.seat;
      const scene = standing(game, seat, card);
      const cause = causeIn(scene, ability.on, event);
      if (cause === null) continue;
      if (ability.kind === 'trigger') {
        if (doingRefusal(game, seat, card, ability, cause) === null)
          answers.push([{ ...listener, seat }, cause]);
      } else if (
        (ability.when === undefined || holds({ ...scene, cause }, ability.when)) &&
        !(ability.together === true && given.has(card.id))
      ) {
        given.add(card.id);
        changeTokens(game, card.id, 'program', 1);
      }
    }
  // The first lies on top of the stack.
  for (const [{ seat, card, at }, cause] of answers.reverse())
    carryOut(game, seat, card, at, cause);
}

/** Effects that have waited for what has just happened are over as they are carried out. */
function answerAwaited(game: Game, events: readonly GameEvent[]): void {
  for (const lasting of game.state.lasting.filter(({ waits }) => waits !== undefined)) {
    const { id, card, seat, on, waits } = lasting;
    if (waits === undefined) continue;
    const scene = standing(game, seat, cardAt(game, card), on);
    const [cause] = events.flatMap((event) => causeIn(scene, waits.on, event) ?? []);
    if (cause === undefined) continue;
    endLasting(game, id);
    const doer = waits.by === 'doer' ? cause.seat : seat;
    push(game.state, awaitedFrame(lasting, waits, doer, cause));
  }
}

type Listener = Said<'trigger' | 'token'>;

/**
 * Whatever may answer to some events. What is deployed hears everything, in initiative order. A card that has just gone down hears its own fall
 * still, and one that was vanquished whatever was vanquished with it: all of that comes at once (TAT-6.2.11-63,
 * C44).
 */
function listenersOf(game: Game, events: readonly GameEvent[]): readonly Listener[] {
  const falls = events.some(isFall);
  const listeners: Listener[] = [];
  for (const seat of inInitiativeOrder(game)) {
    const all = falls ? hearingStill(game, seat, events) : hearing(game, seat);
    for (const one of all)
      if (events.some((event) => isHeard(one.ability.on, event))) listeners.push(one);
  }
  return listeners;
}

/** What the deployed cards of a House listen to. */
function hearing(game: Game, seat: Seat): readonly Listener[] {
  const known = game.table.hears[seat];
  if (known !== undefined) return known;
  const heard: Listener[] = [];
  for (const card of governedBy(game, seat)) heard.push(...listening(game, card));
  game.table.hears[seat] = heard;
  return heard;
}

function isFall(event: GameEvent): event is Extract<GameEvent, { kind: 'turned' }> {
  return event.kind === 'turned' && event.to === 'subdued';
}

function hearingStill(game: Game, seat: Seat, events: readonly GameEvent[]): readonly Listener[] {
  const down = events.filter(isFall).map(({ card }) => card);
  // Whatever was vanquished has gone down as well, but for what an effect spares.
  const vanquished = events.flatMap((event) => (event.kind === 'vanquished' ? event.card : []));
  return cardsInDomain(game, seat).flatMap((card) => {
    if (isDeployed(card)) return listening(game, card);
    if (!down.includes(card.id)) return [];
    const beaten = vanquished.includes(card.id);
    return listening(game, card).filter(
      ({ ability: { kind, on } }) =>
        kind === 'trigger' && (on.card === 'this' || (beaten && on.event === 'vanquished')),
    );
  });
}

function listening(game: Game, card: GameCard): readonly Listener[] {
  const abilities = abilitiesOn(game, card);
  const triggers = ofKind(abilities, 'trigger');
  const tokens = ofKind(abilities, 'token');
  if (triggers.length + tokens.length === 0) return SILENT;
  const heard: Listener[] = [];
  for (const { ability, at } of triggers) heard.push({ card, ability, at });
  for (const { ability, at } of tokens) heard.push({ card, ability, at });
  return heard;
}

const SILENT: readonly Listener[] = [];
