import type { ResolvedLine } from '@/lib/decks/resolve';
import type { ProblemDetail } from '../problem';
import { about, above, type Check, NOTHING } from './check-kind';

/**
 * `format`: a card of a set that is not allowed, a banned title, or a restricted one more than once.
 * A format speaks of every card that a player brings, home world and programs too.
 */
export const format: Check = ({ all }, { format: { id, name }, sets, banned, restricted }) => {
  const report = (
    why: Extract<ProblemDetail, { code: 'format' }>['why'],
    lines: readonly ResolvedLine[],
  ) => about(lines, () => ({ rules: [], detail: { code: 'format', why, format: id, name } }));
  const listed = (titles: ReadonlySet<string>) =>
    titles.size === 0 ? NOTHING : all.filter(({ titleKey }) => titles.has(titleKey));
  const foreign = all.filter(({ card }) => card !== null && !sets.has(card.set));
  return [
    ...report('set', foreign),
    ...report('banned', listed(banned)),
    ...report('restricted', above(1, listed(restricted))),
  ];
};
