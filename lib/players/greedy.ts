import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { costToDeploy } from '@/lib/engine/deployment/deploy';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { FAVOR_AT_ONCE, FAVOR_PRICE, SPICE_AT_ONCE } from '@/lib/engine/operations/trade';
import { baseCost } from '@/lib/engine/payment/cost';
import { favorToDeploy } from '@/lib/engine/queries/allegiance';
import { homeWorldOf } from '@/lib/engine/queries/governed';
import { cardAt, type Game, houseAt } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCard, GameCardId, Seat } from '@/lib/engine/state/state';
import type { Player } from '@/lib/kernel/game';
import { ADMISSION } from '@/lib/rules/admission';
import { croe } from '@/lib/rules/exchange-rate';
import { cardWorth, worthOfUse } from './worth';

/**
 * Economy first, then admission: it uses whatever produces, petitions at the lowest bid for what pays
 * for itself soon, keeps its favor at ten, buys spice with the rest, and requests admission as soon as
 * it may. It begins no rites, plays no tactics and never bids against a rival.
 */
export function greedy(catalogue: GameCatalogue): Player<DuneCcg> {
  return (look, legal) => {
    const [first] = legal;
    if (first === undefined) throw new Error('no House is asked');
    if (legal.length === 1) return first;
    const game = takeUpView(look(), catalogue);
    const seat = game.state.decision?.seat ?? 0;
    const position = positionOf(game, seat);
    let best = { action: first, liking: Number.NEGATIVE_INFINITY };
    for (const action of legal) {
      const liking = likingOf(game, seat, action, position);
      if (liking > best.liking) best = { action, liking };
    }
    return best.action;
  };
}

/** What a House looks at before it does anything. */
interface Position {
  /** Spice that it can buy in this Interval. */
  readonly buyable: number;
  /** Whether it can fulfil what the High Council asks for in this Interval, by buying alone. */
  readonly isNear: boolean;
  /** Its only card that could bring the request, or null where there are none or several. */
  readonly lastEnvoy: GameCardId | null;
  /** How much it likes to deploy Dune. */
  readonly dune: number;
}

function positionOf(game: Game, seat: Seat): Position {
  const { hoard, favor, treasury } = houseAt(game, seat);
  const missing = Math.max(0, ADMISSION.favor - favor);
  const left = treasury - missing * FAVOR_PRICE;
  const buyable = affordable(game.state.guildHoard, left);
  const isNear = missing <= FAVOR_AT_ONCE && left >= 0 && hoard + buyable >= ADMISSION.spice;
  const home = homeWorldOf(game, seat);
  return {
    buyable,
    isNear,
    lastEnvoy: home?.status === 'disengaged' ? home.id : null,
    // Less than ending the Interval, more than what is never done.
    dune: home === null ? 400 : -0.5,
  };
}

/** Spice that so many solaris buy at once, with the rate rising on the way. */
function affordable(guildHoard: number, solaris: number): number {
  let left = solaris;
  let many = 0;
  while (many < Math.min(SPICE_AT_ONCE, guildHoard) && left >= croe(guildHoard - many)) {
    left -= croe(guildHoard - many);
    many += 1;
  }
  return many;
}

/** Turns in which a card should have paid for itself. */
const PATIENCE = 5;

