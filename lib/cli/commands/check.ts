import { CODECS } from '@/lib/codecs/decks/codecs';
import type { ReadFile } from '@/lib/codecs/decks/import-deck';
import { check as checkDeck } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { type ReportJson, reportJson } from '@/lib/legality/json';
import { verdict } from '@/lib/legality/words';
import { counted } from '@/lib/sentences';
import { commandOf, type ExitCode } from '../command';
import { ENDINGS, isTwiceStandardInput, readLists, TWICE, unmatchedMessage } from '../deck-file';
import { type Yardstick, yardstickOf } from '../format-file';
import { columns, json, plain, shownPath, wrapped } from '../print';

/** Says whether decks are legal, and why not. */
export const check = commandOf({
  name: 'check',
  summary: 'say whether decks are legal, and why not',
  help: `registry check FILE|FOLDER... [--format ID|FILE] [--json]

Checks decks in any of these formats, told by what is in them:
${wrapped(CODECS.map((codec) => codec.label).join(', '), '  ')}Of a zip archive every list is checked, of a folder every file with one of these endings, in the
order of the names: ${ENDINGS.join(' ')}. "-" is standard input.

  --format   hold every deck against this format, not against its own: ${SHIPPED_FORMATS.map(({ id }) => id).join(', ')}, or
             the JSON file of a format of your own
  --json     an array of {file, deck, format, legal, problems: [{code, severity, rules,
             cards: [{id, title, deck, count}], message}]}

A line that names no card makes a deck illegal (unknown-card). A file that cannot be read stands in
the array too, with a problem that says why.

Exit code: 0 all are legal, 1 some are not, 2 something could not be read.
`,
  options: { json: 'flag', format: 'text' },
  run: async ({ options, rest }, io) => {
    if (rest.length === 0) return io.misused('a file or folder is missing');
    if (isTwiceStandardInput(rest)) return io.misused(TWICE);
    const yardstick = await yardstickOf(options.format, io);
    if (!yardstick.ok) return io.misused(yardstick.problems[0]?.message ?? '');

    const entries = (await readLists(rest, io)).map((file) => checkRead(file, yardstick.value));
    // On a terminal the report below says it already.
    if (options.json || !io.terminal)
      for (const entry of entries)
        if (!entry.readable) io.unreadable(entry.json.file, entry.json.problems);
    if (options.json) io.out(json(entries.map((entry) => entry.json)));
    else io.out(entries.map(told).join('\n'));
    return exitCode(entries);
  },
});

/** What is said about one file. */
interface Entry {
  readonly readable: boolean;
  /** The report in a sentence. */
  readonly verdict: string;
  /** What the reader of the file remarked. */
  readonly notes: readonly string[];
  readonly json: FileReport;
}

type DeckProblem = ReportJson['problems'][number];

/** A problem of a deck, or of the file itself, with the code of whatever read it. */
type FileProblem = DeckProblem | ReturnType<typeof errorOf<string>>;

interface FileReport extends Omit<ReportJson, 'problems'> {
  readonly file: string;
  readonly problems: readonly FileProblem[];
}

function checkRead({ name: file, read }: ReadFile, { checker, format }: Yardstick): Entry {
  if (!read.ok) {
    const problems = read.problems.map(({ code, message }) => errorOf(code, message));
    const json = { file, deck: '', format: '', legal: false, problems };
    return { readable: false, verdict: 'Could not be read.', notes: [], json };
  }
  const { deck, unmatched, notes } = read.value;
  const report = checkDeck(checker, deck, format?.id ?? deck.format);
  const json = { file, ...reportJson(deck, report) };
  if (unmatched.length === 0) return { readable: true, verdict: verdict(report), notes, json };
  const cards = unmatched.map(({ text: title, place, count }) => {
    return { id: '', title, deck: place, count };
  });
  const unknown = errorOf<DeckProblem['code']>(
    'unknown-card',
    unmatched.map(unmatchedMessage).join(' '),
    cards,
  );
  const lines = counted(unmatched.length, 'line names', 'lines name');
  return {
    readable: true,
    verdict: `Not legal: ${lines} no single card.`,
    notes,
    json: { ...json, legal: false, problems: [unknown, ...json.problems] },
  };
}

function errorOf<Code extends string>(
  code: Code,
  message: string,
  cards: DeckProblem['cards'] = [],
) {
  return { code, severity: 'error' as const, rules: [], cards, message };
}

function exitCode(entries: readonly Entry[]): ExitCode {
  if (entries.some((entry) => !entry.readable)) return 2;
  return entries.every((entry) => entry.json.legal) ? 0 : 1;
}

/** A report for people: the file, the deck, the verdict, a paragraph for each problem and remark. */
function told({
  readable,
  verdict: sum,
  notes,
  json: { file, deck, legal, problems },
}: Entry): string {
  const name = deck === '' ? '' : `  ${plain(deck)}`;
  return [
    `${legal ? '✓' : '✗'} ${shownPath(file)}${name}\n  ${plain(sum)}\n`,
    ...problems.map((problem) =>
      readable ? toldProblem(problem) : wrapped(plain(problem.message), '    '),
    ),
    ...notes.map((note) => `  · read from the file\n${wrapped(plain(note), '    ')}`),
  ].join('');
}

function toldProblem({ severity, code, rules, message, cards }: FileProblem): string {
  const cited = rules.length === 0 ? '' : `  [${rules.join(', ')}]`;
  const listed =
    cards.length < 2
      ? ''
      : columns(
          cards.map(({ count, title, id, deck }) => [`${count}×`, plain(title), plain(id), deck]),
          '      ',
        );
  return `  ${severity === 'error' ? '✗' : '!'} ${code}${cited}\n${wrapped(plain(message), '    ')}${listed}`;
}
