import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { powerOf } from '../faction-power';
import styles from './question.module.css';

/** Numbers up to so many stand side by side; more are stepped through. */
const MOST_NUMBERS = 13;
/** So many stand in a row at most. */
const IN_ROW = { '--wide': 10, '--narrow': 6 };
/** What declines takes the room of so many. */
const DECLINE_ROOM = 2;
interface NumbersProps {
  readonly offers: readonly Offer[];
  readonly onAct: (action: Action) => void;
}

/** One of several numbers: side by side, or, where there are many, in a list or stepped through. */
export function NumberAnswers({
  offers: some,
  view,
  label,
  declines,
  onAct,
  children,
}: NumbersProps & {
  readonly label: string;
  readonly view: BoardView;
  readonly declines: number;
  readonly children: ReactNode;
}) {
  if (some.length <= MOST_NUMBERS)
    return <Keys {...{ some, view, declines, onAct }}>{children}</Keys>;
  return (
    <>
      {isWhole(some) ? (
        <Numbers offers={some} onAct={onAct} />
      ) : (
        <Select
          label={label === '' ? 'Number' : label}
          labelHidden={label !== ''}
          value={null}
          options={some.map(({ text }, at) => ({ value: String(at), label: text }))}
          onValueChange={(at) => {
            const offer = some[Number(at)];
            if (offer) onAct(offer.action);
          }}
        />
      )}
      <div className={styles.answers}>{children}</div>
    </>
  );
}

/** Numbers side by side. Of those with a price the most that is free is what nearly all take. */
function Keys({
  some,
  view,
  declines,
  onAct,
  children,
}: Pick<NumbersProps, 'onAct'> & {
  readonly some: readonly Offer[];
  readonly view: BoardView;
  readonly declines: number;
  readonly children: ReactNode;
}) {
  const power = powerOf(view.factions[view.asked ?? -1]?.id ?? '');
  const best = some.findLast(({ price }) => price === 0);
  return (
    <div className={styles.numbers} style={inRows(some, declines)}>
      {some.map((offer) => (
        <Button
          key={JSON.stringify(offer.action)}
          kind={offer === best ? 'primary' : undefined}
          aria-label={offer.text}
          data-count={offer === best || undefined}
          data-priced={offer.price !== undefined || undefined}
          onClick={() => onAct(offer.action)}
        >
          {offer.price === undefined ? (
            offer.number
          ) : (
            <>
              <span className={styles.back}>
                {offer === best && 'Revive'}
                {power !== undefined && (
                  <PowerIcon power={power} size={18} coloured={offer !== best} />
                )}
                <b>{offer.number}</b>
              </span>
              <small>
                {offer.price === 0 ? 'free' : `${offer.price} spice${keptText(view, offer.price)}`}
              </small>
            </>
          )}
        </Button>
      ))}
      {children}
    </div>
  );
}

/** What the one who pays keeps. */
function keptText({ factions, asked }: BoardView, price: number): string {
  const own = factions[asked ?? -1]?.own;
  return own == null ? '' : `, ${Math.max(0, own.spice - price)} left`;
}

/** How many stand in a row where all rows are about as long; one with a price is as wide as two. */
function inRows(some: readonly Offer[], declines: number): CSSProperties {
  const wide = some.some(({ price }) => price !== undefined) ? 2 : 1;
  const count = some.length * wide + declines * DECLINE_ROOM;
  const rows = Object.entries(IN_ROW).map(([name, most]) => [
    name,
    Math.ceil(count / Math.ceil(count / most) / wide),
  ]);
  return Object.fromEntries(rows);
}

/** Whether numbers go up by one: there are neither halves nor gaps. */
export function isWhole(some: readonly Offer[]): boolean {
  const [first] = some;
  return some.every(({ number = 0 }, at) => number === (first?.number ?? 0) + at);
}

/** One of many numbers that go up by one. */
function Numbers({ offers: some, onAct }: NumbersProps) {
  const least = some[0]?.number ?? 0;
  const [value, setValue] = useState(least);
  const offer = some[value - least];
  return (
    <div className={styles.stepped}>
      <NumberStepper
        label="Number"
        min={least}
        max={least + some.length - 1}
        value={value}
        onValueChange={setValue}
      />
      <Button kind="primary" onClick={() => offer && onAct(offer.action)}>
        {offer?.text}
      </Button>
    </div>
  );
}
