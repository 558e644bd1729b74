import { useMemo } from 'react';
import { type BarRow, DataBars } from '@/app/_ui/base/data-bars';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { resolveDeck } from '@/lib/decks/resolve';
import { compareCosts } from '@/lib/decks/sort';
import { type StatChange, statPairs } from '@/lib/decks/stat-changes';
import { type DeckStats, deckStats } from '@/lib/decks/stats';
import { TALENTS } from '@/lib/rules/talents';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import { capital } from '@/lib/sentences';
import styles from './figures.module.css';
import { PairTable, type Sides } from './pair-table';
import { tenths } from './signed';

/** The numbers that a player weighs, told even where both decks have the same. */
const WEIGHED: ReadonlySet<string> = new Set(['Income', 'Spice income', 'Command left']);

/** Two decks in numbers: what they are made of, bring and command, and what their cards cost. */
export function Figures({
  before,
  after,
  names,
  catalogue,
}: Pick<Sides, 'names'> & {
  readonly before: Deck;
  readonly after: Deck;
  readonly catalogue: Catalogue;
}) {
  const [one, other] = useMemo(() => {
    const of = (deck: Deck) => deckStats(resolveDeck(deck, catalogue));
    return [of(before), of(after)] as const;
  }, [before, after, catalogue]);
  const pairs = statPairs(one, other);
  const sums = [
    ...makings(one, other),
    ...pairs
      .slice(0, -TALENTS.length)
      .filter((pair) => WEIGHED.has(pair.name) || pair.before !== pair.after),
  ];
  const sponsors = [before.sponsor, after.sponsor] as const;
  return (
    <section aria-labelledby="figures" className="mt-5">
      <h2 id="figures">In numbers</h2>
      <div className={styles.figures}>
        <PairTable head="Cards and sums" pairs={sums} {...{ names, sponsors }} />
        <PairTable head="Talents" pairs={pairs.slice(-TALENTS.length)} {...{ names, sponsors }} />
        <DataBars
          caption="Cards by cost"
          captionHidden
          rowHeader="Cost"
          series={[
            { key: 'before', label: names[0], colour: 'var(--one)' },
            { key: 'after', label: names[1], colour: 'var(--other)' },
          ]}
          rows={costRows(one, other)}
        />
      </div>
    </section>
  );
}

/** What the cards of both lists cost, a row for every cost in either deck. */
function costRows(...decks: readonly DeckStats[]): BarRow[] {
  const costs = new Set(decks.flatMap(costsOf).map(({ cost }) => cost));
  return [...costs].sort(compareCosts).map((cost) => ({
    key: String(cost),
    label: String(cost),
    values: decks.map((deck) =>
      costsOf(deck).reduce((sum, one) => sum + (one.cost === cost ? one.count : 0), 0),
    ),
  }));
}

const costsOf = ({ imperial, house }: DeckStats) => [...imperial.costs, ...house.costs];

/** What both are made of: cards by type, and what one costs. */
function makings(one: DeckStats, other: DeckStats): readonly StatChange[] {
  const types = CARD_TYPES.map((type) => {
    const count = ({ imperial, house }: DeckStats) =>
      [imperial, house]
        .flatMap((list) => list.types)
        .reduce((sum, { value, count: many }) => sum + (value === type ? many : 0), 0);
    return { name: `${capital(type)}s`, before: count(one), after: count(other) };
  });
  return [...types, { name: 'Average cost', before: averageOf(one), after: averageOf(other) }];
}

/** Solaris per card of both lists; cards without a number are left out. */
function averageOf(deck: DeckStats): number {
  const priced = costsOf(deck).flatMap(({ cost, count }) =>
    typeof cost === 'number' ? [{ cost, count }] : [],
  );
  const cards = priced.reduce((sum, { count }) => sum + count, 0);
  const solaris = priced.reduce((sum, { cost, count }) => sum + cost * count, 0);
  return cards === 0 ? 0 : tenths(solaris / cards);
}
