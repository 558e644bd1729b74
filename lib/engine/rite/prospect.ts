import type { GameCatalogue } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import { cloneFrame } from '../state/clone';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import { takeUp, takeUpView } from '../state/open-game';
import type { GameCardId } from '../state/state';
import type { ActionOf } from '../state/step';
import type { View } from '../state/view';
import { beginRite } from './begin-rite';
import { type End, endOf } from './first-strike';
import { joiners } from './joiners';
import { mayDefend } from './may-defend';
import { type Outlook, outlookOf } from './outlook';
import { riteStep } from './rite';

/** What a rite would come to that a House may begin now. */
export interface Prospect extends End {
  /** Its own cards that may take part beside the leader. */
  readonly joiners: readonly GameCardId[];
  /** What its force comes to where all of them do. */
  readonly joined: Outlook;
  /** Open cards that may counter, and be the goal in place of the target (TAT-6.2.11-39). */
  readonly counters: readonly GameCardId[];
}

/** What the rites that a House may begin now would come to, each asked of one and the same table; null where that is not known. */
export function riteProspects(view: View, catalogue: GameCatalogue) {
  const { state } = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  return ({ rite, leader, target }: ActionOf<'rite'>): Prospect | null => {
    // a rite that begins changes nothing but the frames
    const game = takeUp({ ...state, frames: state.frames.map(cloneFrame) }, catalogue);
    beginRite(game, {
      rite,
      attacker: seat,
      leader: cardAt(game, leader),
      target: cardAt(game, target),
      engagedBefore: false,
      counts: true,
    });
    const frame = riteOf(game);
    if (frame === null) return null;
    const alone = endOf(game, frame);
    const { counters } = mayDefend(game, frame);
    joinAll(game, frame);
    const joined = outlookOf(game, frame, seat);
    return { ...alone, joiners: frame.attackers, joined, counters };
  };
}

/** Everybody who may take part on the side of the attacker does. */
function joinAll(game: Game, rite: RiteFrame): void {
  riteStep.run(game, rite);
  while (rite.at === 'attack-joins') {
    const [next] = joiners(game, rite, rite.attacker);
    if (next === undefined) return;
    riteStep.answer(game, rite, rite.attacker, { kind: 'join', card: next.id });
  }
}
