import { useMemo } from 'react';
import { percent } from '@/app/_deck/opening/percent';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { CHEAP, type FirstChance, firstCards } from '@/lib/odds/first-cards';
import { useDerived, useWorkshop } from '../state/workshop';
import styles from './first-odds.module.css';

/** How likely the first cards hold at least one card of a kind, whatever the seed; a column a kind. */
export function FirstOdds() {
  const { catalogue } = useWorkshop();
  const { deck } = useDerived();
  const { drawn, types, each, cheap } = useMemo(
    () => firstCards(deck, catalogue),
    [deck, catalogue],
  );
  if (types.length === 0) return null;
  const kinds = [
    ...types.map((one) => ({
      ...one,
      name: typeName(one.type),
      head: <TypeIcon type={one.type} size={16} />,
    })),
    { ...each, name: 'Each type that the deck holds', head: 'each' },
    { ...cheap, name: `Costs ${CHEAP} or less`, head: `≤ ${CHEAP}` },
  ];
  const row = (name: string, of: (chance: FirstChance) => number) => (
    <tr>
      <th scope="row">{name}</th>
      {kinds.map((kind) => (
        <td key={kind.name} title={`${kind.name}: ${percent(of(kind))}`}>
          {whole(of(kind))}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={styles.odds}>
      <caption>At least one, in percent</caption>
      <thead>
        <tr>
          <td />
          {kinds.map(({ name, head }) => (
            <th key={name} scope="col" title={name}>
              <span aria-hidden>{head}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(`Hand of ${drawn.hand}`, ({ hand }) => hand)}
        {row(`Assembly of ${drawn.assembly}`, ({ assembly }) => assembly)}
      </tbody>
    </table>
  );
}

/** Whole percent; 100 is certain, and nothing else is. */
function whole(chance: number): string {
  if (chance === 0 || chance === 1) return `${100 * chance}`;
  return `${Math.max(1, Math.min(99, Math.round(100 * chance)))}`;
}
