import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { isOutside } from '@/lib/decks/places';
import { sizeOf } from '@/lib/decks/sizes';
import { powerName } from '@/lib/rules/powers';
import { isComment } from '../lines';
import { namesExactly, readCardLine } from '../names/card-line';
import { createMatcher, type Matcher, writtenNames } from '../names/match';
import { isPlain, quote, quoted } from '../quote';
import { type Field, fieldOf, placeIn, type Section, sectionOf, writtenFormat } from './fields';
import { type ByPlace, listsOf, PLACES } from './lists';
import { addCardLine, isHopeless, type ParsedList, setField } from './parsed-list';

const HEADINGS: ByPlace<string> = {
  homeworld: 'Home World',
  programs: 'Programs',
  imperial: 'Imperial Deck',
  house: 'House Deck',
};

/**
 * A deck as lines of a text list. With `places`, for lists of which these lines are only a part, a
 * line "// place 4" says of each card where it stands (there from 0).
 */
export function deckLines(
  deck: Deck,
  catalogue: Catalogue,
  places?: ByPlace<readonly number[]>,
): readonly string[] {
  const lists = listsOf(deck);
  const matcher = createMatcher(catalogue);
  const { favor, spice } = deck.profile;
  const header = [
    ...fieldLine('Name', 'name', deck.name),
    ...fieldLine('House', 'houseName', deck.houseName),
    `Sponsor: ${powerName(deck.sponsor)}`,
    `Players: ${deck.players}`,
    `Format: ${writtenFormat(deck.format)}`,
    ...(favor === 0 && spice === 0 ? [] : [`Profile: ${favor} favor, ${spice} spice`]),
  ];
  const listed = PLACES.map((place) => {
    const isCounted = place === 'imperial' || place === 'house';
    const lines = lists[place].map(({ card, count }) =>
      cardLine(matcher, card, isCounted ? count : null),
    );
    return place === 'homeworld'
      ? section(HEADINGS[place], lines)
      : section(`${HEADINGS[place]} (${sizeOf(lists[place])})`, placed(lines, places?.[place]));
  });
  const blocks = [
    header,
    ...listed,
    section('Notes', deck.notes === '' ? [] : deck.notes.split('\n').map(noteLine)),
  ];
  const filled = blocks.filter((block) => block.length > 0);
  return filled.flatMap((block, at) => (at === 0 ? block : ['', ...block]));
}

function placed(lines: readonly string[], places?: readonly number[]): readonly string[] {
  if (places === undefined) return lines;
  return lines.flatMap((line, at) => {
    const place = places[at];
    return place === undefined ? [line] : [`// place ${place + 1}`, line];
  });
}

/** What `placed` writes; one more than a list can be long is as good as any larger number. */
const PLACE = /^\/\/ place (\d{1,4})$/;

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, ...lines];
}

function fieldLine(label: string, field: Field, value: string): readonly string[] {
  if (value === '') return [];
  const plain = `${label}: ${value}`;
  // A House named "30" would read as the heading "House: 30".
  const head = isPlain(value) ? headOf(plain) : null;
  return head?.kind === 'field' && head.field === field ? [plain] : [`${label}: ${quoted(value)}`];
}

function noteLine(text: string): string {
  return text === '' ? '|' : `| ${quote(text)}`;
}

/**
 * The shortest line that reads back as this card: full name, with its set, or the id. `withSet`: the set
 * stands there in any case.
 */
export function cardLine(
  matcher: Matcher,
  id: CardId,
  count: number | null,
  withSet = false,
): string {
  const before = count === null ? '' : `${count} `;
  const name = lineName(matcher, id, count, withSet);
  return `${before}${name ?? `id:${/^[\w-]+$/.test(id) ? id : quoted(id)}`}`;
}

/** The shortest name that reads back as this card in a line with this count, or null. */
export function lineName(
  matcher: Matcher,
  id: CardId,
  count: number | null,
  withSet = false,
): string | null {
  const card = matcher.catalogue.byId.get(id);
  if (card === undefined) return null;
  const before = count === null ? '' : `${count} `;
  const digits = count === null ? null : String(count);
  const isRead = (name: string) =>
    headOf(name) === null && namesExactly(matcher, before + name, card, digits);
  return (
    writtenNames(card)
      .slice(withSet ? 1 : 0)
      .find(isRead) ?? null
  );
}

/**
 * Takes lines of a text list into a parsed list; the first is line `first` of its file. `withPlaces` when
 * they were written with places.
 */
