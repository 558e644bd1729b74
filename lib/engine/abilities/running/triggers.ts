import { changeTokens } from '../../atoms/cards';
import { endLasting, push } from '../../atoms/flow';
import { abilitiesOn } from '../../queries/abilities-on';
import { actingFor } from '../../queries/acting';
import { isDeployed } from '../../queries/face-up';
import { unignored } from '../../queries/lasting';
import { doingRefusal } from '../../queries/usable';
import type { EffectCause } from '../../state/frames';
import { cardAt, type Game, isQuiet } from '../../state/game';
import type { GameEvent } from '../../state/log-events';
import type { GameCard, GameCardId, Seat } from '../../state/state';
import { inInitiativeOrder } from '../../windows/open-window';
import type { Ability } from '../ability';
import { ofKind } from '../by-kind';
import { holds } from '../condition';
import { causeIn } from '../pattern';
import { standing } from '../scene';
import { awaitedFrame, carryOut } from './carry-out';

/**
 * Lets what has happened since the last look set off what waits for it: programs get tokens
 * (TAT-6.2.6-14, not while subdued, TAT-6.2.6-15), triggers are carried out in initiative order.
 */
export function answerEvents(game: Game): void {
  if (game.heard === game.events.length || game.state.outcome !== null) return;
  const fresh = game.events.slice(game.heard).filter((event) => !isQuiet(event));
  game.heard = game.events.length;
  if (fresh.length === 0) return;
  const listeners = listenersOf(game, fresh);
  answerAwaited(game, fresh);
  if (listeners.length === 0) return;
  const answers: [Listener, EffectCause][] = [];
  const given = new Set<GameCardId>();
  for (const event of fresh)
    for (const listener of listeners) {
      const { seat, card, ability } = listener;
      const scene = standing(game, seat, card);
      const cause = causeIn(scene, ability.on, event);
      if (cause === null) continue;
      if (ability.kind === 'trigger') {
        // What must be done, and once, is done for the first of several things that happen at a time.
        const only = ability.once !== undefined && ability.may !== true;
        if (only && answers.some(([one]) => one.card === card && one.ability === ability)) continue;
        if (doingRefusal(game, seat, card, ability, cause) === null)
          answers.push([listener, cause]);
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
  for (const lasting of unignored(game).filter(({ waits }) => waits !== undefined)) {
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

interface Listener {
  readonly seat: Seat;
  readonly card: GameCard;
  readonly ability: Extract<Ability, { kind: 'trigger' | 'token' }>;
  readonly at: number;
}

/**
 * What is deployed hears everything. A card that has just gone down hears its own fall still, and one that
 * was vanquished whatever was vanquished with it: all of that comes at once (TAT-6.2.11-63, C44).
 */
function listenersOf(game: Game, events: readonly GameEvent[]): Listener[] {
  const found: Listener[] = [];
  const vanquished = events.flatMap((one) => (one.kind === 'vanquished' ? [one.card] : []));
  const subdued = events.flatMap((one) =>
    one.kind === 'turned' && one.to === 'subdued' ? [one.card] : [],
  );
  for (const seat of inInitiativeOrder(game))
    for (const id of game.state.houses[seat]?.zones.domain ?? []) {
      const card = cardAt(game, id);
      const down = !isDeployed(card);
      const beaten = vanquished.includes(id);
      if (down && !beaten && !subdued.includes(id)) continue;
      const abilities = abilitiesOn(game, card);
      for (const { ability, at } of ofKind(abilities, 'trigger'))
        if (!down || ability.on.card === 'this' || (beaten && ability.on.event === 'vanquished'))
          found.push({ seat: actingFor(game, card), card, ability, at });
      if (!down)
        for (const { ability, at } of ofKind(abilities, 'token'))
          found.push({ seat, card, ability, at });
    }
  return found;
}
