import { hasKeyword, resistanceOf } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import type { GameCardId, Seat } from '../state/state';
import type { View } from '../state/view';
import { followersOf, forceOf, leaderOf, stands } from './sides';
import type { RiteStage } from './stages';

/** A card that takes part in a rite, as its side shows it. */
export interface RiteLine {
  readonly id: GameCardId;
  readonly role: 'leads' | 'target' | 'takes part';
  readonly force: number;
  readonly resistance: number;
  /** The force counts only if the card is engaged in the defense, which is still to be said. */
  readonly isOpen: boolean;
  readonly hasSurprise: boolean;
  /** It has been given the force that vanquishes it. */
  readonly isVanquished: boolean;
  /** It is no longer deployed under its House. */
  readonly isGone: boolean;
}

export interface RiteSide {
  readonly seat: Seat;
  readonly lines: readonly RiteLine[];
  /** The force of all that still stand. */
  readonly force: number;
}

/** A House's side of a rite: its leader, then the others as they joined, then a target that another defends. */
export function riteSide(game: Game, rite: Readonly<RiteFrame>, seat: Seat): RiteSide {
  const isDefense = seat === rite.defender;
  const leader = leaderOf(rite, seat);
  const settled = rite.defends || isDefenseSettled(rite);
  const lines = [leader, ...followersOf(rite, seat)].map((id): RiteLine => {
    const isOpen = isDefense && id === leader && !settled;
    const card = cardAt(game, id);
    return {
      id,
      role: id === leader ? 'leads' : 'takes part',
      force: forceOf(game, isOpen ? { ...rite, defends: true } : rite, card),
      resistance: resistanceOf(game, card),
      isOpen,
      hasSurprise: hasKeyword(game, card, 'surprise'),
      isVanquished: rite.vanquished.some((one) => one.card === id || one.through === id),
      isGone: !stands(game, seat, id),
    };
  });
  const force = lines.reduce((sum, line) => sum + (line.isOpen || line.isGone ? 0 : line.force), 0);
  if (!isDefense || lines.some(({ id }) => id === rite.target)) return { seat, lines, force };
  const target: RiteLine = {
    id: rite.target,
    role: 'target',
    force: 0,
    resistance: resistanceOf(game, cardAt(game, rite.target)),
    isOpen: false,
    hasSurprise: false,
    isVanquished: false,
    isGone: false,
  };
  return { seat, lines: [...lines, target], force };
}

/** The parts of a rite, in their order. */
export const RITE_PARTS = ['Attack', 'Defense', 'Surprise', 'Force', 'Resolution'] as const;
export type RitePart = (typeof RITE_PARTS)[number];

const PART_OF: Readonly<Record<RiteStage, RitePart>> = {
  'rite-kind': 'Attack',
  'attack-joins': 'Attack',
  'attack-window': 'Attack',
  'attack-directs': 'Attack',
  'attack-engages': 'Attack',
  'attack-engaged-window': 'Attack',
  counter: 'Defense',
  'defense-joins': 'Defense',
  'defense-window': 'Defense',
  'defense-directs': 'Defense',
  'defense-engages': 'Defense',
  'defense-engaged-window': 'Defense',
  assessment: 'Surprise',
  surprise: 'Surprise',
  'surprise-force': 'Surprise',
  'surprise-resolve': 'Surprise',
  'attack-force': 'Force',
  'defense-force': 'Force',
  falls: 'Resolution',
  resolve: 'Resolution',
  'reward-kind': 'Resolution',
  reward: 'Resolution',
  over: 'Resolution',
  end: 'Resolution',
};

export function ritePart(at: RiteStage): RitePart {
  return PART_OF[at];
}

/** Whether it has been said if the defense leader engages. */
export function isDefenseSettled({ at }: Readonly<RiteFrame>): boolean {
  const part = PART_OF[at];
  return at === 'defense-engaged-window' || (part !== 'Attack' && part !== 'Defense');
}

/** Whose segment it is; null where nobody's. */
export function atWork(rite: Readonly<RiteFrame>): Seat | null {
  switch (rite.at) {
    case 'surprise':
    case 'surprise-force':
      return rite.surprises[0] ?? null;
    case 'defense-force':
      return rite.defender;
    default: {
      const part = PART_OF[rite.at];
      if (part === 'Surprise') return null;
      return part === 'Defense' ? rite.defender : rite.attacker;
    }
  }
}

export type Side = 'attack' | 'defense' | null;

/** On which side a card stands in the rite that is on; the target counts as defended. */
export function sideOf({ frames }: Pick<View, 'frames'>, card: GameCardId): Side {
  const rite = frames.findLast((frame): frame is RiteFrame => frame.step === 'rite');
  if (rite === undefined) return null;
  if (rite.leader === card || rite.attackers.includes(card)) return 'attack';
  const defends = rite.defense === card || rite.target === card || rite.defenders.includes(card);
  return defends ? 'defense' : null;
}

/** Whether the rite that is on has vanquished a card, and nothing spares it. */
export function isFallen({ frames }: Pick<View, 'frames'>, card: GameCardId): boolean {
  const rite = frames.findLast((frame): frame is RiteFrame => frame.step === 'rite');
  return rite?.vanquished.some((one) => one.card === card && one.spared === null) ?? false;
}
