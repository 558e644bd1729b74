import { Gauge, UserRound } from 'lucide-react';
import type { Action } from '@/lib/board/engine/actions';
import { cardOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { CardSign } from '../card-sign';
import { FactionSign } from './faction-sign';

/** The sign of what an answer is about: a card's, or that of the faction that is named or whose leader it is, or that of a part of a plan. */
export function OfferSign({ action, view }: { readonly action: Action; readonly view: BoardView }) {
  switch (action.kind) {
    case 'karama':
    case 'hajr':
      return <CardSign kind="special" size={18} aria-hidden />;
    case 'give':
    case 'keep':
    case 'discard':
      return <CardSign kind={cardOf(action.card).kind} size={18} aria-hidden />;
    case 'ask':
      return action.element === 'leader' ? (
        <UserRound size={26} aria-hidden />
      ) : action.element === 'dial' ? (
        <Gauge size={26} aria-hidden />
      ) : (
        <CardSign kind={`projectile ${action.element}`} size={26} aria-hidden />
      );
    case 'fight':
      return <FactionSign faction={view.factions[action.rival]?.id ?? ''} size={18} />;
    case 'truthtrance':
      return <FactionSign faction={view.factions[action.target]?.id ?? ''} size={18} />;
    case 'propose':
      return <FactionSign faction={view.factions[action.to]?.id ?? ''} size={18} />;
    case 'accept':
      return <FactionSign faction={view.factions[action.from]?.id ?? ''} size={18} />;
    default:
      return null;
  }
}
