import { loadCatalogue } from '@/lib/cards/load';
import type { Import, Unmatched } from '@/lib/codecs/decks/codec';
import { CODECS } from '@/lib/codecs/decks/codecs';
import { type Checker, check as checkDeck, createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { reportJson } from '@/lib/legality/json';
import type { ProblemCard, Severity } from '@/lib/legality/problem';
import { verdict } from '@/lib/legality/words';
import { type InputProblem, ok, type Result } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { readArgs } from '../args';
import type { Command, ExitCode } from '../command';
import { readDeckFilesAt, unmatchedMessage } from '../deck-file';
import { ENDINGS, filesAt, isTwiceStandardInput, TWICE } from '../files-at';
import { formatOf } from '../format-file';
import type { Io } from '../io';
import { columns, json, plain, wrapped } from '../print';
import { misused, shownPath, unreadable } from '../refuse-input';

/** Says whether decks are legal, and why not. */
export const check: Command = {
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
  run: async (args, io) => {
    const given = readArgs(args, { json: 'flag', format: 'text' });
    if (!given.ok) return misused(io, 'check', given.problems[0]?.message ?? '');
    const { options, rest } = given.value;
    if (rest.length === 0) return misused(io, 'check', 'a file or folder is missing');
    if (isTwiceStandardInput(rest)) return misused(io, 'check', TWICE);

    const format =
      options.format === undefined ? ok(undefined) : await formatOf(options.format, io);
    if (!format.ok) return misused(io, 'check', format.problems[0]?.message ?? '');
    const own = format.value === undefined ? [] : [format.value];
    const checker = createChecker(loadCatalogue(), [...own, ...SHIPPED_FORMATS]);

    const entries: Entry[] = [];
    for (const path of rest)
      for (const file of await filesAt(path, io))
        entries.push(...(await checkFile(file, checker, format.value?.id, io)));
    // On a terminal the report below says it already.
    if (options.json || !io.terminal)
      for (const entry of entries)
        if (!entry.readable)
          unreadable(io, 'check', entry.json.file, entry.json.problems.map(asInput));
    if (options.json) io.out(json(entries.map((entry) => entry.json)));
    else io.out(entries.map(told).join('\n'));
    return exitCode(entries);
  },
};

/** What is said about one file. */
interface Entry {
  readonly readable: boolean;
  /** The report in a sentence. */
  readonly verdict: string;
  /** What the reader of the file remarked. */
  readonly notes: readonly string[];
  readonly json: FileReport;
}

interface FileReport {
  readonly file: string;
  readonly deck: string;
  readonly format: string;
  readonly legal: boolean;
  readonly problems: readonly FileProblem[];
}

interface FileProblem {
  readonly code: string;
  readonly severity: Severity;
  readonly rules: readonly string[];
  readonly cards: readonly ProblemCard[];
  readonly message: string;
}

async function checkFile(
  file: string | InputProblem,
  checker: Checker,
  formatId: string | undefined,
  io: Io,
): Promise<readonly Entry[]> {
  if (typeof file !== 'string') return [notRead(file.at, [file])];
  const all = await readDeckFilesAt(file, io);
  return all.map(({ name, read }) => checkRead(name, read, checker, formatId));
}

function checkRead(
  file: string,
  read: Result<Import>,
  checker: Checker,
  formatId: string | undefined,
): Entry {
  if (!read.ok) return notRead(file, read.problems);
  const { deck, unmatched, notes } = read.value;
  const report = checkDeck(checker, deck, formatId ?? deck.format);
  const { problems, ...head } = reportJson(deck, report);
  if (unmatched.length === 0)
    return { readable: true, verdict: verdict(report), notes, json: { file, ...head, problems } };
  const lines = counted(unmatched.length, 'line names', 'lines name');
  return {
    readable: true,
    verdict: `Not legal: ${lines} no single card.`,
    notes,
    json: { file, ...head, legal: false, problems: [unknownLines(unmatched), ...problems] },
  };
}

function unknownLines(lines: readonly Unmatched[]): FileProblem {
  return {
    code: 'unknown-card',
    severity: 'error',
    rules: [],
    cards: lines.map(({ text, place, count }) => ({ id: '', title: text, deck: place, count })),
    message: lines.map(unmatchedMessage).join(' '),
  };
}

function notRead(file: string, problems: readonly InputProblem[]): Entry {
  return {
    readable: false,
    verdict: 'Could not be read.',
    notes: [],
    json: {
      file,
      deck: '',
      format: '',
      legal: false,
      problems: problems.map(({ code, message }) => ({
        code,
        severity: 'error',
        rules: [],
        cards: [],
        message,
      })),
    },
  };
}

function asInput({ code, message }: FileProblem): InputProblem {
  return { code, at: '', message };
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
