import { type Aim, inSight } from '@/lib/engine/abilities/aim';
import { suffices } from '@/lib/engine/abilities/effects/force';
import type { Yield } from '@/lib/engine/abilities/effects/kind';
import { followsOf } from '@/lib/engine/abilities/effects/nested/whether';
import { type Effect, kindOf, partsOf } from '@/lib/engine/abilities/effects/table';
import type { Scene } from '@/lib/engine/abilities/scene';
import { standing } from '@/lib/engine/abilities/scene';
import { amountOf, expected } from '@/lib/engine/abilities/value';
import { FAVOR_PRICE } from '@/lib/engine/operations/trade';
import { baseCost } from '@/lib/engine/payment/cost';
import { abilitiesOn } from '@/lib/engine/queries/abilities-on';
import { allegiancesOf, favorToDeploy } from '@/lib/engine/queries/allegiance';
import { cardAt, type Game, houseAt, printed } from '@/lib/engine/state/game';
import type { GameCard, Seat } from '@/lib/engine/state/state';
import { EXPECTED_TRIGGERS } from '../expected';
import type { Prices } from './prices';

/** What one use of an ability is worth to a House now, in solaris: what it does less what it costs. */
export function worthOfAbility(
  game: Game,
  seat: Seat,
  card: GameCard,
  at: number,
  prices: Prices,
  depth = 0,
): number {
  const ability = abilitiesOn(game, card)[at];
  if (ability === undefined || !('effects' in ability)) return 0;
  const now = standing(game, seat, card);
  const fixed = ability.fixed === undefined ? null : amountOf(now, ability.fixed);
  const most = ability.x === undefined ? fixed : Math.max(0, amountOf(now, ability.x));
  const scene = { ...now, x: most, bearer: card.place.host };
  return (
    worthOfEffects(scene, ability.effects, prices, depth) +
    (ability.costs === undefined ? 0 : worthOfEffects(scene, ability.costs, prices, depth))
  );
}

/** What a card brings its House in every turn, in solaris: its best operation, and half of what it does by itself. */
export function worthPerTurn(
  game: Game,
  seat: Seat,
  card: GameCard,
  prices: Prices,
  depth = 0,
): number {
  let best = 0;
  let byItself = 0;
  for (const [at, ability] of abilitiesOn(game, card).entries())
    if (ability.kind === 'operation' && ability.window === undefined)
      best = Math.max(best, worthOfAbility(game, seat, card, at, prices, depth));
    else if (ability.kind === 'trigger')
      byItself +=
        Math.max(0, worthOfAbility(game, seat, card, at, prices, depth)) * EXPECTED_TRIGGERS;
  return best + byItself;
}

/** What a card is worth beside what it brings in: personas act, allies of the sponsor request admission. */
export function standingWorth(game: Game, seat: Seat, card: GameCard, prices: Prices): number {
  const { type, talents, subtypes } = printed(game, card);
  if (type !== 'persona') return type === 'resource' ? 1 : type === 'holding' ? 0.5 : 0;
  const skill = Object.values(talents ?? {}).reduce((sum, rank) => sum + rank, 0);
  const isEnvoy =
    subtypes.includes('Ally') && allegiancesOf(game, card).includes(houseAt(game, seat).sponsor);
  return 1 + skill * 0.6 + (isEnvoy ? (prices.envoys < 2 ? 3 : 1) : 0);
}

/** What a card that comes into play will have been worth by the end, in solaris, before its cost. */
export function worthInPlay(
  game: Game,
  seat: Seat,
  card: GameCard,
  prices: Prices,
  depth = 0,
): number {
  const perTurn = worthPerTurn(game, seat, card, prices, depth);
  return Math.max(0, perTurn) * prices.horizon + standingWorth(game, seat, card, prices);
}

/** What can be done to a card. */
export type Doom = 'engage' | 'disengage' | 'subdue' | 'discard' | 'capture';

/** What a House gains where something is done to a card: the loss of a rival, or with a minus its own. */
export function gainIf(game: Game, card: GameCard, doom: Doom, prices: Prices): number {
  const { seat } = prices;
  const governor = card.place.seat;
  const own = governor === seat;
  if (doom === 'capture') return own ? -3 : worthInPlay(game, seat, card, prices, 1) + 1;
  const loss = lossOf(game, card, doom, prices);
  if (own) return -loss;
  const isLeader = governor === prices.leader;
  return loss * HARM * (isLeader ? 1 + prices.danger : 1);
}

/** What the governor of a card loses where something is done to it; below 0, what it gains. */
function lossOf(game: Game, card: GameCard, doom: Doom, prices: Prices): number {
  const { place, status } = card;
  const isDown = status === 'subdued';
  if (place.zone === 'assembly' || place.zone === 'hand') return doom === 'discard' ? 1.5 : 0;
  if (place.zone !== 'domain') return 0;
  // What it would do to other cards in turn is left out.
  const perTurn = Math.max(0, worthPerTurn(game, place.seat, card, prices, 1));
  switch (doom) {
    case 'engage':
      return status === 'disengaged' ? perTurn + 0.3 : 0;
    case 'disengage':
      return status === 'engaged' ? -(perTurn + 0.3) : 0;
    case 'subdue':
      return isDown ? 0 : perTurn + 0.5 + Math.max(0, baseCost(game, card) - 1) * 0.6;
    default:
      return (perTurn * prices.horizon + baseCost(game, card) * 0.8) * (isDown ? 0.5 : 1);
  }
}

