import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { cardName } from '@/lib/engine/narration/naming';
import { envoysOf } from '@/lib/engine/operations/admission';
import { subjectOf } from '@/lib/engine/refusals';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { yieldOf } from './gain';
import type { Places } from './places';
import { nearWords } from './to-win';

/** The uses of several cards in one move. */
export interface UsesTogether {
  readonly actions: readonly [Action, ...Action[]];
  /** The cards, in the same order. */
  readonly names: readonly string[];
  /** "+9 solaris, +1 spice": what all of them give. */
  readonly gives: string;
  /** The use of the envoy that is kept, of which more is known after the others; or null. */
  readonly kept: Action | null;
}

/**
 * The uses of all cards that give goods and leave nothing to choose, but for the last envoy where it may soon be asked for
 * (TAT-6.2.7-03); null where there are fewer than two.
 */
export function usesTogether(
  view: View,
  catalogue: GameCatalogue,
  places: Places,
): UsesTogether | null {
  const all = [...places.cards.values()].flatMap(([action, ...others]) => {
    const gives = action && others.length === 0 ? yieldOf(view, catalogue, action) : null;
    return action === undefined || gives === null ? [] : [{ action, gives }];
  });
  const used = all.map(({ action }) => subjectOf(action) ?? -1);
  const kept = envoyKept(view, catalogue, used);
  const uses = all.filter(({ action }) => subjectOf(action) !== kept);
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
    kept: all.find(({ action }) => subjectOf(action) === kept)?.action ?? null,
    gives: goods.map((good) => `+${sumOf(good)} ${good}`).join(', '),
  };
}

/** The last of the House's envoys among these cards where its victory is near and they are all that it has; else null. */
function envoyKept(
  view: View,
  catalogue: GameCatalogue,
  used: readonly GameCardId[],
): GameCardId | null {
  const seat = view.decision?.seat ?? -1;
  const house = view.houses[seat];
  if (house === undefined || nearWords(house) === '') return null;
  const envoys = envoysOf(takeUpView(view, catalogue), seat).map(({ id }) => id);
  const leavesOne = envoys.some((id) => !used.includes(id));
  return leavesOne ? null : (used.findLast((id) => envoys.includes(id)) ?? null);
}
