import { extname } from 'node:path';
import { loadCatalogue } from '@/lib/cards/load';
import type { Codec } from '@/lib/codecs/codec';
import { CODECS, findCodec } from '@/lib/codecs/import';
import { readArgs } from '../args';
import type { Command } from '../command';
import { misused, unreadable } from '../complain';
import { readDeckFile, unmatchedMessage } from '../deck-file';
import { plain } from '../print';

const EXTENSIONS = CODECS.map((codec) => `.${codec.extension}`).join(', ');

/** Writes a deck in another file format. */
export const convert: Command = {
  summary: 'write a deck in another file format',
  help: `registry convert IN OUT [--to FORMAT] [--skip-unmatched]

Reads a deck (JSON, CSV or plain text, told by what is in it) and writes it in the format that the
ending of OUT names: ${EXTENSIONS}. "-" is standard input or output. Nothing is lost.

  --to               the format of OUT whatever its name: ${CODECS.map((codec) => codec.id).join(', ')}
                     ("-" is ${CODECS[0]?.id} unless you say)
  --skip-unmatched   leave out lines that name no card; each is named on standard error

A line that names no card is never dropped without a word: without --skip-unmatched nothing is
written, and the lines are listed with the nearest cards.

Exit code: 0 written, 1 some lines name no card, 2 the files cannot be read or written.
`,
  run: async (args, io) => {
    const given = readArgs(args, { to: 'text', 'skip-unmatched': 'flag' });
    if (!given.ok) return misused(io, 'convert', given.problems[0]?.message ?? '');
    const { options, rest } = given.value;
    const [from, to, ...more] = rest;
    if (from === undefined || to === undefined || more.length > 0)
      return misused(io, 'convert', 'give the file to read and the file to write');
    const codec = codecFor(to, options.to);
    if (codec === undefined)
      return misused(
        io,
        'convert',
        options.to === undefined
          ? `${to}: the ending names no format; there are ${EXTENSIONS}`
          : `--to ${options.to}: no such format`,
      );

    const read = await readDeckFile(from, io);
    if (!read.ok) return unreadable(io, 'convert', from, read.problems);
    const { deck, unmatched, notes } = read.value;
    for (const note of notes) io.err(`registry convert: ${plain(note)}`);
    for (const line of unmatched) io.err(`registry convert: ${unmatchedMessage(line)}`);
    const skip = options['skip-unmatched'];
    if (unmatched.length > 0 && !skip) {
      io.err('registry convert: nothing was written; mend these lines, or give --skip-unmatched');
      return 1;
    }

    const text = codec.write(deck, loadCatalogue());
    if (to === '-') io.out(text.endsWith('\n') ? text : `${text}\n`);
    else {
      const written = await io.write(to, text);
      if (!written.ok) return unreadable(io, 'convert', to, written.problems);
    }
    return 0;
  },
};

function codecFor(path: string, name: string | undefined): Codec | undefined {
  if (name !== undefined) return findCodec(name);
  return path === '-' ? CODECS[0] : findCodec(extname(path));
}
