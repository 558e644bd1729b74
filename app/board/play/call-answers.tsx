import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { battleIn } from './battle-sides';
import styles from './call-answers.module.css';
import { callWords } from './call-words';
import asked from './question.module.css';

/** Whether offers say that a traitor is called, or not. */
export function isCall({ frames }: BoardView): boolean {
  const frame = frames.at(-1);
  return frame?.step === 'battle' && frame.stage === 'traitors';
}

/** To call a traitor, or not, each with what comes of it. */
export function CallAnswers({
  offers,
  view,
  onAct,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly onAct: (action: Action) => void;
}) {
  const frame = battleIn(view);
  if (frame === undefined) return null;
  const words = callWords(view, frame);
  const isPass = ({ action }: Offer) => action.kind === 'pass';
  return (
    <div data-foot className={styles.call}>
      {offers.map((offer) => (
        <Button
          key={offer.text}
          kind={isPass(offer) ? undefined : 'primary'}
          className={asked.whole}
          data-lit={!isPass(offer) || undefined}
          data-decline={isPass(offer) || undefined}
          onClick={() => onAct(offer.action)}
        >
          {offer.text} <small>{isPass(offer) ? words.pass : words.call}</small>
        </Button>
      ))}
    </div>
  );
}
