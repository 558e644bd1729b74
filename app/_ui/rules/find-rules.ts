import type { BoardRule } from '@/lib/board/rules/book';
import type { Rule } from '@/lib/rules/citations';
import { fold } from '@/lib/words/fold';
import { type Entry, isOfBoard, isQuestion } from '../data/rule-entry';

/** Where the words of a search stand in an entry, the best place first. */
type Places = readonly [id: string, section: string, text: string, notes: string];

const places = new WeakMap<Entry, Places>();

function placesOf(entry: Entry): Places {
  const known = places.get(entry);
  if (known !== undefined) return known;
  const words = isQuestion(entry)
    ? (['', `${entry.question} ${entry.ruling}`, entry.rules.join(' ')] as const)
    : ([entry.section, entry.text, [entry.notes, ...moreOf(entry)].join(' ')] as const);
  const [section, text, notes] = words.map(fold) as [string, string, string];
  const id = fold(entry.id);
  const said = `${section} ${text}`;
  const made: Places = [id, section, said, `${id} ${said} ${notes}`];
  places.set(entry, made);
  return made;
}

/** What else a line of the board game shows. */
function moreOf(rule: Rule | BoardRule): readonly (string | undefined)[] {
  return isOfBoard(rule) ? [rule.layer, rule.differs, rule.doubt] : [];
}

/**
 * Entries that say each of the words, in any form ("petition": petitioned): those first whose id begins
 * so, then those whose section is named so, then those that say it, then those whose notes do, at last
 * those that have it within a longer word ("worm": sandworm). Among equals, and where nothing is typed, in the order of the books.
 */
export function findRules(entries: readonly Entry[], text: string): readonly Entry[] {
  const sought = patternsOf(text);
  if (sought.length === 0) return entries;
  const id = fold(text);
  const within = stemsOf(text).map((word) => new RegExp(partOfWord(word), 'u'));
  const ranks: Entry[][] = [[], [], [], [], []];
  for (const entry of entries) {
    const places = placesOf(entry);
    const place = places.findIndex((words, at) =>
      at === 0 ? words.startsWith(id) : sought.every((word) => word.test(words)),
    );
    if (place >= 0) ranks[place]?.push(entry);
    else if (within.every((word) => word.test(places[3]))) ranks.at(-1)?.push(entry);
  }
  return ranks.flat();
}

/** The words of a search as they stand in a text, each whole; null for none. */
export function soughtIn(text: string): RegExp | null {
  const words = stemsOf(text).filter((word) => word.length > 1);
  return words.length === 0
    ? null
    : new RegExp(`(?:${words.map(partOfWord).join('|')})[\\p{L}]*`, 'giu');
}

const BEGINS = '(?<![\\p{L}\\p{N}])';

function patternsOf(text: string): readonly RegExp[] {
  return stemsOf(text).map((word) => new RegExp(BEGINS + escaped(word), 'u'));
}

/** So many letters are sought within words too: "worm" in sandworm, but "aid" not in said. */
const WITHIN = 4;

function partOfWord(word: string): string {
  return (word.length < WITHIN ? BEGINS : '[\\p{L}]*?') + escaped(word);
}

function stemsOf(text: string): readonly string[] {
  return fold(text).split(' ').filter(Boolean).map(stemOf);
}

/** A word without its ending, where enough of it is left: petition of "petitioning". */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|(?<=s|x|ch|sh)es|(?<!s)s)$/, '');
  return stem.length >= 4 && /^\p{L}+$/u.test(stem) ? stem : word;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
