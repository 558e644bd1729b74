import { isPersonnel } from '@/lib/rules/resources';
import { refer } from '../abilities/ref';
import { byId } from '../by-id';
import type { RiteFrame, RiteStage } from '../frames';
import { cardAt, type Game, printed } from '../game';
import type { GameCard, GameCardId, Seat } from '../state';
import { allegiancesOf } from './allegiance';
import { isDeployed } from './face-up';
import { governedBy } from './governed';
import { inForceOn } from './live';
import {
  commandOf,
  extraForce,
  hasKeyword,
  isKept,
  rankOf,
  resistanceOf,
  subtypesOf,
} from './ranks';
import { bansOf, isBanned } from './rite-bans';

const STAGES: readonly RiteStage[] = [
  'rite-kind',
  'attack-joins',
  'attack-window',
  'attack-directs',
  'attack-engages',
  'attack-engaged-window',
  'counter',
  'defense-joins',
  'defense-window',
  'defense-directs',
  'defense-engages',
  'defense-engaged-window',
  'assessment',
];

/** Whether a rite has come beyond a segment of its Initiation. */
export function isBeyond(rite: Readonly<RiteFrame>, stage: RiteStage): boolean {
  const at = STAGES.indexOf(rite.at);
  return at < 0 || at > STAGES.indexOf(stage);
}

/** Whether a card still stands in a rite on the side of a House: deployed, and governed by it. */
export function stands(game: Game, seat: Seat, id: GameCardId): boolean {
  const card = cardAt(game, id);
  return card.place.seat === seat && isDeployed(card);
}

/** The leader of a House in the rite. */
export function leaderOf(rite: Readonly<RiteFrame>, seat: Seat): GameCardId {
  return seat === rite.attacker ? rite.leader : rite.defense;
}

/** The other participants of a House, as they joined. */
export function followersOf(rite: Readonly<RiteFrame>, seat: Seat): GameCardId[] {
  return seat === rite.attacker ? rite.attackers : rite.defenders;
}

function opponentOf(rite: Readonly<RiteFrame>, seat: Seat): Seat {
  return seat === rite.attacker ? rite.defender : rite.attacker;
}

/**
 * The participants of a House that still stand, in the order in which they must be vanquished: those on
 * personas that a directing leader brought, these personas, the others on the leader, the leader
 * (TAT-6.2.11-58, TAT-6.2.11-59, CRF-1.D.i-04).
 */
export function lineOf(game: Game, rite: Readonly<RiteFrame>, seat: Seat): GameCard[] {
  const leader = leaderOf(rite, seat);
  const all = [...followersOf(rite, seat), leader].filter((id) => stands(game, seat, id));
  const depth = (card: GameCard): number => {
    if (card.id === leader) return 3;
    if (card.place.host === leader) return 2;
    return printed(game, card).type === 'persona' ? 1 : 0;
  };
  return all
    .map((id) => cardAt(game, id))
    .sort((one, other) => depth(one) - depth(other) || one.id - other.id);
}

/** What a participant adds: its rank in the rite's talent and what cards give it (TAT-6.2.11-54, TAT-6.2.11-55). */
export function forceOf(game: Game, rite: Readonly<RiteFrame>, card: GameCard): number {
  if (card.id === rite.defense && !rite.defends) return 0;
  return Math.max(0, (rankOf(game, card, rite.rite) ?? 0) + extraForce(game, card));
}

/** The force that a House has to distribute after Surprise. */
export function totalForce(game: Game, rite: Readonly<RiteFrame>, seat: Seat): number {
  return lineOf(game, rite, seat)
    .filter(({ id }) => !rite.struck.includes(id))
    .reduce((sum, card) => sum + forceOf(game, rite, card), 0);
}

/**
 * The opposing participants that a House can vanquish with the force that it has left. Those on a card
 * come before it, and all others before a leader that directs; each set can be named in one order only.
 */
export function vanquishable(game: Game, rite: Readonly<RiteFrame>, seat: Seat): GameCard[] {
  const opponent = opponentOf(rite, seat);
  const leader = leaderOf(rite, opponent);
  const line = lineOf(game, rite, opponent);
  const directs = rite.directing.includes(leader);
  const isDown = (card: GameCard) =>
    rite.vanquished.some((one) => one.card === card.id || one.through === card.id);
  const last = line.findIndex(({ id }) => id === rite.last);
  return line.filter((card, at) => {
    if (at <= last || isDown(card) || isKept(game, card, 'force')) return false;
    if (resistanceOf(game, receiverOf(game, card)) > rite.force) return false;
    return line.every((before) => isDown(before) || !shields(before, card, leader, directs));
  });
}

