import type { CardId } from '@/lib/cards/card';
import { type Copies, MAX_OWNED, needOf } from '@/lib/decks/collection';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { listed, plural } from '@/lib/sentences';
import { readCommentedLines } from '../decks/comment-block';
import { readRow } from '../decks/csv';
import { importDeck } from '../decks/import-deck';
import {
  isHopeless,
  type ListKind,
  MAX_ID,
  newParsedList,
  type ParsedList,
} from '../decks/parsed-list';
import { clip, MAX_PROBLEMS, refusal } from '../limits';
import { linesOf } from '../lines';
import { candidates } from '../names/by-id-and-name';
import { hasColumn, isCardTable, otherColumns, readCardTable } from '../names/card-table';
import type { Matcher } from '../names/match';
import { problem, refuse } from '../problem';
import { OWNED_COLUMNS } from './collection-csv';

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
  /** What was passed over without being a fault, a sentence each. */
  readonly remarks: readonly string[];
}

/** The catalogue several times over; a line with 0 copies says nothing. */
const OWNED: ListKind = {
  cardsOnly: true,
  least: 0,
  most: MAX_OWNED,
  lines: 5_000,
  unknown: 1_000,
  badCount: (text) => ` (${clip(text, 60)}). Write a whole number from 0 to ${MAX_OWNED}.`,
};

/**
 * A collection from pasted text or a file's content, told from the content: a table with a header, a
 * list with a card a line, or a deck in a format of its own (then its cards). Lines that name no
 * card, or several, wait for a choice; those with a bad count are left out and named, and where
 * nothing else is there, or 20 of them, the list is refused. Never throws. Problems: `too-large`,
 * `empty`, `not-text`, `bad-count`, `bad-csv`, `too-many-lines`, and those of deck files.
 */
export function readCollection(text: string, matcher: Matcher): Result<CollectionImport> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  if (isCardTable(text, OWNED_COLUMNS)) return readTable(text, matcher);
  if (/^\ufeff?\s*[<{]/.test(text.slice(0, 1000))) return fromDeck(text, matcher);
  const parsed = newParsedList(matcher, OWNED);
  readCommentedLines(parsed, linesOf(text));
  return fromList(parsed);
}

/**
 * Our own tables, those of deck lists and those of other collection programs. Without a count column a
 * row is one copy; an empty count under "owned" is none.
 */
function readTable(text: string, matcher: Matcher): Result<CollectionImport> {
  const rows = readCardTable(text, matcher, OWNED_COLUMNS, 'owned', OWNED.lines + 1_000);
  if (!rows.ok) return rows;
  const hasOwned = hasColumn(text, OWNED_COLUMNS, 'owned');
  const parsed = newParsedList(matcher, OWNED);
  for (const row of rows.value) {
    if (isHopeless(parsed)) break;
    const written = row.cell(hasOwned ? 'owned' : 'count').replace(/(?<=\d)\s?[x×]$/i, '');
    readRow(parsed, row, written || (hasOwned ? '0' : null));
  }
  const read = fromList(parsed);
  const others = otherColumns(text, OWNED_COLUMNS).map((head) => `“${clip(head, 40)}”`);
  if (!read.ok || others.length === 0) return read;
  const remark = `Copies are counted here and nothing else: ${listed(others, 6)} ${plural(others.length, 'stays', 'stay')} in your file.`;
  return ok({ ...read.value, remarks: [...read.value.remarks, remark] });
}

function fromDeck(text: string, matcher: Matcher): Result<CollectionImport> {
  const read = importDeck(text, matcher);
  if (!read.ok) return read;
  const { deck, unmatched } = read.value;
  const waiting = unmatched.map(({ line, text: written, count, nearest }) => {
    return { line, text: written, count, nearest, isId: false };
  });
  return found({ copies: needOf(deck), waiting, leftOut: [], remarks: [] });
}

/** The lines of one card are added up. */
function fromList({ matcher, lines, problems }: ParsedList): Result<CollectionImport> {
  const copies = new Map<CardId, number>();
  const waiting: CollectionLine[] = [];
  const remarks: string[] = [];
  for (const { line, text, count, named } of lines) {
    if (count === 0) continue;
    const near = candidates(matcher, named);
    const isKnown = named.kind === 'cards' || (named.kind === 'id' && near[0]?.id === named.id);
    const [card, ...others] = near;
    if (card !== undefined && isKnown && others.length === 0) {
      copies.set(card.id, Math.min(MAX_OWNED, (copies.get(card.id) ?? 0) + count));
      continue;
    }
    if (SUM.test(text)) {
      remarks.push(`Line ${line} is a sum and no card: ${clip(text, 40)}.`);
      continue;
    }
    const isId = named.kind === 'id' && named.id.length <= MAX_ID;
    const nearest = near.map(({ id }) => id);
    waiting.push({ line, text: isId ? named.id : clip(text, 1_000), count, nearest, isId });
  }
  if (lines.length > OWNED.lines) return tooMany(`over ${OWNED.lines} lines`);
  if (waiting.length > OWNED.unknown)
    return tooMany(`over ${OWNED.unknown} lines that name no card`);
  // so many: then this is no list of copies, or the column is another one
  if (problems.length >= MAX_PROBLEMS) return fail(...problems.slice(0, MAX_PROBLEMS));
  return found({ copies, waiting, leftOut: problems, remarks });
}

/** The last row of a spreadsheet, as people call it. */
const SUM = /^(?:\d+\s+)?(?:grand |sub-?)?(?:totals?|sum)\b[\s:=]*\d*$/i;

function found(read: CollectionImport): Result<CollectionImport> {
  const { copies, waiting, leftOut } = read;
  if (copies.size > 0 || waiting.length > 0) return ok(read);
  return fail(leftOut[0] ?? NOTHING, ...leftOut.slice(1));
}

function tooMany(what: string) {
  return refuse('too-many-lines', `There are ${what}. Check that this is the right file.`);
}

const NOTHING = problem(
  'empty',
  'No owned card was found. Write one card a line, for instance "3 House Battalion".',
);
