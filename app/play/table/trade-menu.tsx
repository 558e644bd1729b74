import { ChevronDown } from 'lucide-react';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { OPERATION_NAMES, solarisWords } from '@/lib/engine/narration/naming';
import { outOfReach, priceOf, ratesOf } from '@/lib/engine/narration/price';
import type { Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import styles from './move-groups-bar.module.css';
import type { NumberGroup, TradeGroup } from './places';
import { useTable } from './table-context';

/** What is bought or sold: each amount with its price, opened from one button. */
export function TradeMenu({ group: { kind, choices } }: { readonly group: TradeGroup }) {
  const { view, catalogue, act } = useTable();
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const what = kind === 'buy-favor' ? 'favor' : 'spice';
  const priced = choices.map((choice) => ({ ...choice, price: priceIn(game, seat, choice) }));
  // of what is out of reach only the least is shown, with what it lacks
  const [beyond] = outOfReach(game, seat, kind);
  return (
    <Menu
      hasBack
      trigger={
        <button type="button" className={styles.group}>
          {OPERATION_NAMES[kind]}
          <ChevronDown size={13} aria-hidden />
        </button>
      }
    >
      {priced
        // what the Guild Hoard or the treasury does not reach to is offered in the list of all actions only
        .filter(({ price }, at) => at === 0 || price !== NOT_ALL)
        .map(({ action, amount, price }) => (
          <MenuItem key={amount} end={price} onSelect={() => act(action)}>
            {amount} {what}
          </MenuItem>
        ))}
      {beyond !== undefined && (
        <MenuItem end={beyond.short} disabled onSelect={() => undefined}>
          {beyond.amount} {what}
        </MenuItem>
      )}
    </Menu>
  );
}

/** The price of more than can be had. */
const NOT_ALL = '';

/** What an amount costs or brings, in words. */
function priceIn(game: Game, seat: Seat, { action }: NumberGroup['choices'][number]): string {
  if (action.kind !== 'buy-spice' && action.kind !== 'sell-spice')
    return priceOf(game, seat, action) ?? '';
  const rates = ratesOf(game, seat, action.kind, action.amount);
  const sum = rates.reduce((all, rate) => all + rate, 0);
  return rates.length < action.amount ? NOT_ALL : solarisWords(sum);
}
