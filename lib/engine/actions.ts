import { z } from 'zod';
import { RITES } from '@/lib/rules/rites';
import type { GameCardId, Seat } from './state/state';

export const whole = z.int().min(0);
export const card: z.ZodType<GameCardId> = z.int().min(0);
export const seat: z.ZodType<Seat> = z.int().min(0);
const amount = whole;

/** What a House may do, and the parts of it. Every action is spelt out in full, so that a record needs nothing else. */
export const ACTIONS = {
  /** Leaves a card engaged in the Disengage phase (TAT-6.1.1-01). */
  'keep-engaged': { card },
  /** Disengages every engaged card that was not kept. */
  disengage: {},
  /** Places an event face down (TAT-6.2.3-01). */
  place: { card },
  /** Deploys a House card from the hand, on a host where it needs one (TAT-6.2.2-01). */
  deploy: { card, host: card.nullable() },
  /** Deploys a subdued card where it lies (TAT-6.2.4-01). */
  redeploy: { card },
  /** Deploys a concealed program on a persona (TAT-6.2.5-02). */
  'deploy-program': { card, host: card },
  /** Turns a ripe event face up (TAT-6.2.8-07). */
  'deploy-event': { card },
  /** Buys favor, 1 to 5 points at 2 solaris (TAT-6.2.9). */
  'buy-favor': { amount },
  /** Declares how much spice to buy or sell, 1 to 3 (TAT-6.2.10). */
  'buy-spice': { amount },
  'sell-spice': { amount },
  /** Turns a card of the Assembly up and petitions for it (TAT-6.2.1-02). */
  petition: { card },
  bid: { amount },
  /** Gives favor to lower the cost by as much (TAT-6.2.1-26). */
  discount: { favor: amount },
  /** Engages an ally of the sponsor or the home world for the High Council (TAT-6.2.7-03). */
  'request-admission': { card },
  /** Engages the six fiefs (TAT-8.1-01). */
  'engage-six-fiefs': {},
  /** Uses an ability of a deployed card: as an operation of the own Interval, or as a tactic (TAT-6.2.6-01). */
  use: { ability: whole, card },
  /** Engages the persona that a venture, or a program with tokens, is assigned to (TAT-6.2.6-06, TAT-6.2.6-16). */
  activate: { card },
  /** Deploys a tactic from the hand (TAT-6.2.2-18). */
  tactic: { card },
  /** Declares a rite: the leader against the target (TAT-6.2.11-16, TAT-6.2.11-24). */
  rite: { leader: card, rite: z.enum(RITES), target: card },
  /** Names another participant of the own side (TAT-6.2.11-18, TAT-6.2.11-20, TAT-6.2.11-43). */
  join: { card },
  /** Makes a persona the defense leader in place of the target (TAT-6.2.11-39). */
  counter: { card },
  /** Engages the declared participants of the defense, or leaves the leader out (TAT-6.2.11-47, TAT-6.2.11-49). */
  'engage-defense': {},
  decline: {},
  /** Has a participant with Surprise give its force before all others (TAT-6.2.11-67). */
  'strike-first': { card },
  /** Gives an opposing participant the force that vanquishes it (TAT-6.2.11-57, TAT-6.2.11-64). */
  vanquish: { card },
  /**
   * Takes the reward of a rite: raises the own side, or lowers the defender (TAT-6.2.11-87,
   * TAT-6.2.11-88, TAT-6.2.11-89, TAT-6.2.11-90).
   */
  reward: { way: z.enum(['gain', 'take']) },
  /** Answers what an ability asks: a card, a House, a number, one of its parts. */
  choose: { card },
  'choose-house': { seat },
  'choose-number': { amount },
  'choose-part': { part: whole },
  /** Gives a card without host another one. */
  assign: { card, host: card },
  discard: { card },
  draw: {},
  /** Lets a tied rival have the better rank (TAT-8.2.1-01). */
  surrender: { to: seat },
  accept: {},
  pass: {},
  /** Ends the discards of an Administration phase. */
  done: {},
  'end-interval': {},
};
export type Action = OneOf<typeof ACTIONS>;

/** One of several kinds of moves, from the parts of each. */
export type OneOf<Kinds extends Readonly<Record<string, z.core.$ZodShape>>> = {
  [K in keyof Kinds]: { readonly kind: K } & {
    readonly [Part in keyof Kinds[K]]: z.infer<Kinds[K][Part]>;
  };
}[keyof Kinds];
