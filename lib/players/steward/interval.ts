import { playAbility } from '@/lib/engine/abilities/running/carry-out';
import type { Action } from '@/lib/engine/actions';
import { costToDeploy } from '@/lib/engine/deployment/deploy';
import { FAVOR_PRICE } from '@/lib/engine/operations/trade';
import { costOf } from '@/lib/engine/payment/cost';
import type { HouseFrame } from '@/lib/engine/state/frames';
import { cardAt, type Game, houseAt, printed } from '@/lib/engine/state/game';
import type { GameCard, GameCardId, Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import { croe } from '@/lib/rules/exchange-rate';
import { type Prices, purchase } from './prices';
import { riteLiking, riteWorth } from './rites';
import { bearerOf, priceWithFavor, worthInPlay, worthOfAbility, worthPerTurn } from './worth';

/** How much a House likes an operation of its own Interval: above 0 it is done before the Interval ends. */
export function operationLiking(game: Game, seat: Seat, action: Action, prices: Prices): number {
  switch (action.kind) {
    case 'request-admission':
    case 'engage-six-fiefs':
      return 1000;
    case 'use':
      return usingLiking(game, seat, cardAt(game, action.card), action.ability, prices);
    case 'buy-favor':
      return favorLiking(game, seat, action.amount, prices);
    case 'buy-spice':
      return buyLiking(game, seat, action.amount, prices);
    case 'sell-spice':
      return sellLiking(game, seat, action.amount, prices);
    case 'redeploy':
      return redeployLiking(game, seat, cardAt(game, action.card), prices);
    case 'petition': {
      const card = cardAt(game, action.card);
      return purchaseLiking(game, seat, card, costOf(game, seat, card), prices);
    }
    case 'deploy': {
      const card = cardAt(game, action.card);
      const cost = costToDeploy(game, seat, card, action.host);
      return deployLiking(game, seat, card, action.host, cost + prices.handCard, prices);
    }
    case 'place':
      return prices.handCard < 1.5 ? 30 : -1;
    case 'deploy-event': {
      const card = cardAt(game, action.card);
      const worth = playWorth(game, seat, card, prices);
      return worth > 0 ? 200 + worth : -1;
    }
    case 'deploy-program':
      return programLiking(game, seat, cardAt(game, action.host), prices);
    case 'activate':
      return activateLiking(game, seat, cardAt(game, action.card), prices);
    case 'rite': {
      const liking = riteLiking(game, seat, action, prices);
      return liking > 0.5 ? 60 + liking : -1;
    }
    case 'end-interval':
      return 0;
    default:
      return -2;
  }
}

function usingLiking(
  game: Game,
  seat: Seat,
  card: GameCard,
  ability: number,
  prices: Prices,
): number {
  const worth = worthOfAbility(game, seat, card, ability, prices);
  if (worth <= 0.3) return -1;
  if (prices.isNear && card.id === prices.lastEnvoy) return -1;
  return 500 + worth;
}

/** With no more favor than this a House may soon have none, and is out of the game. */
export const LITTLE_FAVOR = 3;

/** Buys the favor that admission asks for, and what keeps it in the game. */
function favorLiking(game: Game, seat: Seat, amount: number, prices: Prices): number {
  const { favor, treasury } = houseAt(game, seat);
  if (amount > prices.missingFavor) return -1;
  const spare = treasury - amount * FAVOR_PRICE;
  if (favor <= LITTLE_FAVOR) return 650 + amount;
  if (prices.isNear && amount === prices.missingFavor) return 640;
  return spare >= prices.spiceBill ? 90 + amount : -1;
}

/** Spice while it is missing; all that can be bought at once. */
function buyLiking(game: Game, seat: Seat, amount: number, prices: Prices): number {
  const { hoard } = houseAt(game, seat);
  if (amount > prices.buyable || hoard + amount > ADMISSION.spice) return -1;
  return (prices.isNear ? 480 : 450) + amount;
}

/** Sells what it has beyond ten at a high rate: what it sells a rival may buy. */
function sellLiking(game: Game, seat: Seat, amount: number, prices: Prices): number {
  const { hoard } = houseAt(game, seat);
  const isSpare = hoard - amount >= ADMISSION.spice;
  return isSpare && !prices.isNear && croe(game.state.guildHoard) >= HIGH_RATE ? 50 : -1;
}

/** The rate of exchange from which on it sells. */
const HIGH_RATE = 5;

/** A subdued card back in play; Dune takes the place of the home world, so only where none is. */
function redeployLiking(game: Game, seat: Seat, card: GameCard, prices: Prices): number {
  const cost = costToDeploy(game, seat, card);
  if (card.group === 'dune') return prices.hasHomeWorld ? -0.5 : 400;
  if (cost === 0) return 900;
  if (card.group === 'homeworld') return 700;
  return purchaseLiking(game, seat, card, cost, prices);
}

/** Solaris that it may spend on what does not bring the request nearer at once. */
function spareSolaris(game: Game, seat: Seat, prices: Prices): number {
  const { state } = game;
  const frame = state.frames.find((one): one is HouseFrame => one.step === 'house');
  const { treasury, hoard } = houseAt(game, seat);
  const isDone = frame?.seat === seat && frame.exchanged;
  // What is still to be bought in this Interval is kept, and some for the next one.
  const bill = isDone ? 0 : prices.spiceBill;
  const later = state.guildHoard - (isDone ? 0 : prices.buyable);
  const missing = ADMISSION.spice - hoard - (isDone ? 0 : prices.buyable);
  const next = purchase(later, 99, Math.min(3, missing)).bill;
  const favor = prices.isNear ? prices.missingFavor * FAVOR_PRICE : 0;
  return treasury - bill - favor - Math.max(0, next - INCOME);
}

/** Solaris that a House may count on before its next Interval. */
const INCOME = 5;

/** A card into play: what it will have brought in by the end, less what it costs. */
function purchaseLiking(
  game: Game,
  seat: Seat,
  card: GameCard,
  cost: number,
  prices: Prices,
  worth = worthInPlay(game, seat, card, prices),
): number {
  if (prices.isNear) return -1;
  const spare = spareSolaris(game, seat, prices);
  const gain = worth - priceWithFavor(game, seat, card, cost, prices);
  const late = spare - cost < 0 ? 4 + Math.min(cost, cost - spare) : 0;
  if (gain <= late) return -1;
  return 300 + (gain / (cost + 2)) * 10;
}

function deployLiking(
  game: Game,
  seat: Seat,
  card: GameCard,
  host: GameCardId | null,
  cost: number,
  prices: Prices,
): number {
  if (host === null) return purchaseLiking(game, seat, card, cost, prices);
  const there: GameCard = { ...card, place: { zone: 'domain', seat, host } };
  const bearer = cardAt(game, host);
  const { type } = printed(game, card);
  const worth =
    type === 'plan'
      ? playWorth(game, seat, there, prices)
      : worthInPlay(game, seat, there, prices) + match(game, card, bearer, prices);
  return purchaseLiking(game, seat, card, cost, prices, worth);
}

/** How well a resource goes with its bearer: with able ones, that bear nothing of the kind yet. */
function match(game: Game, card: GameCard, bearer: GameCard, prices: Prices): number {
  const { title, talents } = printed(game, card);
  const domain = houseAt(game, bearer.place.seat).zones.domain;
  const alike = domain.filter((id) => {
    const other = cardAt(game, id);
    return other.place.host === bearer.id && printed(game, other).title === title;
  }).length;
  const skill = Math.max(0, ...Object.values(talents ?? {}));
  return (
    skill * 0.7 +
    riteWorth(game, bearer, prices) +
    Math.min(2, bearer.spice) * 0.6 -
    alike * 2 -
    (bearer.status === 'engaged' ? 0.3 : 0)
  );
}

/** What a venture, a program or an event does when it is played. */
export function playWorth(game: Game, seat: Seat, card: GameCard, prices: Prices): number {
  const at = playAbility(game, card);
  return at < 0 ? 1 : worthOfAbility(game, seat, card, at, prices);
}

/** A program goes out when the home world has nothing better to do, early enough to gain tokens. */
function programLiking(game: Game, seat: Seat, host: GameCard, prices: Prices): number {
  if (prices.isNear || prices.horizon < 3.5) return -1;
  const skill = riteWorth(game, host, prices);
  const { treasury } = houseAt(game, seat);
  return treasury >= 12 ? 510 + skill : -1;
}

function activateLiking(game: Game, seat: Seat, card: GameCard, prices: Prices): number {
  const persona = bearerOf(game, card);
  const worth = playWorth(game, seat, card, prices);
  const engages = persona === null ? 0 : worthPerTurn(game, seat, persona, prices) + 0.3;
  if (prices.isNear && persona?.id === prices.lastEnvoy) return -1;
  return worth > engages ? 250 + worth - engages : -1;
}
