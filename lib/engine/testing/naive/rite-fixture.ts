import { isKind } from '../../abilities/matching';
import type { Action } from '../../actions';
import { inForce, isAbout } from '../../queries/live';
import type { HouseFrame, RiteFrame } from '../../state/frames';
import { cardAt, type Game, printed } from '../../state/game';
import type { GameCard, GameCardId, Seat } from '../../state/state';
import { isBarred } from './declare-fixture';
import {
  can,
  commandFor,
  forceFor,
  has,
  isGoverned,
  isUp,
  kept,
  kindsOf,
  powersOf,
  resistanceFor,
  share,
  talentOf,
} from './facts-fixture';

/** Whether a House may do this in a rite. */
export function isInRite(game: Game, rite: RiteFrame, seat: Seat, action: Action): boolean {
  switch (rite.at) {
    case 'rite-kind':
      return action.kind === 'choose-part' && mayCountAs(game, rite, action.part);
    case 'attack-joins':
    case 'defense-joins':
    case 'attack-directs':
    case 'defense-directs':
      if (action.kind === 'done') return true;
      return action.kind === 'join' && mayJoin(game, rite, seat, cardAt(game, action.card));
    case 'counter':
      // TAT-6.2.11-39: the defender may, not must.
      if (action.kind === 'pass') return true;
      return action.kind === 'counter' && mayCounter(game, rite, cardAt(game, action.card));
    case 'defense-engages':
      if (action.kind === 'engage-defense') return true;
      return action.kind === 'decline' && mayDecline(game, rite);
    case 'surprise':
      if (action.kind === 'done') return true;
      return action.kind === 'strike-first' && mayStrike(game, rite, seat, action.card);
    case 'surprise-force':
    case 'attack-force':
    case 'defense-force':
      if (action.kind === 'done') return true;
      return action.kind === 'vanquish' && mayVanquish(game, rite, seat, cardAt(game, action.card));
    case 'reward-kind':
      return action.kind === 'choose-part' && action.part < KINDS.length;
    case 'reward':
      // TAT-6.2.11-87, TAT-6.2.11-88, TAT-6.2.11-90
      return action.kind === 'reward';
    default:
      return false;
  }
}

const KINDS = ['landsraad', 'choam'] as const;

/** A rite of either kind counts as one that is not used up against the rival (TAT-6.2.11-04). */
function mayCountAs({ state }: Game, rite: RiteFrame, part: number): boolean {
  const kind = KINDS[part];
  if (kind === undefined) return false;
  if (!rite.counts) return true;
  const interval = state.frames.find((one): one is HouseFrame => one.step === 'house');
  const spent = (interval?.rites ?? []).filter(({ by }) => by === rite.attacker);
  return !spent.some((one) => one.rival === rite.against && one.kind === kind);
}

interface Side {
  readonly leader: GameCard;
  readonly others: readonly GameCard[];
}

function sideOf(game: Game, rite: RiteFrame, seat: Seat): Side {
  const attacks = seat === rite.attacker;
  return {
    leader: cardAt(game, attacks ? rite.leader : rite.defense),
    others: (attacks ? rite.attackers : rite.defenders).map((id) => cardAt(game, id)),
  };
}

const isPersona = (game: Game, card: GameCard): boolean => printed(game, card).type === 'persona';

/** All that engages for a rite is disengaged (TAT-6.2.11-19, TAT-6.2.11-22, TAT-6.2.11-43). */
function mayJoin(game: Game, rite: RiteFrame, seat: Seat, card: GameCard): boolean {
  const side = sideOf(game, rite, seat);
  if (!isGoverned(card, seat) || card.status !== 'disengaged') return false;
  if (kept(game, 'participate', card)) return false;
  if (card.id === side.leader.id || side.others.includes(card)) return false;
  return isPersona(game, card)
    ? mayBeBrought(game, rite, side, card)
    : mayFollow(game, rite, side, card);
}

function mayBeBrought(
  game: Game,
  rite: RiteFrame,
  { leader, others }: Side,
  card: GameCard,
): boolean {
  const powers = powersOf(game, card);
  const brought = [...others.filter((other) => isPersona(game, other)), card];
  return (
    // TAT-6.2.11-20
    can(game, leader, 'direct') &&
    !wasEngagedBefore(game, rite, leader) &&
    // TAT-6.2.11-22
    (powers.size === 0 || share(powers, powersOf(game, leader))) &&
    // TAT-6.2.11-21, CRF-1.D.i-02
    brought.reduce((sum, one) => sum + commandFor(game, one), 0) < commandFor(game, leader)
  );
}

