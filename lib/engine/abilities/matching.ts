import { adversariesOf } from '@/lib/rules/powers';
import { isMember } from '../queries/bodies';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { abilitiesBy, cardAt, FACE_DOWN, faceOf, houseAt, printed, sortById } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { isOfClass } from './effect-class';
import type { Filter } from './filter';
import { isCalled, isKindOfBack } from './printed-kind';
import { refer } from './ref';
import { riteOf, talentNow } from './rite';
import type { Scene } from './scene';

/** The cards that a filter means, in the order of their numbers; each House's hidden piles only where it names them. */
export function cardsThat(scene: Scene, filter: Filter, backs: Backs = 'fail'): GameCard[] {
  const { game } = scene;
  const zone = filter.zone ?? 'domain';
  const found: GameCard[] = [];
  for (let seat = 0; seat < game.state.houses.length; seat += 1) {
    if (!isWhose(scene, filter.whose, seat)) continue;
    for (const id of houseAt(game, seat).zones[zone]) {
      const card = cardAt(game, id);
      if (matches(scene, filter, card, backs)) found.push(card);
    }
  }
  return sortById(found);
}

/** Whether there is one of the cards that a filter means, and of which the rest holds as well. */
export function isThere(
  scene: Scene,
  filter: Filter,
  backs: Backs = 'fail',
  is?: (card: GameCard) => boolean,
): boolean {
  const { game } = scene;
  const zone = filter.zone ?? 'domain';
  for (let seat = 0; seat < game.state.houses.length; seat += 1) {
    if (!isWhose(scene, filter.whose, seat)) continue;
    for (const id of houseAt(game, seat).zones[zone]) {
      const card = cardAt(game, id);
      if (matches(scene, filter, card, backs) && is?.(card) !== false) return true;
    }
  }
  return false;
}

/**
 * What becomes of cards of which but the back shows, in a game as a House sees it: they fit wherever a card
 * with that back could (C42), or nowhere.
 */
export type Backs = 'fit' | 'fail';

/** Whether a House is one of those whose cards are meant. */
function isWhose({ seat, houses }: Scene, whose: Filter['whose'], one: Seat): boolean {
  switch (whose) {
    case 'yours':
      return one === seat;
    case 'rivals':
      return one !== seat && one >= 0;
    case 'chosen':
      return one === houses.at(-1);
    default:
      // A card of a pile that does not show, in a view, is nobody's.
      return one >= 0;
  }
}

/** Whether a card is one of those that a filter means. */
export function matches(
  scene: Scene,
  filter: Filter,
  card: GameCard,
  backs: Backs = 'fail',
): boolean {
  const { zone, state, whose, about, where } = planOf(filter);
  if (card.place.zone !== zone) return false;
  if (zone === 'domain' && !hasState(card, state)) return false;
  if (!isWhose(scene, whose, card.place.seat)) return false;
  for (const test of where) if (!test(scene, card, backs)) return false;
  return isOfKind(scene, filter, about, card, backs);
}

/** One thing that a filter asks of a card. */
type Test = (scene: Scene, card: GameCard, backs: Backs) => boolean;

/** What a filter asks, made ready: most filters ask two or three things of the many that they could. */
interface Plan {
  readonly zone: NonNullable<Filter['zone']>;
  readonly state: NonNullable<Filter['state']>;
  readonly whose: Filter['whose'];
  /** What the card is. */
  readonly about: readonly Test[];
  /** Where and how it lies. */
  readonly where: readonly Test[];
}

/** Filters are read once and never change. */
const PLANS = new WeakMap<Filter, Plan>();

function planOf(filter: Filter): Plan {
  const known = PLANS.get(filter);
  if (known !== undefined) return known;
  const { zone = 'domain', state = 'deployed', whose } = filter;
  const plan = { zone, state, whose, about: testsOf(KIND, filter), where: testsOf(PLACE, filter) };
  PLANS.set(filter, plan);
  return plan;
}

type Tests = {
  readonly [Name in keyof Filter]?: (asked: NonNullable<Filter[Name]>, filter: Filter) => Test;
};

function testsOf(tests: Tests, filter: Filter): readonly Test[] {
  return Object.keys(tests).flatMap((name) => {
    const asked = filter[name as keyof Filter];
    const make = tests[name as keyof Filter] as
      | ((asked: unknown, filter: Filter) => Test)
      | undefined;
    return asked === undefined || make === undefined ? [] : [make(asked, filter)];
  });
}

function isNearTop(
  { game, x }: Scene,
  top: NonNullable<Filter['top']>,
  { id, place }: GameCard,
): boolean {
  const many = top === 'x' ? (x ?? 0) : top;
  return many > 0 && houseAt(game, place.seat).zones[place.zone].slice(-many).includes(id);
}

/** The part of a filter that looks at what a card is, wherever it lies. */
export function isKind(
  scene: Scene,
  filter: Filter,
  card: GameCard,
  backs: Backs = 'fail',
): boolean {
  return isOfKind(scene, filter, planOf(filter).about, card, backs);
}

function isOfKind(
  scene: Scene,
  filter: Filter,
  about: readonly Test[],
  card: GameCard,
  backs: Backs,
): boolean {
  const { game } = scene;
  if (filter.is !== undefined && refer(scene, filter.is)?.id !== card.id) return false;
  if (faceOf(game, card) === FACE_DOWN) return isKindOfBack(game.catalogue, filter, card, backs);
  for (const test of about) if (!test(scene, card, backs)) return false;
  return true;
}

