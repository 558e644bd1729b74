import { createPortal } from 'react-dom';
import { popupFoot } from '@/app/_inspector/popup-foot';
import { Button } from '@/app/_ui/base/button';
import { lookAway } from '@/app/_ui/card/looked-at';
import { sayAction } from '@/lib/engine/narration/action';
import { keyOf } from './card-menu';
import { NotNowFor, useWhyNot } from './hint';
import { useTable } from './table-context';

/** Below a card that a finger looks at: what can be done with it now, or why nothing can. */
export function PoppedUp() {
  const { view, catalogue, places, act } = useTable();
  const foot = popupFoot.use();
  const shown = foot?.looked.element.querySelector<HTMLElement>('[data-card]');
  const card = Number(shown?.dataset.card ?? -1);
  const why = useWhyNot(card);
  if (foot === null || foot.looked.by !== 'finger') return null;
  return createPortal(
    <div className="flex flex-col gap-2">
      {why !== '' && <NotNowFor why={why} />}
      {places.cards.get(card)?.map((action) => (
        <Button
          key={keyOf(action)}
          onClick={() => {
            lookAway();
            act(action);
          }}
        >
          {sayAction(view, catalogue, action)}
        </Button>
      ))}
    </div>,
    foot.element,
  );
}
