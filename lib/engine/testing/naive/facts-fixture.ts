import type { Power } from '@/lib/rules/powers';
import type { Talent } from '@/lib/rules/talents';
import { abilitiesOf } from '../../abilities/game-catalogue';
import { isKind, matches } from '../../abilities/matching';
import type { Scope } from '../../abilities/modifiers/kind';
import type { Prohibited } from '../../abilities/modifiers/prohibit';
import type { CardNumber } from '../../abilities/modifiers/raise';
import type { Keyword, Modifier } from '../../abilities/modifiers/table';
import { standing } from '../../abilities/scene';
import { amountOf, type Value } from '../../abilities/value';
import { guarded, inForce, isAbout, isMet, type Standpoint } from '../../queries/live';
import { cardAt, type Game, houseAt, printed } from '../../state/game';
import type { GameCard, GameCardId, Seat } from '../../state/state';

/** What the slow lister derives for itself: printed values, and the modifiers that are in force, summed up. */

/** Deployed: face up in a Domain, engaged or not (TAT-9-11). */
export const isUp = (card: Readonly<GameCard>): boolean =>
  card.status === 'engaged' || card.status === 'disengaged';

/** The Domain of a House, subdued cards too. */
export const domainOf = (game: Game, seat: Seat): GameCard[] =>
  Object.values(game.state.cards).filter(
    ({ place }) => place.zone === 'domain' && place.seat === seat,
  );

/** A House governs the deployed cards of its Domain (TAT-5.4-08, TAT-5.4-22). */
export const isGoverned = (card: Readonly<GameCard>, seat: Seat): boolean =>
  card.place.zone === 'domain' && card.place.seat === seat && isUp(card);

export const liesIn = (card: Readonly<GameCard>, zone: string, seat: Seat): boolean =>
  card.place.zone === zone && card.place.seat === seat;

type About = Exclude<Extract<Modifier, { of: Scope }>['kind'], 'raise' | 'prohibit'> | CardNumber;

/** The modifiers of a kind that are in force and about a card. */
function about<K extends About>(game: Game, kind: K, card: Readonly<GameCard>) {
  return inForce(game, kind).filter(({ modifier, live }) =>
    isAbout(live, (modifier as { readonly of: Scope }).of, card),
  );
}

const worth = (game: Game, live: Standpoint, by: Value): number =>
  guarded(game, () => amountOf(live.scene, by));

/** Gained subtypes push their opposites out (TAT-3.1.2-02, TAT-3.1.2-05). */
export function kindsOf(game: Game, card: Readonly<GameCard>): readonly string[] {
  const opposite: Readonly<Record<string, string>> = {
    Ally: 'Aide',
    Aide: 'Ally',
    Noble: 'Vassal',
    Vassal: 'Noble',
  };
  let kinds = [...printed(game, card).subtypes];
  for (const { modifier } of about(game, 'subtype', card)) {
    const { subtype } = modifier;
    kinds = kinds.filter((kind) => kind !== opposite[subtype] && kind !== subtype);
    kinds.push(subtype);
  }
  return kinds;
}

/** The talent of the rite that is under way. */
const inRite = ({ state }: Game): Talent | undefined => {
  const rite = state.frames.findLast(({ step }) => step === 'rite');
  return rite?.step === 'rite' ? rite.rite : undefined;
};

/**
 * A bonus gives the talent at 0 first; without icon or bonus there is none (TAT-3.3-03, TAT-3.3-04,
 * TAT-3.3-05).
 */
export function talentOf(game: Game, card: Readonly<GameCard>, talent: Talent): number | null {
  const changes = about(game, 'rank', card)
    .filter(({ modifier }) => (modifier.what === 'rite' ? inRite(game) : modifier.what) === talent)
    .map(({ modifier, live }) => worth(game, live, modifier.by));
  const icon = printed(game, card).talents?.[talent];
  const granted = changes.some((by) => by >= 0);
  if (icon === undefined && !granted) return null;
  const losses = icon === undefined ? changes.filter((by) => by >= 0) : changes;
  return Math.max(
    0,
    losses.reduce((sum, by) => sum + by, icon ?? 0),
  );
}

