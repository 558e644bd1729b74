import type { ResolvedLine } from '@/lib/decks/resolve';
import type { ProblemDetail } from '../problem';
import { about, above, type Check } from './check-kind';

/**
 * `format`: a card of a set that is not allowed, a banned title, or a restricted one more than once.
 * A format speaks of every card that a player brings, home world and programs too.
 */
export const format: Check = ({ all }, { format: { id, name }, sets, banned, restricted }) => {
  const report = (
    why: Extract<ProblemDetail, { code: 'format' }>['why'],
    lines: readonly ResolvedLine[],
  ) => about(lines, [], { code: 'format', why, format: id, name });
  const limited = all.filter(({ titleKey }) => restricted.has(titleKey));
  return [
    ...report(
      'set',
      all.filter(({ card }) => card !== null && !sets.has(card.set)),
    ),
    ...report(
      'banned',
      all.filter(({ titleKey }) => banned.has(titleKey)),
    ),
    ...report('restricted', above(1, limited)),
  ];
};
