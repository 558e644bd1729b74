import { RITE_KINDS, type RiteKind } from '@/lib/rules/rites';
import { ask } from '../atoms/flow';
import { bansOf } from '../queries/live';
import { isKept } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import type { ActionOf, Step } from '../state/step';
import { counterers, counterWith } from './counter';
import { countRite, isBanned, kindsLeft } from './limits';
import { directStage, engageSide, joinStage, mayEngage, moveOn } from './participants';
import { stands } from './sides';
import { windowStage } from './tactics';

/** A rite that counts as either kind: its attacker declares which, where both are left against the rival. */
const riteKinds: Step<RiteFrame, ActionOf<'choose-part'>> = {
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

/**
 * Attacker Engagement: all declared participants engage (TAT-6.2.11-34). Where the leader cannot, or the
 * target is not there any more, the rite is aborted and does not count (TAT-6.2.11-35, TAT-6.2.11-36).
 */
const attackEngages: Step<RiteFrame, never> = {
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
    if (rite.counts) countRite(game, rite);
    moveOn(rite, 'attack-engaged-window');
  },
};

/**
 * Defender Declaration: the target is the defense leader (TAT-6.2.11-38), unless a persona counters and
 * becomes it in the target's place (TAT-6.2.11-39).
 */
const counter: Step<RiteFrame, ActionOf<'pass' | 'counter'>> = {
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

/**
 * Defender Engagement: the defender may engage its leader with all that was declared (TAT-6.2.11-47), or
 * leave it out (TAT-6.2.11-49). A leader that was engaged already takes part by itself, or not at all
 * (TAT-6.2.11-48, CRF-4.A-05, C03).
 */
const defenseEngages: Step<RiteFrame, ActionOf<'engage-defense' | 'decline'>> = {
  run(game, rite) {
    if (!stands(game, rite.defender, rite.defense)) leaveOut(rite);
    else if (!mayDefend(game, rite)) leaveOut(rite);
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

/** A target that may take part in no rites can be struck, but neither engages nor brings others. */
function mayDefend(game: Game, rite: RiteFrame): boolean {
  return !isKept(game, cardAt(game, rite.defense), 'participate');
}

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

const attacker = (rite: RiteFrame) => rite.attacker;
const defender = (rite: RiteFrame) => rite.defender;

/** Initiation: the attacker declares and engages, then the defender. */
export const INITIATION = {
  'rite-kind': riteKinds,
  /**
   * Attacker Declaration: participants, then tactics, the defender first (TAT-6.2.11-18,
   * TAT-6.2.11-19, TAT-6.2.11-20, TAT-6.2.11-21, TAT-6.2.11-22, TAT-6.2.11-23, TAT-6.2.11-29,
   * TAT-6.2.11-30, TAT-6.2.11-31).
   */
  'attack-joins': joinStage(attacker, 'attack-window', () => true),
  'attack-window': windowStage('declaration', defender, 'attack-directs'),
  'attack-directs': directStage(attacker, 'attack-engages'),
  'attack-engages': attackEngages,
  /** The two Houses alternate with engagement tactics, the defender first (TAT-6.2.11-37). */
  'attack-engaged-window': windowStage('engagement', defender, 'counter'),
  counter,
  /**
   * Other participants of the defense, where its leader can bring them (TAT-6.2.11-43,
   * TAT-6.2.11-44, TAT-6.2.11-45).
   */
  'defense-joins': joinStage(
    defender,
    'defense-window',
    (game, rite) =>
      stands(game, rite.defender, rite.defense) &&
      mayDefend(game, rite) &&
      (addsForceAnyway(game, rite) || cardAt(game, rite.defense).status === 'disengaged'),
  ),
  /** The two Houses alternate with declaration tactics, the attacker first (TAT-6.2.11-46). */
  'defense-window': windowStage('declaration', attacker, 'defense-directs'),
  'defense-directs': directStage(defender, 'defense-engages'),
  'defense-engages': defenseEngages,
  /** The two Houses alternate with engagement tactics, the attacker first (TAT-6.2.11-51). */
  'defense-engaged-window': windowStage('engagement', attacker, 'assessment'),
};