const sum = (
  game: Game,
  kind: 'command' | 'resistance',
  card: Readonly<GameCard>,
  base: number,
): number =>
  about(game, kind, card).reduce(
    (total, { modifier, live }) => total + worth(game, live, modifier.by),
    base,
  );

/** Missing command is 0 (TAT-3.2-10). */
export const commandFor = (game: Game, card: Readonly<GameCard>): number =>
  Math.max(0, sum(game, 'command', card, printed(game, card).command ?? 0));

/** Missing resistance is 1 (TAT-3.2-12). */
export const resistanceFor = (game: Game, card: Readonly<GameCard>): number =>
  Math.max(0, sum(game, 'resistance', card, printed(game, card).resistance ?? 1));

/** The rank in the rite's talent and what is added to it (TAT-6.2.11-54, TAT-6.2.11-55). */
export const forceFor = (game: Game, card: Readonly<GameCard>, talent: Talent): number => {
  const rank = talentOf(game, card, talent);
  const added = about(game, 'force', card)
    // TAT-6.2.11-55, CRF-4.B-01
    .filter(({ modifier }) => rank !== null || modifier.what === 'bare-force')
    .reduce((total, { modifier, live }) => total + worth(game, live, modifier.by), 0);
  return Math.max(0, (rank ?? 0) + added);
};

export const can = (game: Game, card: Readonly<GameCard>, keyword: Keyword): boolean =>
  about(game, 'keyword', card).some(({ modifier }) => modifier.keyword === keyword);

/** Whether a modifier of a kind is in force about a card. */
export const has = (game: Game, kind: About, card: Readonly<GameCard>): boolean =>
  about(game, kind, card).length > 0;

/**
 * Printed and gained Powers. Dune has its governor's sponsor alone, and none face down (TAT-5.3-07, C40).
 * What a card gives itself counts before it is deployed (TAT-7-04).
 */
export function powersOf(game: Game, card: Readonly<GameCard>): ReadonlySet<Power> {
  if (card.group === 'dune')
    return new Set(isUp(card) ? [houseAt(game, card.place.seat).sponsor] : []);
  const powers = new Set<Power>();
  const { allegiance } = printed(game, card);
  if (allegiance !== undefined) powers.add(allegiance);
  for (const { modifier, live } of about(game, 'allegiance', card)) {
    if (modifier.power === 'none') return new Set();
    for (const power of meantBy(game, live, modifier.power)) powers.add(power);
  }
  if (isUp(card)) return powers;
  const scene = standing(game, card.place.seat, card as GameCard);
  for (const ability of abilitiesOf(game.catalogue, card.card)) {
    if (ability.kind !== 'static') continue;
    for (const modifier of ability.modifiers)
      if (
        modifier.kind === 'allegiance' &&
        modifier.power !== 'none' &&
        modifier.of === 'this' &&
        isMet(game, scene, modifier)
      )
        for (const power of meantBy(game, { scene, those: [] }, modifier.power)) powers.add(power);
  }
  return powers;
}

/** A Power by name, or that of the home world: of Dune its governor's sponsor. */
function meantBy(game: Game, { scene }: Standpoint, power: Power | 'home-world'): Power[] {
  if (power !== 'home-world') return [power];
  const home = domainOf(game, scene.seat).find((card) => isHome(game, scene.seat, card));
  if (home === undefined) return [];
  if (home.group === 'dune') return [houseAt(game, scene.seat).sponsor];
  return [printed(game, home).allegiance ?? []].flat();
}

export const share = (one: ReadonlySet<Power>, other: ReadonlySet<Power>): boolean =>
  [...one].some((power) => other.has(power));

/** What a card says of its X. */
export const costText = (game: Game, card: Readonly<GameCard>) =>
  abilitiesOf(game.catalogue, card.card).find((ability) => ability.kind === 'cost');

