import type { CardId } from '@/lib/cards/card';
import { type Copies, MAX_OWNED } from '@/lib/decks/collection';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { Named } from './draft';
import { clip, MAX_PROBLEMS } from './limits';
import { type Matcher, nearestTo } from './match';

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

/** A collection while a file is read; finishIntake makes it one. */
export interface Intake {
  readonly matcher: Matcher;
  readonly copies: Map<CardId, number>;
  readonly waiting: CollectionLine[];
  readonly problems: InputProblem[];
  /** Lines that name cards, or should, those with 0 copies too. */
  lines: number;
}

export function newIntake(matcher: Matcher): Intake {
  return { matcher, copies: new Map(), waiting: [], problems: [], lines: 0 };
}

/** Most lines that may name cards: the catalogue several times over. */
export const MAX_COLLECTION_LINES = 5_000;
/** Most of them that may wait for a choice. */
const MAX_WAITING = 1_000;
const MAX_ID = 120;

export interface IntakeLine {
  readonly line: number;
  readonly text: string;
  /** As written; null means one copy. */
  readonly digits: string | null;
  readonly named: Named;
}

/** Takes in one line. Several lines of one card are added up; one with 0 copies says nothing. */
export function takeLine(intake: Intake, { line, text, digits, named }: IntakeLine): void {
  intake.lines += 1;
  const count = digits === null ? 1 : ownedCount(digits);
  if (count === null) {
    intake.problems.push(badOwned(line, digits ?? '', text));
    return;
  }
  if (count === 0) return;
  const card = cardOf(intake.matcher, named);
  if (card === null) {
    const isId = named.kind === 'id' && named.id.length <= MAX_ID;
    const written = isId ? named.id : clip(text, 1_000);
    const nearest = nearestOf(intake.matcher, named);
    intake.waiting.push({ line, text: written, count, nearest, isId });
  } else {
    const before = intake.copies.get(card) ?? 0;
    intake.copies.set(card, Math.min(MAX_OWNED, before + count));
  }
}

/** Whether so much is wrong that reading on is no use. */
export function isHopelessIntake(intake: Intake): boolean {
  return (
    intake.lines > MAX_COLLECTION_LINES ||
    intake.waiting.length > MAX_WAITING ||
    intake.problems.length >= MAX_PROBLEMS
  );
}

export function finishIntake(intake: Intake): Result<CollectionImport> {
  const { copies, waiting, problems, lines } = intake;
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

function badOwned(line: number, digits: string, text: string): InputProblem {
  return {
    code: 'bad-count',
    at: `line ${line}`,
    message: `Line ${line}: "${clip(digits, 24)}" is not a number of copies (${clip(text, 60)}). Write a whole number from 0 to ${MAX_OWNED}.`,
  };
}

function tooMany(what: string): InputProblem {
  return {
    code: 'too-many-lines',
    at: '',
    message: `There are ${what}. Check that this is the right file.`,
  };
}

const NOTHING: InputProblem = {
  code: 'empty',
  at: '',
  message: 'No owned card was found. Write one card a line, for instance "3 House Battalion".',
};

function cardOf(matcher: Matcher, named: Named): CardId | null {
  switch (named.kind) {
    case 'id':
      return matcher.catalogue.byId.has(named.id) ? named.id : null;
    case 'cards': {
      const [only, ...others] = named.cards;
      return only !== undefined && others.length === 0 ? only.id : null;
    }
    case 'unknown':
      return null;
  }
}

function nearestOf(matcher: Matcher, named: Named): readonly CardId[] {
  switch (named.kind) {
    case 'cards':
      return named.cards.map(({ id }) => id);
    case 'id': {
      // an id is a set code and a title: the title alone is what others may be near to
      const title = named.id.replace(/^(?:eots|jotc|tat)-/, '').replaceAll('-', ' ');
      return nearestTo(matcher, title).map(({ id }) => id);
    }
    case 'unknown':
      return (named.instead ?? nearestTo(matcher, named.name)).map(({ id }) => id);
  }
}
