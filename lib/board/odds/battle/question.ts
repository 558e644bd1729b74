import { EDITIONS } from '../../editions/editions';
import { VOICED } from '../../editions/schema';
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
/** What they come to: all five Sardaukar among them. */
export const MOST_STRENGTH = 25;
const MOST_SPICE = 60;
/** The most cards that a hand holds. */
export const MOST_CARDS = 8;
/** Traitor cards that a player is dealt. */
export const TRAITORS = 4;

/** What the Voice can have ordered. */
export const ORDERS = [
  'none',
  ...VOICED.flatMap((what) => [`play-${what}`, `not-${what}`] as const),
] as const;
export type VoiceOrder = (typeof ORDERS)[number];

const forces = { kind: 'number', from: 1, to: MOST_FORCES } as const;
const spice = { kind: 'number', from: 0, to: MOST_SPICE } as const;
const elites = { kind: 'number', from: 0, to: MOST_FORCES } as const;
const leaders = { kind: 'words', of: LEADER_IDS, most: 10 } as const;
const order = { kind: 'word', of: ORDERS } as const;
const cards = (most: number) => ({ kind: 'words', of: CARD_CLASSES, most }) as const;

/** What is asked of a battle. Every field may be left out; `battleQuestion` says what then counts. */
export const BATTLE_FIELDS = {
  edition: { kind: 'word', of: EDITION_IDS },
  /** Advanced combat: forces count half unless spice is spent on them. */
  advanced: { kind: 'flag' },
  /** Whether Fremen forces need it too: always in Descartes (DES-adv-combat-02). */
  fremenPay: { kind: 'flag' },
  /** Whether the rival is the aggressor, who wins ties. */
  defends: { kind: 'flag' },
  /**
   * One's own side: forces in the battle, how many of them are Sardaukar or Fedaykin, spice to spend, leaders that may
   * fight there, leaders of others that the Harkonnen may send, whether the Kwisatz Haderach may go along.
   */
  faction: { kind: 'word', of: FACTION_IDS },
  forces,
  elites,
  spice,
  leaders,
  captives: leaders,
  kwisatz: { kind: 'flag' },
  /** The rival's. */
  against: { kind: 'word', of: FACTION_IDS },
  theirForces: forces,
  theirElites: elites,
  theirSpice: spice,
  theirLeaders: leaders,
  theirCaptives: leaders,
  theirKwisatz: { kind: 'word', of: ['no', 'maybe', 'yes'] },
  /** One's own hand. */
  hand: cards(MOST_CARDS),
  /** Cards that the rival is known to hold, and how many more it holds. */
  known: cards(MOST_CARDS),
  unknown: { kind: 'number', from: 0, to: MOST_CARDS },
  /** Cards that are seen elsewhere: discarded, out of the game, in other hands. */
  seen: cards(33),
  /** What the Voice has ordered one's own plan to be, or the rival's. */
  voice: order,
  theirVoice: order,
  /** What of the rival's plan prescience has shown. */
  theirLeader: { kind: 'word', of: ['any', 'none', 'cheap-hero', ...LEADER_IDS] },
  theirWeapon: { kind: 'word', of: ['any', 'none', ...WEAPONS] },
  theirDefense: { kind: 'word', of: ['any', 'none', ...DEFENSES] },
  /** -1: nothing is known. */
  theirDial: { kind: 'number', from: -1, to: MOST_STRENGTH, parts: 2 },
  /** Factions in the game: as many traitor cards as they have leaders. */
  players: { kind: 'number', from: 2, to: 6 },
  /** Leaders of both sides that one was dealt as traitor cards; which of the rival's one kept; how many were of others. */
  dealt: { kind: 'words', of: LEADER_IDS, most: TRAITORS },
  kept: { kind: 'words', of: LEADER_IDS, most: TRAITORS },
  elsewhere: { kind: 'number', from: 0, to: TRAITORS },
  /** Leaders that may fight for one and that the rival has shown as its traitors: it still holds their cards. */
  betrayers: { kind: 'words', of: LEADER_IDS, most: TRAITORS },
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
  const { faction, against } = factionsOf(asked);
  const ofSide = (side: string, told: readonly string[] | undefined, taken: readonly string[]) =>
    leadersOf(side).filter(
      (id) => !taken.includes(id) && (told === undefined || told.includes(id)),
    );
  const captives = captivesOf(faction, asked.captives);
  const theirCaptives = captivesOf(against, asked.theirCaptives);
  const leaders = ofSide(faction, asked.leaders, theirCaptives);
  const theirLeaders = ofSide(against, asked.theirLeaders, captives);
  const copies = copiesIn(edition);
  const hand = fitting(asked.hand ?? ['projectile-weapon', 'shield'], copies);
  const { theirWeapon = 'any', theirDefense = 'any', theirLeader = 'any' } = asked;
  const known = fitting(
    shown(asked.known ?? [], [theirWeapon, theirDefense, theirLeader]),
    unseenOf(edition, hand),
  );
  const seen = fitting(asked.seen ?? [], unseenOf(edition, [...hand, ...known]));
  const left = totalOf(unseenOf(edition, [...hand, ...known, ...seen]));
  const ours = [...leadersOf(faction), ...captives];
  const theirs = [...leadersOf(against), ...theirCaptives];
  const dealt = [...new Set(asked.dealt ?? [])].filter((id) => [...ours, ...theirs].includes(id));
  const advanced = asked.advanced ?? false;
  const forces = asked.forces ?? 7;
  const theirForces = asked.theirForces ?? 6;
  const theirElites = elitesOf(against, faction, theirForces, asked.theirElites);
  const { theirVoice = 'none' } = asked;
  return {
    edition,
    advanced,
    fremenPay: advanced && (edition === 'descartes' || (asked.fremenPay ?? false)),
    defends: asked.defends ?? false,
    faction,
    forces,
    elites: elitesOf(faction, against, forces, asked.elites),
    spice: asked.spice ?? 5,
    leaders,
    captives,
    kwisatz: faction === ATREIDES && (asked.kwisatz ?? false),
    against,
    theirForces,
    theirElites,
    theirSpice: asked.theirSpice ?? 5,
    theirLeaders,
    theirCaptives,
    theirKwisatz: against === ATREIDES ? (asked.theirKwisatz ?? 'no') : 'no',
    hand,
    known,
    unknown: Math.min(asked.unknown ?? 3, left, MOST_CARDS - known.length),
    seen,
    // One side alone is ordered.
    voice: theirVoice === 'none' ? spoken(edition, asked.voice) : 'none',
    theirVoice: spoken(edition, theirVoice),
    theirLeader: canLead(theirLeader, [...theirLeaders, ...theirCaptives], known),
    theirWeapon: isIn(theirWeapon, known) ? theirWeapon : 'any',
    theirDefense: isIn(theirDefense, known) ? theirDefense : 'any',
    theirDial: Math.min(asked.theirDial ?? -1, theirForces + theirElites),
    players: asked.players ?? EDITIONS[edition].maxPlayers,
    dealt,
    kept: [...new Set(asked.kept ?? [])].filter((id) => dealt.includes(id) && theirs.includes(id)),
    elsewhere: Math.min(asked.elsewhere ?? 0, TRAITORS - dealt.length),
    betrayers: [...new Set(asked.betrayers ?? [])].filter(
      (id) => ours.includes(id) && !dealt.includes(id),
    ),
    stake: asked.stake ?? 10,
  };
}

