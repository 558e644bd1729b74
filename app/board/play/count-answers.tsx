import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import { placeOf } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { gatherText, harvestAt, spiceMissed, thenText, versusText } from './coming';
import styles from './count-answers.module.css';
import { advisedCount, strongholdLeft, VERBS } from './count-choice';
import { Grain } from './grain';
import { NumberKeys } from './number-keys';
import { placeGoneTo } from './place-asked';
import { paidText, shippingCost } from './shipping-hint';

/** How many forces ship or move, all of them at first: what each number costs, what is kept, and one button. */
export function CountAnswers({
  offers,
  view,
  onAct,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly onAct: (action: Action) => void;
  /** Other answers, beside the button. */
  readonly children: ReactNode;
}) {
  const [opening] = useState(() => advisedCount(view, offers));
  const [at, setAt] = useState(opening);
  const numbers = offers.map(({ number = 0 }) => number);
  const offer = offers[at];
  const chosen = numbers[at] ?? 0;
  if (offer === undefined) return null;
  const verb = VERBS[view.frames.at(-1)?.step ?? 'turn'] ?? '';
  const price = shippingCost(view, chosen);
  const to = placeGoneTo(view);
  const one = shippingCost(view, numbers[0] ?? 1);
  const gathers = to === null || chosen === 0 ? null : gatherText(view, to, chosen);
  const missed = to === null ? null : spiceMissed(view, to);
  const isPriced = one !== null && one.cost > 0;
  // what is shipped across leaves others behind, as what moves does
  const isLeaving = price === null || strongholdLeft(view) !== null;
  return (
    <>
      <NumberKeys
        label="Forces"
        {...{ numbers, at }}
        nameOf={(rank) => {
          const number = numbers[rank] ?? 0;
          return isPriced ? `${number}, ${costOf(view, number)} spice` : String(number);
        }}
        about={(rank) => (
          <Below view={view} to={to} number={numbers[rank] ?? 0} most={numbers.at(-1) ?? 0} />
        )}
        onChoose={setAt}
      />
      <p className={styles.price} aria-live="polite">
        {isLeaving && numbers.length === 1 && <>{givenUp(view, chosen)} </>}
        {isLeaving && numbers.length > 1 && (
          <>
            {chosen === numbers.at(-1) ? (
              <>
                {givenUp(view, chosen) ?? 'All go.'}{' '}
                <button type="button" data-aside onClick={() => setAt(at - 1)}>
                  Leave one
                </button>
              </>
            ) : (
              staysText(view, (numbers.at(-1) ?? 0) - chosen)
            )}{' '}
          </>
        )}
        {to !== null && chosen > 0 && `${thenText(view, to, chosen)}. `}
        {gathers !== null && <b className={styles.gathers}>{gathers}. </b>}
        {missed !== null && <b className={styles.lost}>{missed}. </b>}
        {price !== null && price.cost > 0 && at === opening && at < numbers.length - 1 && (
          <>{price.kept} spice stay for bids and revivals.</>
        )}
      </p>
      <div data-foot className={styles.go}>
        <Button kind="primary" data-lit onClick={() => onAct(offer.action)}>
          {chosen === 0 ? (
            'None from here'
          ) : (
            <>
              <span>
                {verb} {chosen}
                {toText(view)}
              </span>
              {price !== null && (
                <small>
                  {' '}
                  {price.cost === 0
                    ? 'for free'
                    : `for ${paidText(view, price)}, ${price.kept} left`}
                </small>
              )}
            </>
          )}
        </Button>
        {children}
      </div>
    </>
  );
}

/** " to Arrakeen", once a place is chosen. */
function toText(view: BoardView): string {
  const to = placeGoneTo(view);
  return to === null ? '' : ` to ${placeOf(to).territory.name}`;
}

function staysText(view: BoardView, count: number): string {
  const left = strongholdLeft(view);
  const { threat = null } = left ?? {};
  const against =
    threat === null || threat.count <= count
      ? ''
      : `, against up to ${threat.count} from ${threat.from}`;
  const hold = left === null ? '' : ` to hold ${left.name}${against}`;
  return count === 1 ? `One stays${hold}.` : `${count} stay${hold}.`;
}

/** What it says where all leave a stronghold; null where some stay. */
function givenUp(view: BoardView, count: number): ReactNode {
  const left = strongholdLeft(view);
  return left?.own === count ? <b className={styles.lost}>You give up {left.name}.</b> : null;
}

/** Below a number: what it costs; else who stands against it, what it gathers, or how many stay. */
function Below({
  view,
  to,
  number,
  most,
}: {
  readonly view: BoardView;
  readonly to: string | null;
  readonly number: number;
  /** How many could go. */
  readonly most: number;
}) {
  const cost = costOf(view, number);
  const isGoing = cost === 0 && to !== null && number > 0;
  const versus = isGoing ? versusText(view, to, number) : null;
  const got = isGoing ? harvestAt(view, to, number)?.got : undefined;
  if (versus === null && (cost > 0 || got !== undefined))
    return (
      <small>
        {got !== undefined && '+'}
        <Grain size={8} />
        {got ?? cost}
      </small>
    );
  const left = most - number;
  return <small data-words>{versus ?? (left === 1 ? '1 stays' : `${left || 'none'} stay`)}</small>;
}

function costOf(view: BoardView, number: number): number {
  return shippingCost(view, number)?.cost ?? 0;
}
