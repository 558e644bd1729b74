import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { houseName } from '@/lib/engine/narration/naming';
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
  const lines = view.houses.flatMap((house, seat) => {
    const near = seat === view.seat ? '' : nearWords(house);
    if (threats.includes(seat)) return [[threatWords(view, [seat]), near].filter(Boolean)];
    return withNear && near !== '' ? [[shortName(houseName(view, seat)), near]] : [];
  });
  if (lines.length === 0) return null;
  return (
    <p className={styles.threat} data-threat>
      <TriangleAlert size={14} aria-hidden />
      <span>{lines.map((line) => line.join(': ')).join('; ')}</span>
    </p>
  );
}
