import { range } from '@/lib/range';
import type { Played } from '../engine/facts';
import { CITIES, hasOrnithopters, joining, STEPS } from '../engine/queries/groups';
import { barTo, groundFor, isStormAt, stacksIn } from '../engine/queries/presence';
import { price } from '../engine/queries/price';
import type { Faction, Stack } from '../engine/state/state';
import { FACTIONS, factionOf } from '../factions/factions';
import { LOCATIONS, type Location, locationsOf, TERRITORIES } from '../map/map';
import { SECTORS } from '../map/sectors';
import type { Edition } from '../rules/book';
import type { Asked, Pieces, Question } from './fields';

const FACTION_IDS = FACTIONS.map(({ id }) => id);
const TERRITORY_IDS = TERRITORIES.map(({ id }) => id);
const MOST_FORCES = 20;

/** What is asked of a shipment and a move. */
export const SHIPPING_FIELDS = {
  edition: { kind: 'word', of: ['2019', 'descartes'] as const satisfies readonly Edition[] },
  faction: { kind: 'word', of: FACTION_IDS },
  /** How many forces are to stand in which territory. */
  forces: { kind: 'number', from: 1, to: MOST_FORCES },
  into: { kind: 'word', of: TERRITORY_IDS },
  reserves: { kind: 'number', from: 0, to: MOST_FORCES },
  spice: { kind: 'number', from: 0, to: 99 },
  storm: { kind: 'number', from: 0, to: SECTORS - 1 },
  /** Whether the Guild lets its ally ship as it does itself, or a Karama is played: half the price. */
  half: { kind: 'word', of: ['no', 'guild', 'karama'] },
  /** Forces on the map, one's own and those of others, who close a stronghold where two of them stand. */
  pieces: { kind: 'pieces', whose: FACTION_IDS, at: [...LOCATIONS.keys()], most: 40 },
} as const;
export type ShippingFields = typeof SHIPPING_FIELDS;
export type ShippingQuestion = Question<ShippingFields>;

/** The question with all its fields: Atreides, as they begin, want six forces in the Broken Land, with four in Arrakeen. */
export function shippingQuestion(asked: Asked<ShippingFields>): ShippingQuestion {
  const faction = asked.faction ?? 'atreides';
  return {
    edition: asked.edition ?? '2019',
    faction,
    forces: asked.forces ?? 6,
    into: asked.into ?? 'broken-land',
    reserves: asked.reserves ?? factionOf(faction)?.forces.reserves ?? 0,
    spice: asked.spice ?? factionOf(faction)?.spice ?? 0,
    storm: asked.storm ?? 2,
    half: asked.half ?? 'no',
    pieces: asked.pieces ?? [
      { whose: 'atreides', at: 'arrakeen-9', count: 4 },
      { whose: 'harkonnen', at: 'carthag-10', count: 10 },
    ],
  };
}

/** One shipment and one move that put the forces there. */
export interface Passage {
  /** Spice that the shipment costs; 0 without one. */
  readonly cost: number;
  /** From reserves where `from` is null, else from a place, as the Guild ships. */
  readonly ship: {
    readonly from: string | null;
    readonly to: string;
    readonly count: number;
  } | null;
  /** A group out of one territory, and the place where it ends. */
  readonly move: {
    readonly from: string;
    readonly to: string;
    readonly count: number;
    /** Whether ornithopters carry it. */
    readonly flies: boolean;
  } | null;
}

export interface ShippingAnswer {
  /** Forces that stand there already. */
  readonly there: number;
  /** The ways, the cheapest first, of those that cost alike the fewest forces first; one for each shipment and move. */
  readonly ways: readonly Passage[];
  /** The most forces that can stand there by this turn with the spice at hand. */
  readonly most: number;
}

/**
 * Every shipment with every move of the turn that puts so many forces into a territory, priced (GF9-ship-02 to -10,
 * GF9-move-01 to -10, GF9-fremen-04, -05, GF9-guild-04 to -06; the same in Descartes). The move may take on what was just
 * shipped, and a force that lands in Arrakeen or Carthag brings ornithopters to it. A Hajr is not counted.
 */
export function shippingAnswer(question: ShippingQuestion): ShippingAnswer {
  const { forces: wanted, into } = question;
  const before = tableOf(question);
  const there = countIn(before, into);
  const ways = new Map<string, Passage>();
  let most = there;
  const consider = (lift: Lift | null, count: number) => {
    const table = lift === null ? before : shipped(before, lift, count);
    const here = countIn(table, into);
    for (const move of [null, ...movesInto(question, table)]) {
      const total = here + (move?.count ?? 0);
      most = Math.max(most, total);
      const isMoved = move !== null;
      if (total < wanted || (isMoved && here >= wanted)) continue;
      const key = `${lift?.from} ${lift && territoryOf(lift.to)} ${move && territoryOf(move.from)}`;
      if (ways.has(key)) continue;
      ways.set(key, {
        cost: lift?.price(count) ?? 0,
        ship: lift && { from: lift.from, to: lift.to, count },
        move: move && { ...move, count: wanted - here },
      });
    }
  };
  consider(null, 0);
  const alone = new Set([...ways.values()].map(({ move }) => move && territoryOf(move.from)));
  for (const lift of liftsOf(question, before))
    for (const count of range(1, lift.most)) consider(lift, count);
  return {
    there,
    most,
    ways: [...ways.values()]
      // A shipment that the same move does without is none.
      .filter(({ ship, move }) => ship === null || !alone.has(move && territoryOf(move.from)))
      .sort(
        (one, other) =>
          one.cost - other.cost ||
          (one.ship?.count ?? 0) - (other.ship?.count ?? 0) ||
          (one.move?.count ?? 0) - (other.move?.count ?? 0),
      ),
  };
}

