import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { SET_CODES, type SetCode, setName } from '@/lib/rules/taxonomy';
import { createNearest, type NearestIndex, nearestCards } from './nearest';
import { words } from './words';

/** Longest text that is tried as a name; the longest known one has 66 characters, set mark included. */
const MAX_NAME = 80;

/** Every name of every card, folded. Built once for a catalogue. */
export interface Matcher {
  readonly catalogue: Catalogue;
  readonly names: ReadonlyMap<string, Bearers>;
  readonly nearest: NearestIndex;
}

interface Bearers {
  /** Cards with this title, full name or id. */
  readonly titled: Card[];
  /** Cards known by it otherwise: an alias or the OCTGN spelling. */
  readonly called: Card[];
}

const built = new WeakMap<Catalogue, Matcher>();

/** The matcher of a catalogue; the same catalogue gives the same matcher. */
export function createMatcher(catalogue: Catalogue): Matcher {
  const known = built.get(catalogue);
  if (known !== undefined) return known;
  const names = new Map<string, Bearers>();
  for (const card of catalogue.cards) {
    for (const name of titleNames(card)) addName(names, name, card, 'titled');
    for (const name of otherNames(card)) addName(names, name, card, 'called');
  }
  const matcher = { catalogue, names, nearest: createNearest(catalogue, spokenNames) };
  built.set(catalogue, matcher);
  return matcher;
}

/**
 * The cards that a text may name, often none or one: by title, full name, alias, OCTGN spelling or id,
 * without regard to case, accents, punctuation and "The", with or without a set mark in brackets ("[TAT]").
 */
export function findByName(matcher: Matcher, text: string): readonly Card[] {
  if (text.length > MAX_NAME) return [];
  const whole = bearersOf(matcher, text);
  if (whole.length > 0) return whole;
  const { name, set } = splitSetMark(text);
  return set === null ? [] : bearersOf(matcher, name).filter((card) => card.set === set);
}

/** A card's full name, and the same with its set: the names that a list is written in. */
export function writtenNames(card: Card): readonly [string, string] {
  return [fullName(card), `${fullName(card)} [${card.set.toUpperCase()}]`];
}

/** The shortest name that means this card and no other, its set added where need be; or null. */
export function uniqueName(matcher: Matcher, card: Card): string | null {
  const isUnique = (name: string) => {
    const cards = findByName(matcher, name);
    return cards.length === 1 && cards[0] === card;
  };
  return writtenNames(card).find(isUnique) ?? null;
}

/** The cards whose names are nearest to a text that names none, best first, five at most. */
export function nearestTo(matcher: Matcher, text: string): readonly Card[] {
  return nearestCards(matcher.nearest, splitSetMark(text.slice(0, MAX_NAME)).name);
}

/** A set by its code or name ("TAT", "Thunder at Twilight"), or null. */
export function findSet(text: string): SetCode | null {
  return SETS.get(nameKey(text)) ?? null;
}

/** "Paul Atreides [TAT]" as name and set; brackets that hold no set belong to the name. */
function splitSetMark(text: string): { readonly name: string; readonly set: SetCode | null } {
  const trimmed = text.trim();
  const opening = OPENING.get(trimmed.at(-1) ?? '');
  const at = opening === undefined ? -1 : trimmed.lastIndexOf(opening);
  const set = at > 0 ? findSet(trimmed.slice(at + 1, -1)) : null;
  return set === null ? { name: text, set } : { name: trimmed.slice(0, at), set };
}

const OPENING: ReadonlyMap<string, string> = new Map([
  [']', '['],
  [')', '('],
  ['}', '{'],
]);

function bearersOf(matcher: Matcher, name: string): readonly Card[] {
  const bearers = matcher.names.get(nameKey(name));
  if (bearers === undefined) return [];
  return bearers.titled.length > 0 ? bearers.titled : bearers.called;
}

/**
 * What makes two spellings one name: letters and digits alone, "&" read as "and", "The" in front
 * or behind left out.
 */
function nameKey(text: string): string {
  return words(text)
    .replace(/^the (?=.)/, '')
    .replace(/ the$/, '')
    .replaceAll(' ', '');
}

const SETS: ReadonlyMap<string, SetCode> = new Map([
  ...SET_CODES.flatMap((set): [string, SetCode][] => [
    [nameKey(set), set],
    [nameKey(setName(set)), set],
  ]),
  // The OCTGN plugin's name for the second set.
  [nameKey('Judge of Change'), 'jotc'],
]);

function addName(names: Map<string, Bearers>, name: string, card: Card, how: keyof Bearers): void {
  const key = nameKey(name);
  const bearers = names.get(key) ?? { titled: [], called: [] };
  names.set(key, bearers);
  if (!bearers[how].includes(card)) bearers[how].push(card);
}

function titleNames(card: Card): readonly string[] {
  return [card.id, card.title, ...withSubtitle(card, card.title)];
}

function otherNames(card: Card): readonly string[] {
  const others = card.aliases ?? [];
  return [
    card.octgn.name,
    card.octgn.id,
    ...others,
    ...others.flatMap((a) => withSubtitle(card, a)),
  ];
}

/** A name before the card's subtitle, also as "Voice, The, Bene Gesserit Training". */
function withSubtitle(card: Card, name: string): readonly string[] {
  if (card.subtitle === undefined) return [];
  const bare = name.replace(/^the /i, '');
  return [
    `${name}, ${card.subtitle}`,
    `${bare}, ${card.subtitle}`,
    `${bare}, The, ${card.subtitle}`,
  ];
}

/** The names that a person might mistype, as words. */
function spokenNames(card: Card): readonly string[] {
  const names = [card.title, fullName(card), card.octgn.name, ...(card.aliases ?? [])];
  return [...new Set(names.map((name) => words(name)))];
}
