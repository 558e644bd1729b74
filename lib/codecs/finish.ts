import type { Card, CardId } from '@/lib/cards/card';
import { type DeckEntry, type DeckPlace, emptyDeck, MAX_LINES } from '@/lib/decks/deck';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { setName } from '@/lib/rules/taxonomy';
import type { Import, Unmatched } from './codec';
import type { CardLine, CountedLine, Draft, Named } from './draft';
import { readFormat, setsOf } from './fields';
import { guessSponsor } from './guess-sponsor';
import { clip, MAX_CARD_LINES, MAX_NOTES, MAX_PROBLEMS, tooLong, tooManyLines } from './limits';
import { type Matcher, nearestTo } from './match';
import { normalise } from './normalise';
import { unquote } from './quote';
import { PLACE_OF_GROUP } from './resolve-unmatched';
import { unknownRemark } from './unknown-remark';

/**
 * The deck that a draft describes, with the lines that wait for a choice; or every problem found on
 * the way: those of the draft, `too-many-lines`, `too-long`, `empty`.
 */
export function finish(draft: Draft): Result<Import> {
  const problems = [...draft.problems];
  const notes = draft.noteLines.join('\n');
  if (notes.length > MAX_NOTES) problems.push(tooLong(0, 'notes', MAX_NOTES));
  if (draft.lines.length > MAX_CARD_LINES)
    problems.unshift(tooManyLines(`More than ${MAX_CARD_LINES} lines name cards`));
  if (problems.length > 0) return fail(...problems.slice(0, MAX_PROBLEMS));
  if (draft.lines.length === 0 && draft.fields.size === 0 && notes === '') return fail(NOTHING);

  const remarks = [...draft.remarks];
  const format = readFormat(draft.fields.get('format') ?? '') || emptyDeck('atreides').format;
  const lists = place(draft, format, remarks);
  const crowded = crowdedList(lists);
  if (crowded !== null) return fail(tooManyLines(crowded));
  const deck = normalise({
    version: 1,
    name: unquote(draft.fields.get('name') ?? ''),
    houseName: unquote(draft.fields.get('houseName') ?? ''),
    sponsor: draft.sponsor ?? 'atreides',
    homeWorld: lists.homeWorld,
    players: draft.players ?? 2,
    format,
    profile: draft.profile,
    programs: lists.programs.flatMap(({ card, count }) =>
      Array.from({ length: count }, () => card),
    ),
    imperialDeck: lists.imperial,
    houseDeck: lists.house,
    notes,
  });
  const unmatched = lists.waiting.map((line) => unmatchedOf(draft.matcher, line));
  remarks.push(...unknownRemark(deck, draft.matcher.catalogue));
  const player = unquote(draft.fields.get('player') ?? '');
  const rest = { unmatched, ...(player === '' ? {} : { player }) };
  if (draft.sponsor !== null) return ok({ deck, ...rest, notes: remarks });
  const { sponsor, remark } = guessSponsor(deck, draft.matcher.catalogue);
  return ok({ deck: { ...deck, sponsor }, ...rest, notes: [...remarks, remark] });
}

/** Most characters of an unmatched line that are handed on. */
const SHOWN = 1000;

const NOTHING: InputProblem = {
  code: 'empty',
  at: '',
  message: 'No card was found. Write one card a line, for instance "3 House Battalion".',
};

interface Lists {
  homeWorld: CardId | null;
  readonly programs: DeckEntry[];
  readonly imperial: DeckEntry[];
  readonly house: DeckEntry[];
  /** Lines without a card, in the file's order. */
  readonly waiting: CountedLine[];
}

