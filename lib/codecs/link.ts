import { type Deck, type DeckEntry, MAX_LINES } from '@/lib/decks/deck';
import { parseDeck } from '@/lib/decks/parse';
import { fail, type InputProblem, type Result } from '@/lib/result';
import type { Power } from '@/lib/rules/powers';
import { type ByteReader, type ByteWriter, byteReader, byteWriter } from './bytes';
import { cardOfNumber, numberOfCard } from './card-numbers';
import { packed, unpacked } from './packed';
import { paragraphFrom } from './paragraph';

/**
 * A whole deck in the part of an address behind "#", which no browser sends to a server: version, dot,
 * base64url of the packed deck and three bytes that tell damage. Version 1 stays readable for ever
 * (fixtures/link-v1.json); whatever must change becomes version 2, read beside it.
 */
const VERSION = 1;

/** In the order of version 1, for ever. */
const SPONSORS: readonly Power[] = [
  'atreides',
  'corrino',
  'harkonnen',
  'fremen',
  'guild',
  'sisterhood',
  'smugglers',
  'spice-miners',
  'water-sellers',
];
const FORMATS: readonly string[] = ['tat', 'eots'];

/** The deck as it goes behind "#": letters, digits, "-", "_" and one dot. Nothing of it is left out. */
export function writeLink(deck: Deck): string {
  const writer = byteWriter();
  writer.number(SPONSORS.indexOf(deck.sponsor));
  writer.number(deck.players);
  const format = FORMATS.indexOf(deck.format);
  writer.number(format + 1);
  if (format < 0) writer.text(deck.format);
  writer.number(signed(deck.profile.favor));
  writer.number(signed(deck.profile.spice));
  writer.number(deck.homeWorld === null ? 0 : 1);
  if (deck.homeWorld !== null) writeCard(writer, deck.homeWorld);
  writer.number(deck.programs.length);
  for (const id of deck.programs) writeCard(writer, id);
  for (const list of [deck.imperialDeck, deck.houseDeck]) writeList(writer, list);
  for (const text of [deck.name, deck.houseName, deck.notes]) writer.text(text);
  return `${VERSION}.${packed(writer.done())}`;
}

// Cards first, then counts: like stands beside like, which packs better.
function writeList(writer: ByteWriter, list: readonly DeckEntry[]): void {
  writer.number(list.length);
  for (const { card } of list) writeCard(writer, card);
  for (const { count } of list) writer.number(count);
}

/** A card's number; an id without one as 0 and the id itself. */
function writeCard(writer: ByteWriter, id: string): void {
  const number = numberOfCard(id);
  writer.number(number ?? 0);
  if (number === undefined) writer.text(id);
}

/** 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 … */
function signed(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unsigned(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}

/** Most characters that are looked at: no deck's link is longer. */
const MAX_LINK = 1_000_000;
/** Most bytes that a deck unpacks to; the largest that a deck allows lies well below. */
const MAX_UNPACKED = 1_048_576;

/**
 * The deck in a link: an address with "#1.…", or that part alone. Never throws and never unpacks more
 * than a deck can be. Problems: `not-a-link`, `damaged-link`, `future-version`, `too-large`, and those of
 * parseDeck.
 */
export function readLink(text: string): Result<Deck> {
  if (text.length > MAX_LINK) return fail(TOO_LARGE);
  const found = fragmentOf(unwrapped(text));
  if (found === null) return fail(NOT_A_LINK);
  if (found.version > VERSION) return fail(FUTURE);
  if (found.version < VERSION) return fail(NOT_A_LINK);
  const bytes = unpacked(found.body, MAX_UNPACKED);
  if (bytes === 'damaged') return fail(DAMAGED);
  return bytes === 'too-large' ? fail(TOO_LARGE) : deckIn(byteReader(bytes));
}

/**
 * Whether a text is a link to a deck, or an address with one in it, and nothing more. Lines that a mail
 * program broke belong together where that gives a whole link.
 */
export function looksLikeLink(text: string): boolean {
  if (text.length > MAX_LINK) return false;
  const whole = unwrapped(text);
  const isLink =
    /^#?\d{1,3}\.[\w-]{12,}$/.test(whole) || /^https?:\/\/[^\s#]+#\d{1,3}\.\S*$/i.test(whole);
  return isLink && (!text.trim().includes('\n') || readLink(whole).ok);
}

/** The first address with a deck in it in a text about other things, or null. */
export function linkIn(text: string): string | null {
  const address = /https?:\/\/[^\s#<>"]{1,2000}#\d{1,3}\.[\w-]+/i.exec(text.slice(0, MAX_LINK));
  if (address === null) return null;
  const paragraph = paragraphFrom(text, address.index);
  return looksLikeLink(paragraph) ? paragraph : address[0];
}

/** A link as it was before a mail program broke its line, quoted it or put it into angle brackets. */
function unwrapped(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/^[<>\s]+/, ''));
  const whole = lines.join('');
  return whole.endsWith('>') ? whole.slice(0, -1) : whole;
}

