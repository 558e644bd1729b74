import type { Catalogue } from '@/lib/cards/catalogue';
import { consideredIn, type Deck } from '@/lib/decks/deck';
import { counted } from '@/lib/sentences';
import { xmlRoot } from '../files/xml-root';
import { tooLarge } from '../limits';
import { bbcodeWriter } from './bbcode';
import { cockatriceCodec } from './cockatrice';
import type { Codec, Writer } from './codec';
import { csvCodec } from './csv';
import { jsonCodec } from './json';
import { lackeyCodec } from './lackey';
import { lackeyTextCodec } from './lackey-text';
import { markdownWriter } from './markdown';
import { octgnCodec } from './octgn';
import { textCodec } from './text';
import { ttsCodec } from './tts';

/**
 * Every format of a deck, as menus list them. A text is tried from the last to the first, so plain text,
 * which takes what no other wants, is the first, and a kind of JSON stands behind JSON.
 */
const FORMATS = [
  textCodec,
  markdownWriter,
  bbcodeWriter,
  csvCodec,
  jsonCodec,
  octgnCodec,
  ttsCodec,
  lackeyCodec,
  lackeyTextCodec,
  cockatriceCodec,
] as const;

export type WriterId = (typeof FORMATS)[number]['id'];

/** Every format that a deck can be written in. */
export const WRITERS: readonly (Writer & { readonly id: WriterId })[] = FORMATS;

/** Those that are read too. */
export const CODECS: readonly Codec[] = FORMATS.filter((format) => 'read' in format);

/** Endings of the files that a list is read from, archives apart. */
export const LIST_ENDINGS: readonly string[] = [
  ...new Set([...CODECS.map(({ extension }) => `.${extension}`), '.xlsx']),
];

/** The writer with an id or a file extension ("csv", ".MD"), or undefined; an id is tried first. */
export function findWriter(name: string): Writer | undefined {
  const asked = name.toLowerCase().replace(/^\./, '');
  return (
    WRITERS.find(({ id }) => id === asked) ?? WRITERS.find(({ extension }) => extension === asked)
  );
}

/** The codec whose format a text shows, or null for XML that none reads. Quick on any input. */
export function codecOf(text: string): Codec | null {
  const codec = CODECS.findLast(({ sniff }) => sniff(text)) ?? textCodec;
  return codec.id === textCodec.id && xmlRoot(text) !== null ? null : codec;
}

/** What a written file will not do, a sentence each: what it leaves out, and whether it is too large. */
export function lossesOf(
  writer: Writer,
  deck: Deck,
  catalogue: Catalogue,
  text: string,
): readonly string[] {
  return [...(writer.losses?.(deck, catalogue) ?? []), ...commonLosses(writer, deck, text)];
}

/** The same of what is so in every format, for who knows the other losses. */
export function commonLosses(
  { id }: Pick<Writer, 'id'>,
  deck: Deck,
  text: string,
): readonly string[] {
  const isLarge = tooLarge(new TextEncoder().encode(text).length) !== null;
  const loss = id === jsonCodec.id ? null : sideListLoss(deck, 'Only JSON holds it.');
  return [...(loss === null ? [] : [loss]), ...(isLarge ? [TOO_LARGE] : [])];
}

/** "The side list (3 cards) stays here.", with what may be done about it; null where there is none. */
export function sideListLoss(deck: Deck, wayOut: string): string | null {
  const { length } = consideredIn(deck);
  return length === 0 ? null : `The side list (${counted(length, 'card')}) stays here. ${wayOut}`;
}

const TOO_LARGE =
  'The file is larger than 256 KiB, and the Registry reads no list that large: in this format the deck cannot be brought back. Shorten its notes, or keep the deck as JSON too.';
