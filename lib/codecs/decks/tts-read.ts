import { isObject } from '@/lib/is-object';
import { fail, ok, type Result } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { parseJson } from '../files/parse-json';
import { clip, refusal } from '../limits';
import { findByName, type Matcher } from '../names/match';
import { problem, refuse } from '../problem';
import type { Import } from './codec';
import { hasCommentBlock, readComments } from './comment-block';
import { deckFromList } from './deck-from-list';
import { placeNamed } from './fields';
import { newParsedList } from './parsed-list';
import { addCopies, type SingleCopy } from './single-copies';

/** Bags in bags in bags: deeper than any table. */
const MAX_DEPTH = 20;
/** Cards, bags and all else on a table of this size lie far below. */
const MAX_OBJECTS = 10_000;

/** What was found in a saved object. */
interface Found {
  readonly matcher: Matcher;
  /** The line of the file on which a nickname first stands. */
  readonly lines: ReadonlyMap<string, number>;
  readonly copies: SingleCopy[];
  /** Descriptions of notecards, and of others where they hold our lines. */
  readonly notes: string[];
  /** Kinds of objects that are no cards. */
  readonly others: Set<string>;
  /** Objects with other states, which do not show and are not read. */
  states: number;
  /** Objects and numbers of cards that were looked at. */
  seen: number;
}

/**
 * Reads a saved object, a saved table or a single object of Tabletop Simulator: every card in it,
 * however deep it lies in bags and decks. A card of the Registry is told by the id in its GM notes,
 * others by their nickname; a pile called "House Deck" or "Imperial Deck" is that deck, elsewhere a
 * card goes where its group belongs. Problems: `too-large`, `empty`, `not-text`, `bad-json`,
 * `too-deep`, `too-many-cards`, `several-decks` (more than one notecard is ours), `bad-count` (over 99 copies) and those of the notes.
 */
export function readTts(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const read = parseJson(text, 'This saved object', 'Save it again in Tabletop Simulator.');
  if (!read.ok) return read;
  const { value } = read;
  if (!isObject(value)) return fail(NOT_SAVED);
  const lines = linesOfNicknames(text);
  const others = new Set<string>();
  const found: Found = { matcher, lines, copies: [], notes: [], others, states: 0, seen: 0 };
  const { ObjectStates } = value;
  const objects = Array.isArray(ObjectStates) ? ObjectStates : [value];
  const gathered = gather(found, objects, '', 1);
  if (!gathered.ok) return gathered;
  const decks = found.notes.filter(hasCommentBlock).length;
  if (decks > 1)
    return refuse(
      'several-decks',
      `This table holds ${decks} decks of the Registry. Save each with its notecard as an object of its own, and bring them one by one.`,
    );
  const parsed = newParsedList(matcher);
  addCopies(parsed, found.copies);
  for (const note of found.notes) readComments(parsed, note, 1);
  if (found.others.size > 0)
    parsed.remarks.push(
      `Left out, for they are no cards: ${clip([...found.others].join(', '), 200)}.`,
    );
  if (found.states > 0)
    parsed.remarks.push(
      `${counted(found.states, 'object has', 'objects have')} other states: only the one that shows was read.`,
    );
  return deckFromList(parsed);
}

const NOT_SAVED = problem(
  'bad-json',
  'This is not a saved object of Tabletop Simulator: it holds no objects.',
);
const TOO_DEEP = problem(
  'too-deep',
  `The bags in this saved object are more than ${MAX_DEPTH} deep. Take the decks out and save them by themselves.`,
);
const TOO_MANY = problem(
  'too-many-cards',
  `This saved object holds over ${MAX_OBJECTS} cards and things. Save a deck as an object of its own.`,
);

function textIn(object: Readonly<Record<string, unknown>>, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value.trim() : '';
}

function gather(
  found: Found,
  objects: readonly unknown[],
  container: string,
  depth: number,
): Result<null> {
  if (depth > MAX_DEPTH && objects.length > 0) return fail(TOO_DEEP);
  found.seen += objects.length;
  if (found.seen > MAX_OBJECTS) return fail(TOO_MANY);
  for (const object of objects) {
    if (!isObject(object)) {
      found.others.add(typeof object);
      continue;
    }
    const { Name, ContainedObjects, DeckIDs, States } = object;
    if (isObject(States) && Object.keys(States).length > 0) found.states += 1;
    const contained: readonly unknown[] = Array.isArray(ContainedObjects) ? ContainedObjects : [];
    const numbers: readonly unknown[] = Array.isArray(DeckIDs) ? DeckIDs : [];
    const description = textIn(object, 'Description');
    if (isCard(object)) found.copies.push(copyOf(found, object, container));
    else if (description !== '' && (Name === 'Notecard' || hasCommentBlock(description)))
      found.notes.push(description);
    else if (contained.length === 0 && numbers.length === 0)
      found.others.add(clip(textIn(object, 'Name') || 'object without a kind', 40));
    const nickname = textIn(object, 'Nickname');
    const within = placeNamed(nickname) === null ? container : nickname;
    const inner = gather(found, contained, within, depth + 1);
    if (!inner.ok) return inner;
    // Cards that a deck counts but does not contain have no names.
    found.seen += numbers.length;
    if (found.seen > MAX_OBJECTS) return fail(TOO_MANY);
    for (const number of numbers.slice(contained.length))
      found.copies.push(nameless(number, within));
  }
  return ok(null);
}

function isCard(object: Readonly<Record<string, unknown>>): boolean {
  const { Name, CardID, ContainedObjects, DeckIDs } = object;
  if (Name === 'Card' || Name === 'CardCustom') return true;
  return CardID !== undefined && !Array.isArray(ContainedObjects) && !Array.isArray(DeckIDs);
}

function copyOf(
  { matcher, lines }: Found,
  object: Readonly<Record<string, unknown>>,
  container: string,
): SingleCopy {
  const nickname = textIn(object, 'Nickname');
  return {
    ...nameless(object.CardID, container),
    line: lines.get(nickname) ?? 1,
    place: placeNamed(textIn(object, 'Description')) ?? placeNamed(container),
    id: textIn(object, 'GMNotes').replace(/^id:/, ''),
    name: nameIn(matcher, nickname),
  };
}

function nameless(number: unknown, container: string): SingleCopy {
  const what = typeof number === 'number' ? `card ${number}` : 'card';
  const shown = `${what} without a name`;
  return { line: 1, place: placeNamed(container), id: '', name: '', set: '', shown };
}

/** The card's name in a nickname: all of it, or its first line where only that names a card. */
function nameIn(matcher: Matcher, nickname: string): string {
  const [first = ''] = nickname.split(/[\r\n]/);
  if (first === nickname || findByName(matcher, nickname).length > 0) return nickname;
  return findByName(matcher, first).length > 0 ? first.trim() : nickname;
}

function linesOfNicknames(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let from = 0;
  for (const match of text.matchAll(/"Nickname"\s*:\s*("(?:[^"\\\n]|\\.)*")/g)) {
    line += text.slice(from, match.index).replace(/[^\n]+/g, '').length;
    from = match.index;
    const read = parseJson(match[1] ?? '', '', '');
    const nickname = read.ok ? String(read.value).trim() : '';
    if (!lines.has(nickname)) lines.set(nickname, line);
  }
  return lines;
}