/** Solaris that a deployment takes, with the favor for the card's allegiance. */
export function priceWithFavor(
  game: Game,
  seat: Seat,
  card: GameCard,
  cost: number,
  prices: Prices,
): number {
  const favor = favorToDeploy(game, seat, card);
  const { favor: has } = houseAt(game, seat);
  // A House that would fall to 0 favor is out of the game.
  if (has - favor <= 1) return Number.POSITIVE_INFINITY;
  return cost + favor * Math.min(FAVOR_PRICE, prices.lostFavor);
}

/** The persona or holding that bears a card, or null. */
export function bearerOf(game: Game, { place }: GameCard): GameCard | null {
  return place.host === null ? null : cardAt(game, place.host);
}

const possible = (scene: Scene, effect: Effect) => kindOf(effect).possible(scene, effect);

/** What effects are worth to a House together, in solaris: what they bring, and what they do to whose cards. */
export function worthOfEffects(
  scene: Scene,
  effects: readonly Effect[],
  prices: Prices,
  depth = 0,
): number {
  let sum = 0;
  for (const effect of effects) sum += worthOfEffect(scene, effect, prices, depth);
  return sum;
}

function worthOfEffect(scene: Scene, effect: Effect, prices: Prices, depth: number): number {
  const brought = kindOf(effect).brings?.(scene, effect);
  const yields = brought === undefined ? 0 : worthOfYield(brought, prices);
  switch (effect.kind) {
    case 'produce':
      return effect.on === 'guild-hoard'
        ? expected(scene, effect.amount) * prices.guildSpice
        : yields;
    case 'favor': {
      const isRival = effect.who !== 'you' && effect.who !== 'everybody';
      if (effect.which === 'declared') return expected(scene, effect.amount) > 0 ? 0.3 : 0;
      return isRival && effect.way === 'lose'
        ? yields + harmOfFavor(scene, expected(scene, effect.amount), prices)
        : yields;
    }
    case 'pay': {
      const isRival = effect.who !== undefined && effect.who !== 'you' && effect.to !== 'you';
      const each = effect.what === 'spice' ? prices.spice : 1;
      return isRival ? yields + expected(scene, effect.amount) * each * HARM : yields;
    }
    case 'one-of':
      return Math.max(...effect.parts.map((part) => worthOfEffects(scene, part, prices, depth)));
    case 'whether':
      return worthOfEffects(scene, followsOf({ possible }, scene, effect), prices, depth);
    case 'each-house':
    case 'await':
      return partsOf(effect).reduce(
        (sum, part) => sum + worthOfEffects(scene, part, prices, depth) * 0.4,
        0,
      );
    case 'extra-exchange':
      return prices.buyable > 0 ? prices.buyable * Math.max(0, prices.spice - 5) : 0;
    case 'draw':
      return expected(scene, effect.amount) * prices.card;
    case 'start-rite':
      return 2;
    default: {
      const doom = doomOf(effect);
      if (doom !== null) return yields + (depth > 0 ? 0.5 : bestOf(scene, effect, doom, prices));
      return yields + (KINDLY[effect.kind] ?? 0);
    }
  }
}

/** What some kinds are thought to be worth, whatever they are done to. */
const KINDLY: Partial<Record<Effect['kind'], number>> = {
  deploy: 2.5,
  transfer: 1.5,
  deferment: 1,
  'move-cards': 1,
  'spread-force': 3,
  lasting: 0.4,
  participate: 0.2,
  'lead-rival': 2,
  end: 1,
  demand: 2,
};

/** A rival's loss counts for less than an own gain: it may be that of the wrong rival. */
export const HARM = 0.7;

function harmOfFavor(scene: Scene, many: number, prices: Prices): number {
  const rival = scene.houses.at(-1) ?? prices.leader;
  const favor = scene.game.state.houses[rival]?.favor ?? 10;
  // A House with favor 0 or less cannot draw, and is out.
  if (favor - many <= 0) return 12;
  return many * (favor - many < 10 ? 1.7 : 0.5) * (prices.danger > 0.9 ? 2 : 1);
}

interface Fate {
  readonly doom: Doom;
  readonly aim: Aim;
}

/** What an effect does to cards, where a House likes it done to some and not to others. */
export function doomOf(effect: Effect): Fate | null {
  switch (effect.kind) {
    case 'turn':
      return { doom: effect.way, aim: effect.cards };
    case 'discard':
      return { doom: 'discard', aim: effect.cards };
    case 'capture':
      return { doom: 'capture', aim: effect.cards };
    case 'force':
      return { doom: effect.does === 'to-assembly' ? 'discard' : effect.does, aim: effect.on };
    default:
      return null;
  }
}

/** Whether it would happen to that card: force may be too little (TAT-9-06). */
export function befalls(scene: Scene, effect: Effect, card: GameCard): boolean {
  return effect.kind !== 'force' || suffices(scene, effect, card);
}

/** What the best of the cards that could be meant is worth; of all that are, their sum. */
function bestOf(scene: Scene, effect: Effect, { aim, doom }: Fate, prices: Prices): number {
  const cards = inSight(scene, aim).filter((card) => befalls(scene, effect, card));
  const gains = cards.map((card) => gainIf(scene.game, card, doom, prices));
  if (typeof aim === 'object' && 'each' in aim) return gains.reduce((sum, one) => sum + one, 0);
  return gains.length === 0 ? 0 : Math.max(...gains);
}

export function worthOfYield({ solaris, spice, favor, laid }: Yield, prices: Prices): number {
  const favors = favor ?? 0;
  return (
    (solaris ?? 0) +
    (spice ?? 0) * prices.spice +
    (laid ?? 0) * prices.laid +
    favors * (favors < 0 ? prices.lostFavor : prices.favor)
  );
}
