import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { cardName } from '@/lib/engine/narration/naming';
import type { View } from '@/lib/engine/state/view';
import { yieldOf } from './gain';
import type { Places } from './places';

/** The uses of several cards in one move. */
export interface UsesTogether {
  readonly actions: readonly [Action, ...Action[]];
  /** The cards, in the same order. */
  readonly names: readonly string[];
  /** "+9 solaris, +1 spice": what all of them give. */
  readonly gives: string;
}

/** The uses of all cards that give goods and leave nothing to choose; null where there are fewer than two. */
export function usesTogether(
  view: View,
  catalogue: GameCatalogue,
  places: Places,
): UsesTogether | null {
  const uses = [...places.cards.values()].flatMap(([action, ...others]) => {
    const gives = action && others.length === 0 ? yieldOf(view, catalogue, action) : null;
    return action === undefined || gives === null ? [] : [{ action, gives }];
  });
  const [first, ...more] = uses;
  if (first === undefined || more.length === 0) return null;
  const goods = [...new Set(uses.map(({ gives }) => gives.good))];
  const sumOf = (good: string) =>
    uses.reduce((sum, { gives }) => sum + (gives.good === good ? gives.many : 0), 0);
  return {
    actions: [first.action, ...more.map(({ action }) => action)],
    names: uses.map(({ action }) =>
      'card' in action ? cardName(view, catalogue, action.card ?? -1) : '',
    ),
    gives: goods.map((good) => `+${sumOf(good)} ${good}`).join(', '),
  };
}
