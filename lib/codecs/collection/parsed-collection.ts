import type { CardId } from '@/lib/cards/card';
import { type Copies, MAX_OWNED } from '@/lib/decks/collection';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { clip, MAX_PROBLEMS } from '../limits';
import { candidates, type Named } from '../names/by-id-and-name';
import type { Matcher } from '../names/match';
import { type CodecProblem, problem } from '../problem';

/** A line that names no card, or more than one. It is shown to the player, never dropped. */
export interface CollectionLine {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Copies, 1 to MAX_OWNED. */
  readonly count: number;
  /** Best first, five at most (for an ambiguous line, all cards that fit); may be empty. */
  readonly nearest: readonly CardId[];
  /** The text is an id that the catalogue does not know; it may be kept as it is. */
  readonly isId: boolean;
}

/** What a file gave: copies by card, and the lines that wait for a choice. */
export interface CollectionImport {
  readonly copies: Copies;
  readonly waiting: readonly CollectionLine[];
  /** Lines whose number of copies cannot be read (`bad-count`); nothing is taken from them. */
  readonly leftOut: readonly InputProblem[];
}

/** A collection while a file is read; collectionFromLines makes it one. */
export interface ParsedCollection {
  readonly matcher: Matcher;
  readonly copies: Map<CardId, number>;
  readonly waiting: CollectionLine[];
  readonly problems: InputProblem[];
  /** Lines that name cards, or should, those with 0 copies too. */
  lines: number;
}

export function newParsedCollection(matcher: Matcher): ParsedCollection {
  return { matcher, copies: new Map(), waiting: [], problems: [], lines: 0 };
}

/** Most lines that may name cards: the catalogue several times over. */
export const MAX_COLLECTION_LINES = 5_000;
/** Most of them that may wait for a choice. */
const MAX_WAITING = 1_000;
const MAX_ID = 120;

export interface OwnedLine {
  readonly line: number;
  readonly text: string;
  /** As written; null means one copy. */
  readonly digits: string | null;
  readonly named: Named;
}

/** Takes in one line. Several lines of one card are added up; one with 0 copies says nothing. */
export function addOwnedLine(
  parsed: ParsedCollection,
  { line, text, digits, named }: OwnedLine,
): void {
  parsed.lines += 1;
  const count = digits === null ? 1 : ownedCount(digits);
  if (count === null) {
    parsed.problems.push(badOwned(line, digits ?? '', text));
    return;
  }
  if (count === 0) return;
  const near = candidates(parsed.matcher, named);
  const isKnown = named.kind === 'cards' || (named.kind === 'id' && near[0]?.id === named.id);
  const [card, ...others] = near;
  if (card !== undefined && isKnown && others.length === 0) {
    const before = parsed.copies.get(card.id) ?? 0;
    parsed.copies.set(card.id, Math.min(MAX_OWNED, before + count));
    return;
  }
  const isId = named.kind === 'id' && named.id.length <= MAX_ID;
  const written = isId ? named.id : clip(text, 1_000);
  const nearest = near.map(({ id }) => id);
  parsed.waiting.push({ line, text: written, count, nearest, isId });
}

/** Whether so much is wrong that reading on is no use. */
export function isHopelessCollection(parsed: ParsedCollection): boolean {
  return (
    parsed.lines > MAX_COLLECTION_LINES ||
    parsed.waiting.length > MAX_WAITING ||
    parsed.problems.length >= MAX_PROBLEMS
  );
}

export function collectionFromLines(parsed: ParsedCollection): Result<CollectionImport> {
  const { copies, waiting, problems, lines } = parsed;
  if (lines > MAX_COLLECTION_LINES) return fail(tooMany(`over ${MAX_COLLECTION_LINES} lines`));
  if (waiting.length > MAX_WAITING)
    return fail(tooMany(`over ${MAX_WAITING} lines that name no card`));
  // so many, or nothing else: then this is no list of copies, or the column is another one
  if (problems.length >= MAX_PROBLEMS) return fail(...problems.slice(0, MAX_PROBLEMS));
  if (copies.size === 0 && waiting.length === 0)
    return fail(problems[0] ?? NOTHING, ...problems.slice(1));
  return ok({ copies, waiting, leftOut: problems });
}

/** Copies from their digits: 0 to MAX_OWNED, or null. */
function ownedCount(digits: string): number | null {
  if (!/^\+?0{0,8}\d{1,4}$/.test(digits)) return null;
  const count = Number(digits);
  return count <= MAX_OWNED ? count : null;
}

function badOwned(line: number, digits: string, text: string): CodecProblem {
  return problem(
    'bad-count',
    `Line ${line}: "${clip(digits, 24)}" is not a number of copies (${clip(text, 60)}). Write a whole number from 0 to ${MAX_OWNED}.`,
    `line ${line}`,
  );
}

function tooMany(what: string): CodecProblem {
  return problem('too-many-lines', `There are ${what}. Check that this is the right file.`);
}

const NOTHING = problem(
  'empty',
  'No owned card was found. Write one card a line, for instance "3 House Battalion".',
);
