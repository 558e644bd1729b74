import { characterOf } from '@/lib/cards/card';
import type { ResolvedLine } from '@/lib/decks/resolve';
import type { Format } from '../format';
import { about, above, type Check, titlesOf } from './check-kind';

/**
 * `imperial-duplicate`: two cards of one title in the Imperial deck, other sets and subtitles
 * included; in a format of unique characters also one person under two titles.
 */
export const imperialDuplicate: Check = ({ imperial }, { format: { uniqueness } }) => {
  const lines = above(1, imperial, (line) => duplicateKey(line, uniqueness));
  const persons = lines.some(({ card }) => card?.type === 'persona') ? ['TAT-3.1.2-04'] : [];
  return about(lines, ['TAT-4.2-06', ...persons], {
    code: 'imperial-duplicate',
    titles: titlesOf(lines),
    by: uniqueness,
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

/** `house-copies`: more copies of a title in the House deck than the format allows (TAT-4.2-10). */
export const houseCopies: Check = ({ house }, { format: { houseCopies: limit } }) => {
  const lines = above(limit, house);
  return about(lines, ['TAT-4.2-10'], { code: 'house-copies', titles: titlesOf(lines), limit });
};

/**
 * `same-character`, a warning: the Imperial deck shows one person under two titles. Where a format
 * makes characters unique it is an error, `imperial-duplicate`, instead.
 */
export const sameCharacter: Check = ({ imperial }, { format }) => {
  if (format.uniqueness === 'character') return [];
  const people = new Set(imperial.flatMap(({ card }) => card?.character ?? []));
  const twice = [...people]
    .map((person) => imperial.filter(({ card }) => card?.character === person))
    .filter((lines) => titlesOf(lines).length > 1);
  return about(twice.flat(), ['TAT-3.1.2-04', 'TAT-4.2-06'], {
    code: 'same-character',
    people: twice.map(titlesOf),
  });
};
