import type { Ability, Doing } from '../abilities/ability';
import { holds, sayCondition } from '../abilities/condition';
import { type Effect, kindOf } from '../abilities/effects/table';
import { type Scene, standing } from '../abilities/scene';
import { amountOf } from '../abilities/value';
import { type Game, printed } from '../game';
import { hostOf, isSpent } from '../queries/usable';
import type { GameCard, Seat } from '../state';
import { type Said, said } from './naming';

/** Why an ability of a card cannot be used, in the order in which queries/usable.ts looks. */
export function doingReasons(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: Ability & Doing,
): Said[] {
  const { title } = printed(game, card);
  if (isSpent(game, card, ability))
    return [said(`It has been used already till the ${ability.once} ends`, 'TAT-3.2-05')];
  const engaged = engageReasons(game, seat, card, ability);
  if (engaged.length > 0) return engaged;
  const least = ability.least ?? 1;
  const scene: Scene = { ...standing(game, seat, card), x: ability.x === undefined ? null : least };
  if (ability.when !== undefined && !holds(scene, ability.when))
    return [said(`It can be used only if ${sayCondition(ability.when, title)}`, 'TAT-3.2-05')];
  if (ability.x !== undefined && amountOf(scene, ability.x) < least)
    return [said(`Its X could not even be ${least}`, 'TAT-3.2-02')];
  const say = (effect: Effect) => kindOf(effect).say(effect, title);
  const unpaid = ability.costs?.find((cost) => !kindOf(cost).possible(scene, cost));
  if (unpaid !== undefined) return [said(`You cannot ${say(unpaid)}`, 'TAT-5.4-11')];
  const [first] = ability.effects;
  return first === undefined
    ? []
    : [said(`Nothing would come of it now: ${say(first)}`, 'TAT-6.2.6-01')];
}

function engageReasons(game: Game, seat: Seat, card: GameCard, ability: Ability & Doing): Said[] {
  if (ability.kind !== 'operation' || ability.engage === 'nothing') return [];
  const engaging = ability.engage === 'this' ? card : hostOf(game, card);
  if (engaging === null || engaging.place.seat !== seat)
    return [said('It has no host that could engage', 'TAT-6.2.6-01')];
  return engaging.status === 'disengaged' ? [] : [engagedReason(game, card, engaging)];
}

/** What is engaged cannot engage again this turn (TAT-5.4-06). */
export function engagedReason(game: Game, card: GameCard, engaging: GameCard): Said {
  const who = engaging.id === card.id ? 'It' : printed(game, engaging).title;
  return engaging.status === 'subdued'
    ? said(`${who} is subdued`, 'TAT-5.4-20')
    : said(`${who} is engaged till the next Opening Interval`, 'TAT-5.4-06');
}
