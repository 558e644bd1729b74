import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { cardIdsOf, type Deck, type DeckEntry, type DeckPlace } from '@/lib/decks/deck';
import { type Draft, isHopeless } from './draft';
import { clip, MAX_NOTES } from './limits';
import { normalise } from './normalise';
import { isPlain } from './quote';
import { deckLines, type Places, readDeckLines } from './text';

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
  readonly carried: Deck;
  /** Where the carried lines stand; absent when all stand behind the held ones. */
  readonly places?: Places;
}

/** Cuts a deck into what a format holds and what must be carried in its comments. */
export function divide(deck: Deck, catalogue: Catalogue, holds: Holds): Divided {
  const whole = normalise(deck);
  let copies = 0;
  const fits = (id: string, count: number, place: DeckPlace, isFirst: boolean) => {
    const card = catalogue.byId.get(id);
    if (card === undefined || !holds.card(card, place)) return false;
    if (holds.copies === undefined) return true;
    if (!isFirst || copies + count > holds.copies) return false;
    copies += count;
    return true;
  };
  const cut = <Line>(
    lines: readonly Line[],
    place: DeckPlace,
    entryOf: (line: Line) => DeckEntry,
  ) => {
    const seen = new Set<string>();
    const parts = { held: [] as Line[], carried: [] as Line[], places: [] as number[] };
    for (const [at, line] of lines.entries()) {
      const { card, count } = entryOf(line);
      if (fits(card, count, place, !seen.has(card))) parts.held.push(line);
      else {
        parts.carried.push(line);
        parts.places.push(at);
      }
      seen.add(card);
    }
    return parts;
  };
  const { homeWorld } = whole;
  const homeFits = homeWorld === null || fits(homeWorld, 1, 'homeworld', true);
  const programs = cut(whole.programs, 'programs', (card) => ({ card, count: 1 }));
  const imperial = cut(whole.imperialDeck, 'imperial', (entry) => entry);
  const house = cut(whole.houseDeck, 'house', (entry) => entry);
  const inOrder = [programs, imperial, house].every(({ held, places }) =>
    places.every((place) => place >= held.length),
  );
  return {
    held: {
      ...whole,
      homeWorld: homeFits ? homeWorld : null,
      programs: programs.held,
      imperialDeck: imperial.held,
      houseDeck: house.held,
    },
    carried: {
      ...whole,
      name: holds.name && isPlain(whole.name) ? '' : whole.name,
      homeWorld: homeFits ? null : homeWorld,
      programs: programs.carried,
      imperialDeck: imperial.carried,
      houseDeck: house.carried,
    },
    ...(inOrder
      ? {}
      : {
          places: { programs: programs.places, imperial: imperial.places, house: house.places },
        }),
  };
}

/** The carried part as lines of text with "\n" between; all in visible characters. */
export function writeCarried({ carried, places }: Divided, catalogue: Catalogue): string {
  return [OPENING, ...deckLines(carried, catalogue, places), CLOSING].join('\n');
}

/** Whether a text holds what `writeCarried` writes. */
export function isCarried(text: string): boolean {
  return text.includes(OPENING);
}

/**
 * Takes a file's comments into a draft. What stands outside our two lines, or a text without them,
 * was written by a person or another program and becomes notes of the deck, behind its own. `first`
 * is the line of the file on which the text begins.
 */
export function readCarried(draft: Draft, text: string, first: number): void {
  const lines = text.split(/\r\n|\n|\r/);
  const from = lines.findIndex((line) => line.trim() === OPENING);
  const end = from < 0 ? -1 : lines.findIndex((line, at) => at > from && line.trim() === CLOSING);
  const to = from >= 0 && end < 0 ? lines.length : end;
  if (from >= 0) readDeckLines(draft, lines.slice(from + 1, to), first + from + 1, true);
  const foreign = from < 0 ? lines : [...lines.slice(0, from), ...lines.slice(to + 1)];
  for (const line of trimmed(foreign, MAX_NOTES + 2)) {
    if (isHopeless(draft)) return;
    draft.noteLines.push(line.trimEnd());
  }
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
export function carriedLosses(
  { carried }: Divided,
  catalogue: Catalogue,
  program: string,
  place: string,
): readonly string[] {
  const ids = [...new Set(cardIdsOf(carried))];
  if (ids.length === 0) return [];
  const names = ids.slice(0, SHOWN).map((id) => {
    const card = catalogue.byId.get(id);
    return clip(card === undefined ? id : fullName(card), 60);
  });
  const rest = ids.length - names.length;
  const listed = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
  const [them, stand] = ids.length === 1 ? ['it', 'It stands'] : ['them', 'They stand'];
  return [
    `${program} will not have ${ids.length === 1 ? 'one card' : `${ids.length} cards`}: ${listed}. ${stand} only in ${place}, from where the Registry reads ${them} back.`,
  ];
}

/** Most names in one sentence. */
const SHOWN = 6;
