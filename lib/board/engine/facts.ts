import { TREACHERY_CARDS, type TreacheryCard, type TreacheryKind } from '../decks/treachery';
import { type EditionFacts, factsWith } from '../editions/editions';
import { FACTIONS, type Leader, type Faction as Sheet } from '../factions/factions';
import { LOCATIONS, type Location, locationsOf, TERRITORIES, type Territory } from '../map/map';
import type { Edition } from '../rules/book';

/** As in lib/board/factions: "bene-gesserit". */
export type FactionId = string;
/** As in lib/board/factions: "lady-jessica". */
export type LeaderId = string;
/** As in lib/board/decks: "crysknife"; copies of a card are alike. */
export type CardId = string;
/** As in lib/board/editions: "shared-end". */
export type OptionId = string;

/** What is played: the edition, and which options. */
export interface Played {
  readonly edition: Edition;
  readonly options: readonly OptionId[];
}

/** What the edition has its own way, as the options have it. */
export function rulesOf({ edition, options }: Played): EditionFacts {
  return factsWith(edition, options);
}

/** The numbers of players that any edition is for. */
export const PLAYERS = { least: 2, most: 6 } as const;

const SHEETS: ReadonlyMap<FactionId, Sheet> = new Map(FACTIONS.map((sheet) => [sheet.id, sheet]));
const LEADERS: ReadonlyMap<LeaderId, Leader> = new Map(
  FACTIONS.flatMap(({ leaders }) => leaders.map((leader) => [leader.id, leader] as const)),
);
const CARDS: ReadonlyMap<CardId, TreacheryCard> = new Map(
  TREACHERY_CARDS.map((card) => [card.id, card]),
);
const BY_ID: ReadonlyMap<string, Territory> = new Map(
  TERRITORIES.map((territory) => [territory.id, territory]),
);
/** The order of the map, in which everything that lies on it is kept and listed. */
export const PLACES: readonly Location[] = [...LOCATIONS.values()];
const ORDER: ReadonlyMap<string, number> = new Map(PLACES.map(({ id }, at) => [id, at]));
const WITHIN: ReadonlyMap<string, readonly Location[]> = new Map(
  TERRITORIES.map((territory) => [territory.id, locationsOf(territory)]),
);

export const STRONGHOLDS: readonly Territory[] = TERRITORIES.filter(
  ({ type }) => type === 'stronghold',
);
/** Territories that an option of their name makes strongholds (DES-opt-long-05, DES-opt-long-06). */
const EXTRA_STRONGHOLDS: readonly Territory[] = TERRITORIES.filter(({ id }) =>
  ['false-wall-east', 'harg-pass'].includes(id),
);
export const POLAR_SINK = 'polar-sink';
/** The Kwisatz Haderach, where it is revived among leaders. */
export const KWISATZ = 'kwisatz-haderach';
/** Forces lost in battles that awaken it (GF9-atreides-10, DES-atreides-09). */
export const KWISATZ_LOSSES = 7;
const KWISATZ_COST = 2;

/** The strongholds of a table. */
export function strongholdsIn({ options }: Pick<Played, 'options'>): readonly Territory[] {
  const extra = EXTRA_STRONGHOLDS.filter(({ id }) => options.includes(id));
  return extra.length === 0 ? STRONGHOLDS : [...STRONGHOLDS, ...extra];
}

export function isStronghold(
  played: Pick<Played, 'options'>,
  territory: Pick<Territory, 'id' | 'type'>,
): boolean {
  return territory.type === 'stronghold' || isExtraStronghold(played, territory);
}

/** Whether an option makes a stronghold of it, which no storm and no worm harms then (DES-opt-long-09). */
export function isExtraStronghold(
  { options }: Pick<Played, 'options'>,
  { id }: Pick<Territory, 'id'>,
): boolean {
  return options.includes(id) && EXTRA_STRONGHOLDS.some((one) => one.id === id);
}

export function sheetOf(faction: FactionId): Sheet {
  return found(SHEETS.get(faction), faction);
}

export function leaderOf(leader: LeaderId): Leader {
  return found(LEADERS.get(leader), leader);
}

/** What it costs to revive a leader, or the Kwisatz Haderach (GF9-revival-09, GF9-atreides-15). */
export function revivalCost(leader: LeaderId): number {
  return leader === KWISATZ ? KWISATZ_COST : leaderOf(leader).strength;
}

/** Whether the id is that of a leader; else a cheap hero is meant. */
export function isLeader(id: LeaderId | CardId): boolean {
  return LEADERS.has(id);
}

export function isFaction(id: string): boolean {
  return SHEETS.has(id);
}

export function isCard(id: string): boolean {
  return CARDS.has(id);
}

export function cardOf(card: CardId): TreacheryCard {
  return found(CARDS.get(card), card);
}

/** The kind of a card; null where there is none. */
export function kindOf(card: CardId | null | undefined): TreacheryKind | null {
  return card == null ? null : cardOf(card).kind;
}

export function territoryOf(id: string): Territory {
  return found(BY_ID.get(id), id);
}

export function placeOf(id: string): Location {
  return found(LOCATIONS.get(id), id);
}

export function isPlace(id: string): boolean {
  return LOCATIONS.has(id);
}

/** Where a place stands in the order of the map. */
export function orderOf(id: string): number {
  return found(ORDER.get(id), id);
}

/** The places of a territory, counterclockwise. */
export function placesOf(territory: string): readonly Location[] {
  return found(WITHIN.get(territory), territory);
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`the board game has no ${id}`);
  return thing;
}
