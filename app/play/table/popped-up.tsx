import { createPortal } from 'react-dom';
import { popupActs } from '@/app/_inspector/popup-foot';
import { Button } from '@/app/_ui/base/button';
import { lookAway } from '@/app/_ui/card/looked-at';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import { cardName } from '@/lib/engine/narration/naming';
import { keyOf } from './card-menu';
import { Answer } from './choices';
import { leavesOf } from './gain';
import { NotNowFor, useWhyNot } from './hint';
import styles from './popped-up.module.css';
import { useTable } from './table-context';
import { useThen } from './use-then';

/** At the foot of the sheet of a card that a finger looks at: what can be done with it now and what that comes to, or why nothing can. */
export function PoppedUp() {
  const { view, catalogue, places, act, show } = useTable();
  const then = useThen();
  const acts = popupActs.use();
  const shown = acts?.looked.element.querySelector<HTMLElement>('[data-card]');
  const card = Number(shown?.dataset.card ?? -1);
  const why = useWhyNot(card);
  if (acts === null || shown == null) return null;
  const actions = places.cards.get(card) ?? [];
  const close = (go: () => void) => () => {
    lookAway();
    go();
  };
  const worded = (action: Action) => {
    const said = sayAction(view, catalogue, action);
    if (action.kind === 'use')
      return { words: `Use ${cardName(view, catalogue, card)}`, comes: said };
    return { words: said, comes: then(action) || leavesOf(view, catalogue, action) };
  };
  return createPortal(
    <>
      <div className={styles.acts}>
        {why !== '' && <NotNowFor why={why} />}
        {actions.map((action) => (
          <Button
            key={keyOf(action)}
            kind={actions.length === 1 ? 'primary' : 'plain'}
            className={styles.act}
            onClick={close(() => act(action))}
          >
            <Answer then={worded(action).comes}>{worded(action).words}</Answer>
          </Button>
        ))}
      </div>
      <Button kind="quiet" onClick={close(() => show({ manual: card }))}>
        By hand …
      </Button>
    </>,
    acts.element,
  );
}