/** The map with the storm; the first of the factions is one's own. */
interface Table extends Played {
  readonly storm: number;
  readonly factions: readonly Pick<Faction, 'id' | 'forces' | 'advisors' | 'allies'>[];
}

/** A faction alone, with neither advisors nor allies. */
const NOBODY = { advisors: [], allies: [] };

function tableOf({ edition, faction, pieces, storm }: ShippingQuestion): Table {
  const others = FACTION_IDS.filter((id) => id !== faction);
  return {
    ...{ edition, options: [], storm },
    factions: [faction, ...others].map((id) => ({ id, ...NOBODY, forces: stacksOf(pieces, id) })),
  };
}

function stacksOf(pieces: readonly Pieces[], faction: string): Stack[] {
  const counts = new Map<string, number>();
  for (const { whose, at, count } of pieces)
    if (whose === faction) counts.set(at, (counts.get(at) ?? 0) + count);
  return [...counts].map(([at, count]) => ({ at, count }));
}

/** A shipment that could be made, of any number of forces up to the most. */
interface Lift {
  readonly from: string | null;
  readonly to: string;
  readonly most: number;
  readonly price: (count: number) => number;
}

/** Shipments that can help: into the territory itself, to where a move leads on, or into a city for its ornithopters. */
function liftsOf(question: ShippingQuestion, table: Table): readonly Lift[] {
  const { faction, reserves, spice, half, into } = question;
  const byGuild = faction === 'guild' || half === 'guild';
  const isFremen = faction === 'fremen';
  const ground = groundFor(table, 0);
  const stacks = table.factions[0]?.forces ?? [];
  const origins = [
    { at: null, count: reserves },
    ...(byGuild ? stacks.filter(({ at }) => !isStormAt(table, at)) : []),
  ];
  return origins.flatMap(({ at: from, count }) =>
    [...LOCATIONS.values()].flatMap((place): Lift[] => {
      const { id: to, territory } = place;
      if (barTo(ground, place) !== null) return [];
      if (from === null && isFremen && territory.fremenReserves !== true) return [];
      if (from !== null && territoryOf(from) === territory.id) return [];
      const isHalf = byGuild || half === 'karama';
      const cost = (many: number) =>
        price(table, { id: faction }, { from, to, half: isHalf }, many);
      const most = range(1, count).findLast((many) => cost(many) <= spice) ?? 0;
      const lift = { from, to, most, price: cost };
      if (most === 0) return [];
      const isUseful =
        territory.id === into ||
        CITIES.includes(territory.id) ||
        movesInto(question, shipped(table, lift, 1)).some((move) => move.from === to);
      return isUseful ? [lift] : [];
    }),
  );
}

/** The map after a shipment. */
function shipped(table: Table, { from, to }: Pick<Lift, 'from' | 'to'>, count: number): Table {
  const [own, ...others] = table.factions;
  const left = (own?.forces ?? []).flatMap(({ at, count: many }) => {
    const rest = at === from ? many - count : many;
    return rest > 0 ? [{ at, count: rest }] : [];
  });
  const here = left.find(({ at }) => at === to)?.count ?? 0;
  const forces = [...left.filter(({ at }) => at !== to), { at: to, count: here + count }];
  return { ...table, factions: [{ id: own?.id ?? '', ...NOBODY, forces }, ...others] };
}

/** Every group that can move to a place of the territory, as large as it can be, out of one other territory. */
function movesInto({ faction, into }: ShippingQuestion, table: Table) {
  const [own] = table.factions;
  if (own === undefined) return [];
  const flies = hasOrnithopters(own);
  const steps = flies ? STEPS.ornithopters : faction === 'fremen' ? STEPS.fremen : STEPS.others;
  const territories = [...new Set(own.forces.map(({ at }) => territoryOf(at)))];
  return territories
    .filter((territory) => territory !== into)
    .flatMap((territory) =>
      placesIn(into).flatMap(({ id: to }) => {
        const stacks = joining(table, 0, territory, to, steps);
        if (stacks.length === 0) return [];
        const from = startOf(own.forces, territory, stacks);
        return [{ from, to, count: sizeOf(stacks), flies }];
      }),
    );
}

/** Where the group begins: the place that was filled last, as by a shipment, where it goes along. */
function startOf(forces: readonly Stack[], territory: string, stacks: readonly Stack[]): string {
  const last = forces.at(-1)?.at ?? '';
  const goes = territoryOf(last) === territory && stacks.some(({ at }) => at === last);
  return goes ? last : (stacks[0]?.at ?? '');
}

function sizeOf(stacks: readonly Stack[]): number {
  return stacks.reduce((sum, { count }) => sum + count, 0);
}

function countIn({ factions: [own] }: Table, territory: string): number {
  return own === undefined ? 0 : sizeOf(stacksIn(own, territory));
}

function territoryOf(place: string): string {
  return LOCATIONS.get(place)?.territory.id ?? '';
}

function placesIn(territory: string): readonly Location[] {
  const found = TERRITORIES.find(({ id }) => id === territory);
  return found === undefined ? [] : locationsOf(found);
}
