import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import { isStronghold, placeOf, placesOf } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { StepName } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { thenText } from './coming';
import styles from './count-answers.module.css';
import { Grain } from './grain';
import { NumberKeys } from './number-keys';
import { placeGoneTo } from './place-asked';
import { countOf } from './place-keys';
import { shippingCost } from './shipping-hint';

const VERBS: { readonly [Step in StepName]?: string } = {
  ship: 'Ship',
  move: 'Move',
  ride: 'Ride with',
};

/** Whether offers say how many forces of a group go. */
export function isGroupCount({ frames }: BoardView, offers: readonly Offer[]): boolean {
  return (
    VERBS[frames.at(-1)?.step ?? 'turn'] !== undefined &&
    offers.every(({ action }) => action.kind === 'forces')
  );
}

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
  const [opening] = useState(() => modest(view, offers));
  const [at, setAt] = useState(opening);
  const numbers = offers.map(({ number = 0 }) => number);
  const offer = offers[at];
  const chosen = numbers[at] ?? 0;
  if (offer === undefined) return null;
  const verb = VERBS[view.frames.at(-1)?.step ?? 'turn'] ?? '';
  const price = shippingCost(view, chosen);
  const to = placeGoneTo(view);
  const one = shippingCost(view, numbers[0] ?? 1);
  const isPriced = one !== null && one.cost > 0;
  return (
    <>
      <NumberKeys
        label="Forces"
        {...{ numbers, at }}
        suggested={opening}
        nameOf={(rank) => {
          const number = numbers[rank] ?? 0;
          return isPriced ? `${number}, ${costOf(view, number)} spice` : String(number);
        }}
        about={(rank) =>
          isPriced && (
            <small>
              <Grain size={8} />
              {costOf(view, numbers[rank] ?? 0)}
            </small>
          )
        }
        onChoose={setAt}
      />
      <p className={styles.price} aria-live="polite">
        {price === null && numbers.length === 1 && <>{givenUp(view, chosen)} </>}
        {price === null && numbers.length > 1 && (
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
        {price !== null && price.cost > 0 && at === opening && at < numbers.length - 1 && (
          <>{price.kept} spice stay for bids and revivals.</>
        )}
      </p>
      <div className={styles.go}>
        <Button kind="primary" data-count onClick={() => onAct(offer.action)}>
          {chosen === 0 ? (
            'None from here'
          ) : (
            <>
              <span>
                {verb} {chosen}
                {toText(view)}
              </span>
              {price !== null && <small> {priceWords(price)}</small>}
            </>
          )}
        </Button>
        {children}
      </div>
    </>
  );
}

/** All of them, but one that stays to hold a stronghold; of a shipment that costs spice as many as leave a third of it. */
function modest(view: BoardView, offers: readonly Offer[]): number {
  const last = offers.length - 1;
  if (last > 0 && strongholdLeft(view)?.own === offers[last]?.number) return last - 1;
  const at = offers.findLastIndex(({ number = 0 }) => {
    const price = shippingCost(view, number);
    return price === null || price.cost === 0 || price.kept * 2 >= price.cost;
  });
  return at < 0 ? Math.max(0, last) : at;
}

/** " to Arrakeen", once a place is chosen. */
function toText(view: BoardView): string {
  const to = placeGoneTo(view);
  return to === null ? '' : ` to ${placeOf(to).territory.name}`;
}

function priceWords({ cost, kept }: { readonly cost: number; readonly kept: number }): string {
  return cost === 0 ? 'for free' : `for ${cost} spice, ${kept} left`;
}

function staysText(view: BoardView, count: number): string {
  const left = strongholdLeft(view);
  const hold = left === null ? '' : ` to hold ${left.name}`;
  return count === 1 ? `One stays${hold}.` : `${count} stay${hold}.`;
}

/** What it says where all leave a stronghold; null where some stay. */
function givenUp(view: BoardView, count: number): ReactNode {
  const left = strongholdLeft(view);
  return left?.own === count ? <b className={styles.lost}>You give up {left.name}.</b> : null;
}

/** The stronghold that a group moves from, and how many own forces it has; null where it leaves none. */
function strongholdLeft(view: BoardView): { readonly name: string; readonly own: number } | null {
  const frame = view.frames.at(-1);
  if (frame?.step !== 'move' || frame.from === null) return null;
  const places = placesOf(frame.from);
  const territory = places[0]?.territory;
  if (territory === undefined || !isStronghold(view, territory)) return null;
  const spots = places.map(({ id }) => id);
  const own = countOf(view.factions[view.asked ?? -1]?.forces ?? [], spots);
  return { name: territory.name, own };
}

function costOf(view: BoardView, number: number): number {
  return shippingCost(view, number)?.cost ?? 0;
}
