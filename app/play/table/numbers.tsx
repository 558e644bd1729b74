import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { sayAction } from '@/lib/engine/narration/action';
import { OPERATION_NAMES } from '@/lib/engine/narration/naming';
import { priceOf } from '@/lib/engine/narration/price';
import { takeUpView } from '@/lib/engine/state/open-game';
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

const MOST_BUTTONS = 5;

/** Answers that differ in a number: few as buttons with their prices, many with a stepper. */
export function Numbers({
  group: { kind, choices: all },
  hasLead,
}: {
  readonly group: NumberGroup;
  /** Another button is lit: one choice at a time is. */
  readonly hasLead: boolean;
}) {
  const { view, catalogue, act } = useTable();
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const choices = all.map((choice) => ({ ...choice, price: priceOf(game, seat, choice.action) }));
  const [first, last] = [choices[0], choices.at(-1)];
  const [amount, setAmount] = useState(first?.amount ?? 0);
  if (first === undefined || last === undefined) return null;
  const hasAll = choices.length <= MOST_BUTTONS;
  const chosen = choices.find((choice) => choice.amount === amount) ?? first;
  const shown = hasAll ? choices : [];
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
    </fieldset>
  );
}
