import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { houseName } from '@/lib/engine/narration/naming';
import type { Seat } from '@/lib/engine/state/state';
import { shortName } from './short-names';
import { useTable } from './table-context';
import styles from './threat.module.css';
import { threatsTo, threatWords } from './threats';
import { nearWords } from './to-win';

/** The rivals that can win on their next Interval, with what they lack. */
export function Threat({
  withNear = false,
}: {
  /** And those that are near it, where their panels do not say so. */
  readonly withNear?: boolean;
}) {
  const { view, catalogue } = useTable();
  const threats = useMemo(() => threatsTo(view, catalogue), [view, catalogue]);
  if (view.outcome !== null) return null;
  const nearOf = (seat: Seat) => {
    const house = view.houses[seat];
    return house === undefined || seat === view.seat ? '' : nearWords(house);
  };
  const others = view.houses.flatMap((_, seat) => (threats.includes(seat) ? [] : [seat]));
  const lines = [
    ...threats.map((seat) => [threatWords(view, [seat]), nearOf(seat)]),
    ...others.map((seat) => [shortName(houseName(view, seat)), nearOf(seat)]),
  ].filter(([, near], at) => at < threats.length || (withNear && near !== ''));
  if (lines.length === 0) return null;
  return (
    <p className={styles.threat} data-threat>
      <TriangleAlert size={14} aria-hidden />
      <span>{lines.map((line) => line.filter(Boolean).join(': ')).join('; ')}</span>
    </p>
  );
}
