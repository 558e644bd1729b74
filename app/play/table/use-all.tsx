import { Zap } from 'lucide-react';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { cardName } from '@/lib/engine/narration/naming';
import { yieldOf } from './gain';
import styles from './move-groups-bar.module.css';
import { useTable } from './table-context';

/** Cards that give goods and leave nothing to choose, where there are several: all of them at once, "Use 3: +9 solaris", or each. */
export function UseAll() {
  const { view, catalogue, places, act } = useTable();
  const uses = [...places.cards].flatMap(([card, [action, ...others]]) => {
    const gives = action && others.length === 0 ? yieldOf(view, catalogue, action) : null;
    return action === undefined || gives === null ? [] : [{ card, action, gives }];
  });
  const [first, ...more] = uses;
  if (first === undefined || more.length === 0) return null;
  const goods = [...new Set(uses.map(({ gives }) => gives.good))];
  const sumOf = (good: string) =>
    uses.reduce((sum, { gives }) => sum + (gives.good === good ? gives.many : 0), 0);
  const all = goods.map((good) => `+${sumOf(good)} ${good}`).join(', ');
  return (
    <Menu
      trigger={
        <button type="button" className={styles.group}>
          <Zap size={12} aria-hidden />
          Use {uses.length}: {all}
        </button>
      }
    >
      <MenuItem
        end={all}
        onSelect={() =>
          act(
            first.action,
            more.map(({ action }) => action),
          )
        }
      >
        {uses.length === 2 ? 'Use both' : `Use all ${uses.length}`}
      </MenuItem>
      {uses.map(({ card, action, gives }) => (
        <MenuItem key={card} end={`+${gives.many} ${gives.good}`} onSelect={() => act(action)}>
          Use {cardName(view, catalogue, card)}
        </MenuItem>
      ))}
    </Menu>
  );
}
