import { extname } from 'node:path';
import { loadCatalogue } from '@/lib/cards/load';
import { CODECS, findWriter, lossesOf, WRITERS } from '@/lib/codecs/decks/codecs';
import { listed } from '@/lib/sentences';
import { commandOf } from '../command';
import { readDeckFile, unmatchedMessage } from '../deck-file';
import { wrapped } from '../print';

const EXTENSIONS = [...new Set(WRITERS.map((writer) => `.${writer.extension}`))].join(', ');
const READ = CODECS.map((codec) => codec.label).join(', ');
/** What is written but not read. */
const READING = listed(
  WRITERS.filter(({ id }) => !CODECS.some((codec) => codec.id === id)).map(({ label }) => label),
);
const IDS = WRITERS.map((writer) => writer.id).join(', ');
/** What standard output gets unless another format is asked for. */
const USUAL = 'json';

/** Writes a deck in another file format. */
export const convert = commandOf({
  name: 'convert',
  summary: 'write a deck in another file format',
  help: `registry convert IN OUT [--to FORMAT] [--skip-unmatched]

Reads a deck and writes it in the format that the ending of OUT names:
${wrapped(EXTENSIONS, '  ')}"-" is standard input or output. What is read is told by what is in it, not by its name:
${wrapped(READ, '  ')}
  --to               the format of OUT whatever its name, one of
${wrapped(IDS, '                     ')}                     ("-" is ${USUAL} unless you say, ".json" our own JSON, ".txt" plain text)
  --skip-unmatched   leave out lines that name no card; each is named on standard error

What a format has no place for (profile, notes, cards that the other program does not know) stands
in its comments and is read back. Cards that the other program will not have are named on standard
error. ${READING} can be written but not read.

A line that names no card is never dropped without a word: without --skip-unmatched nothing is
written, and the lines are listed with the nearest cards.

Exit code: 0 written, 1 some lines name no card, 2 the files cannot be read or written.
`,
  options: { to: 'text', 'skip-unmatched': 'flag' },
  run: async ({ options, rest: [from, to, ...more] }, io) => {
    if (from === undefined || to === undefined || more.length > 0)
      return io.misused('give the file to read and the file to write');
    const writer = findWriter(options.to ?? (to === '-' ? USUAL : extname(to)));
    if (writer === undefined)
      return io.misused(
        options.to === undefined
          ? `${to}: the ending names no format; there are ${EXTENSIONS}`
          : `--to ${options.to}: no such format; there are ${IDS}`,
      );

    const read = await readDeckFile(from, io);
    if (!read.ok) return io.unreadable(from, read.problems);
    const { deck, unmatched, notes, player } = read.value;
    for (const note of notes) io.remark(note);
    if (player !== undefined) io.remark(`the player, ${player}, is left out: no deck holds one`);
    for (const line of unmatched) io.remark(unmatchedMessage(line));
    const skip = options['skip-unmatched'];
    if (unmatched.length > 0 && !skip) {
      io.remark('nothing was written; mend these lines, or give --skip-unmatched');
      return 1;
    }

    const catalogue = loadCatalogue();
    const text = writer.write(deck, catalogue);
    for (const loss of lossesOf(writer, deck, catalogue, text)) io.remark(loss);
    const written = await io.write(to, text);
    return written.ok ? 0 : io.unreadable(to, written.problems);
  },
});
