import { useMemo } from 'react';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { resolveDeck } from '@/lib/decks/resolve';
import { type DeckStats, deckStats } from '@/lib/decks/stats';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import { capital } from '@/lib/sentences';
import styles from './in-short.module.css';

/** Two decks in a band of numbers: their types, what their cards cost, what they bring and command, with the difference. */
export function InShort({
  before,
  after,
  names,
  catalogue,
}: {
  readonly before: Deck;
  readonly after: Deck;
  /** What the two sides are called. */
  readonly names: readonly [before: string, after: string];
  readonly catalogue: Catalogue;
}) {
  const [one, other] = useMemo(
    () => [numbersOf(before, catalogue), numbersOf(after, catalogue)] as const,
    [before, after, catalogue],
  );
  return (
    <dl className={styles.band}>
      {one.map(([label, was], at) => {
        const is = other[at]?.[1] ?? 0;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b data-part="one">
                <span className="visually-hidden">{names[0]}: </span>
                {was}
              </b>{' '}
              <b data-part="other">
                <span className="visually-hidden">{names[1]}: </span>
                {is}
              </b>{' '}
              <small>{signed(tenths(is - was))}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function numbersOf(deck: Deck, catalogue: Catalogue) {
  const stats = deckStats(resolveDeck(deck, catalogue));
  const { imperial, house, income, command } = stats;
  return [
    ...CARD_TYPES.map((type) => {
      const many = [imperial, house].flatMap(({ types }) => types);
      const count = many.reduce((sum, one) => sum + (one.value === type ? one.count : 0), 0);
      return [`${capital(type)}s`, count] as const;
    }),
    ['Average cost', averageOf(stats)] as const,
    ['Income', income.most.solaris] as const,
    ['Spice income', income.most.spice] as const,
    ['Command left', command.total - command.personnel] as const,
  ];
}

/** Solaris per card of both lists; cards without a number are left out. */
function averageOf({ imperial, house }: DeckStats): number {
  const priced = [imperial, house].flatMap(({ costs }) =>
    costs.flatMap(({ cost, count }) => (typeof cost === 'number' ? [{ cost, count }] : [])),
  );
  const cards = priced.reduce((sum, { count }) => sum + count, 0);
  const solaris = priced.reduce((sum, { cost, count }) => sum + cost * count, 0);
  return cards === 0 ? 0 : tenths(solaris / cards);
}

const tenths = (value: number) => Math.round(10 * value) / 10;

/** "+3", "−2", "same" */
function signed(change: number): string {
  if (change === 0) return 'same';
  return change > 0 ? `+${change}` : `−${-change}`;
}
