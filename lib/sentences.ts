import { once } from './once';

const AND = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));
const OR = once(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/** The word alone, as the count wants it: "card" of one, "cards" of any other. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) === 1 ? one : many;
}

/** "1 card", "3 cards"; a plural that is not made with "s" is given. */
export function counted(count: number, one: string, many?: string): string {
  return `${count} ${plural(count, one, many)}`;
}

/** "one card", "3 cards": a single thing is told in words, for the middle of a sentence. */
export function oneOrMore(count: number, one: string, many?: string): string {
  return count === 1 ? `one ${one}` : counted(count, one, many);
}

/** "A", "A and B", "A, B and C"; "A, B and 7 more" where there are more parts than `most`. */
export function listed(parts: readonly string[], most = parts.length): string {
  return AND().format(
    parts.length > most ? [...parts.slice(0, most), `${parts.length - most} more`] : parts,
  );
}

/** "A", "A or B", "A, B or C". */
export function listedOr(parts: readonly string[]): string {
  return OR().format(parts);
}

/** With a capital letter: words that begin a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** With a small letter: words that go on in a sentence. */
export function uncapital(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** With "a" or "an", by how the first word is spoken. */
export function withArticle(words: string): string {
  return `${/^[aeio]|^u(?!ni)|^heir/i.test(words) ? 'an' : 'a'} ${words}`;
}