/** The card that gets the force which is given to a participant: itself, or where an effect leads it. */
export function receiverOf(game: Game, card: GameCard): GameCard {
  const [redirect] = inForceOn(game, 'redirect-force', card);
  if (redirect === undefined) return card;
  const { modifier, live } = redirect;
  const to = modifier.to === 'those' ? live.those.at(-1) : refer(live.scene, modifier.to)?.id;
  const receiver = to === undefined ? card : cardAt(game, to);
  return isDeployed(receiver) ? receiver : card;
}

/** Whether a participant must be vanquished before another one. */
function shields(before: GameCard, card: GameCard, leader: GameCardId, directs: boolean): boolean {
  if (before.id === card.id) return false;
  return before.place.host === card.id || (directs && card.id === leader);
}

/**
 * The cards that a House may name as participants next: personas that its leader can direct, then
 * personnel with the talent on the leader or on these, all disengaged (TAT-6.2.11-18 to TAT-6.2.11-23,
 * TAT-6.2.11-43, TAT-6.2.11-45). Personas come first, each kind in the order of its numbers. Where a
 * tactic let the leader Direct after the others were named, only these personas and what is on them.
 */
export function joiners(
  game: Game,
  rite: Readonly<RiteFrame>,
  seat: Seat,
  by: 'declaration' | 'tactic' = 'declaration',
): GameCard[] {
  const leader = cardAt(game, leaderOf(rite, seat));
  const followers = followersOf(rite, seat);
  const free = governedBy(game, seat)
    .filter(
      (card) =>
        card.status === 'disengaged' && card.id !== leader.id && !followers.includes(card.id),
    )
    .sort(byId);
  if (free.length === 0) return free;
  const isPersona = (card: GameCard) => printed(game, card).type === 'persona';
  const last = rite.last === 0 ? null : cardAt(game, rite.last);
  const named = last === null || isPersona(last);
  const personas = named
    ? directed(game, rite, seat, leader, free.filter(isPersona)).filter(
        ({ id }) => last === null || id > last.id,
      )
    : [];
  const personnel = free.filter(
    (card) =>
      ((by === 'declaration' && card.place.host === leader.id) ||
        (card.place.host !== null && followers.includes(card.place.host))) &&
      (named || card.id > (last?.id ?? 0)) &&
      isPersonnel(subtypesOf(game, card)) &&
      rankOf(game, card, rite.rite) !== null,
  );
  return [...personas, ...personnel];
}

/**
 * The personas that a leader can still bring: of its allegiance or none, their command with that of the
 * others less than its own (TAT-6.2.11-21, TAT-6.2.11-22). One that is engaged cannot Direct (C28).
 */
function directed(
  game: Game,
  rite: Readonly<RiteFrame>,
  seat: Seat,
  leader: GameCard,
  personas: readonly GameCard[],
): GameCard[] {
  if (personas.length === 0) return [];
  if (leader.status !== 'disengaged' || !hasKeyword(game, leader, 'direct')) return [];
  const powers = allegiancesOf(game, leader);
  const brought = followersOf(rite, seat)
    .map((id) => cardAt(game, id))
    .filter((card) => printed(game, card).type === 'persona')
    .reduce((sum, card) => sum + commandOf(game, card), 0);
  const room = commandOf(game, leader) - brought;
  return personas.filter((card) => {
    const own = allegiancesOf(game, card);
    return (
      (own.length === 0 || own.some((power) => powers.includes(power))) &&
      commandOf(game, card) < room
    );
  });
}

/**
 * The personas that may Counter: disengaged ones of the defender other than the target, that share no
 * allegiance with the attack leader (TAT-6.2.11-41, TAT-6.2.11-42), whatever the rite (TAT-6.2.11-40).
 */
export function counterers(game: Game, rite: Readonly<RiteFrame>): GameCard[] {
  return governedBy(game, rite.defender)
    .filter((card) => isFitToCounter(game, rite, card) && hasKeyword(game, card, 'counter'))
    .sort(byId);
}

/** Whether nothing but the ability keeps a card from countering, whoever governs it. */
export function isFitToCounter(game: Game, rite: Readonly<RiteFrame>, card: GameCard): boolean {
  const leader = cardAt(game, rite.leader);
  if (card.id === rite.target || printed(game, card).type !== 'persona') return false;
  if (card.status !== 'disengaged' && !countersFreely(game, card)) return false;
  const powers = allegiancesOf(game, leader);
  return (
    !allegiancesOf(game, card).some((power) => powers.includes(power)) &&
    !isBanned(bansOf(game, 'counter'), rite.rite, card, leader)
  );
}

/** Whether a card counters without engaging, engaged or not. */
export function countersFreely(game: Game, card: GameCard): boolean {
  return inForceOn(game, 'counters-freely', card).length > 0;
}
