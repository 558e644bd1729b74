import { createPortal } from 'react-dom';
import { popupFoot } from '@/app/_inspector/popup-foot';
import { useWorkshop } from '../state/workshop';
import { IfAdded } from './if-added';

/** Where no pane stands beside the table: what one more copy changes, below the card that pops up. */
export function PoppedUp() {
  const { catalogue } = useWorkshop();
  const foot = popupFoot.use();
  const card = foot && catalogue.byId.get(foot.looked.card);
  return (
    card && createPortal(<IfAdded card={card} canAct={foot.looked.by === 'finger'} />, foot.element)
  );
}
