import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { priceOf } from '@/lib/engine/narration/price';
import { riteProspects } from '@/lib/engine/rite/prospect';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';

/**
 * What comes of each target in so few words as stand on its card: the price, or how a rite against it would end, "falls: 5 to
 * 4". Nothing of a target with several choices. `again`: what wants another press.
 */
export function aimNotes(
  view: View,
  catalogue: GameCatalogue,
  targets: ReadonlyMap<GameCardId, readonly Action[]>,
  again: Action | null,
): ReadonlyMap<GameCardId, string> {
  const game = takeUpView(view, catalogue);
  const prospect = riteProspects(view, catalogue);
  const noteOf = (action: Action): string => {
    if (action === again) return 'press again';
    if (action.kind !== 'rite') return priceOf(game, view.decision?.seat ?? 0, action) ?? '';
    const begun = prospect(action);
    if (begun === null) return '';
    // with all who may take part
    const { force, needs, isVanquished } = begun.joined;
    const falls = begun.attack.isVanquished ? 'falls' : 'can fall';
    return `${isVanquished ? falls : 'stands'}: ${force} to ${needs.join(' + ')}`;
  };
  return new Map(
    [...targets].map(([card, [only, ...more]]) => [
      card,
      only === undefined || more.length > 0 ? '' : noteOf(only),
    ]),
  );
}
