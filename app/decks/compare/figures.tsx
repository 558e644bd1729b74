import { useMemo } from 'react';
import { type BarRow, DataColumns } from '@/app/_ui/base/data-bars';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { resolveDeck } from '@/lib/decks/resolve';
import { compareCosts } from '@/lib/decks/sort';
import { statChanges } from '@/lib/decks/stat-changes';
import { type DeckStats, deckStats, type ListStats } from '@/lib/decks/stats';
import styles from './figures.module.css';
import { isInShort } from './in-short';
import { PairTable, type Sides } from './pair-table';

interface FiguresProps extends Pick<Sides, 'names'> {
  readonly before: Deck;
  readonly after: Deck;
  readonly catalogue: Catalogue;
}

function useStats(before: Deck, after: Deck, catalogue: Catalogue) {
  return useMemo(() => {
    const of = (deck: Deck) => deckStats(resolveDeck(deck, catalogue));
    return [of(before), of(after)] as const;
  }, [before, after, catalogue]);
}

/** Two decks in numbers, before their lists: what a player weighs, and what the cards of each list cost. */
export function Figures({ before, after, names, catalogue }: FiguresProps) {
  const [one, other] = useStats(before, after, catalogue);
  const [imperial, house] = [costRows(one, other, 'imperial'), costRows(one, other, 'house')];
  const highest = Math.max(1, ...[...imperial, ...house].flatMap(({ values }) => values));
  return (
    <section aria-labelledby="figures" className={styles.figures}>
      <h2 id="figures" className="visually-hidden">
        In numbers
      </h2>
      <Numbers
        before={one}
        after={other}
        names={names}
        sponsors={[before.sponsor, after.sponsor]}
      />
      <Curve
        caption="Imperial deck by cost"
        lists={[one.imperial, other.imperial]}
        {...{ names, highest }}
        rows={imperial}
      />
      <Curve
        caption="House deck by cost"
        lists={[one.house, other.house]}
        {...{ names, highest }}
        rows={house}
      />
    </section>
  );
}

function Numbers({
  before,
  after,
  ...sides
}: Sides & {
  readonly before: DeckStats;
  readonly after: DeckStats;
}) {
  const pairs = statChanges(before, after).filter((pair) => !isInShort(pair));
  if (pairs.length === 0) return <p className="text-muted">All other numbers are the same.</p>;
  return <PairTable className={styles.numbers} head="What else differs" pairs={pairs} {...sides} />;
}

function Curve({
  caption,
  lists,
  names,
  rows,
  highest,
}: {
  readonly caption: string;
  readonly lists: readonly ListStats[];
  readonly names: readonly [before: string, after: string];
  readonly rows: readonly BarRow[];
  /** The value of a full column, the same in both pictures. */
  readonly highest: number;
}) {
  const average = lists.map(({ averageCost }) => averageCost?.toFixed(1) ?? 'none');
  return (
    <div className="min-w-0">
      <DataColumns
        caption={caption}
        rowHeader="Cost"
        series={[
          { key: 'before', label: names[0], colour: 'var(--one)' },
          { key: 'after', label: names[1], colour: 'var(--other-fill)' },
        ]}
        rows={rows}
        max={highest}
      />
      <p className="mt-1 text-muted text-s">
        Average cost: {average[0]} above, {average[1]} below.
      </p>
    </div>
  );
}

/** A column for every cost in either deck, so that the pictures of both lists are in line. */
function costRows(before: DeckStats, after: DeckStats, list: 'imperial' | 'house'): BarRow[] {
  const all = [before, after].flatMap(({ imperial, house }) => [...imperial.costs, ...house.costs]);
  const costs = new Set(all.map(({ cost }) => cost));
  return [...costs].sort(compareCosts).map((cost) => ({
    key: String(cost),
    label: String(cost),
    values: [before, after].map(
      (stats) => stats[list].costs.find((column) => column.cost === cost)?.count ?? 0,
    ),
  }));
}
