import { loadCatalogue } from '@/lib/cards/load';
import { describeQuery } from '@/lib/cards/query/describe';
import { searchCatalogue } from '@/lib/cards/query/load';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { assemblyOdds, countPiles, handOdds, handOddsByDraw, type Odds } from '@/lib/odds/opening';
import { commandOf } from '../command';
import { readWholeDeck } from '../deck-file';
import { columns, json, plain } from '../print';

const MOST_DRAWS = 500;

/** Exact chances for a deck's opening. */
export const odds = commandOf({
  name: 'odds',
  summary: 'work out exact chances for the opening',
  help: `registry odds FILE --query Q --at-least K [--draws N] [--json]

The exact chance of at least K cards that the query finds: in the opening hand of 7, after each
further House draw up to N, and in the Assembly of 3. Nothing is sampled.

  --query      a search as in "registry cards"; in:deck is the deck itself
  --at-least   a whole number from 0
  --draws      House draws after the opening, 0 to ${MOST_DRAWS} (0 unless you say)
  --json       {query, atLeast, draws, hand, byDraw, assembly}; hand, assembly and each of byDraw
               (after 0, 1, 2 ... draws) are {size, hits, draws, atLeast, chance, expected}: cards
               in the pile, how many are wanted, how many are drawn, the chance from 0 to 1, and
               wanted cards drawn on average

Exit code: 0 worked out, 2 the deck or the query cannot be read.
`,
  options: {
    json: 'flag',
    query: 'text',
    'at-least': { from: 0, to: 999_999_999 },
    draws: { from: 0, to: MOST_DRAWS, usual: 0 },
  },
  run: async ({ options, rest: [file, ...more] }, io) => {
    const { query: text, draws, 'at-least': atLeast } = options;
    if (file === undefined || more.length > 0) return io.misused('give one deck file');
    if (text === undefined) return io.misused('--query is missing');
    if (atLeast === undefined) return io.misused('--at-least is missing');

    const deck = await readWholeDeck(file, io);
    if (!deck.ok) return io.unreadable(file, deck.problems);
    const { imperialDeck, houseDeck } = deck.value;
    const own = new Set([...imperialDeck, ...houseDeck].map((entry) => entry.card));
    const found = searchCatalogue(text, {
      decks: new Map([['deck', own]]),
      ...IN_OUR_WORDS,
    });
    if (!found.ok) return io.misused(`--query: ${found.problems[0]?.message ?? ''}`);

    const wanted = new Set(found.value.cards.map((card) => card.id));
    const piles = countPiles(deck.value, loadCatalogue(), (card) => wanted.has(card));
    const query = describeQuery(found.value.query);
    const answer = {
      query,
      atLeast,
      draws,
      hand: handOdds(piles, atLeast),
      byDraw: handOddsByDraw(piles, atLeast, draws),
      assembly: assemblyOdds(piles, atLeast),
    };
    if (options.json) io.out(json(answer));
    else {
      io.out(`${plain(deck.value.name || file)}\nAt least ${atLeast}: ${query}\n\n`);
      io.out(
        columns([
          ['', 'wanted', 'drawn', 'chance', 'average'],
          ...answer.byDraw.map((step, at) =>
            row(at === 0 ? 'Opening hand' : `House draw ${at}`, step),
          ),
          row('Assembly', answer.assembly),
        ]),
      );
    }
    return 0;
  },
});

function row(name: string, { hits, size, draws, chance, expected }: Odds): string[] {
  return [name, `${hits} of ${size}`, String(draws), percent(chance), expected.toFixed(2)];
}

/** Never "0.00 %" or "100.00 %" for what is only near it. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.00005) return '< 0.01 %';
  if (chance < 1 && chance > 0.99995) return '> 99.99 %';
  return `${(100 * chance).toFixed(2)} %`;
}
