import type { BoardCard } from '@/lib/board/cards/card';
import { BOARD_CARDS } from '@/lib/board/cards/cards';
import { describeBoardQuery } from '@/lib/board/cards/describe';
import { parseBoardQuery, searchBoardCards } from '@/lib/board/cards/search';
import { counted } from '@/lib/sentences';
import { commandOf } from './command';
import { pointOut } from './point-out';
import { columns, json } from './print';

/** Finds cards of the board game with the search language of its page. */
export const boardCards = commandOf({
  name: 'board cards',
  summary: 'find treachery and spice cards of the board game',
  help: `registry board cards QUERY [--json]

Finds treachery and spice cards of both editions with the search language of the page /board/cards.
On a terminal the cards are a table; into a file or another program only their ids go, one a line,
in the order of the decks unless the query sorts otherwise.

  --json   the ids as a JSON array; for a query that cannot be read, {"problems": [...]}

Quote the query, or the shell will take < and > for its own.

  registry board cards 't:weapon edition:2019'
  registry board cards 'is:doubtful'
  registry board cards '2019<descartes'
  registry board cards 'deck:spice spice>=10 sort:-spice'

Exit code: 0 found or not, 2 the query cannot be read.
`,
  options: { json: 'flag' },
  run: async ({ options, rest }, io) => {
    if (rest.length === 0) return io.misused('a query is missing');
    const text = rest.join(' ');
    const query = parseBoardQuery(text);
    if (!query.ok) {
      if (options.json) io.out(json({ problems: query.problems }));
      for (const problem of query.problems) pointOut(problem, text, io);
      return 2;
    }
    const found = searchBoardCards(BOARD_CARDS, query.value);
    if (options.json) io.out(json(found.map(({ id }) => id)));
    else if (io.terminal) {
      io.out(columns(found.map(row)));
      io.out(
        `${found.length === 0 ? 'No cards' : `\n${counted(found.length, 'card')}`}: ${describeBoardQuery(query.value)}\n`,
      );
    } else io.out(found.map(({ id }) => `${id}\n`).join(''));
    return 0;
  },
});

function row({ id, name, kind, copies }: BoardCard): string[] {
  return [id, name, kind, `2019: ${copies[2019] ?? '-'}`, `Descartes: ${copies.descartes ?? '-'}`];
}