const ATREIDES = 'atreides';
const HARKONNEN = 'harkonnen';

function factionsOf(asked: Asked<BattleFields>) {
  const faction = asked.faction ?? (asked.against === ATREIDES ? HARKONNEN : ATREIDES);
  const rival = asked.against ?? HARKONNEN;
  const other = FACTION_IDS.find((id) => id !== faction) ?? rival;
  return { faction, against: rival === faction ? other : rival };
}

function leadersOf(side: string): readonly string[] {
  return factionOf(side)?.leaders.map(({ id }) => id) ?? [];
}

/** Leaders of others that the Harkonnen hold (GF9-harkonnen-12, DES-harkonnen-11). */
function captivesOf(side: string, told: readonly string[] = []): readonly string[] {
  if (side !== HARKONNEN) return [];
  const own = leadersOf(side);
  return LEADER_IDS.filter((id) => told.includes(id) && !own.includes(id));
}

/** Forces of a side that count twice against another: no more than it has (GF9-emperor-08, -09, GF9-fremen-16). */
function elitesOf(side: string, rival: string, forces: number, told = 0): number {
  const elite = factionOf(side)?.elite;
  if (elite === undefined || elite.ordinaryAgainst === rival) return 0;
  return Math.min(told, elite.forces, forces);
}

/** An order of the Voice, if the edition knows it. */
function spoken(edition: Edition, told: VoiceOrder = 'none'): VoiceOrder {
  return ordersIn(edition).includes(told) ? told : 'none';
}

/** What the Voice can order in an edition (GF9-bg-08, DES-bg-10, -11). */
export function ordersIn(edition: Edition): readonly VoiceOrder[] {
  const known = EDITIONS[edition].voiced.flatMap((what) => [`play-${what}`, `not-${what}`]);
  return ORDERS.filter((order) => order === 'none' || known.includes(order));
}

function canLead<Lead extends string>(
  lead: Lead,
  able: readonly string[],
  known: Cards,
): Lead | 'any' {
  const can = lead === 'none' || able.includes(lead) || known.some((one) => one === lead);
  return can ? lead : 'any';
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