export function readDeckLines(
  parsed: ParsedList,
  lines: readonly string[],
  first: number,
  withPlaces = false,
): void {
  const state: State = { section: 'by-group', blanks: 0, ownNotes: false, place: null };
  for (const [at, line] of lines.entries()) {
    if (isHopeless(parsed)) break;
    const place = withPlaces && state.section !== 'notes' ? PLACE.exec(line.trim()) : null;
    if (place !== null) state.place = Math.max(0, Number(place[1]) - 1);
    else readLine(parsed, state, first + at, line);
  }
}

interface State {
  section: Section;
  /** Blank lines of foreign notes that count only when more notes follow. */
  blanks: number;
  /** The notes are ours, each line behind "|". */
  ownNotes: boolean;
  /** For the next card, from 0. */
  place: number | null;
}

function readLine(parsed: ParsedList, state: State, at: number, line: string): void {
  const trimmed = line.trim();
  if (trimmed === '' && state.section !== 'notes') return;
  const own = state.section === 'notes' && trimmed.startsWith('|');
  if (own) state.ownNotes = true;
  // What stands unmarked behind notes of ours was added to the list later.
  else if (state.section === 'notes' && state.ownNotes && trimmed !== '')
    state.section = 'by-group';
  const side = own ? null : SIDE.exec(trimmed);
  if (side !== null) {
    addLine(parsed, at, side[1] ?? '', 'side', state);
    return;
  }
  const head = own ? null : headOf(trimmed);
  if (state.section === 'notes' && (head?.kind !== 'section' || head.section === 'same')) {
    readNote(parsed, state, line);
    return;
  }
  if (head !== null) {
    if (head.kind === 'field') setField(parsed, at, head.field, head.value);
    else if (head.kind === 'inline') addLine(parsed, at, head.value, head.place, state);
    else if (head.section !== 'same') {
      state.section = head.section;
      state.blanks = 0;
    }
    return;
  }
  if (isComment(trimmed) || !/[\p{L}\p{N}]/u.test(trimmed)) return;
  if (CODE.test(trimmed)) {
    parsed.remarks.push(`Line ${at}: a deck code; it was passed over, for the list itself counts.`);
    return;
  }
  addLine(parsed, at, trimmed, placeIn(state.section), state);
}

/** A card of the sideboard as Cockatrice writes it: for the Registry that is the Imperial deck. */
const SIDE = /^SB:\s*(\S.*)$/i;

/** A deck code, as people put one below or above its list. */
const CODE = /^(?:(?:deck\s*)?code\s*:\s*R\d[\w -]{9,}|R\d[\w-]{24,})$/i;

function addLine(
  parsed: ParsedList,
  line: number,
  text: string,
  where: DeckPlace | 'side' | null,
  state: State,
): void {
  const at = state.place === null ? {} : { at: state.place };
  state.place = null;
  const read = readCardLine(parsed.matcher, text);
  // Others keep home worlds and programs in the sideboard.
  const isOther = read.named.kind === 'cards' && read.named.cards.some(isOutside);
  const place = where === 'side' ? (isOther ? null : 'imperial') : where;
  addCardLine(parsed, { line, text, place, ...at, ...read });
}

/** A line of notes: ours stand behind "|", those of others are kept as they are. */
function readNote(parsed: ParsedList, state: State, line: string): void {
  const trimmed = line.trim();
  if (trimmed === '') {
    state.blanks += parsed.noteLines.length > 0 ? 1 : 0;
    return;
  }
  const own = trimmed.startsWith('|');
  if (!own) for (; state.blanks > 0; state.blanks--) parsed.noteLines.push('');
  state.blanks = 0;
  if (own) setField(parsed, 0, 'notes', trimmed.slice(1));
  else parsed.noteLines.push(line.trimEnd());
}

type Head =
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'field'; readonly field: Field; readonly value: string }
  | { readonly kind: 'inline'; readonly place: DeckPlace; readonly value: string };

/** What a line says if it is no card: a heading, "Name: …", or "Home world: Caladan". */
function headOf(line: string): Head | null {
  const section = sectionOf(line);
  if (section !== null && !(section === 'notes' && isComment(line)))
    return { kind: 'section', section };
  const colon = line.indexOf(':');
  if (colon < 1 || colon > 30 || isComment(line)) return null;
  const label = line.slice(0, colon);
  const value = line.slice(colon + 1).trim();
  const field = fieldOf(label);
  if (field !== null) return { kind: 'field', field, value };
  const place = sectionOf(label);
  return place === 'homeworld' || place === 'programs' ? { kind: 'inline', place, value } : null;
}
