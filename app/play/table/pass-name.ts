import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import { houseName } from '@/lib/engine/narration/naming';
import { answerOutlooks } from '@/lib/engine/rite/answers';
import type { PetitionFrame } from '@/lib/engine/state/frames';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { blocks } from './petition-comes';
import { shortName } from './short-names';

/** What an answer does, as its button says it. */
export function sayAnswer(view: View, catalogue: GameCatalogue, action: Action): string {
  const passes = action.kind === 'pass' ? passName(view, catalogue) : null;
  return passes ?? sayAction(view, catalogue, action);
}

/** A pass by what it lets come: "Let Sahrane have it"; null where no few words tell it. */
function passName(view: View, catalogue: GameCatalogue): string | null {
  const seat = view.decision?.seat;
  const [below, top] = view.frames.slice(-2);
  if (seat === undefined) return null;
  if (top?.step === 'petition' && top.at === 'options') return bidName(view, top, seat);
  if (top?.step !== 'window') return null;
  if (below?.step === 'operation' || below?.step === 'petition')
    return below.seat === seat ? null : 'Let it happen';
  const outlooks =
    below?.step === 'rite' ? answerOutlooks(view, catalogue)({ kind: 'pass' }) : null;
  if (below?.step !== 'rite' || outlooks === null || outlooks.isOpen) return null;
  const { attack, defense } = outlooks.strike ?? outlooks;
  const [own, rival] = seat === below.attacker ? [attack, defense] : [defense, attack];
  const isIn = seat === below.attacker || seat === below.defender;
  return isIn && rival.isVanquished && !own.isVanquished ? 'Accept the loss' : null;
}

/** Whoever's bid stands gets the card, or keeps it from play. */
function bidName(view: View, petition: PetitionFrame, seat: Seat): string {
  const { seat: petitioner, bidder, bid, currency } = petition;
  const isStopped = blocks(petition, bidder);
  if (bidder === seat)
    return isStopped ? 'Let it stand' : `Take it for ${bid}${currency === 'favor' ? ' favor' : ''}`;
  if (isStopped && petitioner === seat) return 'Give it up';
  return `Let ${shortName(houseName(view, bidder))} ${isStopped ? 'stop' : 'have'} it`;
}
