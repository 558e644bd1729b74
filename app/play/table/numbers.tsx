import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { sayAction } from '@/lib/engine/narration/action';
import { OPERATION_NAMES, solarisWords } from '@/lib/engine/narration/naming';
import { outOfReach, priceOf, ratesOf } from '@/lib/engine/narration/price';
import type { Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import { Key, pressedBy } from './button-key';
import { FILLED_KEY } from './keys-of';
import styles from './numbers.module.css';
import type { NumberGroup } from './places';
import { useTable } from './table-context';

const TITLES: Readonly<Record<NumberGroup['kind'], string>> = {
  ...OPERATION_NAMES,
  bid: 'Bid',
  discount: 'Favor given',
  'choose-number': 'Number',
};

type Choice = NumberGroup['choices'][number];

const MOST_BUTTONS = 5;

/** Actions that differ in a number: few as buttons with their prices, many with a stepper. */
export function Numbers({
  group: { kind, choices: all },
  hasLead,
  isNarrow,
}: {
  readonly group: NumberGroup;
  /** Another button is lit: one choice at a time is. */
  readonly hasLead: boolean;
  /** What is bought and sold opens from one button. */
  readonly isNarrow: boolean;
}) {
  const { view, catalogue, act } = useTable();
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const priced = all.map((choice) => ({ ...choice, price: priceIn(game, seat, choice) }));
  // of what is out of reach only the least is shown, with what it lacks
  const beyond = isTrade(kind) ? outOfReach(game, seat, kind).slice(0, 1) : [];
  // what the Guild Hoard or the treasury does not reach to is offered in the list of all actions only
  const choices = priced.filter(({ price }, at) => at === 0 || price !== NOT_ALL);
  const [first, last] = [choices[0], choices.at(-1)];
  const [amount, setAmount] = useState(first?.amount ?? 0);
  if (first === undefined || last === undefined) return null;
  if (isNarrow && isTrade(kind))
    return (
      <Menu trigger={<Button>{TITLES[kind]} …</Button>}>
        {choices.map(({ action, amount: number, price }) => (
          <MenuItem key={number} end={price} onSelect={() => act(action)}>
            {number} {kind === 'buy-favor' ? 'favor' : 'spice'}
          </MenuItem>
        ))}
        {beyond.map(({ amount: number, short }) => (
          <MenuItem key={number} end={short} disabled onSelect={() => undefined}>
            {number} {kind === 'buy-favor' ? 'favor' : 'spice'}
          </MenuItem>
        ))}
      </Menu>
    );
  const hasAll = choices.length <= MOST_BUTTONS;
  const chosen = choices.find((choice) => choice.amount === amount) ?? first;
  // Of many, only all that can be had is one click away too.
  const shown = hasAll ? choices : isTrade(kind) ? [last] : [];
  const isLit = (number: number) => hasAll && kind === 'bid' && number === first.amount && !hasLead;
  // The key goes on; what a House bids it says itself.
  const hasKey = !hasLead && kind !== 'bid';
  return (
    <fieldset className={styles.numbers}>
      <legend className="visually-hidden">{TITLES[kind]}</legend>
      {kind !== 'bid' && (
        <span className={styles.title} aria-hidden>
          {TITLES[kind]}
        </span>
      )}
      {!hasAll && (
        <>
          <NumberStepper
            label={TITLES[kind]}
            min={first.amount}
            max={last.amount}
            value={chosen.amount}
            onValueChange={setAmount}
          />
          <Button
            kind={hasLead ? 'plain' : 'primary'}
            {...pressedBy(hasKey ? FILLED_KEY : undefined)}
            data-act={chosen.action.kind}
            onClick={() => act(chosen.action)}
          >
            {sayAction(view, catalogue, chosen.action)}
            {hasKey && <Key>{FILLED_KEY}</Key>}
          </Button>
        </>
      )}
      {shown.map(({ amount: number, price, action }) => (
        <Button
          key={number}
          kind={isLit(number) ? 'primary' : 'plain'}
          className={classes(styles.number, isLit(number) && styles.bid)}
          aria-label={sayAction(view, catalogue, action)}
          data-act={action.kind}
          onClick={() => act(action)}
        >
          {isLit(number) ? `Bid ${number}` : number}
          {price !== null && <span className={styles.price}>{price}</span>}
        </Button>
      ))}
      {beyond.map(({ amount: number, short }) => (
        <Button
          key={number}
          className={styles.number}
          aria-label={`${TITLES[kind]}, ${number}: ${short}`}
          aria-disabled
          title={short}
        >
          {number}
          <span className={styles.price}>{short}</span>
        </Button>
      ))}
    </fieldset>
  );
}

function isTrade(kind: NumberGroup['kind']): kind is 'buy-favor' | 'buy-spice' | 'sell-spice' {
  return kind === 'buy-favor' || kind === 'buy-spice' || kind === 'sell-spice';
}

/** The price of more than can be had. */
const NOT_ALL = '';

/** What a number costs or brings, in words; null where it has no price. */
function priceIn(game: Game, seat: Seat, { action }: Choice): string | null {
  if (action.kind !== 'buy-spice' && action.kind !== 'sell-spice')
    return priceOf(game, seat, action);
  const rates = ratesOf(game, seat, action.kind, action.amount);
  const sum = rates.reduce((all, rate) => all + rate, 0);
  return rates.length < action.amount ? NOT_ALL : solarisWords(sum);
}
