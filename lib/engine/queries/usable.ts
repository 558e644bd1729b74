import type { Ability, Doing } from '../abilities/ability';
import { ofKind } from '../abilities/by-kind';
import { holds } from '../abilities/condition';
import { type Effect, kindOf } from '../abilities/effects/table';
import { doingOf, engagedFor, playAbility } from '../abilities/running/carry-out';
import type { Scene } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import type { EffectCause } from '../state/frames';
import { type Game, type Said, seatsInPlay, type Uses } from '../state/game';
import { always, type Check, type Refusal, refuse } from '../state/refusal';
import { asSeenBy } from '../state/sight';
import type { GameCard, GameCardId, Seat } from '../state/state';
import { abilitiesOn } from './abilities-on';
import { userOf } from './acting';
import { readyRefusal } from './face-up';
import { governedBy, hostOf } from './governed';

/**
 * What stands first against using an ability now: it is spent, what it engages is not disengaged, its condition
 * does not hold, its costs cannot be paid with the least X, its effects can do nothing. All that as the House
 * sees it.
 */
export function doingRefusal(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: Ability & Doing,
  cause: EffectCause | null = null,
): Refusal | null {
  return asSeenBy(game, seat, () => standsAgainst(game, seat, card, ability, cause));
}

const NOTHING: readonly never[] = [];

function standsAgainst(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: Ability & Doing,
  cause: EffectCause | null,
): Refusal | null {
  if (isSpent(game, card, ability))
    return refuse({ code: 'used-up', till: ability.once ?? 'turn' }, ['TAT-3.2-05']);
  const engaging = engagingRefusal(game, seat, card, ability);
  if (engaging !== null) return engaging;
  const least = ability.least ?? 1;
  const scene: Scene = {
    game,
    seat,
    card,
    // What speaks of no X does not look at it.
    x: least,
    targets: NOTHING,
    houses: NOTHING,
    cause,
    bearer: null,
    marks: null,
    engages: engagedFor(ability, card.id, card.place.host),
  };
  const { when, costs, effects } = ability;
  if (when !== undefined && !holds(scene, when))
    return refuse({ code: 'condition', condition: when }, ['TAT-3.2-05'], [card.id]);
  if (ability.x !== undefined && amountOf(scene, ability.x) < least)
    return refuse({ code: 'least-x', least }, ['TAT-3.2-02']);
  // What an earlier cost will have chosen is not known yet.
  const unpaid = costs?.find((cost) => !isAtTarget(cost) && !kindOf(cost).possible(scene, cost));
  if (unpaid !== undefined)
    return refuse({ code: 'cost-unpaid', effect: unpaid }, ['TAT-5.4-11'], [card.id]);
  // A cost may choose the very card that the first effect is done to.
  if (costs !== undefined && effects.some(isAtTarget)) return null;
  if (canDo(scene, effects)) return null;
  return refuse({ code: 'no-effect', effects }, ['TAT-6.2.6-01'], [card.id]);
}

/**
 * Whether effects can do something (TAT-6.2.6-01). What begins by naming a card needs one, what begins by naming a
 * House needs one to which something can be done; and what waits follows on what is done before it, so that it
 * alone is no reason to use anything.
 */
function canDo(scene: Scene, [first, ...later]: Doing['effects']): boolean {
  const can = (effect: Effect, at = scene) => kindOf(effect).possible(at, effect);
  const follows = (at: Scene) => later.some((one) => one.kind !== 'await' && can(one, at));
  if (first === undefined) return false;
  if (first.kind === 'choose-house' && later.length > 0)
    return seatsNamed(scene, first).some((seat) => follows({ ...scene, houses: [seat] }));
  return can(first) || (first.kind !== 'choose-card' && follows(scene));
}

/** The Houses that an effect lets its House name. */
function seatsNamed(scene: Scene, effect: Effect): readonly Seat[] {
  const options = kindOf(effect).ask(scene, effect, [])?.options ?? [];
  return options.flatMap((one) => (one.kind === 'choose-house' ? [one.seat] : []));
}

const NOTHING_ENGAGES = always('nothing-engages', 'TAT-6.2.6-01');

function engagingRefusal(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: Ability & Doing,
): Refusal | null {
  if (ability.kind !== 'operation' || ability.engage === 'nothing') return null;
  const engaging = ability.engage === 'this' ? card : hostOf(game, card);
  if (engaging === null || engaging.place.seat !== seat) return NOTHING_ENGAGES;
  return readyRefusal(engaging, card);
}

/** What a tactic, venture, program or event says must be possible. */
export const playable: Check<Seat, GameCard> = (game, seat, card) => {
  const doing = doingOf(game, card, playAbility(game, card));
  return doing === null ? null : doingRefusal(game, seat, card, doing);
};

/** Whether a card has done already what it may do once till a term ends. */
export function isSpent(game: Game, card: Readonly<GameCard>, ability: Ability): boolean {
  if (!('once' in ability) || ability.once === undefined) return false;
  const at = abilitiesOn(game, card).indexOf(ability);
  return game.state.lasting.some(({ card: id, used }) => id === card.id && used === at);
}

/** Whether an effect is done to what was chosen before it, or to cards on that. */
export function isAtTarget(effect: Effect): boolean {
  const aim = kindOf(effect).aim?.(effect);
  if (typeof aim !== 'object') return aim === 'target';
  return 'choose' in aim && aim.choose.on === 'target';
}

/** Those of some operations on the table that a House may use, as pairs of card and index, by card number. */
export function usableOperations(
  game: Game,
  seat: Seat,
  uses: readonly Said<'operation'>[],
): readonly { readonly card: GameCardId; readonly ability: number }[] {
  if (uses.length === 0) return NOTHING;
  const found: { readonly card: GameCardId; readonly ability: number }[] = [];
  asSeenBy(game, seat, () => {
    for (const { card, ability, at } of uses)
      if (
        (ability.by !== undefined || userOf(game, card) === seat) &&
        standsAgainst(game, seat, card, ability, null) === null
      )
        found.push({ card: card.id, ability: at });
  });
  return found.sort((one, other) => one.card - other.card || one.ability - other.ability);
}

/** All operations of deployed cards. */
export function usesOnTable(game: Game): Uses {
  if (game.table.uses !== null) return game.table.uses;
  const inInterval: Said<'operation'>[] = [];
  const asTactics: Said<'operation'>[] = [];
  for (const seat of seatsInPlay(game))
    for (const card of governedBy(game, seat))
      for (const { ability, at } of ofKind(abilitiesOn(game, card), 'operation'))
        (ability.window === undefined ? inInterval : asTactics).push({ card, ability, at });
  game.table.uses = { inInterval, asTactics };
  return game.table.uses;
}