/** C28: engaged, and not for this rite; a persona that counters engaged was engaged for something else. */
const wasEngagedBefore = (game: Game, { engaged, defense }: RiteFrame, leader: GameCard): boolean =>
  leader.status === 'engaged' &&
  (!engaged.includes(leader.id) || (defense === leader.id && has(game, 'counters-freely', leader)));

/** Personnel with the talent, on the leader (TAT-6.2.11-18, TAT-6.2.11-43) or on a persona that it brought (TAT-6.2.11-23). */
function mayFollow(game: Game, rite: RiteFrame, { leader, others }: Side, card: GameCard): boolean {
  const { host } = card.place;
  // Where a tactic gave Direct late, the leader's own personnel have been named already.
  const late = rite.at === 'attack-directs' || rite.at === 'defense-directs';
  const bearers = late ? others : [leader, ...others];
  return (
    bearers.some(({ id }) => id === host) &&
    kindsOf(game, card).includes('Personnel') &&
    talentOf(game, card, rite.rite) !== null
  );
}

function mayCounter(game: Game, rite: RiteFrame, card: GameCard): boolean {
  const leader = cardAt(game, rite.leader);
  return (
    isGoverned(card, rite.defender) &&
    isPersona(game, card) &&
    can(game, card, 'counter') &&
    !kept(game, 'participate', card) &&
    // TAT-6.2.11-42
    card.id !== rite.target &&
    // TAT-6.2.11-41
    (card.status === 'disengaged' || has(game, 'counters-freely', card)) &&
    !share(powersOf(game, card), powersOf(game, leader)) &&
    !isBarred(game, 'counter', rite.rite, card, leader)
  );
}

/** TAT-6.2.11-47, TAT-6.2.11-49, unless an effect makes it engage. */
const mayDecline = (game: Game, rite: RiteFrame): boolean =>
  !isBarred(
    game,
    'decline-to-engage',
    rite.rite,
    cardAt(game, rite.defense),
    cardAt(game, rite.leader),
  );

const stillStands = (card: GameCard, seat: Seat): boolean =>
  card.place.zone === 'domain' && card.place.seat === seat && isUp(card);

/** The House in whose Domain a participant must lie: a lent leader in that of its governor (TAT-11-23). */
const homeOf = (rite: RiteFrame, seat: Seat, { id }: GameCard): Seat =>
  seat === rite.attacker && id === rite.leader ? (rite.lender ?? seat) : seat;

const opponent = (rite: RiteFrame, seat: Seat): Seat =>
  seat === rite.attacker ? rite.defender : rite.attacker;

/** TAT-6.2.11-67: a participant with Surprise that has force to give, once. */
function mayStrike(game: Game, rite: RiteFrame, seat: Seat, id: GameCardId): boolean {
  const card = cardAt(game, id);
  const { leader, others } = sideOf(game, rite, seat);
  return (
    [leader, ...others].includes(card) &&
    stillStands(card, homeOf(rite, seat, card)) &&
    !isBeaten(rite, id) &&
    can(game, card, 'surprise') &&
    !isPart(game, card) &&
    !rite.struck.includes(id) &&
    // TAT-6.2.11-49
    (id !== rite.defense || rite.defends) &&
    [card, ...partsOf(game, card)].some((one) => forceFor(game, one, rite.rite) > 0)
  );
}

function mayVanquish(game: Game, rite: RiteFrame, seat: Seat, card: GameCard): boolean {
  const rival = opponent(rite, seat);
  const { leader, others } = sideOf(game, rite, rival);
  const group = [leader, ...others].filter(
    (one) => stillStands(one, homeOf(rite, rival, one)) && !isBeaten(rite, one.id),
  );
  if (!group.includes(card) || isDown(rite, card.id) || isPart(game, card)) return false;
  const standing = group.filter(
    (one) => one.id !== card.id && !isDown(rite, one.id) && !isPart(game, one),
  );
  const directs = rite.directing.includes(leader.id);
  return (
    !kept(game, 'be-given-force', card) &&
    !(rite.at === 'surprise-force' && kept(game, 'surprise', card)) &&
    (inForce(game, 'free-distribution').some(({ live }) => live.scene.seat === seat) ||
      // TAT-6.2.11-58
      (!standing.some(({ place }) => place.host === card.id) &&
        // TAT-6.2.11-59
        !(directs && card.id === leader.id && standing.length > 0))) &&
    // TAT-6.2.11-64
    wallOf(game, struckInstead(game, card)) <= forceLeft(game, rite, seat) &&
    canBeDealt(game, rite, seat, card)
  );
}

