import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import { keyOf } from './card-menu';
import menu from './card-menu.module.css';
import { GROUP_NAMES, movesByGroup, onceEach } from './move-groups';
import styles from './move-groups-bar.module.css';
import { useTable } from './table-context';
import { useThen } from './use-then';
import { wantsAgain } from './wants-again';

/** What can be done in an Interval by what it comes to: each group opens its moves. */
export function MoveGroups({ children }: { readonly children?: ReactNode }) {
  const { places, aimAt } = useTable();
  const groups = movesByGroup(places.cards);
  return (
    <section className={styles.groups} aria-label="Moves by what they do">
      {groups.map(({ group, actions }) => (
        <Menu
          key={group}
          hasBack
          // a move that was pressed once is forgotten
          onLeave={() => aimAt(null)}
          trigger={
            <button type="button" className={styles.group} data-group={group}>
              {GROUP_NAMES[group]}
              <ChevronDown size={13} aria-hidden />
            </button>
          }
        >
          <Moves actions={actions} />
        </Menu>
      ))}
      {children}
    </section>
  );
}

/**
 * Worded once the group is opened; a rite with what it would come to, those that would succeed first. One that would not
 * wants a second press, right here.
 */
function Moves({ actions }: { readonly actions: readonly Action[] }) {
  const { table, view, catalogue, again, act, asksAgain } = useTable();
  const then = useThen();
  const fails = (action: Action) => action.kind === 'rite' && wantsAgain(table, action);
  const moves = onceEach(view, actions).map((action) => ({ action, isLast: fails(action) }));
  const inOrder = moves.toSorted((one, other) => Number(one.isLast) - Number(other.isLast));
  return inOrder.map(({ action, isLast }) => (
    <MenuItem
      key={keyOf(action)}
      stays={isLast && action !== again}
      onSelect={() => {
        if (!isLast || !asksAgain(action)) act(action);
      }}
    >
      <span>
        {sayAction(view, catalogue, action)}
        {action.kind === 'rite' && (
          <span className={menu.then} data-again={action === again ? '' : undefined}>
            {then(action)}
            {action === again && ', press again'}
          </span>
        )}
      </span>
    </MenuItem>
  ));
}
