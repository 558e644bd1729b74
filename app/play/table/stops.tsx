import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuCheck, MenuGroup, MenuItem, MenuSeparator } from '@/app/_ui/base/menu';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Seat } from '@/lib/engine/state/state';
import { STANDING_ORDERS } from '@/lib/players/who-plays';
import { counted, listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { STANDING_SHORT, STANDING_WORDS } from './controllers';
import { tableManners } from './manners';
import own from './stops.module.css';
import { useTable } from './table-context';

/** Where the table stops for the House that is asked; an order to pass ends with one press. */
export function Stops() {
  const { table, snapshot, view } = useTable();
  const isNarrow = useMedia(NARROW);
  const seat = view.decision?.seat;
  if (seat === undefined || view.houses.length === 1) return null;
  const now = snapshot.standing[seat] ?? 'ask';
  const { manners } = snapshot;
  // on a phone "More" has it: only an order that stands takes room
  if (now === 'ask' && isNarrow) return null;
  if (now !== 'ask')
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
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={own.order}>
          <Bell size={13} aria-hidden />
          {STANDING_SHORT.ask}
        </button>
      }
    >
      <p className={own.explains}>
        While rivals act you may answer with a card. Here you choose when the table stops and asks
        you; a press on this sign later brings the questions back.
      </p>
      <StandingOrders seat={seat} />
      <MenuSeparator />
      <MenuGroup label="Ask me also (else the table does it)">
        <MenuCheck
          checked={manners.asksUsual}
          onCheckedChange={(asksUsual) => {
            const next = { ...manners, asksUsual };
            tableManners.set(next);
            table.behave(next);
          }}
        >
          What stays engaged, draws, opening bids, tactics on my own moves, the only card to
          vanquish
        </MenuCheck>
      </MenuGroup>
    </Menu>
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
export function WentByItself({ children }: { readonly children?: ReactNode }) {
  const { table, view } = useTable();
  if (view.houses.length === 1) return children;
  const went = table.wentByItself();
  const parts = WENT.flatMap(([kind, one, more]) => {
    const many = went.get(kind) ?? 0;
    return many === 0 ? [] : [counted(many, one, more)];
  });
  if (parts.length === 0) return children;
  return (
    <p className={styles.did}>
      <b>Done for you:</b> {listed(parts)}
    </p>
  );
}
