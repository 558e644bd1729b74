import { isCharter, isFief } from '@/lib/rules/holdings';
import type { Power } from '@/lib/rules/powers';
import { RITE_KINDS, RITES, type Rite, type RiteKind, riteKind } from '@/lib/rules/rites';
import type { Filter } from '../abilities/filter';
import { matches } from '../abilities/matching';
import { riteOf } from '../abilities/rite';
import { standing } from '../abilities/scene';
import { mayLeadWeirding } from '../abilities/scripts/leads-weirding';
import { allegiancesOf } from '../queries/allegiance';
import { isDeployed, readyRefusal } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { type Ban, bansOf, inForce } from '../queries/live';
import { isKept, rankOf, subtypesOf } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game, printed, sortById } from '../state/game';
import { always, type Refusal, refuse } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import { isBanned, spentOn } from './limits';

/** Where a House looks for targets: what its rivals govern, and what is forbidden, each looked up once. */
interface Field {
  readonly game: Game;
  readonly targets: readonly Target[];
  readonly noRites: readonly Ban[];
  readonly noTargets: readonly Ban[];
}

interface Target {
  readonly card: GameCard;
  readonly persona: boolean;
  readonly fief: boolean;
  readonly charter: boolean;
  readonly powers: readonly Power[];
}

/** What each rite is declared against (TAT-6.2.11-07, TAT-6.2.11-08, TAT-6.2.11-09, TAT-6.2.11-10). */
const KIND_OF_TARGET = {
  dueling: 'persona',
  intrigue: 'persona',
  battle: 'fief',
  arbitration: 'charter',
  // By the text of Witching Power.
  weirding: 'persona',
} as const;

/**
 * The rites that a House may declare in its Interval: a disengaged persona with the talent leads
 * (TAT-6.2.11-16), against what `riteTargets` says. In the order of leaders, rites and targets.
 */
export function declarableRites(game: Game, seat: Seat): ActionOf<'rite'>[] {
  const leaders = cardsInDomain(game, seat).filter((card) => mayLead(game, card));
  const field = leaders.length === 0 ? null : fieldOf(game, seat);
  if (field === null || field.targets.length === 0) return [];
  return sortById(leaders).flatMap((leader) =>
    ritesLedBy(game, leader).flatMap((rite) =>
      targetsIn(field, ledBy(game, seat, rite, leader, true, null)).map((target) => ({
        kind: 'rite',
        rite,
        leader: leader.id,
        target: target.id,
      })),
    ),
  );
}

/** Whether a card can lead rites at all: a disengaged persona. */
export function mayLead(game: Game, card: GameCard): boolean {
  return card.status === 'disengaged' && printed(game, card).type === 'persona';
}

/**
 * The cards that a leader may declare as target of a rite, by their numbers: deployed cards of
 * rivals (TAT-6.2.11-24, TAT-6.2.11-27, TAT-6.2.11-28) of the rite's kind (TAT-6.2.11-07,
 * TAT-6.2.11-08, TAT-6.2.11-09, TAT-6.2.11-10) that share no allegiance with it (TAT-6.2.11-25),
 * engaged or not (TAT-6.2.11-26). A rite that counts finds none with a rival whose limit is used up
 * (TAT-6.2.11-04).
 */
export function riteTargets(
  game: Game,
  seat: Seat,
  rite: Rite,
  leader: GameCard,
  counts: boolean,
  /** The kind of target that a card asks for, in place of the rite's own. */
  kind: Filter | null = null,
): GameCard[] {
  return targetsIn(fieldOf(game, seat), ledBy(game, seat, rite, leader, counts, kind));
}

/** The other cards that the defender governs and that could have been the target of a rite under way. */
export function otherTargets(game: Game, rite: Readonly<RiteFrame>): GameCard[] {
  const field = {
    ...fieldOf(game, rite.attacker),
    targets: cardsOfRivals(game, rite.attacker),
  };
  const leader = cardAt(game, rite.leader);
  const led = ledBy(game, rite.attacker, rite.rite, leader, false, rite.targets);
  return targetsIn(field, led).filter(
    ({ id, place }) => place.seat === rite.against && id !== rite.target,
  );
}

function fieldOf(game: Game, seat: Seat): Field {
  return {
    game,
    targets: riteOf(game) === null ? cardsOfRivals(game, seat) : [],
    noRites: bansOf(game, 'rites'),
    noTargets: bansOf(game, 'be-target-of-rite'),
  };
}

function cardsOfRivals(game: Game, seat: Seat): Target[] {
  const found: Target[] = [];
  for (const [rival, { zones }] of game.state.houses.entries()) {
    if (rival === seat) continue;
    for (const id of zones.domain) {
      const card = cardAt(game, id);
      if (!isDeployed(card)) continue;
      const { type } = printed(game, card);
      const subtypes = subtypesOf(game, card);
      found.push({
        card,
        persona: type === 'persona',
        fief: type === 'holding' && isFief(subtypes),
        charter: type === 'holding' && isCharter(subtypes),
        powers: allegiancesOf(game, card),
      });
    }
  }
  return found.sort((one, other) => one.card.id - other.card.id);
}

