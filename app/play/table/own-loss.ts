import { inSight } from '@/lib/engine/abilities/aim';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { doingOf, playAbility } from '@/lib/engine/abilities/running/carry-out';
import { standing } from '@/lib/engine/abilities/scene';
import type { Action } from '@/lib/engine/actions';
import { cardName } from '@/lib/engine/narration/naming';
import { cardAt } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { View } from '@/lib/engine/state/view';
import { doomOf } from '@/lib/players/steward/worth';

/** What becomes of an own card, where it is worse for its House. */
const LOSSES: Readonly<Record<string, string>> = { subdue: 'subdued', discard: 'discarded' };

/**
 * What the use of a card does to cards of its own House alone: "Dr. Yueh is subdued", "one of your cards is discarded"; ''
 * where it does nothing of the kind. What it is paid with is no such loss: the sentence of the card says so first.
 */
export function ownLoss(view: View, catalogue: GameCatalogue, action: Action): string {
  if (action.kind !== 'use' && action.kind !== 'activate' && action.kind !== 'tactic') return '';
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const card = cardAt(game, action.card);
  const at = action.kind === 'use' ? action.ability : playAbility(game, card);
  const scene = standing(game, seat, card);
  for (const effect of doingOf(game, card, at)?.effects ?? []) {
    const doom = doomOf(effect);
    const becomes = LOSSES[doom?.doom ?? ''];
    if (doom === null || becomes === undefined) continue;
    const meant = inSight(scene, doom.aim);
    const [first, ...others] = meant;
    if (first === undefined || meant.some(({ place }) => place.seat !== seat)) continue;
    const which = others.length > 0 ? 'one of your cards' : cardName(view, catalogue, first.id);
    return `${which} is ${becomes}`;
  }
  return '';
}
