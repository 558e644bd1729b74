import { useMemo } from 'react';
import figures from '@/app/_deck/statistics/figures-table.module.css';
import { classes } from '@/app/_ui/base/classes';
import { percent } from '@/app/_ui/base/percent';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { CHEAP, type FirstChance, firstCards } from '@/lib/odds/first-cards';
import type { CardType } from '@/lib/rules/taxonomy';
import styles from './first-odds.module.css';

type Range = readonly [low: number, high: number];
type Ranges = Readonly<Record<'hand' | 'assembly', Range>>;

interface Beside {
  readonly types: Readonly<Record<CardType, Ranges>>;
  readonly each: Ranges;
  readonly cheap: Ranges;
}

/** How likely the first cards hold at least one card of a kind, whatever the seed; a row a kind. */
export function FirstOdds({
  deck,
  catalogue,
  beside,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  /** What the sample decks have: the lowest and the highest chance of each row. */
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
      range: beside?.types[one.type],
    })),
    { ...each, name: 'One of each type', sign: null, range: beside?.each },
    { ...cheap, name: `A card that costs ${CHEAP} or less`, sign: null, range: beside?.cheap },
  ];
  return (
    <table className={classes(figures.figures, styles.odds)}>
      <caption>
        Odds of at least one
        {beside && <Legend />}
      </caption>
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
            </th>
            <Chance of={hand} range={range?.hand} />
            <Chance of={assembly} range={range?.assembly} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the marks of the table mean; its numbers are exact. */
function Legend() {
  return (
    <span className={styles.legend}>
      <span>
        <i /> range of the nine samples
      </span>
      <span>
        <i data-mark /> this deck
      </span>
    </span>
  );
}

/** In the lowest or the highest third of the range of the samples. */
function placeIn([low, high]: Range, of: number): 'low' | 'high' | null {
  const third = (high - low) / 3;
  return of < low + third ? 'low' : of > high - third ? 'high' : null;
}

/** Whole percent; 100 is certain, and nothing else is. What no deck can have has no number. */
function Chance({
  of,
  range,
}: {
  readonly of: FirstChance['hand'];
  readonly range: Range | undefined;
}) {
  const beside = range && range[1] > 0 ? range : null;
  const place = beside && of > 0 ? placeIn(beside, of) : null;
  return (
    <td title={percent(of)} className={of === 0 ? 'text-muted' : undefined}>
      {place !== null && (
        <span className={styles.place}>
          <span aria-hidden>{place === 'low' ? '↓' : '↑'}</span> {place}{' '}
        </span>
      )}
      {of === 0 && !beside ? '–' : `${wholeOf(of)} %`}
      {beside && <Scale of={of} range={beside} />}
    </td>
  );
}

/** From 0 to 100 %: the samples as a bar, the deck as a mark. */
function Scale({ of, range: [low, high] }: { readonly of: number; readonly range: Range }) {
  return (
    <span
      className={styles.scale}
      title={`In the sample decks ${wholeOf(low)} to ${wholeOf(high)} %`}
    >
      <span className="visually-hidden">
        , in the sample decks {wholeOf(low)} to {wholeOf(high)} %
      </span>
      <span
        className={styles.zone}
        style={{ insetInlineStart: `${100 * low}%`, width: `${Math.max(2, 100 * (high - low))}%` }}
      />
      <span
        className={styles.mark}
        style={{ insetInlineStart: `clamp(0px, ${100 * of}% - 2px, 100% - 4px)` }}
      />
    </span>
  );
}

function wholeOf(chance: number): number {
  return chance === 0 || chance === 1
    ? 100 * chance
    : Math.max(1, Math.min(99, Math.round(100 * chance)));
}
