import { useMemo } from 'react';
import figures from '@/app/_deck/statistics/figures-table.module.css';
import { classes } from '@/app/_ui/base/classes';
import { percent } from '@/app/_ui/base/percent';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { CHEAP, type FirstChance, firstCards } from '@/lib/odds/first-cards';
import styles from './first-odds.module.css';

type Range = readonly [low: number, high: number];

interface Beside {
  readonly each: Readonly<Record<'hand' | 'assembly', Range>>;
  readonly cheap: Readonly<Record<'hand' | 'assembly', Range>>;
}

/** How likely the first cards hold at least one card of a kind, whatever the seed; a row a kind. */
export function FirstOdds({
  deck,
  catalogue,
  beside,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  /** What other decks have: the lowest and the highest chance of the last two rows. */
  readonly beside?: Beside;
}) {
  const { drawn, types, each, cheap } = useMemo(
    () => firstCards(deck, catalogue),
    [deck, catalogue],
  );
  if (types.length === 0) return null;
  const kinds = [
    ...types.map((one) => ({
      ...one,
      name: typeName(one.type),
      sign: <TypeIcon type={one.type} size={14} />,
      range: undefined,
    })),
    { ...each, name: 'One of each type in the deck', sign: null, range: beside?.each },
    { ...cheap, name: `A card that costs ${CHEAP} or less`, sign: null, range: beside?.cheap },
  ];
  return (
    <table className={classes(figures.figures, styles.odds)}>
      <caption>Odds of at least one</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Hand of {drawn.hand}</th>
          <th scope="col">Assembly of {drawn.assembly}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ name, sign, hand, assembly, range }) => (
          <tr key={name}>
            <th scope="row">
              <span className="inline-flex items-baseline gap-2">
                {sign}
                {name}
              </span>
              {range && <span className={styles.range}>in the sample decks</span>}
            </th>
            <Chance of={hand} range={range?.hand} />
            <Chance of={assembly} range={range?.assembly} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole percent; 100 is certain, and nothing else is. What cannot be has no number. */
function Chance({
  of,
  range,
}: {
  readonly of: FirstChance['hand'];
  readonly range: Range | undefined;
}) {
  return (
    <td title={percent(of)} className={of === 0 ? 'text-muted' : undefined}>
      {of === 0 ? '–' : `${wholeOf(of)} %`}
      {range && (
        <span className={styles.range}>
          {wholeOf(range[0])} to {wholeOf(range[1])} %
        </span>
      )}
    </td>
  );
}

function wholeOf(chance: number): number {
  return chance === 1 ? 100 : Math.max(1, Math.min(99, Math.round(100 * chance)));
}
