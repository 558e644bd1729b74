import { EDITIONS } from '../../editions/editions';
import { FACTIONS, factionOf } from '../../factions/factions';
import type { Edition } from '../../rules/book';
import {
  CARD_CLASSES,
  type CardClass,
  type Cards,
  copiesIn,
  countOf,
  totalOf,
  unseenOf,
} from '../cards';
import type { Asked, Question } from '../fields';

const FACTION_IDS = FACTIONS.map(({ id }) => id);
const LEADER_IDS = FACTIONS.flatMap(({ leaders }) => leaders.map(({ id }) => id));
const EDITION_IDS = ['2019', 'descartes'] as const satisfies readonly Edition[];

export const WEAPONS = ['projectile-weapon', 'poison-weapon', 'lasgun'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const DEFENSES = ['shield', 'snooper'] as const;
export type Defense = (typeof DEFENSES)[number];

export const MOST_FORCES = 20;
const MOST_SPICE = 60;
/** The most cards that a hand holds. */
export const MOST_CARDS = 8;
/** Traitor cards that a player is dealt. */
export const TRAITORS = 4;

const forces = { kind: 'number', from: 1, to: MOST_FORCES } as const;
const spice = { kind: 'number', from: 0, to: MOST_SPICE } as const;
const leaders = { kind: 'words', of: LEADER_IDS, most: 10 } as const;
const cards = (most: number) => ({ kind: 'words', of: CARD_CLASSES, most }) as const;

/** What is asked of a battle. Every field may be left out; `battleQuestion` says what then counts. */
export const BATTLE_FIELDS = {
  edition: { kind: 'word', of: EDITION_IDS },
  /** Advanced combat: forces count half unless spice is spent on them. */
  advanced: { kind: 'flag' },
  /** Whether the rival is the aggressor, who wins ties. */
  defends: { kind: 'flag' },
  /** One's own side: forces in the battle, spice to spend, leaders that may fight there. */
  faction: { kind: 'word', of: FACTION_IDS },
  forces,
  spice,
  leaders,
  /** The rival's. */
  against: { kind: 'word', of: FACTION_IDS },
  theirForces: forces,
  theirSpice: spice,
  theirLeaders: leaders,
  /** One's own hand. */
  hand: cards(MOST_CARDS),
  /** Cards that the rival is known to hold, and how many more it holds. */
  known: cards(MOST_CARDS),
  unknown: { kind: 'number', from: 0, to: MOST_CARDS },
  /** Cards that are seen elsewhere: discarded, out of the game, in other hands. */
  seen: cards(33),
  /** What of the rival's plan prescience has shown. */
  theirWeapon: { kind: 'word', of: ['any', 'none', ...WEAPONS] },
  theirDefense: { kind: 'word', of: ['any', 'none', ...DEFENSES] },
  /** -1: nothing is known. */
  theirDial: { kind: 'number', from: -1, to: MOST_FORCES, parts: 2 },
  /** Factions in the game: as many traitor cards as they have leaders. */
  players: { kind: 'number', from: 2, to: 6 },
  /** Leaders of both sides that one was dealt as traitor cards; which of the rival's one kept; how many were of others. */
  dealt: { kind: 'words', of: LEADER_IDS, most: TRAITORS },
  kept: { kind: 'words', of: LEADER_IDS, most: TRAITORS },
  elsewhere: { kind: 'number', from: 0, to: TRAITORS },
  /** What it is worth to win, in spice, beside what is won and lost in the battle. */
  stake: { kind: 'number', from: 0, to: 99 },
} as const;

export type BattleFields = typeof BATTLE_FIELDS;
export type BattleQuestion = Question<BattleFields>;

/**
 * The question with all its fields: what is not told is as in a battle of Atreides against Harkonnen, all leaders alive, a
 * weapon and a shield in hand. What cannot be together is made fit: leaders are those of their side, no more copies
 * of a card are seen than there are, and the rival holds no more cards than are left.
 */
export function battleQuestion(asked: Asked<BattleFields>): BattleQuestion {
  const edition = asked.edition ?? '2019';
  const faction = asked.faction ?? (asked.against === 'atreides' ? 'harkonnen' : 'atreides');
  const rival = asked.against ?? 'harkonnen';
  const against = rival === faction ? (FACTION_IDS.find((id) => id !== faction) ?? rival) : rival;
  const ofSide = (side: string, told: readonly string[] | undefined) => {
    const all = factionOf(side)?.leaders.map(({ id }) => id) ?? [];
    return all.filter((id) => told === undefined || told.includes(id));
  };
  const copies = copiesIn(edition);
  const hand = fitting(asked.hand ?? ['projectile-weapon', 'shield'], copies);
  const { theirWeapon = 'any', theirDefense = 'any' } = asked;
  const known = fitting(
    shown(asked.known ?? [], [theirWeapon, theirDefense]),
    unseenOf(edition, hand),
  );
  const seen = fitting(asked.seen ?? [], unseenOf(edition, [...hand, ...known]));
  const left = totalOf(unseenOf(edition, [...hand, ...known, ...seen]));
  const dealt = [...new Set(asked.dealt ?? [])].filter((id) =>
    [...ofSide(faction, undefined), ...ofSide(against, undefined)].includes(id),
  );
  const theirForces = asked.theirForces ?? 6;
  return {
    edition,
    advanced: asked.advanced ?? false,
    defends: asked.defends ?? false,
    faction,
    forces: asked.forces ?? 7,
    spice: asked.spice ?? 5,
    leaders: ofSide(faction, asked.leaders),
    against,
    theirForces,
    theirSpice: asked.theirSpice ?? 5,
    theirLeaders: ofSide(against, asked.theirLeaders),
    hand,
    known,
    unknown: Math.min(asked.unknown ?? 3, left, MOST_CARDS - known.length),
    seen,
    theirWeapon: isIn(theirWeapon, known) ? theirWeapon : 'any',
    theirDefense: isIn(theirDefense, known) ? theirDefense : 'any',
    theirDial: Math.min(asked.theirDial ?? -1, theirForces),
    players: asked.players ?? EDITIONS[edition].maxPlayers,
    dealt,
    kept: [...new Set(asked.kept ?? [])].filter(
      (id) => dealt.includes(id) && ofSide(against, undefined).includes(id),
    ),
    elsewhere: Math.min(asked.elsewhere ?? 0, TRAITORS - dealt.length),
    stake: asked.stake ?? 10,
  };
}

/** Known cards with those that the rival's plan is known to hold. */
function shown(known: Cards, plan: readonly string[]): Cards {
  const missing = CARD_CLASSES.filter((one) => plan.includes(one) && !known.includes(one));
  return [...known, ...missing];
}

function isIn(shownCard: string, known: Cards): boolean {
  return shownCard === 'any' || shownCard === 'none' || known.some((one) => one === shownCard);
}

/** Cards in the order of their classes, no more of each than there are. */
function fitting(told: Cards, copies: Readonly<Record<CardClass, number>>): Cards {
  const counts = countOf(told);
  return CARD_CLASSES.flatMap((one) =>
    Array.from({ length: Math.min(counts[one], copies[one]) }, () => one),
  );
}
