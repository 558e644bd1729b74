import { z } from 'zod';
import type { Card } from '@/lib/cards/card';
import { isCharter, isDuneCharter, isDuneFief, isFief } from '@/lib/rules/holdings';
import { adversariesOf, POWERS } from '@/lib/rules/powers';
import { isEnhancement } from '@/lib/rules/resources';
import { backOf, CARD_GROUPS, CARD_TYPES, type CardBack } from '@/lib/rules/taxonomy';
import { isMember } from '../queries/bodies';
import { isDeployed } from '../queries/face-up';
import { cardsIn, cardsInDomain } from '../queries/governed';
import { byId, cardAt, clockwise, FACE_DOWN, faceOf, houseAt, printed } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { PILES } from '../state/zones';
import { EFFECT_CLASSES, isOfClass } from './effect-class';
import { RITE_PARTS } from './filter-words';
import { abilitiesOf, type GameCatalogue } from './game-catalogue';
import { type Ref, refer, refSchema } from './ref';
import { riteOf, talentNow, talentSchema } from './rite';
import type { Scene } from './scene';
import { flag, nameIn, some } from './shape';

const words = some(z.string());

export const filterSchema = z.strictObject({
  types: some(z.enum(CARD_TYPES)).optional(),
  /** Subtypes that it has all of; "Fief" and "Charter" as battle and arbitration see them, "Dune charter" and "Dune holding" too. */
  all: words.optional(),
  /** Subtypes that it has one of. */
  any: some(z.string(), 2).optional(),
  /** Subtypes that it has none of. */
  none: words.optional(),
  groups: some(z.enum(CARD_GROUPS)).optional(),
  notGroups: some(z.enum(CARD_GROUPS)).optional(),
  titles: words.optional(),
  notTitles: words.optional(),
  /** A Power; the sponsor of the House; one hostile to its sponsor (TAT-2.4.1-01); none at all. */
  allegiance: z.enum([...POWERS, 'sponsor', 'adversary', 'none']).optional(),
  talent: talentSchema.optional(),
  /** What it may do in the rite that is under way. */
  keyword: z.literal('counter').optional(),
  /** In a Domain: deployed unless something else is said. */
  state: z.enum(['deployed', 'disengaged', 'engaged', 'subdued', 'any']).optional(),
  /** Without it anybody's; of a host: yours, unless it says "anybody". */
  whose: z.enum(['yours', 'rivals', 'chosen', 'anybody']).optional(),
  zone: nameIn(PILES).exclude(['concealed', 'removed']).optional(),
  /** It is allied to a Power to which that card is allied as well (TAT-6.2.11-25). */
  shares: refSchema.optional(),
  /** It has the title of that card. */
  titleOf: refSchema.optional(),
  notAllegiance: z.enum(POWERS).optional(),
  /** What it is assigned to. */
  get on(): z.ZodOptional<z.ZodType<Ref | Filter>> {
    return z.union([refSchema, filterSchema]).optional();
  },
  /** What it is assigned to, or what that is assigned to, and so on. */
  get under(): z.ZodOptional<z.ZodType<Filter>> {
    return filterSchema.optional();
  },
  /** A card of this kind is assigned to it. */
  get bears(): z.ZodOptional<z.ZodType<Filter>> {
    return filterSchema.optional();
  },
  /** No card of this kind is assigned to it, deployed or subdued (C48), the card that asks aside. */
  get bearsNo(): z.ZodOptional<z.ZodType<Filter>> {
    return filterSchema.optional();
  },
  /** Its part in the rite that is under way. */
  rite: nameIn(RITE_PARTS).optional(),
  vanquished: flag,
  /** This very card. */
  is: refSchema.optional(),
  /** Not the card that has the ability. */
  other: flag,
  spice: z.literal('some').optional(),
  /** Among so many on top of the pile. */
  top: z.union([z.number().int().min(1), z.literal('x')]).optional(),
  /** It has deferment tokens; it has fewer than its deployment costs. */
  deferment: z.enum(['some', 'short']).optional(),
  /** What it does is such an effect. */
  effect: nameIn(EFFECT_CLASSES).optional(),
  /** One of these holds as well; a state or a zone that none of them names is that of the whole. */
  get either(): z.ZodOptional<z.ZodType<readonly Filter[]>> {
    return some(filterSchema, 2).optional();
  },
});

/** Which cards an ability is about. Everything that is given must hold. */
export interface Filter extends z.infer<typeof filterSchema> {}

