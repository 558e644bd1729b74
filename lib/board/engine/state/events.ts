import type { Seat } from '@/lib/kernel/game';
import type { Sector } from '../../map/map';
import type { Advantage } from '../advantages/advantages';
import type { CardId, LeaderId } from '../facts';
import type { Element, Plan, Voice } from './frames';
import type { LocationId, Outcome, Phase, Prediction, SpiceCard, TerritoryId } from './state';

/** What kills forces, and takes spice from the board. */
export type Loss = 'storm' | 'worm' | 'battle' | 'explosion' | 'atomics' | 'alliance';

/** What spice is paid for. */
export type Bill = 'card' | 'shipment' | 'revival' | 'leader' | 'battle';

/** Where forces come from or go to. */
export type Post = LocationId | 'reserves';

type Nothing = Record<never, never>;

/** How many forces, and how many of them are Sardaukar or Fedaykin. */
type Forces = { count: number; elite: number };

interface Kinds {
  'turn-began': { turn: number };
  'phase-began': { phase: Phase };
  'traitor-kept': { seat: Seat; leader: LeaderId };
  predicted: { seat: Seat } & Prediction;
  placed: { seat: Seat; at: LocationId } & Forces;
  drew: { seat: Seat; card: CardId; why: 'start' | 'bought' | 'free' };
  dialed: { seats: readonly Seat[]; numbers: readonly number[] };
  'storm-card': { number: number };
  'storm-card-seen': { seat: Seat; number: number };
  'storm-moved': { to: Sector; sectors: number };
  'storm-order': { seats: readonly Seat[] };
  'wall-fell': { seat: Seat };
  'forces-killed': { seat: Seat; at: LocationId; by: Loss } & Forces;
  'spice-lost': { at: LocationId; amount: number; by: Loss };
  'spice-blew': { territory: TerritoryId; at: LocationId; amount: number };
  'worm-came': { territory: TerritoryId | null };
  'worm-set-aside': Nothing;
  'spice-deck-shuffled': Nothing;
  'deck-shuffled': Nothing;
  'nexus-began': Nothing;
  proposed: { seat: Seat; to: Seat };
  agreed: { seat: Seat; to: Seat };
  allied: { seat: Seat; with: readonly Seat[] };
  'alliance-broken': { seat: Seat; with: readonly Seat[] };
  rode: { seat: Seat; from: TerritoryId; to: LocationId } & Forces;
  charity: { seat: Seat; amount: number };
  lent: { seat: Seat; to: readonly Seat[]; amount: number };
  gave: { seat: Seat; to: Seat; amount: number };
  granted: { seat: Seat; to: readonly Seat[]; what: 'shipment' | 'revival' };
  dealt: { count: number };
  'card-up': { card: CardId; sighted: boolean };
  bid: { seat: Seat; amount: number };
  passed: { seat: Seat };
  returned: { count: number };
  bought: { seat: Seat; price: number; karama: boolean };
  paid: { seat: Seat; to: Seat | null; amount: number; bill: Bill };
  revived: { seat: Seat; by: 'revival' | 'emperor' | 'ghola' | 'karama' } & Forces;
  'leader-revived': { seat: Seat; leader: LeaderId; by: 'revival' | 'ghola' | 'karama' };
  foresaw: { seat: Seat; card: SpiceCard };
  shipped: { seat: Seat; from: Post; to: Post } & Forces;
  accompanied: { seat: Seat; to: LocationId };
  flipped: { seat: Seat; territory: TerritoryId; to: 'advisors' | 'fighters' };
  moved: { seat: Seat; from: TerritoryId; to: LocationId } & Forces;
  'battle-began': { fighters: readonly [Seat, Seat]; territory: TerritoryId };
  voiced: { seat: Seat; target: Seat } & Omit<Voice, 'side'>;
  asked: { seat: Seat; target: Seat; element: Element };
  answered: {
    seat: Seat;
    asker: Seat;
    element: Element;
    answer: LeaderId | CardId | number | null;
  };
  'no-leader': { seat: Seat };
  'plans-shown': { fighters: readonly [Seat, Seat]; plans: readonly [Plan, Plan] };
  'traitor-called': { seat: Seat; leader: LeaderId };
  exploded: { territory: TerritoryId };
  'leader-killed': { seat: Seat; leader: LeaderId; by: 'weapon' | 'traitor' | 'explosion' };
  captured: { seat: Seat; from: Seat; leader: LeaderId };
  'captive-killed': { seat: Seat; from: Seat; leader: LeaderId };
  'captive-returned': { seat: Seat; to: Seat; leader: LeaderId };
  'captives-freed': { seat: Seat; count: number };
  'battle-won': { seat: Seat; over: Seat; totals: readonly [number, number] | null };
  'battle-void': { fighters: readonly [Seat, Seat] };
  earned: { seat: Seat; amount: number };
  discarded: { seat: Seat; card: CardId };
  'card-played': { seat: Seat; card: CardId };
  'as-karama': { seat: Seat };
  'took-cards': { seat: Seat; target: Seat; cards: readonly CardId[] };
  'gave-card': { seat: Seat; target: Seat; card: CardId };
  'saw-plan': { seat: Seat; target: Seat };
  'shipment-stopped': { seat: Seat; target: Seat };
  stopped: { seat: Seat; against: Seat; advantage: Advantage };
  'truth-told': { seat: Seat; target: Seat; about: CardId | LeaderId; answer: boolean };
  income: { seat: Seat; at: LocationId; amount: number };
  collected: { seat: Seat; at: LocationId; amount: number };
  bribed: { seat: Seat; to: Seat; amount: number };
  'bribes-taken': { seat: Seat; amount: number };
  'prediction-shown': { seat: Seat } & Prediction;
  'game-over': Outcome;
}

export type EventKind = keyof Kinds;

/** Something that happened. What of it is secret the log leaves out (narration/log.ts). */
export type BoardEvent = {
  readonly [Kind in EventKind]: { readonly kind: Kind } & Readonly<Kinds[Kind]>;
}[EventKind];
