import { type Deck, type DeckEntry, MAX_LINES } from '@/lib/decks/deck';
import { parseDeck } from '@/lib/decks/parse';
import { fail, type Result } from '@/lib/result';
import type { Power } from '@/lib/rules/powers';
import { paragraphFrom } from '../lines';
import { type ByteReader, type ByteWriter, byteReader, byteWriter } from './bytes';
import { cardOfNumber, numberOfCard } from './card-numbers';
import {
  damagedLink,
  type LinkKind,
  MAX_LINK,
  NEWER_LINK,
  readFragment,
  unwrapped,
  writeFragment,
} from './fragment';

/**
 * A whole deck in a link. Version 1 stays readable for ever (fixtures/link-v1.json); whatever must change
 * becomes version 2, read beside it. The largest that a deck allows lies well below `most`.
 */
const LINK: LinkKind = { mark: '', version: 1, most: 1_048_576, name: 'deck' };

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

/** The deck as it goes behind "#": letters, digits, "-", "_" and one dot; all of it but its side list. */
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
  return writeFragment(LINK, writer.done());
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

/**
 * The deck in a link: an address with "#1.…", or that part alone. Never throws. Problems: those of
 * readFragment and parseDeck.
 */
export function readLink(text: string): Result<Deck> {
  const bytes = readFragment(LINK, text);
  return bytes.ok ? deckIn(byteReader(bytes.value)) : bytes;
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
  // Piece by piece, for one expression over the whole text would begin anew at each "http".
  const pieces = text.slice(0, MAX_LINK).split('#');
  let at = 0;
  for (const [nth, piece] of pieces.entries()) {
    const before = piece.slice(-2_010).toLowerCase();
    const start = Math.max(before.lastIndexOf('http://'), before.lastIndexOf('https://'));
    const address = start < 0 ? '' : piece.slice(piece.length - before.length + start);
    const [fragment] = /^\d{1,3}\.[\w-]+/.exec(pieces[nth + 1] ?? '') ?? [];
    if (fragment !== undefined && /^https?:\/\/[^\s<>"]+$/i.test(address)) {
      const paragraph = paragraphFrom(text, at + piece.length - address.length);
      return looksLikeLink(paragraph) ? paragraph : `${address}#${fragment}`;
    }
    at += piece.length + 1;
  }
  return null;
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
  const cards = () => reader.times(reader.number(), MAX_LINES, card);
  const list = (): readonly DeckEntry[] => {
    const ids = cards();
    const counts = ids.map(reader.number);
    return ids.map((id, at) => ({ card: id, count: counts[at] ?? 0 }));
  };
  const sponsor = SPONSORS[reader.number()];
  const players = reader.number();
  const known = reader.number();
  const format = known === 0 ? reader.text(80) : FORMATS[known - 1];
  const favor = unsigned(reader.number());
  const spice = unsigned(reader.number());
  const homeWorld = reader.number() === 0 ? null : card();
  const programs = cards();
  const imperialDeck = list();
  const houseDeck = list();
  const name = reader.text(200);
  const houseName = reader.text(200);
  const notes = reader.text(20_000);
  if (isNewer || (format === undefined && known > FORMATS.length)) return fail(NEWER_LINK);
  if (!reader.isDone()) return damagedLink(LINK);
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
