import { bbcodeWriter } from './bbcode';
import type { Writer } from './codec';
import { CODECS } from './import';
import { markdownWriter } from './markdown';

/** Every format that a deck can be written in: those that are read too, then those for reading. */
export const WRITERS: readonly Writer[] = [...CODECS, markdownWriter, bbcodeWriter];

/** The writer with an id or a file extension ("csv", ".MD"), or undefined; an id is tried first. */
export function findWriter(name: string): Writer | undefined {
  const asked = name.toLowerCase().replace(/^\./, '');
  return (
    WRITERS.find(({ id }) => id === asked) ?? WRITERS.find(({ extension }) => extension === asked)
  );
}