function fragmentOf(text: string): { readonly version: number; readonly body: string } | null {
  const [, version = '', body = ''] =
    /(?:^|#)\s*(\d{1,3})\.([\w-]*)[^\w-]*$/.exec(text.trim()) ?? [];
  return version === '' ? null : { version: Number(version), body };
}

function deckIn(reader: ByteReader): Result<Deck> {
  let isNewer = false;
  const card = (): string => {
    const number = reader.number();
    if (number === 0) return reader.text(120);
    const id = cardOfNumber(number);
    if (id === undefined) isNewer = true;
    return id ?? '';
  };
  const many = (): number => {
    const length = reader.number();
    return length > MAX_LINES || reader.hasFailed() ? Number.NaN : length;
  };
  const listOf = <T>(length: number, read: () => T): readonly T[] | null =>
    Number.isNaN(length) ? null : Array.from({ length }, read);
  const list = (): readonly DeckEntry[] | null => {
    const length = many();
    const cards = listOf(length, card);
    const counts = listOf(length, reader.number);
    return cards?.map((id, at) => ({ card: id, count: counts?.[at] ?? 0 })) ?? null;
  };
  const sponsor = SPONSORS[reader.number()];
  const players = reader.number();
  const known = reader.number();
  const format = known === 0 ? reader.text(80) : FORMATS[known - 1];
  const favor = unsigned(reader.number());
  const spice = unsigned(reader.number());
  const homeWorld = reader.number() === 0 ? null : card();
  const programs = listOf(many(), card);
  const imperialDeck = programs && list();
  const houseDeck = imperialDeck && list();
  const name = reader.text(200);
  const houseName = reader.text(200);
  const notes = reader.text(20_000);
  if (isNewer || (format === undefined && known > FORMATS.length)) return fail(FUTURE);
  if (!reader.isDone() || houseDeck === null) return fail(DAMAGED);
  return parseDeck({
    version: 1,
    name,
    houseName,
    sponsor,
    homeWorld,
    players,
    format,
    profile: { favor, spice },
    programs,
    imperialDeck,
    houseDeck,
    notes,
  });
}

const NOT_A_LINK: InputProblem = {
  code: 'not-a-link',
  at: '',
  message:
    'This is no link to a deck. Copy the whole address, with all that stands behind the “#”.',
};

const DAMAGED: InputProblem = {
  code: 'damaged-link',
  at: '',
  message:
    'This link is damaged: a part of it is missing or was changed on the way. Ask for it again, or for the deck as a file.',
};

const FUTURE: InputProblem = {
  code: 'future-version',
  at: '',
  message:
    'This link was made by a newer Registry. Load this page again to get the newest, then open the link once more.',
};

const TOO_LARGE: InputProblem = {
  code: 'too-large',
  at: '',
  message: 'What this link holds is larger than any deck. Nothing of it was read.',
};
