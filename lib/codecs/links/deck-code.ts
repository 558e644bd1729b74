import type { CardId } from '@/lib/cards/card';
import { type DeckEntry, MAX_COUNT, MAX_LINES } from '@/lib/decks/deck';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { byPlace, type CardsOfDeck, cardsOf, listsOf, PLACES } from '../decks/lists';
import { linesOf } from '../decks/normalise';
import { paragraphFrom } from '../lines';
import { problem } from '../problem';
import {
  type ByteReader,
  type ByteWriter,
  byteReader,
  byteWriter,
  checksum,
  fromBase64url,
  nextPower as next,
  toBase64url,
} from './bytes';
import { cardOfNumber, numberOfCard } from './card-numbers';

/**
 * A short code for a list alone: home world, programs, Imperial deck, House deck. The same list has
 * the same code, whatever the order of its lines; another list has another one. "R1" (Registry,
 * version 1), then base64url of card numbers, each as the step from the one before, and counts, then
 * a checksum, which notices every single mistyped character. Version 1 stays readable for ever. The one
 * exception to "one list, one code": a code may spell out a card that had no number when it was made,
 * and is read as it stands when the card has one; deckCode then gives the list a new code.
 */
const VERSION = 1;
const MARK = `R${VERSION}`;
/** Counts up to here stand in two bits beside the card. */
const SHORT_COUNT = 4;

/** The code of a deck's list, without blanks. Ids that no card has are written out, which is long. */
export function deckCode(list: CardsOfDeck): string {
  return encode(list, numberOfCard);
}

type Numbering = (id: CardId) => number | undefined;

function encode(list: CardsOfDeck, numbering: Numbering): string {
  const writer = byteWriter();
  const lists = listsOf(list);
  for (const place of PLACES) writeList(writer, lists[place], numbering);
  const bytes = writer.done();
  return MARK + toBase64url(Uint8Array.from([...bytes, ...checksumOf(bytes)]));
}

/** A code as it is shown and read aloud: five characters, a blank, five characters … */
export function inGroups(code: string): string {
  return (code.match(/.{1,5}/g) ?? []).join(' ');
}

function checksumOf(bytes: Uint8Array) {
  return checksum(Uint8Array.from([VERSION, ...bytes]));
}

function writeList(writer: ByteWriter, entries: readonly DeckEntry[], numbering: Numbering): void {
  const known = new Map<number, number>();
  const unknown = new Map<string, number>();
  for (const { card, count } of entries) {
    const number = numbering(card);
    if (number === undefined) unknown.set(card, (unknown.get(card) ?? 0) + count);
    else known.set(number, (known.get(number) ?? 0) + count);
  }
  writer.number(known.size * 2 + (unknown.size > 0 ? 1 : 0));
  let last = 0;
  for (const [number, count] of [...known].sort(([a], [b]) => a - b)) {
    const short = Math.min(count, SHORT_COUNT);
    writer.number((number - last - 1) * SHORT_COUNT + short - 1);
    if (short === SHORT_COUNT) writer.number(count - SHORT_COUNT);
    last = number;
  }
  if (unknown.size === 0) return;
  writer.number(unknown.size);
  for (const [card, count] of [...unknown].sort(([a], [b]) => (a < b ? -1 : 1))) {
    writer.text(card);
    writer.number(count);
  }
}

/** Most characters that are looked at: no list's code is longer. */
const MAX_CODE = 500_000;

/**
 * The list that a code stands for, its lines in the order of the card numbers. Blanks and line breaks may stand anywhere, and dashes that a word
 * processor made longer count as "-". Never throws. Problems: `not-a-code`, `damaged-code` (which says
 * where, if one character is wrong), `future-version`.
 */
export function readDeckCode(text: string): Result<CardsOfDeck> {
  if (text.length > MAX_CODE) return fail(NOT_A_CODE);
  const code = bare(text);
  if (!/^R\d[\w-]*$/.test(code)) return fail(NOT_A_CODE);
  if (code[1] !== String(VERSION)) return fail(FUTURE);
  const read = decode(code);
  return read === null ? fail(damaged(code)) : read;
}

/** Whether a text is a deck code, or was meant to be one, and nothing more: no list stands below it. */
export function looksLikeCode(text: string): boolean {
  return text.length <= MAX_CODE && /^R\d[\w-]{9,}$/.test(bare(text)) && !COUNTED.test(text);
}

/** "3 House Battalion", "3x House Battalion"; groups of a code have five characters. */
const COUNTED = /^[ \t]*\d{1,3}(?:[ \t]*[x×])?[ \t]+\p{L}/mu;

/** The deck code in a line of its own in a text about other things, with or without a label, or null. */
export function codeIn(text: string): string | null {
  const line = CODE_LINE.exec(text.slice(0, MAX_CODE));
  if (line === null || COUNTED.test(text)) return null;
  const paragraph = paragraphFrom(text, line.index);
  return readDeckCode(paragraph).ok ? paragraph : line[0];
}

const CODE_LINE = /^[ \t>]*(?:(?:deck[ \t]*)?code[ \t]*:\s*R\d[\w \t-]{9,}|R\d[\w-]{9,})\r?$/im;

