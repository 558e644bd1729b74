import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Seat } from '@/lib/engine/state/state';
import styles from './house-name.module.css';
import { intervalOf } from './houses';
import { ordinal } from './ordinal';
import { shortName } from './short-names';
import { useTable } from './table-context';

/** A House with its sign, its place in the order of initiative, and, unless it is brief, whether its Interval is on. */
export function HouseName({
  seat,
  isBrief = false,
  isShort = false,
  isYou = false,
  isPlain = false,
  isSign = false,
}: {
  readonly seat: Seat;
  readonly isBrief?: boolean;
  /** Without the word that all Houses share. */
  readonly isShort?: boolean;
  /** It is the House of who looks, and says so. */
  readonly isYou?: boolean;
  /** Small and without its colour and its rank: it has no part in what is on. */
  readonly isPlain?: boolean;
  /** Its sign and its rank: something else beside it says its name. */
  readonly isSign?: boolean;
}) {
  const { view } = useTable();
  const house = view.houses[seat];
  const rank = view.ranks.indexOf(seat) + 1;
  if (house === undefined) return null;
  return (
    <span
      className={styles.house}
      data-plain={isPlain ? '' : undefined}
      data-you={isYou ? '' : undefined}
    >
      <PowerIcon power={house.sponsor} coloured={!isPlain} named size={isPlain ? 14 : 18} />
      <span className={isSign ? 'visually-hidden' : styles.name}>
        {(isShort && shortName(house.name)) || house.name}
      </span>
      {rank > 0 && !isPlain && view.houses.length > 1 && (
        <span
          className={styles.rank}
          data-rank
          title={`Number ${rank} in the order of initiative`}
          aria-hidden
        >
          {ordinal(rank)}
        </span>
      )}
      {!isBrief && !isSign && view.houses.length > 2 && intervalOf(view) === seat && (
        <span className={styles.mark}>its Interval</span>
      )}
      {isYou && <span className={styles.mark}>you</span>}
      {house.eliminated && <span className={styles.mark}>eliminated</span>}
    </span>
  );
}