/** The cards that a filter means, in the order of their numbers; each House's hidden piles only where it names them. */
export function cardsThat(scene: Scene, filter: Filter, backs: Backs = 'fail'): GameCard[] {
  return seatsOf(scene, filter.whose)
    .flatMap((seat) => cardsIn(scene.game, seat, filter.zone ?? 'domain'))
    .filter((card) => matches(scene, filter, card, backs))
    .sort(byId);
}

/**
 * What becomes of cards of which but the back shows, in a game as a House sees it: they fit wherever a card
 * with that back could (C42), or nowhere.
 */
export type Backs = 'fit' | 'fail';

function seatsOf({ game, seat, houses }: Scene, whose: Filter['whose']): readonly Seat[] {
  if (whose === 'yours') return [seat];
  if (whose === 'chosen') return houses.slice(-1);
  const all = clockwise(game, seat);
  return whose === 'rivals' ? all.slice(1) : all;
}

/** Whether a card is one of those that a filter means. */
export function matches(
  scene: Scene,
  filter: Filter,
  card: GameCard,
  backs: Backs = 'fail',
): boolean {
  if (card.place.zone !== (filter.zone ?? 'domain')) return false;
  if (card.place.zone === 'domain' && !hasState(card, filter.state ?? 'deployed')) return false;
  if (!seatsOf(scene, filter.whose).includes(card.place.seat)) return false;
  if (filter.other === true && card.id === scene.card.id) return false;
  if (filter.spice === 'some' && card.spice < 1) return false;
  if (filter.deferment === 'some' && card.deferment < 1) return false;
  if (
    filter.deferment === 'short' &&
    card.deferment >= scene.game.derived.baseCost(scene.game, card)
  )
    return false;
  if (filter.top !== undefined && !isNearTop(scene, filter.top, card)) return false;
  return (
    isKind(scene, filter, card, backs) &&
    isAssigned(scene, filter.on, card, backs) &&
    (filter.under === undefined || liesUnder(scene, filter.under, card)) &&
    (filter.bears === undefined || bears(scene, filter.bears, card, 'all')) &&
    (filter.bearsNo === undefined ||
      !bears(scene, { state: 'any', ...filter.bearsNo }, card, 'counted')) &&
    isInRite(scene, filter, card) &&
    isOneOf(filter, (one) =>
      matches(scene, { zone: filter.zone, state: filter.state, ...one }, card, backs),
    )
  );
}

/** Whether one of the filters in a filter holds, where it has any. */
function isOneOf({ either }: Filter, holds: (one: Filter) => boolean): boolean {
  return either === undefined || either.some(holds);
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
  const { game } = scene;
  if (filter.is !== undefined && refer(scene, filter.is)?.id !== card.id) return false;
  const face = faceOf(game, card);
  if (face === FACE_DOWN) return isKindOfBack(game.catalogue, filter, card, backs);
  const facts = printed(game, card);
  if (filter.types !== undefined && !filter.types.includes(facts.type)) return false;
  if (filter.titles !== undefined && !filter.titles.includes(facts.title)) return false;
  if (filter.notTitles?.includes(facts.title) === true) return false;
  if (filter.groups !== undefined && !filter.groups.includes(card.group)) return false;
  if (filter.notGroups?.includes(card.group) === true) return false;
  if (filter.talent !== undefined) {
    const talent = talentNow(game, filter.talent);
    if (talent === null || game.derived.rankOf(game, card, talent) === null) return false;
  }
  if (filter.keyword !== undefined && !game.derived.hasKeyword(game, card, filter.keyword))
    return false;
  if (
    filter.effect !== undefined &&
    !isOfClass(facts, abilitiesOf(game.catalogue, face), filter.effect)
  )
    return false;
  if (filter.all ?? filter.any ?? filter.none) {
    const subtypes = game.derived.subtypesOf(game, card);
    const has = (word: string) => isCalled(subtypes, word);
    if (filter.all?.every(has) === false) return false;
    if (filter.any?.some(has) === false) return false;
    if (filter.none?.some(has) === true) return false;
  }
  if (!isOneOf(filter, (one) => isKind(scene, one, card, backs))) return false;
  if (filter.titleOf !== undefined) {
    const named = refer(scene, filter.titleOf);
    if (named === null || printed(game, named).title !== facts.title) return false;
  }
  if (filter.allegiance ?? filter.shares ?? filter.notAllegiance)
    return hasAllegiance(scene, filter, card);
  return true;
}