function place(draft: Draft, format: string, remarks: string[]): Lists {
  const lists: Lists = { homeWorld: null, programs: [], imperial: [], house: [], waiting: [] };
  const inserted: { list: DeckEntry[]; at: number; entry: DeckEntry }[] = [];
  for (const line of draft.lines) {
    const card = settle(line, format, remarks);
    if (card === null) {
      lists.waiting.push(line);
      continue;
    }
    const where = line.place ?? placeOf(draft.matcher, card);
    if (where === 'homeworld') placeHomeWorld(lists, line, card, remarks);
    else if (line.at === undefined) lists[where].push({ card, count: line.count });
    else inserted.push({ list: lists[where], at: line.at, entry: { card, count: line.count } });
  }
  // From the front, so that each finds its place among those that already stand there.
  inserted.sort((a, b) => a.at - b.at);
  for (const { list, at, entry } of inserted) list.splice(at, 0, entry);
  return lists;
}

/** A second home world has no place in a deck: it waits for the player like an unknown name. */
function placeHomeWorld(lists: Lists, line: CountedLine, card: CardId, remarks: string[]): void {
  const said = `Line ${line.line}: a deck has one home world;`;
  if (lists.homeWorld !== null && lists.homeWorld !== card) {
    lists.waiting.push({ ...line, place: 'homeworld' });
    remarks.push(`${said} "${clip(line.text, 60)}" is another one.`);
    return;
  }
  if (lists.homeWorld === card || line.count > 1) remarks.push(`${said} one copy is kept.`);
  lists.homeWorld = card;
}

/** The one card that a line means, or null. Never a choice among several that fit as well. */
function settle(line: CardLine, format: string, remarks: string[]): CardId | null {
  if (line.named.kind === 'id') return line.named.id;
  if (line.named.kind === 'unknown') return null;
  const { cards } = line.named;
  const [only, ...others] = cards;
  if (only === undefined || others.length === 0) return only?.id ?? null;
  const sets = setsOf(format);
  const card =
    single(cards.filter((other) => sets.includes(other.set))) ??
    single(cards.filter((other) => PLACE_OF_GROUP[other.deck] === line.place));
  if (card === null) return null;
  remarks.push(
    `Line ${line.line}: "${clip(line.text, 60)}" is taken for the card of ${setName(card.set)}, the only one of that name that fits.`,
  );
  return card.id;
}

function single(cards: readonly Card[]): Card | null {
  const [card] = cards;
  return card !== undefined && cards.length === 1 ? card : null;
}

function unmatchedOf(matcher: Matcher, line: CountedLine): Unmatched {
  const near = candidates(matcher, line.named);
  const { count } = line;
  const text = clip(line.text, SHOWN);
  const nearest = near.map((card) => card.id);
  if (line.place !== null) return { line: line.line, text, count, list: line.place, nearest };
  const [first] = near;
  const list = first === undefined ? 'house' : PLACE_OF_GROUP[first.deck];
  return { line: line.line, text, count, list, guessed: true, nearest };
}

function candidates(matcher: Matcher, named: Named): readonly Card[] {
  switch (named.kind) {
    case 'cards':
      return named.cards;
    case 'id': {
      const card = matcher.catalogue.byId.get(named.id);
      return card === undefined ? [] : [card];
    }
    case 'unknown':
      return named.instead ?? nearestTo(matcher, named.name);
  }
}

function placeOf(matcher: Matcher, id: CardId): DeckPlace {
  const card = matcher.catalogue.byId.get(id);
  return card === undefined ? 'house' : PLACE_OF_GROUP[card.deck];
}

/**
 * Words for the list that holds more lines than a deck may have, or null. Waiting lines count in
 * each, so that every pick finds room. Asked before names are compared, which takes longer.
 */
function crowdedList(lists: Lists): string | null {
  const waiting = lists.waiting.length;
  if (waiting > MAX_LINES) return `More than ${MAX_LINES} lines name no card`;
  const { imperialDeck, houseDeck } = normalise({
    ...emptyDeck('atreides'),
    imperialDeck: lists.imperial,
    houseDeck: lists.house,
  });
  const programs = lists.programs.reduce((sum, { count }) => sum + count, 0);
  if (imperialDeck.length + waiting > MAX_LINES) return 'The Imperial deck is too long';
  if (houseDeck.length + waiting > MAX_LINES) return 'The House deck is too long';
  return programs + waiting > MAX_LINES ? 'The list of programs is too long' : null;
}
