import { checkSetup } from '@/lib/board/setup/check';
import { setupReportJson } from '@/lib/board/setup/json';
import { readSetup } from './board-input';
import { commandOf } from './command';
import { json, plain, shownPath, wrapped } from './print';

/** Says whether set-ups of the board game can be played, and what would mend them. */
export const boardCheck = commandOf({
  name: 'board check',
  summary: 'say whether a set-up of the board game can be played',
  help: `registry board check FILE|LINK... [--json]

Checks set-ups of the Dune board game: files of "registry board setup --json" or of the page, the
address of that page with the set-up in it, or "-" for standard input.

  --json   an array of {source, name, edition, ready, verdict, problems: [{code, severity, rules,
           message, mend}]}; mend is null or {label, setup}, the whole set-up mended

Exit code: 0 all can be played, 1 some cannot, 2 something could not be read.
`,
  options: { json: 'flag' },
  run: async ({ options, rest }, io) => {
    if (rest.length === 0) return io.misused('give a file or a link');
    const reports = [];
    for (const source of rest) {
      const read = await readSetup(source, io);
      if (!read.ok) return io.unreadable(source, read.problems);
      reports.push({ source, ...setupReportJson(read.value, checkSetup(read.value)) });
    }
    if (options.json) io.out(json(reports));
    else
      for (const { source, ready, verdict, problems } of reports) {
        io.out(`${ready ? '✓' : '✗'} ${shownPath(source)}\n  ${plain(verdict)}\n`);
        for (const { severity, code, rules, message, mend } of problems) {
          const cited = rules.length === 0 ? '' : `  [${rules.join(', ')}]`;
          io.out(`  ${severity === 'error' ? '✗' : '!'} ${code}${cited}\n`);
          io.out(wrapped(plain(message), '    '));
          if (mend !== null) io.out(wrapped(`Mend: ${plain(mend.label)}.`, '    '));
        }
      }
    return reports.every(({ ready }) => ready) ? 0 : 1;
  },
});
