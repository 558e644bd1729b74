import { type Refusal, refuse } from '../state/refusal';
import type { GameCard } from '../state/state';

/** What is engaged cannot engage again this turn (TAT-5.4-06), nor can what is subdued (TAT-5.4-20). */
export function readyRefusal(
  { id, status }: Readonly<GameCard>,
  asked: Readonly<GameCard> | null,
): Refusal | null {
  if (status === 'disengaged') return null;
  const self = id === asked?.id;
  return status === 'subdued'
    ? refuse({ code: 'subdued', self }, ['TAT-5.4-20'], [id])
    : refuse({ code: 'engaged', self }, ['TAT-5.4-06'], [id]);
}
