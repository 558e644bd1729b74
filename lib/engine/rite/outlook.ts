import type { GameCatalogue } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import type { ForcePart } from '../queries/ranks';
import { cloneFrame } from '../state/clone';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import { takeUp, takeUpView } from '../state/open-game';
import type { GameCardId, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import type { View } from '../state/view';
import { beginRite } from './begin-rite';
import { lineOf, receiverOf, resistanceInRite, vanquishable } from './force-distribution';
import { joiners } from './joiners';
import { isDefenseSettled } from './lines';
import { riteStep } from './rite';
import { leaderOf, totalForce } from './sides';
import { isBeyond, type RiteStage } from './stages';

/** What the force of one side comes to, if nothing more happens. */
export interface Outlook {
  readonly force: number;
  /** The leader of the other side. */
  readonly against: GameCardId;
  /** Its resistance, after that of whoever must be vanquished before it. */
  readonly needs: readonly number[];
  readonly isVanquished: boolean;
}

/** What both sides' force comes to as things stand; of a defense that is still open, if its leader engages. */
export function outlooksOf(game: Game, rite: Readonly<RiteFrame>) {
  const engaged = isDefenseSettled(rite) ? rite : { ...rite, defends: true };
  return {
    attack: outlookOf(game, rite, rite.attacker),
    defense: outlookOf(game, engaged, rite.defender),
    isOpen: engaged !== rite,
  };
}

/** What a rite would come to that a House may begin now. */
export interface Prospect extends ReturnType<typeof outlooksOf> {
  /** Its own cards that may take part beside the leader. */
  readonly joiners: readonly GameCardId[];
  /** What its force comes to where all of them do. */
  readonly joined: Outlook;
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
    const alone = outlooksOf(game, frame);
    joinAll(game, frame);
    const joined = outlookOf(game, frame, seat);
    return { ...alone, joiners: frame.attackers, joined };
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

function outlookOf(game: Game, rite: Readonly<RiteFrame>, seat: Seat): Outlook {
  const opponent = seat === rite.attacker ? rite.defender : rite.attacker;
  const goal = leaderOf(rite, opponent);
  const isDown = (id: GameCardId) =>
    rite.vanquished.some(({ card, through }) => card === id || through === id);
  const isFirst = (id: GameCardId) =>
    cardAt(game, id).place.host === goal || rite.directing.includes(goal);
  const way = lineOf(game, rite, opponent).filter(
    ({ id }) => !isDown(id) && (id === goal || isFirst(id)),
  );
  const isAtWork = rite.at === giving(rite, seat);
  const force = isAtWork ? rite.force : totalForce(game, rite, seat);
  // what was not given by then is lost
  const isThrough = isBeyond(rite, giving(rite, seat));
  return {
    force,
    against: goal,
    needs: way.map((card) => resistanceInRite(game, receiverOf(game, card))),
    isVanquished:
      isDown(goal) ||
      (!isThrough && reaches(game, { ...rite, at: 'attack-force', force }, seat, goal)),
  };
}

/** Where a House gives its force. */
function giving(rite: Readonly<RiteFrame>, seat: Seat): RiteStage {
  return seat === rite.attacker ? 'attack-force' : 'defense-force';
}

/** What a House has given of its force so far, and to whom; nothing before and after that stage. */
export function givenBy(game: Game, rite: Readonly<RiteFrame>, seat: Seat): readonly ForcePart[] {
  if (rite.at !== giving(rite, seat)) return [];
  return rite.vanquished
    .filter(({ by, resolved }) => by === seat && !resolved)
    .map(({ through }) => ({
      by: through,
      amount: -resistanceInRite(game, receiverOf(game, cardAt(game, through))),
    }));
}

/** Whether a House can vanquish a card after all that stand before it, each by what it needs. */
function reaches(game: Game, rite: Readonly<RiteFrame>, seat: Seat, goal: GameCardId): boolean {
  const possible = vanquishable(game, rite, seat);
  if (possible.some(({ id }) => id === goal)) return true;
  const before = possible.find(
    ({ id, place }) => place.host === goal || (rite.directing.includes(goal) && id !== goal),
  );
  if (before === undefined) return false;
  const receiver = receiverOf(game, before);
  const given = { card: receiver.id, by: seat, through: before.id, resolved: false, spared: null };
  const force = rite.force - resistanceInRite(game, receiver);
  return reaches(game, { ...rite, force, vanquished: [...rite.vanquished, given] }, seat, goal);
}
