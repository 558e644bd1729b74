import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { LeaderFace } from './leader-face';
import styles from './question.module.css';

export function isTraitor({ action }: Offer): boolean {
  return action.kind === 'keep-traitor' && action.leader !== null;
}

/** Which traitor is kept, for the whole game: one is chosen, and a button keeps it. */
export function TraitorAnswers({
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
  const [chosen, setChosen] = useState<Offer | null>(null);
  return (
    <>
      <div className={styles.columns} data-many={offers.length > 6 || undefined}>
        {offers.map((offer) => (
          <Button
            key={offer.text}
            aria-pressed={chosen?.text === offer.text}
            onClick={() => setChosen(offer)}
          >
            {offer.action.kind === 'keep-traitor' && offer.action.leader !== null && (
              <LeaderFace id={offer.action.leader} view={view} hasFaction />
            )}
          </Button>
        ))}
      </div>
      <div data-foot className={styles.answers}>
        <Button
          kind="primary"
          data-lit
          disabled={chosen === null}
          onClick={() => chosen && onAct(chosen.action)}
        >
          {chosen === null ? 'Choose one to keep' : `Keep ${chosen.text}`}
        </Button>
        {children}
      </div>
    </>
  );
}
