import { changeTokens } from '../../atoms/cards';
import { byId, cardAt } from '../../state/game';
import type { GameCard } from '../../state/state';
import { inSight } from '../aim';
import { oneOfCards } from '../choice';
import { type EffectOf, effectKind } from '../effects/kind';
import { type Filter, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { matches } from '../matching';
import type { Scene } from '../scene';
import { amountOf, sayMuch, valueSchema } from '../value';

const shape = { amount: valueSchema, among: filterSchema };
type TakeDeferment = EffectOf<'take-deferment', typeof shape>;

/**
 * Deferment tokens discarded off one or more cards, as the House likes: it names a card for each, in any order
 * (C41). Of one that turns out to be no such card none is taken (C42).
 */
export const takeDeferment = effectKind({
  kind: 'take-deferment',
  shape,
  say: ({ amount, among }, title) =>
    `take ${sayMuch(amount, 'deferment tokens', title)} off ${sayFilter(among, 'many')}, divided as you like`,
  possible: (scene, { among }) => open(scene, among, []).length > 0,
  ask(scene, effect, picks) {
    if (picks.length >= amountOf(scene, effect.amount)) return null;
    return oneOfCards(scene.seat, open(scene, effect.among, picks));
  },
  run,
});

/** The cards that have tokens left. */
function open(scene: Scene, among: Filter, picks: readonly number[]): GameCard[] {
  return inSight(
    scene,
    { choose: among },
    ({ id, deferment }) => deferment > picks.filter((pick) => pick === id).length,
  );
}

function run(
  scene: Scene,
  { among }: TakeDeferment,
  picks: readonly number[],
  frame: { readonly targets: number[] },
): void {
  const { game } = scene;
  const named = [...new Set(picks)].map((pick) => cardAt(game, pick)).sort(byId);
  for (const card of named) {
    frame.targets.push(card.id);
    const many = picks.filter((pick) => pick === card.id).length;
    if (matches(scene, among, card)) changeTokens(game, card.id, 'deferment', -many);
  }
}