function hasAllegiance(scene: Scene, filter: Filter, card: GameCard): boolean {
  const { game, seat } = scene;
  const powers = game.derived.allegiancesOf(game, card);
  if (filter.notAllegiance !== undefined && powers.includes(filter.notAllegiance)) return false;
  if (filter.shares !== undefined) {
    const other = refer(scene, filter.shares);
    const theirs = other === null ? [] : game.derived.allegiancesOf(game, other);
    if (!powers.some((power) => theirs.includes(power))) return false;
  }
  if (filter.allegiance === undefined) return true;
  if (filter.allegiance === 'none') return powers.length === 0;
  if (filter.allegiance === 'adversary')
    return adversariesOf(houseAt(game, seat).sponsor).some((power) => powers.includes(power));
  return powers.includes(
    filter.allegiance === 'sponsor' ? houseAt(game, seat).sponsor : filter.allegiance,
  );
}

/** What a filter asks of a card that its back does not tell. */
const FACES = [
  ...(['types', 'all', 'any', 'none', 'titles', 'notTitles', 'allegiance'] as const),
  ...(['talent', 'keyword', 'effect', 'either'] as const),
  ...(['shares', 'titleOf', 'notAllegiance'] as const),
];

/** Which backs the cards of a kind have; filters are read once and never change. */
const BACKS = new WeakMap<GameCatalogue, WeakMap<Filter, ReadonlySet<CardBack>>>();

/** Whether a card of which but the back shows is of a kind. */
function isKindOfBack(
  catalogue: GameCatalogue,
  filter: Filter,
  { group }: GameCard,
  backs: Backs,
): boolean {
  if (filter.groups?.includes(group) === false || filter.notGroups?.includes(group) === true)
    return false;
  if (FACES.every((name) => filter[name] === undefined)) return true;
  return backs === 'fit' && backsOf(catalogue, filter).has(backOf(group));
}

function backsOf(catalogue: GameCatalogue, filter: Filter): ReadonlySet<CardBack> {
  const known = BACKS.get(catalogue) ?? new WeakMap<Filter, ReadonlySet<CardBack>>();
  BACKS.set(catalogue, known);
  const found =
    known.get(filter) ??
    new Set(
      catalogue.cards.filter((card) => isPrinted(filter, card)).map(({ deck }) => backOf(deck)),
    );
  known.set(filter, found);
  return found;
}

/** Whether a card is of a kind by what never changes of it; whatever else is asked may be so. */
function isPrinted(filter: Filter, { type, title, subtypes }: Card): boolean {
  const has = (word: string) => isCalled(subtypes, word);
  return (
    filter.types?.includes(type) !== false &&
    filter.titles?.includes(title) !== false &&
    filter.notTitles?.includes(title) !== true &&
    filter.all?.every(has) !== false &&
    filter.any?.some(has) !== false &&
    filter.none?.some(has) !== true
  );
}

/** A word of card text as a class of cards: a home world is a fief, Dune a charter too (TAT-3.1.1-08). */
function isCalled(subtypes: readonly string[], word: string): boolean {
  if (word === 'Fief') return isFief(subtypes);
  if (word === 'Charter') return isCharter(subtypes);
  if (word === 'Enhancement') return isEnhancement(subtypes);
  if (word === 'Dune charter') return isDuneCharter(subtypes);
  if (word === 'Dune holding') return isDuneFief(subtypes) || isDuneCharter(subtypes);
  return subtypes.includes(word);
}

function hasState(card: GameCard, state: NonNullable<Filter['state']>): boolean {
  if (state === 'any') return true;
  return state === 'deployed' ? isDeployed(card) : card.status === state;
}

function isAssigned(scene: Scene, on: Filter['on'], card: GameCard, backs: Backs): boolean {
  if (on === undefined) return true;
  const { host } = card.place;
  if (host === null) return false;
  if (typeof on === 'string') return refer(scene, on)?.id === host;
  return matches(scene, on, cardAt(scene.game, host), backs);
}

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

function isInRite(scene: Scene, { rite: part, vanquished }: Filter, card: GameCard): boolean {
  if (part === undefined && vanquished === undefined) return true;
  const rite = riteOf(scene.game);
  if (rite === null) return false;
  if (vanquished === true && !rite.vanquished.some((one) => one.card === card.id)) return false;
  if (part === undefined) return true;
  if (isMember(scene.game.state, card.id)) return false;
  const attacking = card.id === rite.leader || rite.attackers.includes(card.id);
  const defending = card.id === rite.defense || rite.defenders.includes(card.id);
  const leads = card.id === rite.leader || card.id === rite.defense;
  const own = rite.attacker === scene.seat ? attacking : rite.defender === scene.seat && defending;
  const opposing =
    rite.attacker === scene.seat ? defending : rite.defender === scene.seat && attacking;
  return {
    participant: attacking || defending,
    leader: leads,
    attacking,
    defending,
    own,
    opposing,
    'own-leader': own && leads,
    'opposing-leader': opposing && leads,
    target: card.id === rite.target,
  }[part];
}
