import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import styles from './bid-answers.module.css';
import { Grain } from './grain';

/** A bid is set, and made at once or as the limit of bids that lead by one. The most that a steward would bid is set at first. */
export function BidAnswers({
  offers,
  view,
  mostBid,
  isSet,
  onSet,
  onAct,
  onBidTo,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  /** 0 where a steward would pass. */
  readonly mostBid: number;
  /** Whether a bid was set, instead of what is suggested. */
  readonly isSet: boolean;
  readonly onSet: () => void;
  readonly onAct: (action: Action) => void;
  /** Bids the least that leads, as often as it is asked, up to so much. */
  readonly onBidTo: (most: number) => void;
  /** What declines. */
  readonly children: ReactNode;
}) {
  const [least, most] = [offers[0]?.number ?? 0, offers.at(-1)?.number ?? 0];
  const [value, setValue] = useState(Math.max(least, mostBid));
  const [typed, setTyped] = useState<number | null>(null);
  const bid = typed ?? value;
  const offer = offers.find(({ number }) => number === bid);
  const isLit = isSet || mostBid > 0;
  const isOver = offer !== undefined && bid > least;
  const lit = { kind: 'primary', 'data-lit': true } as const;
  return (
    <div data-foot className={styles.bids}>
      <p className={styles.kept}>
        {offer && `If you win, you keep ${isOver ? 'at least ' : ''}${keptOf(view, bid)} spice.`}
        {mostBid > 0 && <b> Suggested: {mostBid > least ? `up to ${mostBid}` : mostBid}.</b>}
      </p>
      <div className={styles.row}>
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
          {...(isLit && !isOver && lit)}
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
        {isOver && (
          <Button
            {...(isLit && lit)}
            className={styles.bid}
            aria-label={`Bid up to ${bid}`}
            onClick={() => onBidTo(bid)}
          >
            <span>
              Up to <Grain size={11} /> {bid}
            </span>
          </Button>
        )}
      </div>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** What is left of the own spice, which goes before that of an ally. */
function keptOf({ factions, asked }: BoardView, bid: number): number {
  const { own = null, lent } = factions[asked ?? 0] ?? {};
  const spice = own?.spice ?? 0;
  return spice - Math.min(bid, spice - (lent ?? 0));
}
