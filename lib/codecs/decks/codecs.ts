import { xmlRoot } from '../files/xml-root';
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
