import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import styles from './bid-answers.module.css';

/** A bid is set and made; what a steward would do is filled: to bid the least that leads, or to pass. */
export function BidAnswers({
  offers,
  view,
  counsel,
  onAct,
  onLetGo,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly counsel: Action | null;
  readonly onAct: (action: Action) => void;
  /** Passes on the card till it is sold: one pass is not final. */
  readonly onLetGo: () => void;
  /** What declines. */
  readonly children: ReactNode;
}) {
  const [least, most] = [offers[0]?.number ?? 0, offers.at(-1)?.number ?? 0];
  const isNarrow = useMedia(NARROW);
  const [value, setValue] = useState(least);
  const set = offers[value - least];
  return (
    <>
      <p className={styles.kept}>
        If you win, you keep {keptOf(view, value)} spice.
        {(counsel?.kind === 'bid' || counsel?.kind === 'pass') && (
          <>
            {' '}
            <b>Suggested: {counsel.kind === 'bid' ? counsel.spice : 'pass'}.</b>
          </>
        )}
      </p>
      <div data-foot className={styles.bids}>
        {least < most && (
          <NumberStepper
            label="Bid"
            min={least}
            max={most}
            value={value}
            onValueChange={setValue}
          />
        )}
        <Button
          {...(counsel?.kind === 'bid' && { kind: 'primary', 'data-lit': true })}
          className={styles.bid}
          aria-label={`Bid ${value}`}
          onClick={() => set && onAct(set.action)}
        >
          Bid {value}
        </Button>
        {children}
        <Button data-aside data-decline aria-label="Pass till sold" onClick={onLetGo}>
          {isNarrow ? 'Till sold' : 'Pass till sold'}
        </Button>
      </div>
    </>
  );
}

/** What is left of the own spice, which goes before that of an ally. */
function keptOf({ factions, asked }: BoardView, bid: number): number {
  const { own = null, lent } = factions[asked ?? 0] ?? {};
  const spice = own?.spice ?? 0;
  return spice - Math.min(bid, spice - (lent ?? 0));
}
