import type { RiteKind } from '@/lib/rules/rites';
import { ask } from '../atoms/flow';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import type { ActionOf, Step } from '../state/step';
import { intervalOf } from '../turn/current-interval';
import { openRiteWindow } from '../windows/order-of-tactics-in-rites';
import { directStage, engageSide, joinStage, mayEngage, moveOn } from './participants';
import { kindsLeft, RITE_KINDS } from './rite-limits';
import { stands } from './rite-sides';

/** A rite that counts as either kind: its attacker declares which, where both are left against the rival. */
export const riteKinds: Step<RiteFrame, ActionOf<'choose-part'>> = {
  run(game, rite) {
    const [only, ...more] = choices(game, rite);
    if (more.length > 0) ask(game.state, rite.attacker);
    else {
      rite.kind = only ?? rite.kind;
      moveOn(rite, 'attack-joins');
    }
  },
  options: (game, rite) =>
    choices(game, rite).map((kind) => ({ kind: 'choose-part', part: RITE_KINDS.indexOf(kind) })),
  answer(_game, rite, _seat, action) {
    rite.kind = RITE_KINDS[action.part] ?? rite.kind;
    moveOn(rite, 'attack-joins');
  },
};

function choices(game: Game, rite: RiteFrame): readonly RiteKind[] {
  if (!rite.counts) return RITE_KINDS;
  const leader = cardAt(game, rite.leader);
  return kindsLeft(game, rite.attacker, rite.rite, leader, rite.against);
}

/** Attacker Declaration: participants, then tactics, the defender first (TAT-6.2.11-18 to TAT-6.2.11-31). */
export const attackJoins = joinStage(
  ({ attacker }) => attacker,
  'attack-window',
  () => true,
);

export const attackWindow: Step<RiteFrame, never> = {
  run(game, rite) {
    moveOn(rite, 'attack-directs');
    openRiteWindow(game, rite, 'declaration', rite.defender);
  },
};

export const attackDirects = directStage(({ attacker }) => attacker, 'attack-engages');

/**
 * Attacker Engagement: all declared participants engage (TAT-6.2.11-34). Where the leader cannot, or the
 * target is not there any more, the rite is aborted and does not count (TAT-6.2.11-35, TAT-6.2.11-36).
 */
export const attackEngages: Step<RiteFrame, never> = {
  run(game, rite) {
    if (
      !mayEngage(game, rite, rite.attacker, rite.leader) ||
      !stands(game, rite.against, rite.target)
    ) {
      rite.result = 'aborted';
      moveOn(rite, 'over');
      return;
    }
    engageSide(game, rite, rite.attacker);
    count(game, rite);
    moveOn(rite, 'attack-engaged-window');
  },
};

/** The two Houses alternate with engagement tactics, the defender first (TAT-6.2.11-37). */
export const attackEngagedWindow: Step<RiteFrame, never> = {
  run(game, rite) {
    moveOn(rite, 'counter');
    openRiteWindow(game, rite, 'engagement', rite.defender);
  },
};

function count(game: Game, rite: RiteFrame): void {
  if (!rite.counts) return;
  intervalOf(game, rite.attacker)?.rites.push({ rival: rite.against, kind: rite.kind });
}