/** Without a label in front, blanks, and invisible marks. */
function bare(text: string): string {
  return text
    .replace(/^\s*(?:deck\s*)?code\s*:/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g, '');
}

/** Null where the checksum or the content is wrong. */
function decode(code: string): Result<CardsOfDeck> | null {
  const bytes = fromBase64url(code.slice(MARK.length));
  if (bytes === null || bytes.length < 7) return null;
  const content = bytes.subarray(0, -3);
  const sums = bytes.subarray(-3);
  if (checksumOf(content).some((sum, at) => sum !== sums[at])) return null;
  const reader = byteReader(content);
  const spelled = new Set<CardId>();
  const lists = byPlace(() => readList(reader, spelled));
  if (!reader.isDone()) return null;
  if (PLACES.some((place) => lists[place] === 'newer')) return fail(FUTURE);
  const list = cardsOf(byPlace((place) => (lists[place] === 'newer' ? [] : lists[place])));
  // One list, one code: whatever another hand wrote in another way is refused. What the code spells
  // had no number in its time, whatever numbers there are today.
  const then: Numbering = (id) => (spelled.has(id) ? undefined : numberOfCard(id));
  return list.programs.length <= MAX_LINES && encode(list, then) === code ? ok(list) : null;
}

/**
 * The lines of one list, in lines of at most 99 copies; "newer" where a newer Registry numbered a card.
 * Ids that are written out are put into `spelled`.
 */
function readList(reader: ByteReader, spelled: Set<CardId>): readonly DeckEntry[] | 'newer' {
  const head = reader.number();
  let last = 0;
  const known = reader.times(Math.floor(head / 2), MAX_LINES, () => {
    const value = reader.number();
    last += Math.floor(value / SHORT_COUNT) + 1;
    const short = (value % SHORT_COUNT) + 1;
    const count = short === SHORT_COUNT ? reader.number() + SHORT_COUNT : short;
    return { card: cardOfNumber(last), count };
  });
  const unknown = head % 2 === 0 ? 0 : reader.number();
  const others = reader.times(unknown, MAX_LINES, () => {
    const card = reader.text(120);
    spelled.add(card);
    return { card, count: reader.number() };
  });
  const entries: DeckEntry[] = [];
  for (const { card, count } of [...known, ...others]) {
    if (card === undefined) return 'newer';
    if (card === '' || count < 1 || count > MAX_COUNT * MAX_LINES) reader.fail();
    else entries.push(...linesOf(card, count));
  }
  if (entries.length > MAX_LINES) reader.fail();
  return entries;
}

const NOT_A_CODE = problem(
  'not-a-code',
  `This is no deck code. A code begins with ${MARK} and has only letters, digits, “-” and “_”; capitals count.`,
);

const FUTURE = problem(
  'future-version',
  `This code was made by a newer Registry, or it is mistyped: codes that this one reads begin with ${MARK}.`,
);

function damaged(code: string): InputProblem {
  const slip = code.length > MAX_TYPED ? null : slipIn(code);
  const where =
    slip === null
      ? 'Compare it with the original, capitals too.'
      : `Most likely it is character ${slip.at + 1}: “${slip.is}” should be “${slip.shouldBe}”.`;
  return problem(
    'damaged-code',
    `Something in this deck code is wrong or missing. ${where}`,
    slip === null ? '' : `character ${slip.at + 1}`,
  );
}

/** Longer codes were never typed, and looking for a slip in them takes long. */
const MAX_TYPED = 4_000;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

interface Slip {
  readonly at: number;
  readonly is: string;
  readonly shouldBe: string;
}

/** The one character whose change makes the code right, if there is exactly one. */
function slipIn(code: string): Slip | null {
  const body = code.slice(MARK.length);
  const bytes = fromBase64url(body);
  if (bytes === null || bytes.length < 7) return null;
  const wanted = checksumOf(bytes.subarray(0, -3));
  const off = wanted.reduce((sum, byte, at) => sum * 256 + (byte ^ (bytes.at(at - 3) ?? 0)), 0);
  const found = changesBy(off, body, bytes.length * 8).filter(
    ({ at, shouldBe }) => decode(code.slice(0, at) + shouldBe + code.slice(at + 1))?.ok,
  );
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * The changes of one character that put a checksum right which is off by so much: a checksum is
 * linear, so each bit of the code moves it by an amount of its own, from the last bit on.
 */
function changesBy(off: number, body: string, bits: number): readonly Slip[] {
  const found: Slip[] = [];
  const moves: number[] = [];
  for (let move = 1; moves.length < bits; move = next(move)) moves.push(move);
  for (let at = 0; at < body.length; at += 1) {
    const is = body.charAt(at);
    for (let change = 1; change < 64; change += 1) {
      let moved = 0;
      for (let bit = 0; bit < 6; bit += 1)
        if (change & (32 >> bit)) moved ^= moves[bits - 1 - (6 * at + bit)] ?? 0;
      const shouldBe = moved === off ? SIGNS.charAt(SIGNS.indexOf(is) ^ change) : '';
      if (shouldBe !== '') found.push({ at: at + MARK.length, is, shouldBe });
    }
  }
  return found;
}
