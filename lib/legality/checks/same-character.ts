import type { ResolvedLine } from '@/lib/decks/resolve';
import { type Check, problemCard, titlesOf } from './check-kind';

/**
 * `same-character`, a warning: the Imperial deck shows one person under two titles. Where a format
 * makes characters unique it is an error, `imperial-duplicate`, instead.
 */
export const sameCharacter: Check = ({ imperial }, { format }, found) => {
  if (format.uniqueness === 'character') return;
  const people = new Map<string, ResolvedLine[]>();
  for (const line of imperial) {
    const person = line.card?.character;
    if (person === undefined) continue;
    const lines = people.get(person);
    if (lines === undefined) people.set(person, [line]);
    else lines.push(line);
  }
  const twice = [...people.values()].filter((lines) => titlesOf(lines).length > 1);
  if (twice.length === 0) return;
  found.push({
    severity: 'warning',
    rules: ['TAT-3.1.2-04', 'TAT-4.2-06'],
    cards: twice.flat().map(problemCard),
    detail: { code: 'same-character', people: twice.map(titlesOf) },
  });
};