/** A rite of a leader, with what is looked up once for all targets. */
interface Led {
  readonly rite: Rite;
  /** What a card wants its target to be, in place of what the rite has. */
  readonly kind: ((target: Target) => boolean) | null;
  readonly leader: GameCard;
  readonly powers: readonly Power[];
  /** It may take part in no rites. */
  readonly isIdle: boolean;
  /** Rivals against whom this Interval's rite of the kind is used up. */
  readonly spent: readonly Seat[];
  readonly others: ReturnType<typeof inForce<'may-target'>>;
}

function ledBy(
  game: Game,
  seat: Seat,
  rite: Rite,
  leader: GameCard,
  counts: boolean,
  kind: Filter | null,
): Led {
  const scene = standing(game, seat, leader);
  return {
    rite,
    kind: kind === null ? null : ({ card }) => matches(scene, kind, card),
    leader,
    powers: allegiancesOf(game, leader),
    isIdle: isKept(game, leader, 'participate'),
    spent: counts ? spentOn(game, seat, rite, leader) : [],
    others: inForce(game, 'may-target', leader).filter(({ modifier }) => modifier.rite === rite),
  };
}

function targetsIn(field: Field, led: Led): GameCard[] {
  return field.targets
    .filter((target) => target.card !== led.leader && targetRefusal(field, led, target) === null)
    .map(({ card }) => card);
}

/** What stands against a deployed card of a rival as the target of a rite. */
function targetRefusal({ noRites, noTargets }: Field, led: Led, target: Target): Refusal | null {
  const { rite, leader } = led;
  const { card } = target;
  const { seat } = card.place;
  if (led.isIdle) return RITE_FORBIDDEN;
  if (led.spent.includes(seat)) return limitRefusal(riteKind(rite), [seat]);
  const isOfRite = (one: Target) =>
    one[KIND_OF_TARGET[rite]] ||
    led.others.some(({ modifier, live }) => matches(live.scene, modifier.target, card));
  if (!(led.kind ?? isOfRite)(target)) return NOT_OF_RITE[rite];
  if (target.powers.some((power) => led.powers.includes(power))) return SHARES_ALLEGIANCE;
  return isBanned(noRites, rite, leader, card) || isBanned(noTargets, rite, card, leader)
    ? RITE_FORBIDDEN
    : null;
}

const notOf = (rite: Rite) =>
  refuse({ code: 'not-of-rite', rite }, [
    'TAT-6.2.11-07',
    'TAT-6.2.11-08',
    'TAT-6.2.11-09',
    'TAT-6.2.11-10',
  ]);
const NOT_OF_RITE: Readonly<Record<Rite, Refusal>> = {
  dueling: notOf('dueling'),
  intrigue: notOf('intrigue'),
  battle: notOf('battle'),
  arbitration: notOf('arbitration'),
  weirding: notOf('weirding'),
};
const SHARES_ALLEGIANCE = always('shares-allegiance', 'TAT-6.2.11-25');
const RITE_FORBIDDEN = always('rite-forbidden', 'TAT-3.2-05');

/** The rites that a persona has the talent to lead (TAT-6.2.11-16); for a Weirding rite it needs a card that says so. */
export function ritesLedBy(game: Game, leader: GameCard): readonly Rite[] {
  return RITES.filter(
    (rite) =>
      rankOf(game, leader, rite) !== null && (rite !== 'weirding' || mayLeadWeirding(game, leader)),
  );
}

/** What stands against all rites of a leader: no rival governs a target, or the limits are used up. */
export function leaderRefusals(game: Game, seat: Seat, leader: GameCard): readonly Refusal[] {
  const rites = ritesLedBy(game, leader);
  const targets = (rite: Rite, counts: boolean) => riteTargets(game, seat, rite, leader, counts);
  if (rites.some((rite) => targets(rite, true).length > 0)) return [];
  const limits = RITE_KINDS.flatMap((kind): Refusal[] => {
    const rivals = rites
      .filter((rite) => riteKind(rite) === kind)
      .flatMap((rite) => targets(rite, false).map(({ place }) => place.seat));
    return rivals.length === 0 ? [] : [limitRefusal(kind, [...new Set(rivals)])];
  });
  return limits.length > 0
    ? limits
    : [refuse({ code: 'no-rite-target', rites }, ['TAT-6.2.11-24', 'TAT-6.2.11-25'])];
}

function limitRefusal(kind: RiteKind, rivals: readonly Seat[]): Refusal {
  return refuse({ code: 'rite-limit', kind, rivals }, ['TAT-6.2.11-04']);
}

/** What stands against one rite: its leader, or its target. */
export function riteRefusal(
  game: Game,
  seat: Seat,
  rite: Rite,
  leader: GameCard,
  target: GameCard,
): Refusal | null {
  const ready = readyRefusal(leader, leader);
  if (ready !== null) return ready;
  if (!ritesLedBy(game, leader).includes(rite)) return NOT_LED;
  const field = fieldOf(game, seat);
  const found = field.targets.find(({ card }) => card.id === target.id);
  if (found === undefined) return NOT_A_TARGET;
  return targetRefusal(field, ledBy(game, seat, rite, leader, true, null), found);
}

const NOT_LED = always('no-rite-led', 'TAT-6.2.11-16');
const NOT_A_TARGET = always('not-a-target', 'TAT-6.2.11-24', 'TAT-6.2.11-27', 'TAT-6.2.11-28');
