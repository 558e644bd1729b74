import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import styles from './bid-answers.module.css';
import { Grain } from './grain';

/** A bid is set and made. It is filled if a steward would bid, who bids the least that leads, and once one is set. */
export function BidAnswers({
  offers,
  view,
  counsel,
  isSet,
  onSet,
  onAct,
  onLetGo,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly counsel: Action | null;
  /** Whether a bid was set, instead of what is suggested. */
  readonly isSet: boolean;
  readonly onSet: () => void;
  readonly onAct: (action: Action) => void;
  /** Passes on the card till it is sold: one pass is not final. */
  readonly onLetGo: () => void;
  /** What declines. */
  readonly children: ReactNode;
}) {
  const [least, most] = [offers[0]?.number ?? 0, offers.at(-1)?.number ?? 0];
  const [value, setValue] = useState(counsel?.kind === 'bid' ? counsel.spice : least);
  const [typed, setTyped] = useState<number | null>(null);
  const bid = typed ?? value;
  const offer = offers.find(({ number }) => number === bid);
  const isLit = isSet || counsel?.kind === 'bid';
  return (
    <div data-foot className={styles.bids}>
      <p className={styles.kept}>
        {offer && `If you win, you keep ${keptOf(view, bid)} spice.`}
        {(counsel?.kind === 'bid' || counsel?.kind === 'pass') && (
          <>
            {' '}
            <b>Suggested: {counsel.kind === 'bid' ? counsel.spice : 'pass'}.</b>
          </>
        )}
      </p>
      {least < most && (
        <NumberStepper
          label="Bid"
          min={least}
          max={most}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onSet();
          }}
          onTyping={(next) => {
            setTyped(next);
            if (next !== null) onSet();
          }}
        />
      )}
      <Button
        {...(isLit && { kind: 'primary', 'data-lit': true })}
        className={styles.bid}
        aria-label={offer && `Bid ${bid}`}
        disabled={!offer}
        onClick={() => offer && onAct(offer.action)}
      >
        {offer ? (
          <span>
            Bid <Grain size={11} /> {bid}
          </span>
        ) : (
          `${least} to ${most}`
        )}
      </Button>
      {children}
      <Button data-aside data-decline className={styles.gone} onClick={onLetGo}>
        Pass till sold
      </Button>
    </div>
  );
}

/** What is left of the own spice, which goes before that of an ally. */
function keptOf({ factions, asked }: BoardView, bid: number): number {
  const { own = null, lent } = factions[asked ?? 0] ?? {};
  const spice = own?.spice ?? 0;
  return spice - Math.min(bid, spice - (lent ?? 0));
}
