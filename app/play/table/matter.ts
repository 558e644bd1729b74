import type { PetitionFrame, RiteFrame } from '@/lib/engine/state/frames';
import type { GameCardId, Outcome } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import type { Aim } from './table-context';
import type { RiteOver } from './table-log';

/** What stands in the middle of the table: one of these, the first that there is. */
export type Matter =
  | { readonly kind: 'end'; readonly outcome: Outcome }
  | { readonly kind: 'aim'; readonly aim: Aim }
  | { readonly kind: 'rite'; readonly rite: Readonly<RiteFrame> }
  | { readonly kind: 'petition'; readonly petition: Readonly<PetitionFrame> }
  | { readonly kind: 'declared'; readonly card: GameCardId }
  | { readonly kind: 'over'; readonly over: RiteOver }
  | { readonly kind: 'nothing' };

/**
 * The end, a card on its way, the rite or petition that is on, or else what was declared and can be answered, or a rite that is
 * `over`, where that is still shown.
 */
export function matterOf(
  { frames, outcome, houses }: View,
  aim: Aim | null,
  over: RiteOver | null = null,
): Matter {
  if (outcome !== null) return { kind: 'end', outcome };
  if (aim !== null) return { kind: 'aim', aim };
  const frame = frames.findLast((one) => one.step === 'rite' || one.step === 'petition');
  if (frame?.step === 'rite') return { kind: 'rite', rite: frame };
  if (frame?.step === 'petition') return { kind: 'petition', petition: frame };
  const top = frames.at(-1);
  const isDeclared = top?.step === 'window' && top.timing === 'declaration';
  if (houses.length > 1 && isDeclared && top.card !== null)
    return { kind: 'declared', card: top.card };
  return over === null ? { kind: 'nothing' } : { kind: 'over', over };
}

/** Whether the stage stands in the middle; a House alone has none for its petitions. */
export function isOnStage(view: View, aim: Aim | null, matter = matterOf(view, aim)): boolean {
  const { kind } = matter;
  return kind !== 'nothing' && (kind !== 'petition' || view.houses.length > 1);
}
