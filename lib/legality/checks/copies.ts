import { characterOf } from '@/lib/cards/card';
import type { ResolvedLine } from '@/lib/decks/resolve';
import type { Format } from '../format';
import { about, above, type Check, NOTHING, titlesOf } from './check-kind';

/**
 * `imperial-duplicate`: two cards of one title in the Imperial deck, other sets and subtitles
 * included; in a format of unique characters also one person under two titles.
 */
export const imperialDuplicate: Check = ({ imperial }, { format: { uniqueness } }) => {
  const twice = above(1, imperial, (line) => duplicateKey(line, uniqueness));
  return about(twice, (lines) => ({
    rules: lines.some(({ card }) => card?.type === 'persona')
      ? ['TAT-4.2-06', 'TAT-3.1.2-04']
      : ['TAT-4.2-06'],
    detail: { code: 'imperial-duplicate', titles: titlesOf(lines), by: uniqueness },
  }));
};

/** What two cards must not share: the folded title, or the person where persons are unique. */
export function duplicateKey(
  { card, titleKey }: Pick<ResolvedLine, 'card' | 'titleKey'>,
  uniqueness: Format['uniqueness'],
): string {
  if (uniqueness === 'title' || card?.character === undefined) return titleKey;
  return `person ${characterOf(card)}`;
}

/** `house-copies`: more copies of a title in the House deck than the format allows (TAT-4.2-10). */
export const houseCopies: Check = ({ house }, { format: { houseCopies: limit } }) =>
  about(above(limit, house), (lines) => ({
    rules: ['TAT-4.2-10'],
    detail: { code: 'house-copies', titles: titlesOf(lines), limit },
  }));

/**
 * `same-character`, a warning: the Imperial deck shows one person under two titles. Where a format
 * makes characters unique it is an error, `imperial-duplicate`, instead.
 */
export const sameCharacter: Check = ({ imperial }, { format }) => {
  if (format.uniqueness === 'character') return NOTHING;
  const shown = imperial.filter(({ card }) => card?.character !== undefined);
  const twice = [...new Set(shown.map(({ card }) => card?.character))]
    .map((person) => shown.filter(({ card }) => card?.character === person))
    .filter((lines) => lines.length > 1 && titlesOf(lines).length > 1);
  return about(twice.flat(), () => ({
    rules: ['TAT-3.1.2-04', 'TAT-4.2-06'],
    detail: { code: 'same-character', people: twice.map(titlesOf) },
  }));
};
