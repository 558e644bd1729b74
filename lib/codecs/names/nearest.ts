import { distance } from 'fastest-levenshtein';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { words } from './words';

/** How many cards are offered for a line that matches none. */
const OFFERED = 5;
/** Names that share most pairs of letters with the text; only these are compared in full. */
const SHORTLIST = 12;
/** Names that share less (whole share plus half of the part's) are passed over. */
const LEAST_SHARED = 0.3;
/** Below this likeness (0 to 1) a name is no help. */
const LEAST_LIKENESS = 0.4;
/** Longest part of a text that is compared. */
const COMPARED = 60;
/** Most words of a text that are compared one by one. */
const TOKENS = 8;
/** Words that say nothing about which card is meant. */
const FILLERS: ReadonlySet<string> = new Set(['of', 'the', 'and', 'in', 'to', 'a']);

/** What a title is ahead of an alias that is as near. */
const TITLE_FIRST = 0.01;

interface Name {
  readonly card: Card;
  /** The card's own title, with or without subtitle. */
  readonly own: boolean;
  readonly text: string;
  readonly tokens: readonly string[];
  readonly pairs: number;
}

/** Names by the pairs of letters in them, so that a misspelt one is found without reading all. */
export interface NearestIndex {
  readonly names: readonly Name[];
  readonly byPair: ReadonlyMap<string, readonly number[]>;
}

export function createNearest(
  catalogue: Catalogue,
  namesOf: (card: Card) => readonly string[],
): NearestIndex {
  const names: Name[] = [];
  const byPair = new Map<string, number[]>();
  for (const card of catalogue.cards) {
    for (const text of namesOf(card)) {
      const pairs = pairsOf(text);
      for (const pair of pairs) {
        const holders = byPair.get(pair);
        if (holders === undefined) byPair.set(pair, [names.length]);
        else holders.push(names.length);
      }
      const own = text.startsWith(words(card.title));
      names.push({ card, own, text, tokens: tokensOf(text), pairs: pairs.size });
    }
  }
  return { names, byPair };
}

/** The cards whose names are most like a text, best first, five at most; none when nothing is like it. */
export function nearestCards(index: NearestIndex, text: string): readonly Card[] {
  const asked = words(text).slice(0, COMPARED);
  const tokens = tokensOf(asked).slice(0, TOKENS);
  const best = new Map<Card, number>();
  for (const name of shortlist(index, asked)) {
    const likeness = likenessOf(asked, tokens, name);
    if (likeness >= LEAST_LIKENESS && likeness > (best.get(name.card) ?? 0))
      best.set(name.card, likeness);
  }
  // Sorting is stable, so cards of equal likeness stand in the catalogue's order.
  return [...best]
    .sort((a, b) => b[1] - a[1])
    .slice(0, OFFERED)
    .map(([card]) => card);
}

function shortlist(index: NearestIndex, asked: string): readonly Name[] {
  const pairs = pairsOf(asked);
  const shared = new Uint16Array(index.names.length);
  for (const pair of pairs)
    for (const at of index.byPair.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1;
  const scored: { readonly name: Name; readonly score: number }[] = [];
  for (const [at, name] of index.names.entries()) {
    const common = shared[at] ?? 0;
    if (common === 0) continue;
    // Names are found both by being alike as a whole and by holding the text or standing in it.
    const whole = (2 * common) / (pairs.size + name.pairs);
    const score = whole + common / Math.min(pairs.size, name.pairs) / 2;
    if (score >= LEAST_SHARED) scored.push({ name, score });
  }
  const best = scored.sort((a, b) => b.score - a.score).slice(0, SHORTLIST);
  return best.map(({ name }) => name);
}

/** 0 to 1: alike letter by letter, or word by word in any order. */
function likenessOf(asked: string, tokens: readonly string[], name: Name): number {
  const likeness = Math.max(alike(asked, name.text), 0.9 * wordsAlike(tokens, name.tokens));
  return name.own ? likeness : likeness - TITLE_FIRST;
}

function alike(a: string, b: string): number {
  return a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

/** Whether one word is less than half of the other: then they cannot be alike. */
function unequal(a: string, b: string): boolean {
  return a.length * 2 < b.length || b.length * 2 < a.length;
}

/** How well the words of the text are found in the name; words of the name not asked for cost little. */
function wordsAlike(asked: readonly string[], named: readonly string[]): number {
  let found = 0;
  let weight = 0;
  for (const token of asked) {
    weight += token.length;
    let best = 0;
    for (const other of named)
      if (!unequal(token, other)) best = Math.max(best, alike(token, other));
    // Squared, so that half a likeness of a word does not beat a slip in a whole name.
    if (best >= 0.5) found += best * best * token.length;
  }
  if (weight === 0) return 0;
  const rest = Math.max(0, named.length - asked.length);
  return found / weight / (1 + rest / 10);
}

function tokensOf(text: string): readonly string[] {
  const all = text.split(' ');
  const telling = all.filter((token) => !FILLERS.has(token));
  return telling.length > 0 ? telling : all;
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = `^${text.replaceAll(' ', '')}$`;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < letters.length; at++) pairs.add(letters.slice(at, at + 2));
  return pairs;
}
