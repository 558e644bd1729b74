import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deckCode, inGroups } from '@/lib/codecs/links/deck-code';
import { type Sheet, sheetPages } from '@/lib/codecs/sheet/body';
import { sheetHtml } from '@/lib/codecs/sheet/document';
import { type SheetEvent, sheetModel } from '@/lib/codecs/sheet/model';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { counted } from '@/lib/sentences';
import { type CommandIo, commandOf, type ExitCode } from '../command';
import { ENDINGS, isTwiceStandardInput, readLists, TWICE, unmatchedMessage } from '../deck-file';
import { type Yardstick, yardstickOf } from '../format-file';
import { plain, shownPath } from '../print';

const MOST_BLANKS = 500;

/** Writes registration sheets for a tournament. */
export const sheet = commandOf({
  name: 'sheet',
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
  options: {
    out: 'text',
    event: 'text',
    date: 'text',
    format: 'text',
    paper: { oneOf: ['a4', 'letter'], usual: 'a4' },
    blank: { from: 0, to: MOST_BLANKS, usual: 0 },
  },
  run: async ({ options, rest }, io) => {
    const { out, paper, blank: blanks, event = '', date = '' } = options;
    if (out === undefined) return io.misused('give the file to write: --out sheets.html');
    if (rest.length === 0 && blanks === 0) return io.misused('give a deck file, or --blank N');
    if (isTwiceStandardInput(rest)) return io.misused(TWICE);
    const yardstick = await yardstickOf(options.format, io);
    if (!yardstick.ok) return io.misused(yardstick.problems[0]?.message ?? '');

    const read = await sheetsOf(rest, { event, date }, yardstick.value, io);
    if (read.code !== 0) {
      io.remark('nothing was written');
      return read.code;
    }
    const format = yardstick.value.format?.name ?? '';
    const blank: Sheet = { blank: true, event, date, format };
    const sheets = [...read.sheets, ...Array.from({ length: blanks }, () => blank)];
    const text = sheetHtml(sheets, {
      title: event.trim() === '' ? 'Registration sheets' : `Registration sheets: ${event.trim()}`,
      paper,
      css: readFileSync(join(projectRoot(), 'lib/codecs/sheet/sheet.css'), 'utf8'),
    });
    const written = await io.write(out, text);
    if (!written.ok) return io.unreadable(out, written.problems);
    if (out === '-') return 0;
    const pages = sheetPages(sheets, paper);
    io.out(`${counted(sheets.length, 'sheet')}, ${counted(pages, 'page')}: ${plain(out)}\n`);
    return 0;
  },
});

/** Where the project lies, which the start says: the command may be called from any folder. */
function projectRoot(): string {
  return process.env.REGISTRY_ROOT ?? process.cwd();
}

/** The sheets of all files; where one cannot be used, why is said and the worst code is given. */
async function sheetsOf(
  files: readonly string[],
  event: SheetEvent,
  { checker, format }: Yardstick,
  io: CommandIo,
): Promise<{ readonly code: ExitCode; readonly sheets: readonly Sheet[] }> {
  const common: SheetEvent = { ...event, ...(format !== undefined && { format: format.id }) };
  const sheets: Sheet[] = [];
  let code: ExitCode = 0;
  for (const { name: file, read } of await readLists(files, io)) {
    if (!read.ok) {
      code = io.unreadable(file, read.problems);
      continue;
    }
    const { deck, unmatched, notes, player = '' } = read.value;
    for (const note of notes) io.remark(`${shownPath(file)}: ${note}`);
    for (const line of unmatched) io.remark(`${shownPath(file)}: ${unmatchedMessage(line)}`);
    if (unmatched.length > 0 && code === 0) code = 1;
    sheets.push(sheetModel({ player, deck }, common, checker, inGroups(deckCode(deck))));
  }
  return { code, sheets };
}
