import { governedBy } from '@/lib/engine/queries/governed';
import { forceIn, isKept, rankOf, resistanceOf, subtypesOf } from '@/lib/engine/queries/ranks';
import { resistanceInRite } from '@/lib/engine/rite/force-distribution';
import { outlooksOf } from '@/lib/engine/rite/outlook';
import type { RiteFrame } from '@/lib/engine/state/frames';
import { cardAt, type Game, houseAt, printed } from '@/lib/engine/state/game';
import type { GameCard, Seat } from '@/lib/engine/state/state';
import type { ActionOf } from '@/lib/engine/state/step';
import { isPersonnel } from '@/lib/rules/resources';
import { riteKind } from '@/lib/rules/rites';
import type { Prices } from './prices';
import { gainIf, standingWorth, worthPerTurn } from './worth';

/** How much a House likes to begin a rite: what its target's fall brings, less what it puts at stake. */
export function riteLiking(
  game: Game,
  seat: Seat,
  { rite, leader, target }: ActionOf<'rite'>,
  prices: Prices,
): number {
  const attacker = sideOf(game, cardAt(game, leader), rite, prices);
  const aimedAt = sideOf(game, cardAt(game, target), rite, prices);
  const { resistance, shield } = aimedAt;
  const chance =
    attacker.force >= resistance + shield ? 0.8 : attacker.force >= resistance ? 0.5 : 0.02;
  const stake = Math.max(0.5, -attacker.fall);
  const risk = aimedAt.force >= attacker.resistance ? 0.6 : 0.1;
  const reward = riteKind(rite) === 'landsraad' ? prices.favor + 0.6 : 2;
  const won = aimedAt.fall + reward + 1;
  const engages = worthPerTurn(game, seat, cardAt(game, leader), prices) + 0.4;
  const isEnvoy = prices.isNear && leader === prices.lastEnvoy;
  return chance * won - risk * stake - engages - (isEnvoy ? 50 : 0);
}

/** What a card and those on it bring into a rite, and what its House gains where it falls. */
interface Side {
  readonly force: number;
  readonly resistance: number;
  readonly shield: number;
  readonly fall: number;
}

/** Each leader is weighed against each target; prices belong to one position, so what was found for them holds. */
const SIDES = new WeakMap<Prices, Map<string, Side>>();

function sideOf(game: Game, card: GameCard, rite: RiteFrame['rite'], prices: Prices): Side {
  const sides = SIDES.get(prices) ?? new Map<string, Side>();
  SIDES.set(prices, sides);
  const name = `${rite} ${card.id}`;
  const known = sides.get(name);
  if (known !== undefined) return known;
  const helpers = helpersOn(game, card, rite);
  const side = {
    force: helpers.reduce((sum, one) => sum + forceIn(game, one, rite), forceIn(game, card, rite)),
    resistance: resistanceOf(game, card),
    shield: helpers.reduce((sum, one) => sum + resistanceOf(game, one), 0),
    fall: gainIf(game, card, 'subdue', prices),
  };
  sides.set(name, side);
  return side;
}

function helpersOn(game: Game, host: GameCard, rite: RiteFrame['rite']): readonly GameCard[] {
  return governedBy(game, host.place.seat).filter(
    (card) =>
      card.place.host === host.id &&
      card.status === 'disengaged' &&
      isPersonnel(subtypesOf(game, card)) &&
      rankOf(game, card, rite) !== null,
  );
}

/** How much a House likes what a rite asks of it; passing, declining and ending count 0. */
export function inRiteLiking(
  game: Game,
  rite: RiteFrame,
  seat: Seat,
  action: ActionOf<'join' | 'counter' | 'engage-defense' | 'strike-first' | 'vanquish' | 'reward'>,
  prices: Prices,
): number {
  switch (action.kind) {
    case 'join':
      return joinLiking(game, rite, seat, cardAt(game, action.card));
    case 'counter':
      return counterLiking(game, rite, cardAt(game, action.card), prices);
    case 'engage-defense': {
      const { attack, defense } = outlooksOf(game, rite);
      if (defense.isVanquished) return 3;
      return attack.isVanquished ? 0.5 : -0.5;
    }
    case 'strike-first':
      return 1;
    case 'vanquish':
      return 1 + gainIf(game, cardAt(game, action.card), 'subdue', prices);
    case 'reward':
      return rewardLiking(game, rite, action.way, prices);
  }
}

/** An attacker brings what it takes; a defender what stands before its leader. */
function joinLiking(game: Game, rite: RiteFrame, seat: Seat, card: GameCard): number {
  const { attack, defense } = outlooksOf(game, rite);
  if (seat === rite.attacker) {
    const needs = attack.needs.reduce((sum, need) => sum + need, 0);
    const spare = attack.force - needs;
    return spare < 2 ? 1 + forceIn(game, card, rite.rite) : -0.2;
  }
  if (rankOf(game, card, rite.rite) === null) return -0.2;
  const shield = resistanceInRite(game, card);
  const needs = attack.needs.reduce((sum, need) => sum + need, 0);
  if (attack.isVanquished && attack.force < needs + shield) return 2;
  const reaches = defense.force + forceIn(game, card, rite.rite);
  return !defense.isVanquished && reaches >= (defense.needs.at(-1) ?? 99) ? 1 : -0.3;
}

/** How much a House likes to let a persona counter. */
export function counterLiking(game: Game, rite: RiteFrame, card: GameCard, prices: Prices): number {
  const { attack } = outlooksOf(game, rite);
  const withstands = resistanceOf(game, card) + shieldOf(game, rite, card) > attack.force;
  const leader = cardAt(game, rite.leader);
  const strikes =
    forceIn(game, card, rite.rite) >= resistanceOf(game, leader)
      ? gainIf(game, leader, 'subdue', prices)
      : 0;
  const saved = attack.isVanquished
    ? -gainIf(game, cardAt(game, rite.defense), 'subdue', prices) + 2
    : 0;
  const lost = withstands ? 0 : -gainIf(game, card, 'subdue', prices);
  return saved + strikes - lost - worthPerTurn(game, card.place.seat, card, prices) * 0.5 - 0.5;
}

function shieldOf(game: Game, rite: RiteFrame, card: GameCard): number {
  return helpersOn(game, card, rite.rite).reduce((sum, one) => sum + resistanceOf(game, one), 0);
}

/** Takes from a rival that is nearer to admission than itself, else for itself. */
function rewardLiking(game: Game, rite: RiteFrame, way: 'gain' | 'take', prices: Prices): number {
  const { favor, treasury } = houseAt(game, rite.defender);
  if (rite.kind === 'landsraad') {
    const harm = favor <= 10 ? 1.6 + prices.danger : favor <= 12 ? 0.9 : 0.5;
    return way === 'gain' ? prices.favor + 0.2 : harm;
  }
  return way === 'gain' ? 2 : treasury >= 2 ? 1.5 + prices.danger * 0.4 : 0.1;
}

/** What a persona or a holding is worth in rites of its House, for what is put on it. */
export function riteWorth(game: Game, card: GameCard, prices: Prices): number {
  const bearer = printed(game, card);
  if (isKept(game, card, 'participate')) return 0;
  const skill = Math.max(0, ...Object.values(bearer.talents ?? {}));
  return skill * 0.5 + standingWorth(game, card.place.seat, card, prices) * 0.2;
}
