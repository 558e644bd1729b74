import { ask } from '../atoms/flow';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import type { ActionOf, Step } from '../state/step';
import { openRiteWindow } from '../windows/order-of-tactics-in-rites';
import { counterWith } from './counter';
import { directStage, engageSide, joinStage, moveOn } from './participants';
import { bansOf, isBanned } from './rite-bans';
import { counterers, stands } from './rite-sides';

/**
 * Defender Declaration: the target is the defense leader (TAT-6.2.11-38), unless a persona counters and
 * becomes it in the target's place (TAT-6.2.11-39).
 */
export const counter: Step<RiteFrame, ActionOf<'pass' | 'counter'>> = {
  run(game, rite) {
    if (rite.defense === rite.target && counterers(game, rite).length > 0)
      ask(game.state, rite.defender);
    else moveOn(rite, 'defense-joins');
  },
  options: (game, rite) => [
    { kind: 'pass' },
    ...counterers(game, rite).map(({ id }) => ({ kind: 'counter' as const, card: id })),
  ],
  answer(game, rite, _seat, action) {
    if (action.kind === 'counter') counterWith(game, rite, cardAt(game, action.card));
    moveOn(rite, 'defense-joins');
  },
};

/** Other participants of the defense, where its leader can bring them (TAT-6.2.11-43 to TAT-6.2.11-45). */
export const defenseJoins = joinStage(
  ({ defender }) => defender,
  'defense-window',
  (game, rite) =>
    stands(game, rite.defender, rite.defense) &&
    (addsForceAnyway(game, rite) || cardAt(game, rite.defense).status === 'disengaged'),
);

/** The two Houses alternate with declaration tactics, the attacker first (TAT-6.2.11-46). */
export const defenseWindow: Step<RiteFrame, never> = {
  run(game, rite) {
    moveOn(rite, 'defense-directs');
    openRiteWindow(game, rite, 'declaration', rite.attacker);
  },
};

export const defenseDirects = directStage(({ defender }) => defender, 'defense-engages');

/**
 * Defender Engagement: the defender may engage its leader with all that was declared (TAT-6.2.11-47), or
 * leave it out (TAT-6.2.11-49). A leader that was engaged already takes part by itself, or not at all
 * (TAT-6.2.11-48, CRF-4.A-05, C03).
 */
export const defenseEngages: Step<RiteFrame, ActionOf<'engage-defense' | 'decline'>> = {
  run(game, rite) {
    if (!stands(game, rite.defender, rite.defense)) leaveOut(rite);
    else if (rite.engaged.includes(rite.defense)) takePart(game, rite);
    else if (cardAt(game, rite.defense).status === 'disengaged') ask(game.state, rite.defender);
    else if (addsForceAnyway(game, rite)) takePart(game, rite);
    else leaveOut(rite);
  },
  options(game, rite) {
    const leader = cardAt(game, rite.defense);
    const must = isBanned(
      bansOf(game, 'decline-to-engage'),
      rite.rite,
      leader,
      cardAt(game, rite.leader),
    );
    return must ? [{ kind: 'engage-defense' }] : [{ kind: 'engage-defense' }, { kind: 'decline' }];
  },
  answer(game, rite, _seat, action) {
    if (action.kind === 'engage-defense') takePart(game, rite);
    else leaveOut(rite);
  },
};

/** The two Houses alternate with engagement tactics, the attacker first (TAT-6.2.11-51). */
export const defenseEngagedWindow: Step<RiteFrame, never> = {
  run(game, rite) {
    moveOn(rite, 'assessment');
    openRiteWindow(game, rite, 'engagement', rite.attacker);
  },
};

function addsForceAnyway(game: Game, rite: RiteFrame): boolean {
  return game.state.options.engagedLeaderAddsForce || rite.engaged.includes(rite.defense);
}

function takePart(game: Game, rite: RiteFrame): void {
  rite.defends = true;
  engageSide(game, rite, rite.defender);
  moveOn(rite, 'defense-engaged-window');
}

/** A leader that is left out has no other participants (TAT-6.2.11-50). */
function leaveOut(rite: RiteFrame): void {
  rite.defenders.splice(0);
  moveOn(rite, 'defense-engaged-window');
}
