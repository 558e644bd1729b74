import { loadCatalogue } from '@/lib/cards/load';
import { cardsFound } from '@/lib/cards/query/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { type Counted, chanceOf, countable } from '@/lib/odds/questions/chance';
import { parseQuestion } from '@/lib/odds/questions/parse';
import { type Plan, planOf, USUAL_DRAWS } from '@/lib/odds/questions/plan';
import { sampledChance } from '@/lib/odds/questions/sample';
import { type BenchResult, judged } from './bench';

/** Cards of four groups in the first hand: what each condition names, and the rest. */
const FOUR_GROUPS = '1 t:persona and 1 t:plan and 1 t:resource in the hand';

/** Stretches of which the quietest is the figure, each short enough to be left alone by other programs. */
const STRETCHES = 200;
const CHANCES = 500;
const HANDS = 5_000;

/** A question of four groups about a deck of 39 and 14 cards: reading it, counting it, and dealing hands for it. */
export async function benchOdds(): Promise<BenchResult> {
  const { plan, counted } = ready();
  const chance = quietest(() => {
    for (let time = 0; time < CHANCES; time += 1) chanceOf(counted);
  });
  const hands = quietest(() => sampledChance(plan, HANDS, 1));
  return judged(
    'odds: a question of four groups',
    {
      'a chance (µs)': (1000 * chance) / CHANCES,
      'sampled hands/s': (1000 * HANDS) / hands,
      'reading and making ready (ms)': quietest(ready),
    },
    { 'a chance (µs)': 5, 'sampled hands/s': 2_000_000 },
  );
}

function ready(): { readonly plan: Plan; readonly counted: Counted } {
  const deck = SAMPLE_DECKS[3]?.deck;
  if (deck === undefined) throw new Error('there are sample decks');
  const question = parseQuestion(FOUR_GROUPS, deck);
  if (!question.ok) throw new Error('the question can be read');
  const plan = planOf({
    question: question.value,
    deck,
    catalogue: loadCatalogue(),
    find: (query) => new Set(cardsFound(query).map(({ id }) => id)),
    draws: USUAL_DRAWS,
  });
  const counted = plan.ok ? countable(plan.value) : null;
  if (!plan.ok || counted === null) throw new Error('the question can be counted');
  return { plan: plan.value, counted };
}

/** Milliseconds of the quickest stretch. */
function quietest(run: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
