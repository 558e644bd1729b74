import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { LeaderFace } from './leader-face';
import styles from './question.module.css';
import { Suggested } from './suggested';

export function isTraitor({ action }: Offer): boolean {
  return action.kind === 'keep-traitor' && action.leader !== null;
}

/** Which traitor is kept, for the whole game: one is chosen, at first what is advised, and a button keeps it. */
export function TraitorAnswers({
  offers,
  view,
  counsel,
  onAct,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly counsel: Action | null;
  readonly onAct: (action: Action) => void;
  /** Other answers, beside the button. */
  readonly children: ReactNode;
}) {
  const [pressed, setPressed] = useState<Offer | null>(null);
  const said = JSON.stringify(counsel);
  const advised = offers.find(({ action }) => JSON.stringify(action) === said);
  const chosen = pressed ?? advised ?? null;
  return (
    <>
      <div className={styles.columns} data-many={offers.length > 6 || undefined}>
        {offers.map((offer) => (
          <Button
            key={offer.text}
            aria-pressed={chosen?.text === offer.text}
            data-suggested={offer === advised || undefined}
            onClick={() => setPressed(offer)}
          >
            {offer === advised && <Suggested />}
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
