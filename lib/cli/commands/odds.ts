import { loadCatalogue } from '@/lib/cards/load';
import { describeQuery } from '@/lib/cards/query/describe';
import { searchCatalogue } from '@/lib/cards/query/load';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { assemblyOdds, countPiles, handOdds, handOddsByDraw, type Odds } from '@/lib/odds/opening';
import { TURNS } from '@/lib/odds/questions/answer';
import { USUAL_DRAWS } from '@/lib/odds/questions/plan';
import { commandOf } from '../command';
import { readWholeDeck } from '../deck-file';
import { columns, json, percent, plain } from '../print';
import { answered, answeredExamples } from './odds-questions';

const MOST_DRAWS = 500;
/** House or Imperial cards drawn in one Closing Interval. */
const MOST_A_TURN = 20;

/** Exact chances for a deck's opening. */
export const odds = commandOf({
  name: 'odds',
  summary: 'work out exact chances for the opening',
  help: `registry odds FILE --query Q --at-least K [--draws N] [--json]
registry odds FILE --ask QUESTION [--house-draw N] [--imperial-draw N] [--json]
registry odds FILE --examples [--house-draw N] [--imperial-draw N] [--json]

The first gives the exact chance of at least K cards that the query finds: in the opening hand of 7,
after each further House draw up to N, and in the Assembly of 3. Nothing is sampled.

  --query      a search as in "registry cards"; in:deck is the deck itself
  --at-least   a whole number from 0
  --draws      House draws after the opening, 0 to ${MOST_DRAWS} (0 unless you say)
  --json       {query, atLeast, draws, hand, byDraw, assembly}; hand, assembly and each of byDraw
               (after 0, 1, 2 ... draws) are {size, hits, draws, atLeast, chance, expected}: cards
               in the pile, how many are wanted, how many are drawn, the chance from 0 to 1, and
               wanted cards drawn on average

The second answers a question of several conditions, as the page does, with the chance by turn:

  at least 1 t:charter and at least 2 t:persona in the assembly by turn 2
  no cost<=2 in the hand or (no t:holding and no t:ally in the assembly)
  more than treasury solaris of cards in the hand

A condition is an amount (at least, at most, exactly, between 1 and 3, no, 2+), a query, and a place
(in the hand, in the assembly, both where it has none) with a turn (by turn 2; else the opening). It
takes its place from the next one that has one, else from the one before. and, or, not and
parentheses join conditions. "solaris" after the amount counts what the cards cost; "treasury" is
what the House has at the start.

  --house-draw     House cards drawn in each Closing Interval for those that were played and
                   discarded, 0 to ${MOST_A_TURN} (${USUAL_DRAWS.house} unless you say)
  --imperial-draw  the same of Imperial cards, for those that were petitioned for and discarded
                   (${USUAL_DRAWS.imperial} unless you say)
  --examples       ten questions that deck builders ask, answered
  --json           {ask, question, draws, chance, sampled, byTurn}: the question in plain English;
                   the chance from 0 to 1, exact where sampled is null, else with {hands, margin};
                   the chance for turn 1, 2 ... ${TURNS}, null where the question names several turns.
                   --examples gives a list of {label, ask, chance}

Exit code: 0 worked out, 2 the deck, the query or the question cannot be read.
`,
  options: {
    json: 'flag',
    query: 'text',
    ask: 'text',
    examples: 'flag',
    'house-draw': { from: 0, to: MOST_A_TURN, usual: USUAL_DRAWS.house },
    'imperial-draw': { from: 0, to: MOST_A_TURN, usual: USUAL_DRAWS.imperial },
    'at-least': { from: 0, to: 999_999_999 },
    draws: { from: 0, to: MOST_DRAWS, usual: 0 },
  },
  run: async ({ options, rest: [file, ...more] }, io) => {
    const { query: text, draws, 'at-least': atLeast } = options;
    if (file === undefined || more.length > 0) return io.misused('give one deck file');
    const { ask, examples } = options;
    if ([text !== undefined, ask !== undefined, examples].filter(Boolean).length !== 1)
      return io.misused('give one of --query, --ask and --examples');
    if (text !== undefined && atLeast === undefined) return io.misused('--at-least is missing');

    const deck = await readWholeDeck(file, io);
    if (!deck.ok) return io.unreadable(file, deck.problems);
    const { imperialDeck, houseDeck } = deck.value;
    const own = new Set([...imperialDeck, ...houseDeck].map((entry) => entry.card));
    const context = { decks: new Map([['deck', own]]), ...IN_OUR_WORDS };
    const name = plain(deck.value.name || file);
    if (text === undefined || atLeast === undefined) {
      const draws = { house: options['house-draw'], imperial: options['imperial-draw'] };
      const asking = { deck: deck.value, draws, context };
      const told = ask === undefined ? answeredExamples(asking) : answered(ask, asking);
      if (!told.ok) return io.misused(told.problems[0]?.message ?? '');
      io.out(options.json ? json(told.value.json) : `${name}\n${told.value.words}`);
      return 0;
    }
    const found = searchCatalogue(text, context);
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
      io.out(`${name}\nAt least ${atLeast}: ${query}\n\n`);
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
