import { Coins, Hand, type LucideIcon, Trophy } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { SignRadios } from '@/app/_ui/base/sign-radios';
import { SortHead } from '@/app/_ui/base/sort-head';
import { createStore } from '@/app/_ui/base/store';
import { cardName } from '@/lib/decks/names';
import type { CardSummary } from '@/lib/odds/gauntlet/card-summary';
import { useWorkshop } from '../state/workshop';
import styles from './by-card.module.css';
import { CARD_COLUMNS, type CardOrder, type ColumnGroup, inOrder, pressed } from './card-columns';
import figures from './insight.module.css';

interface Group {
  readonly value: ColumnGroup;
  readonly label: string;
  readonly Sign: LucideIcon;
  /** What its columns count. */
  readonly meaning: string;
}

const GROUPS: readonly Group[] = [
  {
    value: 'won',
    label: 'Won',
    Sign: Trophy,
    meaning:
      'Games in which a copy was seen in the hand, the Assembly or play; and how often the deck won with one seen, and without.',
  },
  {
    value: 'played',
    label: 'Played',
    Sign: Hand,
    meaning:
      'Of the games in which a copy was seen: those in which one was played, in which turn at first (median and middle half), and those at whose end one was left in the hand or the Assembly.',
  },
  {
    value: 'brought',
    label: 'Brought',
    Sign: Coins,
    meaning:
      'On average over the games in which a copy was played: how often copies engaged, what new solaris, spice and favor they brought, and the solaris that were paid to deploy them.',
  },
];

/** Rows that are shown at first. */
const FIRST = 12;

/** How somebody looks at the table stays while another tab of the pane, or another deck, is looked at. */
const view = createStore<{ readonly group: ColumnGroup; readonly order: CardOrder }>({
  group: 'won',
  order: { by: 'wonSeen', descending: true },
});

/** What became of each card in the games: the same as `registry gauntlet --cards` prints. */
export const ByCard = memo(function ByCard({ cards }: { readonly cards: readonly CardSummary[] }) {
  const { catalogue } = useWorkshop();
  const { group, order } = view.use();
  const [isWhole, setWhole] = useState(false);
  const nameOf = (card: string) => cardName(card, catalogue);
  const columns = CARD_COLUMNS.filter((column) => column.group === group);
  const rows = inOrder(cards, order, nameOf);
  const sortedBy = (by: string) =>
    order.by !== by ? null : order.descending ? 'descending' : 'ascending';
  const sort = (by: string) => view.set({ group, order: pressed(order, by) });

  return (
    <section aria-label="Card by card">
      <h2 className="text-l">Card by card</h2>
      <div className="mt-2">
        <SignRadios
          legend="What is told of each card"
          isLegendHidden
          name="insight-cards"
          options={GROUPS.map(({ value, label, Sign }) => ({ value, label, Sign }))}
          value={group}
          onValueChange={(next) =>
            // What a table is sorted by stands in it.
            view.set({ group: next, order: order.by === 'name' ? order : orderOf(next) })
          }
        />
      </div>
      <p className="mt-2 text-s text-muted">
        {GROUPS.find(({ value }) => value === group)?.meaning}
      </p>
      <table className={classes(figures.figures, styles.cards)}>
        <caption className="visually-hidden">Card by card</caption>
        <thead>
          <tr>
            <SortHead sorted={sortedBy('name')} onSort={() => sort('name')}>
              Card
            </SortHead>
            {columns.map(({ key, head }) => (
              <SortHead key={key} align="end" sorted={sortedBy(key)} onSort={() => sort(key)}>
                {head}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, FIRST)).map((one) => (
            <tr key={one.card} data-inspect={one.card}>
              <th scope="row">
                <span className="text-muted">{one.copies}× </span>
                <Link href={`/cards/${one.card}`}>{nameOf(one.card)}</Link>
              </th>
              {columns.map(({ key, words }) => {
                const [number, below] = words(one);
                return (
                  <td key={key}>
                    {number}
                    {below !== '' && <span className={figures.small}>{below}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FIRST && (
        <Button size="small" className="mt-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${FIRST}` : `Show all ${rows.length} cards`}
        </Button>
      )}
      <p className="mt-2 text-muted">
        That the deck wins more often when a card is seen is no proof that the card is the reason:
        in longer games more cards are seen, and who is ahead plays more of them. What a card is
        worth is told by a change that is tried, below.
      </p>
    </section>
  );
});

/** What a group is sorted by until a head is pressed. */
const FIRST_SORT: Readonly<Record<ColumnGroup, string>> = {
  won: 'wonSeen',
  played: 'played',
  brought: 'engaged',
};

function orderOf(group: ColumnGroup): CardOrder {
  return { by: FIRST_SORT[group], descending: true };
}