/** How much it likes an action: above 0 something is done for it, 0 is ending what goes on. */
function likingOf(game: Game, seat: Seat, action: Action, position: Position): number {
  const { hoard, favor, treasury } = houseAt(game, seat);
  switch (action.kind) {
    case 'request-admission':
    case 'engage-six-fiefs':
      return 1000;
    case 'redeploy': {
      const card = cardAt(game, action.card);
      // Dune takes the place of the home world: only when it must be, and after all else.
      if (card.group === 'dune') return position.dune;
      const cost = costToDeploy(game, seat, card);
      return cost === 0 ? 900 : buyLiking(game, seat, card, cost);
    }
    case 'use': {
      if (game.state.frames.at(-1)?.step === 'window') return -1;
      const worth = worthOfUse(game, seat, cardAt(game, action.card), action.ability);
      if (worth <= 0) return -1;
      return position.isNear && action.card === position.lastEnvoy ? -1 : 500 + worth;
    }
    case 'petition': {
      const card = cardAt(game, action.card);
      return position.isNear ? -1 : buyLiking(game, seat, card, baseCost(game, card));
    }
    case 'deploy': {
      const card = cardAt(game, action.card);
      return position.isNear ? -1 : buyLiking(game, seat, card, costToDeploy(game, seat, card));
    }
    case 'buy-favor': {
      const missing = ADMISSION.favor - favor;
      if (missing <= 0 || action.amount > missing) return -1;
      const spare = treasury - action.amount * FAVOR_PRICE;
      return position.isNear || favor < 5 || spare >= 4 ? 600 + action.amount : -1;
    }
    case 'buy-spice':
      if (action.amount > position.buyable || hoard + action.amount > ADMISSION.spice) return -1;
      return 100 + action.amount;
    case 'sell-spice':
      return sellLiking(game, seat, action.amount);
    case 'disengage':
    case 'draw':
    case 'end-interval':
    case 'done':
    case 'pass':
    case 'decline':
      return 0;
    case 'bid':
      // The opening bid has no alternative: the lowest.
      return -action.amount;
    case 'discount':
      return action.favor <= favor - ADMISSION.favor ? action.favor : -action.favor;
    case 'discard':
      return discardLiking(game, seat, action.card);
    case 'choose-number':
      return action.amount;
    case 'choose':
      return chooseLiking(game, seat, cardAt(game, action.card));
    default:
      return -2;
  }
}

/** What pays for itself first; with money to spare anything, as long as there are cards to draw. */
function buyLiking(game: Game, seat: Seat, card: GameCard, cost: number): number {
  const gained = profit(game, seat, card, cost);
  if (gained > 0) return 300 + gained;
  const { treasury, favor, zones } = houseAt(game, seat);
  const isRich = treasury - cost >= RESERVE && favorToDeploy(game, seat, card) <= favor - 10;
  return isRich && (zones['house-deck'].length >= SPARE_CARDS || game.state.turn > LATE) ? 20 : -1;
}

/** Solaris that it keeps when it buys what does not pay. */
const RESERVE = 15;
/** Cards that its House deck should keep, for a House that cannot draw is out. */
const SPARE_CARDS = 10;
/** The turn after which it plays on at any risk, so that a game in which nobody gets on comes to an end. */
const LATE = 30;

/** Sells at a high rate what it has beyond ten, or as little as it takes to begin an economy. */
function sellLiking(game: Game, seat: Seat, amount: number): number {
  const { hoard, treasury, zones } = houseAt(game, seat);
  const rate = croe(game.state.guildHoard);
  if (rate < HIGH_RATE) return -1;
  if (hoard - amount >= ADMISSION.spice) return 50;
  for (const id of zones.assembly) {
    const card = cardAt(game, id);
    const cost = baseCost(game, card);
    const lacking = Math.ceil((cost - treasury) / rate);
    if (lacking === amount && profit(game, seat, card, cost) > 0) return 50;
  }
  return -1;
}

/** The rate of exchange from which on it sells. */
const HIGH_RATE = 5;

/** Solaris that a card has brought in after a while, less its cost and the favor for its allegiance. */
function profit(game: Game, seat: Seat, card: GameCard, cost: number): number {
  const worth = cardWorth(game, seat, card);
  const gained = worth * PATIENCE - cost - favorToDeploy(game, seat, card) * FAVOR_PRICE;
  return worth > 0 ? Math.max(0, gained) : 0;
}

/** Cards of the Assembly that bring nothing make room for others; of the hand the dearest goes, if one must. */
function discardLiking(game: Game, seat: Seat, id: GameCardId): number {
  const card = cardAt(game, id);
  if (card.place.zone === 'assembly') return cardWorth(game, seat, card) > 0 ? -10 : 10;
  return -20 + baseCost(game, card) - cardWorth(game, seat, card);
}

/** Its own cards first, and of those the one that brings most. */
function chooseLiking(game: Game, seat: Seat, card: GameCard): number {
  return card.place.seat === seat ? 1 + card.spice + cardWorth(game, seat, card) : 0.5;
}
