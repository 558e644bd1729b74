import type { Card, CardId } from '@/lib/cards/card';
import { type DeckEntry, type DeckPlace, emptyDeck, MAX_LINES } from '@/lib/decks/deck';
import { PLACE_OF_GROUP } from '@/lib/decks/places';
import { sizeOf } from '@/lib/decks/sizes';
import { fail, ok, type Result } from '@/lib/result';
import { type Power, powerName } from '@/lib/rules/powers';
import { setName } from '@/lib/rules/taxonomy';
import { clip, MAX_CARD_LINES, MAX_NOTES, MAX_PROBLEMS, tooLong, tooManyLines } from '../limits';
import { candidates } from '../names/by-id-and-name';
import type { Matcher } from '../names/match';
import { problem } from '../problem';
import { unquote } from '../quote';
import type { Import, Unmatched } from './codec';
import { readFormat, readSponsor, setsOf } from './fields';
import { guessSponsor } from './guess-sponsor';
import { type ByPlace, cardsOf } from './lists';
import { joined, normalise } from './normalise';
import type { CardLine, ParsedList } from './parsed-list';
import { unknownRemark } from './unknown-remark';

/**
 * The deck that a parsed list describes, with the lines that wait for a choice; or every problem found on
 * the way: those of the parsed list, `too-many-lines`, `too-long`, `empty`.
 */
export function deckFromList(parsed: ParsedList): Result<Import> {
  const problems = [...parsed.problems];
  const notes = parsed.noteLines.join('\n');
  if (notes.length > MAX_NOTES) problems.push(tooLong(0, 'notes', MAX_NOTES));
  if (parsed.lines.length > MAX_CARD_LINES)
    problems.unshift(tooManyLines(`More than ${MAX_CARD_LINES} lines name cards`));
  if (problems.length > 0) return fail(...problems.slice(0, MAX_PROBLEMS));
  if (parsed.lines.length === 0 && parsed.fields.size === 0 && notes === '') return fail(NOTHING);

  const remarks = [...parsed.remarks];
  const format = readFormat(parsed.fields.get('format') ?? '') || emptyDeck('atreides').format;
  const { places, waiting: unread } = placed(parsed, format, remarks);
  const crowded = crowdedPlace(places, unread.length);
  if (crowded !== null) return fail(tooManyLines(crowded));
  const written = (field: 'name' | 'houseName' | 'player') =>
    unquote(parsed.fields.get(field) ?? '');
  const read = normalise({
    version: 1,
    name: written('name'),
    houseName: written('houseName'),
    sponsor: parsed.sponsor ?? 'atreides',
    players: parsed.players ?? 2,
    format,
    profile: parsed.profile,
    ...cardsOf(places),
    notes,
  });
  const { catalogue } = parsed.matcher;
  remarks.push(...unknownRemark(read, catalogue));
  const guess = guessSponsor(read, catalogue);
  const named = namedAlone(unread);
  const isAgreed =
    named !== null && named === (parsed.sponsor ?? (guess.isFounded ? guess.sponsor : named));
  const waiting = isAgreed ? unread.filter((line) => powerAlone(line) === null) : unread;
  const sponsor = parsed.sponsor ?? (isAgreed ? named : guess.sponsor);
  if (isAgreed) remarks.push(`${powerName(named)}, alone on its line, is taken as the sponsor.`);
  else if (parsed.sponsor === null) remarks.push(guess.remark);
  const player = written('player');
  return ok({
    deck: { ...read, sponsor },
    unmatched: waiting.map((line) => unmatchedOf(parsed.matcher, line)),
    notes: remarks,
    ...(parsed.sponsor === null && !isAgreed && { sponsorGuessed: true }),
    ...(player !== '' && { player }),
  });
}

/** Most characters of an unmatched line that are handed on. */
const SHOWN = 1000;

const NOTHING = problem(
  'empty',
  'No card was found. Write one card a line, for instance "3 House Battalion".',
);

type Line = ParsedList['lines'][number];
type Places = ByPlace<DeckEntry[]>;

/** The lines by place, and those without a card, in the file's order. */
function placed(parsed: ParsedList, format: string, remarks: string[]) {
  const places: Places = { homeworld: [], programs: [], imperial: [], house: [] };
  const waiting: Line[] = [];
  const inserted: { list: DeckEntry[]; at: number; entry: DeckEntry }[] = [];
  for (const line of parsed.lines) {
    const card = onlyCard(line, format, remarks);
    if (card === null) {
      waiting.push(line);
      continue;
    }
    const { at, count } = line;
    const where = line.place ?? placeOf(parsed.matcher, card);
    const [home] = places.homeworld;
    const said = `Line ${line.line}: a deck has one home world;`;
    // A second home world has no place in a deck: it waits for the player like an unknown name.
    if (where === 'homeworld' && home !== undefined && home.card !== card) {
      waiting.push({ ...line, place: where });
      remarks.push(`${said} "${clip(line.text, 60)}" is another one.`);
      continue;
    }
    if (where === 'homeworld' && (home !== undefined || count > 1))
      remarks.push(`${said} one copy is kept.`);
    const list = places[where];
    if (at === undefined) list.push({ card, count });
    else inserted.push({ list, at, entry: { card, count } });
  }
  // From the front, so that each finds its place among those that already stand there.
  inserted.sort((a, b) => a.at - b.at);
  for (const { list, at, entry } of inserted) list.splice(at, 0, entry);
  return { places, waiting };
}

/** The Power that stands alone on lines of the list; null where there is none, or two. */
function namedAlone(lines: readonly Line[]): Power | null {
  const named = new Set(lines.map(powerAlone).filter((power) => power !== null));
  const [power = null] = named;
  return named.size === 1 ? power : null;
}

/** The Power whose name is all that a line says. */
function powerAlone({ named, digits, text }: Line): Power | null {
  return named.kind === 'unknown' && digits === null ? readSponsor(text.replace(/:$/, '')) : null;
}

/** The one card that a line means, or null. Never a choice among several that fit as well. */
function onlyCard(line: CardLine, format: string, remarks: string[]): CardId | null {
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

function unmatchedOf(matcher: Matcher, { line, text, count, place, named }: Line): Unmatched {
  const near = candidates(matcher, named);
  const [first] = near;
  return {
    line,
    text: clip(text, SHOWN),
    count,
    place: place ?? (first === undefined ? 'house' : PLACE_OF_GROUP[first.deck]),
    guessed: place === null,
    nearest: near.map(({ id }) => id),
  };
}

function placeOf(matcher: Matcher, id: CardId): DeckPlace {
  const card = matcher.catalogue.byId.get(id);
  return card === undefined ? 'house' : PLACE_OF_GROUP[card.deck];
}

/**
 * Words for the place that holds more lines than a deck may have, or null. Waiting lines count in
 * each, so that every pick finds room. Asked before names are compared, which takes longer.
 */
function crowdedPlace({ programs, imperial, house }: Places, waiting: number): string | null {
  if (waiting > MAX_LINES) return `More than ${MAX_LINES} lines name no card`;
  if (joined(imperial).length + waiting > MAX_LINES) return 'The Imperial deck is too long';
  if (joined(house).length + waiting > MAX_LINES) return 'The House deck is too long';
  return sizeOf(programs) + waiting > MAX_LINES ? 'The list of programs is too long' : null;
}
