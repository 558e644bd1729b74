import { createPortal } from 'react-dom';
import { popupActs } from '@/app/_inspector/popup-foot';
import { Button } from '@/app/_ui/base/button';
import { lookAway } from '@/app/_ui/card/looked-at';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import { cardName } from '@/lib/engine/narration/naming';
import { sayQuestion } from '@/lib/engine/narration/question';
import type { GameCardId } from '@/lib/engine/state/state';
import { keyOf } from './card-menu';
import { Answer } from './choices';
import { leavesOf } from './gain';
import { NotNowFor, useWhyNot } from './hint';
import { ownLoss } from './own-loss';
import styles from './popped-up.module.css';
import { useTable } from './table-context';
import { useThen } from './use-then';

/** At the foot of the sheet of a card that a finger looks at: what can be done with it. */
export function PoppedUp() {
  const { show } = useTable();
  const acts = popupActs.use();
  const shown = acts?.looked.element.querySelector<HTMLElement>('[data-card]');
  const card = Number(shown?.dataset.card ?? -1);
  if (acts === null || shown == null) return null;
  return createPortal(
    <>
      <CardActs card={card} />
      <Button
        kind="quiet"
        onClick={() => {
          lookAway();
          show({ manual: card });
        }}
      >
        By hand …
      </Button>
    </>,
    acts.element,
  );
}

/** What can be done with a card now and what that comes to, each a button; or why nothing can. */
export function CardActs({ card }: { readonly card: GameCardId }) {
  const { view, catalogue, places, again, act } = useTable();
  const then = useThen();
  const why = useWhyNot(card);
  const actions = places.cards.get(card) ?? [];
  const asked = sayQuestion(view, catalogue)?.text ?? '';
  const worded = (action: Action) => {
    const loss = action === again ? ownLoss(view, catalogue, action) : '';
    if (loss !== '') return { words: loss, comes: '' };
    const said = sayAction(view, catalogue, action);
    if (action.kind === 'use')
      return { words: `Use ${cardName(view, catalogue, card)}`, comes: said };
    if (action.kind === 'choose') return { words: `Choose ${said}`, comes: then(action) || asked };
    return { words: said, comes: then(action) || leavesOf(view, catalogue, action) };
  };
  return (
    <div className={styles.acts}>
      {why !== '' && <NotNowFor why={why} />}
      {actions.map((action) => (
        <Button
          key={keyOf(action)}
          kind={actions.length === 1 ? 'primary' : 'plain'}
          className={styles.act}
          data-act={action.kind}
          onClick={() => {
            if (act(action)) lookAway();
          }}
        >
          <Answer
            then={[worded(action).comes, action === again && 'press again']
              .filter(Boolean)
              .join(', ')}
          >
            {worded(action).words}
          </Answer>
        </Button>
      ))}
    </div>
  );
}
