import { BellOff } from 'lucide-react';
import { MenuGroup, MenuItem } from '@/app/_ui/base/menu';
import type { Seat } from '@/lib/engine/state/state';
import { STANDING_ORDERS } from '@/lib/players/who-plays';
import { counted, listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { STANDING_SHORT, STANDING_WORDS } from './controllers';
import own from './stops.module.css';
import { useTable } from './table-context';

/** An order to pass for the House that is asked, while it stands: a press ends it. "More about this game" gives one. */
export function Stops() {
  const { table, snapshot, view } = useTable();
  const seat = view.decision?.seat;
  if (seat === undefined || view.houses.length === 1) return null;
  const now = snapshot.standing[seat] ?? 'ask';
  if (now === 'ask') return null;
  return (
    <button
      type="button"
      className={own.order}
      aria-pressed
      aria-label={`${STANDING_WORDS[now]}: ask me again`}
      onClick={() => table.stand(seat, 'ask')}
    >
      <BellOff size={13} aria-hidden />
      {STANDING_SHORT[now]}
    </button>
  );
}

/** When the table asks a House, to choose from in a menu. */
export function StandingOrders({ seat }: { readonly seat: Seat }) {
  const { table, snapshot } = useTable();
  const now = snapshot.standing[seat] ?? 'ask';
  return (
    <MenuGroup label="When the table asks you">
      {STANDING_ORDERS.map((standing) => (
        <MenuItem
          key={standing}
          {...(standing === now && { end: 'now' })}
          onSelect={() => table.stand(seat, standing)}
        >
          {STANDING_WORDS[standing]}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

/** What went by itself, by the kind of move, in the words of a player; passes are no news. */
const WENT = [
  ['disengage', 'card disengaged', 'cards disengaged'],
  ['draw', 'draw', 'draws'],
  ['bid', 'opening bid', 'opening bids'],
  ['vanquish', 'card vanquished', 'cards vanquished'],
  ['reward', 'reward of a rite taken, for the House has none to lose', 'rewards taken'],
  ['discount', 'petition paid in solaris', 'petitions paid in solaris'],
] as const;

/** What went by itself since the House last chose. */
export function WentByItself() {
  const { table, view } = useTable();
  if (view.houses.length === 1) return null;
  const went = table.wentByItself();
  const parts = WENT.flatMap(([kind, one, more]) => {
    const many = went.get(kind) ?? 0;
    return many === 0 ? [] : [counted(many, one, more)];
  });
  if (parts.length === 0) return null;
  return <p className={styles.did}>Already done: {listed(parts)}</p>;
}
