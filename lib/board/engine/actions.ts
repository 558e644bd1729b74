import { z } from 'zod';
import { moveReader } from '@/lib/kernel/moves';
import { ADVANTAGES } from './advantages/advantages';

const name = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/);
/** A card or a leader, or none. */
const choice = name.nullable();
const seat = z.int().min(0).max(5);
const amount = z.int().min(0).max(9_999);

/**
 * What the rules list, by kind: what belongs to each. A choice of several parts is made in steps, one action
 * each: where to ship, then how many forces; the leader of a plan, then its weapon, its defense and the dial.
 */
const ACTIONS = {
  /** Declines, or has done what it wanted. */
  pass: {},
  predict: { faction: name, turn: z.int().min(1).max(15) },
  'keep-traitor': { leader: name },
  /** What a Karama is to stop: the next use of an advantage of another. */
  order: { against: seat, advantage: z.enum(ADVANTAGES) },
  /** Dials for the storm. */
  dial: { number: z.int().min(0).max(20) },
  /** Weather Control: how far the storm moves. */
  weather: { sectors: z.int().min(0).max(10) },
  atomics: {},
  break: {},
  propose: { to: seat },
  accept: { from: seat },
  claim: {},
  /** Spice for the ally: set aside for it, or given to it. */
  help: { spice: amount },
  grant: {},
  bid: { spice: amount },
  /** A Karama in place of paying: for the card that is up, or for the shipment. */
  karama: {},
  revive: { forces: amount },
  /** The same, with a Sardaukar or Fedaykin among them. */
  'revive-elite': { forces: amount },
  'revive-leader': { leader: name },
  /** Tleilaxu Ghola: forces, or a leader. */
  'ghola-forces': { forces: amount },
  'ghola-elite': { forces: amount },
  'ghola-leader': { leader: name },
  truthtrance: { target: seat },
  /** What Truthtrance asks: whether the other holds a card, or whether a leader is its traitor. */
  question: { about: name },
  /** A shipment to a place, or from one; to reserves with `withdraw`. */
  ship: { to: name },
  'ship-from': { from: name },
  withdraw: {},
  accompany: {},
  /** A force that goes along as an advisor, to where the shipment went. */
  advise: {},
  /** The Bene Gesserit turn what they have in a territory: advisors into fighters, or back. */
  flip: { territory: name },
  /** The Guild takes its turn now. */
  act: {},
  /** The Fremen place a worm that came after the first. */
  worm: { territory: name },
  move: { from: name },
  /** The place in which a group ends. */
  to: { to: name },
  /** How many forces: of a shipment, of a group, of losses. */
  forces: { count: amount },
  /** How many of them are Sardaukar or Fedaykin. */
  elites: { count: amount },
  hajr: {},
  /** Special Karama powers: of the Emperor, of the Fremen, of the Guild, of the Harkonnen, of the Atreides. */
  'special-forces': { forces: amount },
  'special-elite': { forces: amount },
  'special-leader': { leader: name },
  'special-worm': { territory: name },
  'special-cancel': {},
  'special-take': { target: seat, count: amount },
  'special-see': { side: z.union([z.literal(0), z.literal(1)]) },
  /** A card back for one that was taken. */
  give: { card: name },
  /** A battle, in the run of the territory's sectors that begins with this one. */
  fight: { territory: name, sector: z.int().min(0).max(17), rival: seat },
  voice: {
    order: z.enum(['play', 'not']),
    what: z.enum([
      'poison-weapon',
      'projectile-weapon',
      'poison-defense',
      'projectile-defense',
      'worthless',
      'cheap-hero',
      'lasgun',
    ]),
  },
  ask: { element: z.enum(['leader', 'weapon', 'defense', 'dial']) },
  leader: { leader: choice },
  /** The Kwisatz Haderach goes with the leader. */
  kwisatz: {},
  weapon: { card: choice },
  defense: { card: choice },
  strength: { dial: z.number().multipleOf(0.5).min(0).max(25) },
  /** Spice for the forces of a plan. */
  support: { spice: amount },
  'call-traitor': {},
  /** What a winner loses: forces in all, and Sardaukar or Fedaykin among them. */
  lose: { forces: amount, elites: amount },
  /** The Harkonnen take a leader of the loser, and send it to the Tanks. */
  capture: {},
  'kill-captive': {},
  keep: { card: name },
  discard: { card: name },
} as const;

/** What a player may do beside what is listed, when it is asked. */
const BY_HAND = {
  /** Spice for another player, in 2019 no ally, for whatever was agreed (GF9-bribe-07, DES-bribe-08). */
  bribe: { to: seat, spice: amount },
  /** Spice of the Emperor for its ally, at any time in 2019 (GF9-emperor-06). */
  gift: { spice: amount },
} as const;

type Shapes = typeof ACTIONS;
type Parts<Shape extends z.core.$ZodShape> = {
  readonly [Name in keyof Shape]: z.infer<Shape[Name]>;
};

export type ActionKind = keyof Shapes;
export type Action = {
  readonly [Kind in ActionKind]: { readonly kind: Kind } & Parts<Shapes[Kind]>;
}[ActionKind];
export type ByHand = {
  readonly [Kind in keyof typeof BY_HAND]: { readonly kind: Kind } & Parts<(typeof BY_HAND)[Kind]>;
}[keyof typeof BY_HAND];
export type BoardMove = Action | ByHand;

/** The move in a text that `moveText` wrote, or null for any other text. */
export const readMove = moveReader<BoardMove>({ ...ACTIONS, ...BY_HAND });

export function isByHand(move: BoardMove): move is ByHand {
  return Object.hasOwn(BY_HAND, move.kind);
}

export const PASS: Action = { kind: 'pass' };
