import { useMemo } from 'react';
import { percent } from '@/app/_deck/opening/percent';
import { type BarRow, DataBars } from '@/app/_ui/base/data-bars';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { CHEAP, type FirstChance, firstCards } from '@/lib/odds/first-cards';
import { useDerived, useWorkshop } from '../state/workshop';

/** How likely the first cards hold at least one card of a kind, whatever the seed. */
export function FirstOdds() {
  const { catalogue } = useWorkshop();
  const { deck } = useDerived();
  const { drawn, types, each, cheap } = useMemo(
    () => firstCards(deck, catalogue),
    [deck, catalogue],
  );
  if (types.length === 0) return null;
  const row = (key: string, label: string, { hand, assembly }: FirstChance): BarRow => ({
    key,
    label,
    values: [hand, assembly],
  });
  return (
    <DataBars
      caption="Chance of at least one"
      rowHeader="Card"
      max={1}
      format={percent}
      series={[
        { key: 'hand', label: `Hand of ${drawn.hand}`, colour: 'var(--back-house-ink)' },
        {
          key: 'assembly',
          label: `Assembly of ${drawn.assembly}`,
          colour: 'var(--back-imperial-ink)',
        },
      ]}
      rows={[
        ...types.map((one) => ({
          ...row(one.type, typeName(one.type), one),
          icon: <TypeIcon type={one.type} size={14} />,
        })),
        row('each', 'Each type it holds', each),
        row('cheap', `Costs ${CHEAP} or less`, cheap),
      ]}
    />
  );
}
