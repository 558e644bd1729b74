import { type Card, fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { describeQuery } from '@/lib/cards/query/describe';
import { findsACard, searchCatalogue } from '@/lib/cards/query/load';
import { waysOn } from '@/lib/codecs/names/ways-on';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { powerShortName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import { type CommandIo, commandOf } from '../command';
import { pointOut } from '../point-out';
import { columns, json } from '../print';

/** Finds cards with the search language of the pages. */
export const cards = commandOf({
  name: 'cards',
  summary: 'find cards',
  help: `registry cards QUERY [--json]

Finds cards with the same search language as the pages. On a terminal the cards are a table; into
a file or another program only their ids go, one a line: what answers plain words best first, else
by title and then set, unless the query sorts otherwise.

  --json   the ids as a JSON array; for a query that cannot be read, {"problems": [...]}

Quote the query, or the shell will take < and > for its own.

  registry cards 'harkonnen persona cost<=3'
  registry cards 'draw a card'
  registry cards 't:persona a:fremen battle>=2'
  registry cards 'legal:guild cost<=3 sort:cost'
  registry cards '"house battalion" or is:doubtful' --json
  registry cards 'text:"deferment tokens"'

Exit code: 0 found or not, 2 the query cannot be read.
`,
  options: { json: 'flag' },
  run: async ({ options, rest }, io) => {
    if (rest.length === 0) return io.misused('a query is missing');
    const text = rest.join(' ');
    const found = searchCatalogue(text, IN_OUR_WORDS);
    if (!found.ok) {
      if (options.json) io.out(json({ problems: found.problems }));
      for (const problem of found.problems) pointOut(problem, text, io);
      return 2;
    }
    const { query, cards: hits } = found.value;
    if (options.json) io.out(json(hits.map((card) => card.id)));
    else if (io.terminal) {
      io.out(columns(hits.map(row)));
      io.out(
        `${hits.length === 0 ? 'No cards' : `\n${counted(hits.length, 'card')}`}: ${describeQuery(query)}\n`,
      );
      if (hits.length === 0) goOn(text, io);
    } else io.out(hits.map((card) => `${card.id}\n`).join(''));
    return 0;
  },
});

/** The nearest titles, and the words read as fields. */
function goOn(text: string, io: CommandIo) {
  const { nearest, fields } = waysOn(loadCatalogue(), text, (read) =>
    findsACard(read, IN_OUR_WORDS),
  );
  if (nearest.length > 0) io.out(`Nearest titles: ${nearest.map(fullName).join('; ')}\n`);
  if (fields !== null) io.out(`${fields.words}: registry cards '${fields.text}'\n`);
}

function row(card: Card): string[] {
  return [
    card.id,
    fullName(card),
    [card.type, ...card.subtypes].join(' · '),
    card.allegiance === undefined ? '' : powerShortName(card.allegiance),
    `cost ${card.cost}`,
  ];
}
