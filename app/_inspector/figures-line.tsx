import type { Card } from '@/lib/cards/card';
import { TALENTS, talentName } from '@/lib/rules/talents';

/** The figures of a card in words: on its face stand only their signs. Nothing where it has none. */
export function FiguresLine({ card }: { readonly card: Card }) {
  const figures = [
    ['Command', card.command],
    ['Resistance', card.resistance],
    ...TALENTS.map((talent) => [talentName(talent), card.talents?.[talent]] as const),
  ] as const;
  const said = figures.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  // each figure stays with its name
  return said.length > 0 && <p>{said.map((one) => one.replace(' ', '\u00a0')).join(' · ')}</p>;
}
