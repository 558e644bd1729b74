import { useMemo } from 'react';
import figures from '@/app/_deck/statistics/figures-table.module.css';
import { classes } from '@/app/_ui/base/classes';
import { percent } from '@/app/_ui/base/percent';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { CHEAP, type FirstChance, firstCards } from '@/lib/odds/first-cards';
import styles from './first-odds.module.css';

/** How likely the first cards hold at least one card of a kind, whatever the seed; a row a kind. */
export function FirstOdds({
  deck,
  catalogue,
}: {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
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
    })),
    { ...each, name: 'One of each type in the deck', sign: null },
    { ...cheap, name: `A card that costs ${CHEAP} or less`, sign: null },
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
        {kinds.map(({ name, sign, hand, assembly }) => (
          <tr key={name}>
            <th scope="row">
              <span className="inline-flex items-baseline gap-2">
                {sign}
                {name}
              </span>
            </th>
            <Chance of={hand} />
            <Chance of={assembly} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole percent; 100 is certain, and nothing else is. What cannot be has no number. */
function Chance({ of }: { readonly of: FirstChance['hand'] }) {
  const whole = of === 1 ? 100 : Math.max(1, Math.min(99, Math.round(100 * of)));
  return (
    <td title={percent(of)} className={of === 0 ? 'text-muted' : undefined}>
      {of === 0 ? '–' : `${whole} %`}
    </td>
  );
}
