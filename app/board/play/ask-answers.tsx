import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital } from '@/lib/sentences';
import styles from './ask-answers.module.css';
import { playsNoCard } from './battle-sides';
import { OfferSign } from './offer-sign';
import asked from './question.module.css';
import { Suggested } from './suggested';

/** Whether it asks for a part of a plan. */
export function isAsk({ action }: Offer): boolean {
  return action.kind === 'ask';
}

/** Which part of a plan is foreseen: each keeps its place, one is chosen, and a button asks for it. */
export function AskAnswers({
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
  const [pressed, setPressed] = useState<string | null>(null);
  const open = offers.filter((offer) => !isVain(offer, view));
  const said = JSON.stringify(counsel);
  const advised = open.find(({ action }) => JSON.stringify(action) === said);
  const chosen = open.find(({ text }) => text === pressed) ?? advised ?? open[0];
  return (
    <>
      <div className={styles.parts}>
        {offers.map((offer) => (
          <Button
            key={offer.text}
            aria-pressed={offer === chosen}
            disabled={!open.includes(offer)}
            data-suggested={offer === advised || undefined}
            onClick={() => setPressed(offer.text)}
          >
            {offer === advised && <Suggested />}
            <OfferSign action={offer.action} view={view} />
            {capital(offer.text)}
            {!open.includes(offer) && <small>holds no card</small>}
          </Button>
        ))}
      </div>
      <div data-foot className={asked.answers}>
        {chosen && (
          <Button kind="primary" data-lit onClick={() => onAct(chosen.action)}>
            Foresee {chosen.text}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** Whether it asks for what is known: a card of who holds none. */
function isVain({ action }: Offer, view: BoardView): boolean {
  const isCard =
    action.kind === 'ask' && (action.element === 'weapon' || action.element === 'defense');
  return isCard && playsNoCard(view);
}
