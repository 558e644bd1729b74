import { useMemo } from 'react';
import { type BarRow, DataColumns } from '@/app/_ui/base/data-bars';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { resolveDeck } from '@/lib/decks/resolve';
import { compareCosts } from '@/lib/decks/sort';
import { statPairs } from '@/lib/decks/stat-changes';
import { type DeckStats, deckStats, type ListStats } from '@/lib/decks/stats';
import styles from './figures.module.css';

/** Two decks in numbers: what a player weighs, and what the cards of each list cost. */
export function Figures({
  before,
  after,
  catalogue,
}: {
  readonly before: Deck;
  readonly after: Deck;
  readonly catalogue: Catalogue;
}) {
  const [one, other] = useMemo(
    () => [before, after].map((deck) => deckStats(resolveDeck(deck, catalogue))),
    [before, after, catalogue],
  );
  if (one === undefined || other === undefined) return null;
  return (
    <section aria-labelledby="figures" className="mt-8">
      <h2 id="figures">In numbers</h2>
      <div className={styles.figures}>
        <Numbers before={one} after={other} />
        <div className={styles.curves}>
          <Curve caption="Imperial deck by cost" before={one.imperial} after={other.imperial} />
          <Curve caption="House deck by cost" before={one.house} after={other.house} />
        </div>
      </div>
    </section>
  );
}

function Numbers({ before, after }: { readonly before: DeckStats; readonly after: DeckStats }) {
  const pairs = statPairs(before, after).filter((pair) => pair.before + pair.after > 0);
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.name} data-same={pair.before === pair.after}>
            <th scope="row">{pair.name}</th>
            <td>{pair.before}</td>
            <td>{pair.after}</td>
            <td>{signed(pair.after - pair.before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "+3", "−2"; "same" for none. */
function signed(change: number): string {
  if (change === 0) return 'same';
  return change > 0 ? `+${change}` : `−${-change}`;
}

const SERIES = [
  { key: 'before', label: 'Before', colour: 'var(--edge)' },
  { key: 'after', label: 'After', colour: 'var(--spice)' },
] as const;

function Curve({
  caption,
  before,
  after,
}: {
  readonly caption: string;
  readonly before: ListStats;
  readonly after: ListStats;
}) {
  const rows = costRows([before, after]);
  const average = [before, after].map(({ averageCost }) => averageCost?.toFixed(1) ?? 'none');
  return (
    <div className="min-w-0">
      <DataColumns
        caption={caption}
        rowHeader="Cost"
        series={SERIES}
        rows={rows}
        max={Math.max(1, ...rows.flatMap(({ values }) => values))}
      />
      <p className="mt-1 text-muted text-s">
        On average {average[0]} before, {average[1]} after. X is left out.
      </p>
    </div>
  );
}

function costRows(lists: readonly ListStats[]): readonly BarRow[] {
  const costs = new Set(lists.flatMap((list) => list.costs.map(({ cost }) => cost)));
  return [...costs].sort(compareCosts).map((cost) => ({
    key: String(cost),
    label: String(cost),
    values: lists.map((list) => list.costs.find((column) => column.cost === cost)?.count ?? 0),
  }));
}
