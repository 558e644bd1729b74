import { characterOf } from '@/lib/cards/card';
import type { ResolvedLine } from '@/lib/decks/resolve';
import type { Format } from '../format';
import { type Check, problemCard, titlesOf } from './check-kind';

/**
 * `imperial-duplicate`: two cards of one title in the Imperial deck, other sets and subtitles
 * included; in a format of unique characters also one person under two titles.
 */
export const imperialDuplicate: Check = ({ imperial }, { format }, found) => {
  const counts = new Map<string, number>();
  let most = 0;
  for (const line of imperial) {
    const key = duplicateKey(line, format.uniqueness);
    const count = (counts.get(key) ?? 0) + line.count;
    counts.set(key, count);
    if (count > most) most = count;
  }
  if (most <= 1) return;
  const lines = imperial.filter(
    (line) => (counts.get(duplicateKey(line, format.uniqueness)) ?? 0) > 1,
  );
  found.push({
    severity: 'error',
    rules: lines.some(({ card }) => card?.type === 'persona')
      ? ['TAT-4.2-06', 'TAT-3.1.2-04']
      : ['TAT-4.2-06'],
    cards: lines.map(problemCard),
    detail: { code: 'imperial-duplicate', titles: titlesOf(lines), by: format.uniqueness },
  });
};

/** What two cards must not share: the folded title, or the person where persons are unique. */
export function duplicateKey(
  { card, titleKey }: Pick<ResolvedLine, 'card' | 'titleKey'>,
  uniqueness: Format['uniqueness'],
): string {
  if (uniqueness === 'title' || card?.character === undefined) return titleKey;
  return `person ${characterOf(card)}`;
}
