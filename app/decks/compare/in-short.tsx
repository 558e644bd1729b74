import { type CSSProperties, useMemo } from 'react';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { resolveDeck } from '@/lib/decks/resolve';
import { type StatChange, statPairs } from '@/lib/decks/stat-changes';
import { type DeckStats, deckStats } from '@/lib/decks/stats';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import { capital } from '@/lib/sentences';
import styles from './in-short.module.css';
import { More, moreHead } from './more';
import { PairTable, type Sides } from './pair-table';
import { largerOf, tenths } from './signed';

/** The numbers that a player weighs which stand here, and so not in the table of what differs (`figures.tsx`). */
const WEIGHED: ReadonlySet<string> = new Set(['Income', 'Spice income', 'Command left']);

export const isInShort = ({ name }: StatChange): boolean => WEIGHED.has(name);

/** Two decks in a table, a row each: their types, what their cards cost, what they bring and command, with the difference. */
export function InShort({
  before,
  after,
  names,
  catalogue,
}: Pick<Sides, 'names'> & {
  readonly before: Deck;
  readonly after: Deck;
  readonly catalogue: Catalogue;
}) {
  const pairs = useMemo(() => {
    const of = (deck: Deck) => deckStats(resolveDeck(deck, catalogue));
    const [one, other] = [of(before), of(after)];
    return [...makings(one, other), ...statPairs(one, other).filter(isInShort)];
  }, [before, after, catalogue]);
  const sponsors = [before.sponsor, after.sponsor] as const;
  return (
    <>
      <table className={styles.wide}>
        <caption className="visually-hidden">In short</caption>
        <thead>
          <tr>
            <td />
            {pairs.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <tr key={name} data-part={at === 0 ? 'one' : 'other'}>
              <th scope="row" title={name}>
                {name}
              </th>
              {pairs.map((pair) => (
                <td key={pair.name} style={{ '--part': partOf(pair, at) } as CSSProperties}>
                  {at === 0 ? pair.before : pair.after}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{moreHead(names)}</th>
            {pairs.map((pair) => (
              <td key={pair.name} data-large={largerOf(pair)}>
                <More pair={pair} names={names} sponsors={sponsors} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {/* on a phone a row a number */}
      <PairTable
        className={styles.upright}
        head="In short"
        pairs={pairs}
        names={names}
        sponsors={sponsors}
      />
    </>
  );
}

/** How long a deck's bar is, of the longer of both. */
const partOf = ({ before, after }: StatChange, at: number) =>
  Math.max(0, (at === 0 ? before : after) / Math.max(before, after, 1));

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
function averageOf({ imperial, house }: DeckStats): number {
  const priced = [imperial, house].flatMap(({ costs }) =>
    costs.flatMap(({ cost, count }) => (typeof cost === 'number' ? [{ cost, count }] : [])),
  );
  const cards = priced.reduce((sum, { count }) => sum + count, 0);
  const solaris = priced.reduce((sum, { cost, count }) => sum + cost * count, 0);
  return cards === 0 ? 0 : tenths(solaris / cards);
}