/** The cards that count as one with a leader, and are on it still (TAT-11-14). */
const partsOf = (game: Game, leader: GameCard): GameCard[] =>
  game.state.lasting
    .filter(
      ({ on, modifiers }) =>
        on[0] === leader.id && modifiers.some(({ kind }) => kind === 'one-body'),
    )
    .flatMap(({ on }) => on.slice(1))
    .map((id) => cardAt(game, id))
    .filter((card) => isUp(card) && card.place.host === leader.id);

const isPart = (game: Game, { id }: GameCard): boolean =>
  game.state.lasting.some(
    ({ on, modifiers }) => on.indexOf(id) > 0 && modifiers.some(({ kind }) => kind === 'one-body'),
  );

/** The resistance of a card and of all that counts as one with it. */
const wallOf = (game: Game, card: GameCard): number =>
  [card, ...partsOf(game, card)].reduce((sum, one) => sum + resistanceFor(game, one), 0);

/** TAT-6.2.11-68: vanquished, subdued or not (C54). */
const isBeaten = (rite: RiteFrame, id: GameCardId): boolean =>
  rite.vanquished.some((one) => one.card === id && one.resolved);

const isDown = (rite: RiteFrame, id: GameCardId): boolean =>
  rite.vanquished.some(({ card, through }) => card === id || through === id);

/** Where an effect leads the force that a card is given. */
function struckInstead(game: Game, card: GameCard): GameCard {
  const [found] = inForce(game, 'redirect-force').filter(({ modifier, live }) =>
    isAbout(live, modifier.of, card),
  );
  if (found === undefined) return card;
  const id = found.live.those.at(-1);
  const other = id === undefined ? card : cardAt(game, id);
  return isUp(other) ? other : card;
}

/** Whether point after point of force finds a victim that may be given it, till all of them have theirs. */
function canBeDealt(game: Game, rite: RiteFrame, seat: Seat, last: GameCard): boolean {
  const named = rite.vanquished.filter(({ by, resolved }) => by === seat && !resolved);
  const victims = [...named.map(({ through }) => cardAt(game, through)), last];
  const givers = giversOf(game, rite, seat);
  const needs = victims.flatMap((victim) =>
    Array<GameCard>(wallOf(game, struckInstead(game, victim))).fill(victim),
  );
  const points = givers.flatMap((giver) =>
    Array<GameCard>(forceFor(game, giver, rite.rite)).fill(giver),
  );
  const dealt = new Map<number, number>();
  const deal = (need: number, tried: Set<number>): boolean =>
    points.some((giver, point) => {
      const victim = needs[need];
      if (tried.has(point) || victim === undefined || keptFrom(game, victim, giver)) return false;
      tried.add(point);
      const holder = dealt.get(point);
      if (holder !== undefined && !deal(holder, tried)) return false;
      dealt.set(point, need);
      return true;
    });
  return needs.every((_, need) => deal(need, new Set()));
}

/** Whether a victim is immune to the force of a giver. */
const keptFrom = (game: Game, victim: GameCard, giver: GameCard): boolean =>
  inForce(game, 'be-given-force').some(
    ({ modifier: { of, from }, live }) =>
      from !== undefined &&
      of !== undefined &&
      isAbout(live, of, victim) &&
      isKind(live.scene, from, giver),
  );

/** The participants whose force is distributed now. */
function giversOf(game: Game, rite: RiteFrame, seat: Seat): readonly GameCard[] {
  const { leader, others } = sideOf(game, rite, seat);
  const sudden = rite.at === 'surprise-force';
  return (
    [leader, ...others]
      .filter((card) => stillStands(card, homeOf(rite, seat, card)) && !isBeaten(rite, card.id))
      .filter(({ id }) => rite.struck.includes(id) === sudden)
      // TAT-6.2.11-49
      .filter(({ id }) => id !== rite.defense || rite.defends)
  );
}

/**
 * The force of a side, added up anew, less what it has given since (TAT-6.2.11-54, TAT-6.2.11-57,
 * TAT-6.2.11-66, TAT-6.2.11-67, TAT-6.2.11-68).
 */
function forceLeft(game: Game, rite: RiteFrame, seat: Seat): number {
  const all = giversOf(game, rite, seat).reduce(
    (sum, card) => sum + forceFor(game, card, rite.rite),
    0,
  );
  const given = rite.vanquished
    .filter(({ by, resolved }) => by === seat && !resolved)
    .reduce((sum, { card }) => sum + wallOf(game, cardAt(game, card)), 0);
  return all - given;
}
