import { advancedGame, optionsOf } from '@/lib/board/editions/editions';
import { FACTIONS } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { checkSetup } from '@/lib/board/setup/check';
import { setupJson } from '@/lib/board/setup/file';
import { setupQuery } from '@/lib/board/setup/link';
import { withOptions } from '@/lib/board/setup/options';
import {
  type BoardSetup,
  CIRCLES,
  MOST_NAME,
  newSetup,
  seatFor,
  takenSeats,
  withFactions,
} from '@/lib/board/setup/setup';
import { startLines } from '@/lib/board/setup/start-words';
import { setupVerdict } from '@/lib/board/setup/words';
import { commandOf } from './command';
import { columns, json, plain } from './print';

const EDITIONS: readonly Edition[] = ['2019', 'descartes'];

/** Sets a game of the board game up. */
export const boardSetup = commandOf({
  name: 'board setup',
  summary: 'set a game of the board game up',
  help: `registry board setup [--edition 2019|descartes] [--factions A,B,... | --players N]
                     [--options X,Y,...] [--advanced] [--name TEXT] [--json]

Makes a set-up of the Dune board game, and tells the verdict, how each faction begins, and the query
that shares it behind the address of the page /board/setup.

  --edition    2019 unless you say
  --factions   who plays, in the order of the circles, counterclockwise from the start of the storm;
               "-" leaves a circle free: ${FACTIONS.map(({ id }) => id).join(', ')}
  --players    2 to 6: the factions that are advised for so many, spread round the map
  --options    of 2019: ${wrappedIds('2019')}
               of Descartes: ${wrappedIds('descartes')}
  --advanced   every option of the edition's advanced game
  --json       the set-up as a file, which "registry board check -" and the page read

Exit code: 0 it can be played, 1 it cannot, 2 the arguments cannot be read.
`,
  options: {
    json: 'flag',
    edition: { oneOf: EDITIONS, usual: '2019' },
    factions: 'text',
    players: { from: 2, to: CIRCLES },
    options: 'text',
    advanced: 'flag',
    name: 'text',
  },
  run: async ({ options, rest }, io) => {
    if (rest.length > 0) return io.misused('give options alone');
    const { factions, players, name = '' } = options;
    if (factions !== undefined && players !== undefined)
      return io.misused('give one of --factions and --players');
    if (name.length > MOST_NAME) return io.misused(`--name has at most ${MOST_NAME} characters`);
    const edition: Edition = options.edition === 'descartes' ? 'descartes' : '2019';
    const seats = factions?.split(',').map((id) => id.trim());
    if (seats !== undefined && seats.length > CIRCLES)
      return io.misused(`there are ${CIRCLES} circles`);
    const strange = seats?.find((id) => id !== '-' && !FACTIONS.some((one) => one.id === id));
    if (strange !== undefined) return io.misused(`there is no faction "${strange}"`);

    const usual = newSetup(edition);
    const seated: BoardSetup =
      players !== undefined
        ? withFactions(usual, players)
        : seats === undefined
          ? usual
          : {
              ...usual,
              seats: usual.seats.map((_, at) => {
                const id = seats[at] ?? '-';
                return id === '-' ? null : seatFor(id);
              }),
            };
    const put = [
      ...(options.advanced ? advancedGame(edition) : []),
      ...(options.options ?? '').split(',').flatMap((id) => id.trim() || []),
    ];
    const setup = withOptions({ ...seated, name }, { put });
    const report = checkSetup(setup);
    if (options.json) io.out(json(setupJson(setup)));
    else io.out(told(setup, setupVerdict(setup, report)));
    return report.ready ? 0 : 1;
  },
});

function told(setup: BoardSetup, verdict: string): string {
  const starts = takenSeats(setup).map((taken) => {
    const lines = startLines(setup, taken).map(({ label, text }) => [label, text]);
    return `${taken.faction?.name ?? plain(taken.seat.faction)}, sector ${taken.sector}\n${columns(lines, '  ')}`;
  });
  return [`${plain(verdict)}\n`, ...starts, `?${setupQuery(setup)}\n`].join('\n');
}

function wrappedIds(edition: Edition): string {
  const lines: string[] = [];
  for (const { id } of optionsOf(edition)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + id.length > 66) lines.push(id);
    else lines[lines.length - 1] = `${last}, ${id}`;
  }
  return lines.join(',\n                 ');
}
