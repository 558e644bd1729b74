import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { cardIdsOf, type Deck, type DeckPlace } from '@/lib/decks/deck';
import { oneOrMore } from '@/lib/sentences';
import { clip, MAX_NOTES } from '../limits';
import { linesOf } from '../lines';
import { isPlain, quoted } from '../quote';
import { deckLines, readDeckLines } from './list-lines';
import { type ByPlace, byPlace, cardsOf, listsOf, PLACES } from './lists';
import { normalise } from './normalise';
import { isHopeless, type ParsedList, setField } from './parsed-list';

/**
 * What a file of another program has no place for (sponsor, profile, notes, cards that the program
 * does not know …) travels in its comments, between these two lines, written like a plain text list.
 */
const OPENING = '[Landsraad Registry]';
const CLOSING = '[/Landsraad Registry]';

/** What a format can hold by itself. */
export interface Holds {
  /** Whether a card of the catalogue can stand there. An id that it does not know never can. */
  readonly card: (card: Card, place: DeckPlace) => boolean;
  /** A plain name of the deck has a place of its own. */
  readonly name?: true;
  /**
   * Each copy is an element by itself: so many elements are written at most. Then a card is held
   * in the first of its lines, and as a program once.
   */
  readonly copies?: number;
}

/** A deck in normal form, cut in two: what the format holds, and all the rest. */
export interface Divided {
  readonly held: Deck;
  readonly rest: Deck;
  /** Where the lines of the rest stand; absent when all stand behind the held ones. */
  readonly places?: ByPlace<readonly number[]>;
}

/** Cuts a deck into what a format holds and what must stand in its comments. */
export function divide(deck: Deck, catalogue: Catalogue, holds: Holds): Divided {
  const whole = normalise(deck);
  const lists = listsOf(whole);
  let copies = 0;
  const isHeld = byPlace((place) => {
    const seen = new Set<string>();
    return lists[place].map(({ card: id, count }) => {
      const card = catalogue.byId.get(id);
      const isFirst = !seen.has(id);
      seen.add(id);
      if (card === undefined || !holds.card(card, place)) return false;
      if (holds.copies === undefined) return true;
      if (!isFirst || copies + count > holds.copies) return false;
      copies += count;
      return true;
    });
  });
  const part = (held: boolean) =>
    byPlace((place) => lists[place].filter((_, at) => isHeld[place][at] === held));
  const [held, rest] = [part(true), part(false)];
  const places = byPlace((place) =>
    [...lists[place].keys()].filter((at) => isHeld[place][at] === false),
  );
  const inOrder = PLACES.every(
    (place) => place === 'homeworld' || places[place].every((at) => at >= held[place].length),
  );
  const name = holds.name && isPlain(whole.name) ? '' : whole.name;
  return {
    held: { ...whole, ...cardsOf(held) },
    rest: { ...whole, ...cardsOf(rest), name },
    ...(inOrder ? {} : { places }),
  };
}

/** The rest as lines of text with "\n" between; all in visible characters. */
export function writeCommentBlock({ rest, places }: Divided, catalogue: Catalogue): string {
  return [OPENING, ...deckLines(rest, catalogue, places), CLOSING].join('\n');
}

/** Whether a text holds what `writeCommentBlock` writes. */
export function hasCommentBlock(text: string): boolean {
  return text.includes(OPENING);
}

/**
 * Takes a file's comments into a parsed list. What stands outside our two lines, or a text without them,
 * was written by a person or another program and becomes notes of the deck, behind its own. `first`
 * is the line of the file on which the text begins.
 */
export function readComments(parsed: ParsedList, text: string, first: number): void {
  const lines = linesOf(text);
  const from = lines.findIndex((line) => line.trim() === OPENING);
  const end = from < 0 ? -1 : lines.findIndex((line, at) => at > from && line.trim() === CLOSING);
  const to = from >= 0 && end < 0 ? lines.length : end;
  if (from >= 0) readDeckLines(parsed, lines.slice(from + 1, to), first + from + 1, true);
  const foreign = from < 0 ? lines : [...lines.slice(0, from), ...lines.slice(to + 1)];
  for (const line of trimmed(foreign, MAX_NOTES + 2)) {
    if (isHopeless(parsed)) return;
    parsed.noteLines.push(line.trimEnd());
  }
}

/**
 * Takes in a list with a card a line whose comments ("// …") may hold our block: those of LackeyCCG do, and
 * Cockatrice writes the name and the comments of a deck so, each a paragraph of its own.
 */
export function readCommentedLines(parsed: ParsedList, lines: readonly string[]): void {
  const isRemark = (line: string) => line.startsWith('//');
  const bare = (line: string) => line.replace(/^\/\/ ?/, '');
  const opening = lines.findIndex((line) => isRemark(line) && bare(line).trim() === OPENING);
  if (opening < 0) {
    readDeckLines(parsed, lines, 1);
    return;
  }
  const from = lines.findLastIndex((line, at) => at < opening && !isRemark(line)) + 1;
  const behind = lines.findIndex((line, at) => at > opening && !isRemark(line));
  const to = behind < 0 ? lines.length : behind;
  const list = lines.map((line, at) => (at < from || at >= to ? line : ''));
  readDeckLines(parsed, list, 1);
  const [name = '', ...gap] = lines.slice(0, from);
  if (isRemark(name) && gap.every((line) => line.trim() === ''))
    setField(parsed, 1, 'name', quoted(bare(name).trim()));
  readComments(parsed, lines.slice(from, to).map(bare).join('\n'), from + 1);
}

/** Without blank lines at the beginning and end. */
function trimmed(lines: readonly string[], most: number): readonly string[] {
  const from = lines.findIndex((line) => line.trim() !== '');
  if (from < 0) return [];
  const to = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(from, Math.min(to + 1, from + most));
}

/**
 * What the other program will not show as cards, in a sentence, or nothing. `place` is what the
 * format calls its comments, as in "the notes of the file".
 */
export function commentLosses(
  { rest }: Divided,
  catalogue: Catalogue,
  program: string,
  place: string,
): readonly string[] {
  const ids = [...new Set(cardIdsOf(rest))];
  if (ids.length === 0) return [];
  const names = ids.slice(0, SHOWN).map((id) => {
    const card = catalogue.byId.get(id);
    return clip(card === undefined ? id : fullName(card), 60);
  });
  const more = ids.length - names.length;
  const listed = [...names, ...(more > 0 ? [`${more} more`] : [])].join('; ');
  const [them, stand] = ids.length === 1 ? ['it', 'It stands'] : ['them', 'They stand'];
  return [
    `${program} will not have ${oneOrMore(ids.length, 'card')}: ${listed}. ${stand} only in ${place}, from where the Registry reads ${them} back.`,
  ];
}

/** The cut of a format and what it costs, as a codec needs them; `place` as of commentLosses. */
export function dividing(program: string, place: string, holdsIn: (catalogue: Catalogue) => Holds) {
  const divided = (deck: Deck, catalogue: Catalogue) => divide(deck, catalogue, holdsIn(catalogue));
  const losses = (deck: Deck, catalogue: Catalogue) =>
    commentLosses(divided(deck, catalogue), catalogue, program, place);
  return { divided, losses };
}

/** Most names in one sentence. */
const SHOWN = 6;
