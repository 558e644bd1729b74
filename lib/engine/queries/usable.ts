import type { Ability, Doing } from '../abilities/ability';
import { holds } from '../abilities/condition';
import { type Effect, kindOf } from '../abilities/effects/table';
import { type Scene, standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import type { EffectCause } from '../frames';
import { cardAt, type Game } from '../game';
import type { GameCard, Seat } from '../state';
import { abilitiesOn } from './abilities-on';
import { isDeployed } from './face-up';

/**
 * Whether an ability may be used now: what it engages is disengaged, its condition holds, its costs
 * can be paid with the least X, and its first effect can do something.
 */
export function mayDo(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: Ability & Doing,
  cause: EffectCause | null = null,
): boolean {
  if (isSpent(game, card, ability)) return false;
  const scene: Scene = {
    ...standing(game, seat, card),
    cause,
    x: ability.x === undefined ? null : (ability.least ?? 1),
  };
  if (ability.kind === 'operation' && ability.engage !== 'nothing') {
    const engaged = ability.engage === 'this' ? card : hostOf(game, card);
    if (engaged?.status !== 'disengaged' || engaged.place.seat !== seat) return false;
  }
  if (ability.when !== undefined && !holds(scene, ability.when)) return false;
  if (ability.x !== undefined && amountOf(scene, ability.x) < (ability.least ?? 1)) return false;
  if (ability.costs?.every((cost) => kindOf(cost).possible(scene, cost)) === false) return false;
  // A cost may choose the very card that the first effect is done to.
  if (ability.costs !== undefined && ability.effects.some(isAtTarget)) return true;
  return ability.effects.some((effect) => kindOf(effect).possible(scene, effect));
}

/** Whether a card has done already what it may do once till a term ends. */
export function isSpent({ state }: Game, card: Readonly<GameCard>, ability: Ability): boolean {
  if (!('once' in ability) || ability.once === undefined) return false;
  const at = abilitiesOn(state, card).indexOf(ability);
  return state.lasting.some(({ card: id, used }) => id === card.id && used === at);
}

/** Whether an effect is done to what was chosen before it. */
function isAtTarget(effect: Effect): boolean {
  return (
    ('cards' in effect && effect.cards === 'target') || ('on' in effect && effect.on === 'target')
  );
}

export function hostOf(game: Game, card: Readonly<GameCard>): GameCard | null {
  return card.place.host === null ? null : cardAt(game, card.place.host);
}

/** The abilities of deployed cards that a House may use, as pairs of card and index, by card number. */
export function usableOperations(
  game: Game,
  seat: Seat,
  fits: (ability: Extract<Ability, { kind: 'operation' }>) => boolean,
): { readonly card: number; readonly ability: number }[] {
  const found: { card: number; ability: number }[] = [];
  for (const id of game.state.houses[seat]?.zones.domain ?? []) {
    const card = cardAt(game, id);
    if (!isDeployed(card)) continue;
    const abilities = abilitiesOn(game.state, card);
    for (const [at, ability] of abilities.entries())
      if (ability.kind === 'operation' && fits(ability) && mayDo(game, seat, card, ability))
        found.push({ card: id, ability: at });
  }
  return found.sort((one, other) => one.card - other.card || one.ability - other.ability);
}
