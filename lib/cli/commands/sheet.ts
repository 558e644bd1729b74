import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@/lib/cards/load';
import type { ReadFile } from '@/lib/codecs/decks/import-deck';
import { deckCode, inGroups } from '@/lib/codecs/links/deck-code';
import { type Sheet, sheetPages } from '@/lib/codecs/sheet/body';
import { sheetHtml } from '@/lib/codecs/sheet/document';
import type { Paper } from '@/lib/codecs/sheet/fit';
import { type SheetEvent, sheetModel } from '@/lib/codecs/sheet/model';
import { createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { fail, ok } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { readArgs } from '../args';
import type { Command, ExitCode } from '../command';
import { readDeckFilesAt, unmatchedMessage } from '../deck-file';
import { ENDINGS, filesAt, isTwiceStandardInput, TWICE } from '../files-at';
import { formatOf } from '../format-file';
import type { Io } from '../io';
import { plain } from '../print';
import { misused, shownPath, unreadable } from '../refuse-input';

const MOST_BLANKS = 500;

/** Writes registration sheets for a tournament. */
export const sheet: Command = {
  summary: 'write registration sheets to print',
  help: `registry sheet FILE|FOLDER... --out SHEETS.html [--event NAME] [--date DATE] [--format ID|FILE]
               [--paper a4|letter] [--blank N]

Writes one registration sheet for each deck (in any format that check reads, told by what is in it):
player, House, sponsor, home world, House Profile, both decks by type and name, the verdict, the code
of the list, room for signatures. Of a zip archive every list gets a sheet, of a folder every file with
one of these endings, in the order of the names: ${ENDINGS.join(' ')}. The result is
one HTML file without scripts; open it in a browser and print it. "-" is standard input, or output for --out.

  --out      the file to write
  --event    the event's name; without it a line to write on
  --date     the date, 2026-11-22 or any words; without it a line to write on
  --format   hold every deck against this format, not against its own: ${SHIPPED_FORMATS.map(({ id }) => id).join(', ')}, or
             the JSON file of a format of your own
  --paper    a4 (unless you say) or letter
  --blank    so many blank sheets more, to be filled in by hand; no FILE is needed then

The player is the one that the file names; where it names none, there is a line to write on. A deck
that is not legal is printed, and its sheet says so.

Exit code: 0 written, 1 some lines name no card (they are listed, nothing is written), 2 a file
cannot be read or written.
`,
  run: async (args, io) => {
    const given = readArgs(args, {
      out: 'text',
      event: 'text',
      date: 'text',
      format: 'text',
      paper: 'text',
      blank: 'text',
    });
    if (!given.ok) return misused(io, 'sheet', given.problems[0]?.message ?? '');
    const { options, rest } = given.value;
    const { out, format, paper = 'a4' } = options;
    if (out === undefined) return misused(io, 'sheet', 'give the file to write: --out sheets.html');
    if (!isPaper(paper)) return misused(io, 'sheet', `--paper ${paper}: it is a4 or letter`);
    const blanks = blanksOf(options.blank);
    if (blanks === null)
      return misused(
        io,
        'sheet',
        `--blank ${options.blank}: it is a whole number up to ${MOST_BLANKS}`,
      );
    if (rest.length === 0 && blanks === 0)
      return misused(io, 'sheet', 'give a deck file, or --blank N');
    if (isTwiceStandardInput(rest)) return misused(io, 'sheet', TWICE);
    const held = format === undefined ? ok(undefined) : await formatOf(format, io);
    if (!held.ok) return misused(io, 'sheet', held.problems[0]?.message ?? '');

    const { event = '', date = '' } = options;
    const read = await sheetsOf(rest, { event, date }, held.value, io);
    if (read.code !== 0) {
      io.err('registry sheet: nothing was written');
      return read.code;
    }
    const blank: Sheet = {
      blank: true,
      event,
      date,
      format: held.value?.name ?? '',
    };
    const sheets = [...read.sheets, ...Array.from({ length: blanks }, () => blank)];
    const text = sheetHtml(sheets, {
      title: event.trim() === '' ? 'Registration sheets' : `Registration sheets: ${event.trim()}`,
      paper,
      css: readFileSync(join(projectRoot(), 'lib/codecs/sheet/sheet.css'), 'utf8'),
    });
    if (out === '-') {
      io.out(text);
      return 0;
    }
    const written = await io.write(out, text);
    if (!written.ok) return unreadable(io, 'sheet', out, written.problems);
    const pages = sheetPages(sheets, paper);
    io.out(`${counted(sheets.length, 'sheet')}, ${counted(pages, 'page')}: ${plain(out)}\n`);
    return 0;
  },
};

/** Where the project lies, which the start says: the command may be called from any folder. */
function projectRoot(): string {
  return process.env.REGISTRY_ROOT ?? process.cwd();
}

/** The sheets of all files; where one cannot be used, why is said and the worst code is given. */
async function sheetsOf(
  files: readonly string[],
  event: SheetEvent,
  format: Format | undefined,
  io: Io,
): Promise<{ readonly code: ExitCode; readonly sheets: readonly Sheet[] }> {
  const catalogue = loadCatalogue();
  const own = format === undefined ? [] : [format];
  const checker = createChecker(catalogue, [...own, ...SHIPPED_FORMATS]);
  const common: SheetEvent = { ...event, ...(format !== undefined && { format: format.id }) };
  const sheets: Sheet[] = [];
  let code: ExitCode = 0;
  for (const { name: file, read } of await readAll(files, io)) {
    if (!read.ok) {
      code = unreadable(io, 'sheet', file, read.problems);
      continue;
    }
    const { deck, unmatched, notes, player = '' } = read.value;
    for (const note of notes) io.err(`registry sheet: ${shownPath(file)}: ${plain(note)}`);
    for (const line of unmatched)
      io.err(`registry sheet: ${shownPath(file)}: ${unmatchedMessage(line)}`);
    if (unmatched.length > 0 && code === 0) code = 1;
    sheets.push(sheetModel({ player, deck }, common, checker, inGroups(deckCode(deck))));
  }
  return { code, sheets };
}

/** Each list of the files, folders and archives; a problem in the place of what cannot be read. */
async function readAll(paths: readonly string[], io: Io): Promise<readonly ReadFile[]> {
  const all: ReadFile[] = [];
  for (const path of paths)
    for (const file of await filesAt(path, io))
      if (typeof file === 'string') all.push(...(await readDeckFilesAt(file, io)));
      else all.push({ name: file.at, read: fail(file) });
  return all;
}

function isPaper(text: string): text is Paper {
  return text === 'a4' || text === 'letter';
}

function blanksOf(text: string | undefined): number | null {
  if (text === undefined) return 0;
  const count = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return count <= MOST_BLANKS ? count : null;
}