/** What a filter asks of the face of a card. */
const KIND: Tests = {
  types:
    (types) =>
    ({ game }, card) =>
      types.includes(printed(game, card).type),
  titles:
    (titles) =>
    ({ game }, card) =>
      titles.includes(printed(game, card).title),
  notTitles:
    (titles) =>
    ({ game }, card) =>
      !titles.includes(printed(game, card).title),
  groups: (groups) => (_, card) => groups.includes(card.group),
  notGroups: (groups) => (_, card) => !groups.includes(card.group),
  talent:
    (named) =>
    ({ game }, card) => {
      const talent = talentNow(game, named);
      return talent !== null && game.derived.rankOf(game, card, talent) !== null;
    },
  keyword:
    (keyword) =>
    ({ game }, card) =>
      game.derived.hasKeyword(game, card, keyword),
  effect:
    (effect) =>
    ({ game }, card) =>
      isOfClass(printed(game, card), abilitiesBy(game, card), effect),
  all:
    (words) =>
    ({ game }, card) => {
      const subtypes = game.derived.subtypesOf(game, card);
      return words.every((word) => isCalled(subtypes, word));
    },
  any:
    (words) =>
    ({ game }, card) => {
      const subtypes = game.derived.subtypesOf(game, card);
      return words.some((word) => isCalled(subtypes, word));
    },
  none:
    (words) =>
    ({ game }, card) => {
      const subtypes = game.derived.subtypesOf(game, card);
      return !words.some((word) => isCalled(subtypes, word));
    },
  either: (either) => (scene, card, backs) => either.some((one) => isKind(scene, one, card, backs)),
  titleOf: (ref) => (scene, card) => {
    const named = refer(scene, ref);
    return named !== null && printed(scene.game, named).title === printed(scene.game, card).title;
  },
  notAllegiance:
    (power) =>
    ({ game }, card) =>
      !game.derived.allegiancesOf(game, card).includes(power),
  shares: (ref) => (scene, card) => {
    const { game } = scene;
    const other = refer(scene, ref);
    const theirs = other === null ? [] : game.derived.allegiancesOf(game, other);
    return game.derived.allegiancesOf(game, card).some((power) => theirs.includes(power));
  },
  allegiance:
    (allegiance) =>
    ({ game, seat }, card) => {
      const powers = game.derived.allegiancesOf(game, card);
      if (allegiance === 'none') return powers.length === 0;
      const { sponsor } = houseAt(game, seat);
      if (allegiance === 'adversary')
        return adversariesOf(sponsor).some((power) => powers.includes(power));
      return powers.includes(allegiance === 'sponsor' ? sponsor : allegiance);
    },
};

function hasState(card: GameCard, state: NonNullable<Filter['state']>): boolean {
  if (state === 'any') return true;
  return state === 'deployed' ? isDeployed(card) : card.status === state;
}

/** What a filter asks of how and where a card lies. */
const PLACE: Tests = {
  other: (other) => (scene, card) => !other || card.id !== scene.card.id,
  spice: () => (_, card) => card.spice > 0,
  deferment:
    (deferment) =>
    ({ game }, card) =>
      deferment === 'some'
        ? card.deferment > 0
        : card.deferment < game.derived.baseCost(game, card),
  top: (top) => (scene, card) => isNearTop(scene, top, card),
  on:
    (on) =>
    (scene, { place: { host } }, backs) => {
      if (host === null) return false;
      if (typeof on === 'string') return refer(scene, on)?.id === host;
      return matches(scene, on, cardAt(scene.game, host), backs);
    },
  under: (under) => (scene, card) => liesUnder(scene, under, card),
  bears: (borne) => (scene, card) => bears(scene, borne, card, 'all'),
  bearsNo: (borne) => {
    const any: Filter = { state: 'any', ...borne };
    return (scene, card) => !bears(scene, any, card, 'counted');
  },
  rite: (part) => (scene, card) => isInRite(scene, part, card),
  vanquished:
    (vanquished) =>
    ({ game }, { id }) =>
      !vanquished || riteOf(game)?.vanquished.some(({ card }) => card === id) === true,
  either: (either, { zone, state }) => {
    const whole = either.map((one): Filter => ({ zone, state, ...one }));
    return (scene, card, backs) => whole.some((one) => matches(scene, one, card, backs));
  },
};

/** Whether a card is assigned to one of a kind, directly or not. */
function liesUnder(scene: Scene, filter: Filter, card: GameCard): boolean {
  const { host: id } = card.place;
  if (id === null) return false;
  const host = cardAt(scene.game, id);
  return matches(scene, filter, host) || liesUnder(scene, filter, host);
}

/** Whether a card of a kind is assigned to a card, the one that asks aside. */
function bears(
  scene: Scene,
  filter: Filter,
  host: GameCard,
  /** Those that the text of a card leaves out are not counted against it. */
  which: 'counted' | 'all',
): boolean {
  return cardsInDomain(scene.game, host.place.seat).some(
    (card) =>
      card.place.host === host.id &&
      card.id !== scene.card.id &&
      matches(scene, filter, card) &&
      (which === 'all' || !scene.game.derived.isKept(scene.game, card, 'count-as-borne')),
  );
}

function isInRite(scene: Scene, part: NonNullable<Filter['rite']>, card: GameCard): boolean {
  const rite = riteOf(scene.game);
  if (rite === null) return false;
  if (isMember(scene.game.state, card.id)) return false;
  const attacking = card.id === rite.leader || rite.attackers.includes(card.id);
  const defending = card.id === rite.defense || rite.defenders.includes(card.id);
  const own = rite.attacker === scene.seat ? attacking : rite.defender === scene.seat && defending;
  const opposing =
    rite.attacker === scene.seat ? defending : rite.defender === scene.seat && attacking;
  return {
    participant: attacking || defending,
    leader: card.id === rite.leader || card.id === rite.defense,
    attacking,
    own,
    opposing,
    target: card.id === rite.target,
  }[part];
}