/**
 * The printed cost; an X is what the text fixes on that host, or what its House has set (C51), and of programs their
 * tokens (TAT-3.2-02, TAT-6.2.5-06).
 */
export function plainCost(
  game: Game,
  card: Readonly<GameCard>,
  host: GameCardId | null = card.place.host,
  set: number = card.marks,
): number {
  const { cost } = printed(game, card);
  if (cost !== 'X') return cost;
  const text = costText(game, card);
  if (text === undefined) return card.program;
  if (typeof text.x === 'object' && 'upTo' in text.x) return set;
  const { place } = host === null ? card : cardAt(game, host);
  const there: GameCard = { ...card, place: { ...place, host } };
  return Math.max(0, amountOf(standing(game, place.seat, there), text.x));
}

/** The cost of deploying a card on a host, as effects change it: doubled first, never below 0 (TAT-3.2-01). */
export function solarisFor(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  host: GameCardId | null,
  set?: number,
): number {
  const bearer = host === null ? null : cardAt(game, host);
  const is = (live: Standpoint, of: Parameters<typeof isKind>[1]) =>
    isKind(live.scene, of, card as GameCard);
  const changes = inForce(game, 'cost').filter(
    ({ modifier, live }) =>
      (modifier.for === 'all' || live.scene.seat === seat) &&
      is(live, modifier.of) &&
      (modifier.from === undefined || whereIs(card) === modifier.from) &&
      (modifier.on === undefined ||
        (bearer !== null && modifier.on.some((kind) => matches(live.scene, kind, bearer)))),
  );
  let cost = plainCost(game, card, host, set);
  let doublings = 0;
  for (const { modifier, live } of changes)
    if (modifier.by === 'nothing') return 0;
    else if (modifier.by === 'double') doublings += 1;
    else cost += amountOf(live.scene, modifier.by);
  return Math.max(0, cost) * 2 ** doublings;
}

/** Where a card waits to be deployed. */
const whereIs = ({ place, status }: Readonly<GameCard>): string =>
  place.zone === 'domain' ? status : place.zone;

/** Whether the text of a card in play keeps a card from something, with another card where one is named. */
export function kept(
  game: Game,
  what: Prohibited,
  card: Readonly<GameCard>,
  other: Readonly<GameCard> | null = null,
): boolean {
  return inForce(game, what).some(
    ({ modifier, live }) =>
      modifier.of !== undefined &&
      isAbout(live, modifier.of, card) &&
      (modifier.from === undefined ||
        (other !== null && isKind(live.scene, modifier.from, other as GameCard))),
  );
}

/** Whether a card of a House is its home world of this time: Dune once it is deployed (TAT-5.3-05). */
export function isHome(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  if (!isGoverned(card, seat)) return false;
  if (card.group === 'dune') return true;
  return card.group === 'homeworld' && !governsDune(game, seat);
}

export const governsDune = (game: Game, seat: Seat): boolean =>
  domainOf(game, seat).some((card) => card.group === 'dune' && isUp(card));

/** A Dune fief that is governed, printed or made one, Dune too (TAT-6.2.8-02, TAT-6.2.8-03), or a text in its place. */
export const hasDuneFief = (game: Game, seat: Seat): boolean =>
  domainOf(game, seat).some(
    (card) =>
      isUp(card) && [...printed(game, card).subtypes, ...kindsOf(game, card)].includes('Dune Fief'),
  ) || inForce(game, 'lends-dune-fief').some(({ live }) => live.scene.seat === seat);

/** No copy of a unique card is deployed anywhere; the title tells (TAT-9-13, TAT-3.1.2-04). */
export function isFreeOfCopies(game: Game, card: Readonly<GameCard>): boolean {
  const { unique, title } = printed(game, card);
  if (unique !== true) return true;
  return !Object.values(game.state.cards).some(
    (other) => other.place.zone === 'domain' && isUp(other) && printed(game, other).title === title,
  );
}

/** Houses that are still in the game. */
export const playing = (game: Game): Seat[] =>
  [...game.state.houses.keys()].filter((seat) => !houseAt(game, seat).eliminated);
