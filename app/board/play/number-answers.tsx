import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital } from '@/lib/sentences';
import styles from './count-answers.module.css';
import { Grain } from './grain';
import { chosenAtFirst } from './number-choice';
import { NumberKeys } from './number-keys';

/** One of several numbers is chosen, and one button says what it does and takes it. */
export function NumberAnswers({
  offers: some,
  view,
  label,
  counsel,
  isAlone,
  onAct,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly label: string;
  /** What a steward would do, where that is asked. */
  readonly counsel: Action | null;
  /** Whether no other group of answers stands beside it. */
  readonly isAlone: boolean;
  readonly onAct: (action: Action) => void;
  /** Other answers, beside the button. */
  readonly children: ReactNode;
}) {
  const said = JSON.stringify(counsel);
  const advised = some.findIndex(({ action }) => JSON.stringify(action) === said);
  const [opening] = useState(() => (advised < 0 ? chosenAtFirst(some, isAlone) : advised));
  const [at, setAt] = useState(opening);
  const offer = some[at];
  const free = some[opening]?.price === 0 ? some[opening] : undefined;
  return (
    <>
      <NumberKeys
        label={label === '' ? 'Number' : label}
        numbers={some.map(({ number = 0 }) => number)}
        at={at}
        suggested={free === undefined ? advised : opening}
        nameOf={(rank) => nameOf(some[rank])}
        about={(rank) => <Price price={some[rank]?.price} />}
        onChoose={setAt}
      />
      <div data-foot className={styles.go}>
        {offer !== undefined && (
          <Button kind="primary" data-lit onClick={() => onAct(offer.action)}>
            {capital(offer.text)}
            {(offer.price ?? 0) > 0 && <small>{keptText(view, offer.price ?? 0)}</small>}
            {at < opening && free !== undefined && <small>{free.number} are free</small>}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** "2, free": a number with its price, if it has one. */
function nameOf({ number = 0, price }: Partial<Offer> = {}): string {
  if (price === undefined) return String(number);
  return price === 0 ? `${number}, free` : `${number}, ${price} spice`;
}

/** What a number costs, where it has a price. */
function Price({ price }: { readonly price: number | undefined }) {
  if (price === undefined) return null;
  return (
    <small>
      {price === 0 ? (
        'free'
      ) : (
        <>
          <Grain size={8} />
          {price}
        </>
      )}
    </small>
  );
}

/** What the one who pays keeps. */
function keptText({ factions, asked }: BoardView, price: number): string {
  const own = factions[asked ?? -1]?.own;
  return own == null ? '' : `${Math.max(0, own.spice - price)} spice left`;
}

/** Whether numbers go up by one: there are neither halves nor gaps. */
export function isWhole(some: readonly Offer[]): boolean {
  const [first] = some;
  return some.every(({ number = 0 }, at) => number === (first?.number ?? 0) + at);
}
