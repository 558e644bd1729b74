import { SPICE_DECK } from '@/lib/board/decks/spice-blow';
import { type TreacheryCard, treacheryDeck } from '@/lib/board/decks/treachery';
import { EDITIONS } from '@/lib/board/editions/editions';
import type { Faction, Leader } from '@/lib/board/factions/factions';
import { type Sector, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { aheadOf } from '@/lib/board/map/storm';
import { type HasRandom, randomOf, shuffle } from '@/lib/kernel/random';
import { range } from '@/lib/range';
import { hasOption } from './options';
import { type BoardSetup, type Taken, takenSeats } from './setup';

/** A leader in a traitor deck. */
export interface TraitorCard {
  readonly faction: Faction;
  readonly leader: Leader;
}

export interface DealtSeat extends Taken {
  readonly faction: Faction;
  readonly traitors: readonly TraitorCard[];
  /** Those that the rules or the best strength would keep; a player may choose otherwise. */
  readonly kept: readonly TraitorCard[];
  readonly cards: readonly TreacheryCard[];
  /** Forces on the map; where a player may split them, at random. */
  readonly forces: readonly { readonly place: Territory; readonly forces: number }[];
}

/** How a game may begin: what the cards and dials of a seed give. */
export interface Deal {
  readonly seed: number;
  /** In the order of play of the first turn. */
  readonly seats: readonly DealtSeat[];
  readonly prediction: { readonly faction: Faction; readonly turn: number } | null;
  /** Who dials the first storm, and how much. */
  readonly dials: readonly { readonly taken: Taken; readonly number: number }[];
  readonly storm: Sector;
  /** Where spice blows on turn 1, worms set aside: one territory, or two. */
  readonly blow: readonly Territory[];
  /** Cards left in the treachery deck. */
  readonly deck: number;
}

/**
 * A start of a set-up by seed; the same on every machine. Null where it has fewer than two factions, one twice, or
 * one that nobody knows. Choices are made at random (the dials, the prediction, the Fremen's places) or as most
 * would (the strongest leader of a rival as traitor).
 */
export function dealStart(setup: BoardSetup, seed: number): Deal | null {
  const taken = takenSeats(setup);
  const playing = taken.flatMap(({ faction }) => faction ?? []);
  if (playing.length < 2 || playing.length < taken.length || new Set(playing).size < playing.length)
    return null;
  const holder: HasRandom = { random: randomOf(seed) };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    shuffle(holder, copy);
    return copy;
  };
  const one = <T>(list: readonly T[]): T => shuffled(list)[0] as T;

  const treachery = shuffled(treacheryDeck(setup.edition));
  const traitors = shuffled(
    playing.flatMap((faction) => faction.leaders.map((leader) => ({ faction, leader }))),
  );
  const seats = taken.flatMap((each): readonly DealtSeat[] => {
    const { faction } = each;
    if (faction === null) return [];
    const dealt = traitors.splice(0, faction.traitors.dealt);
    return [
      {
        ...each,
        faction,
        traitors: dealt,
        kept: keptOf(setup, faction, dealt),
        cards: treachery.splice(0, faction.startingCards),
        forces: placed(faction, one),
      },
    ];
  });
  const { first } = EDITIONS[setup.edition].storm;
  const dials = firstDialers(taken).map((each) => ({
    taken: each,
    number: one(range(first[0] ?? 0, first[1] ?? 0)),
  }));
  const storm = dials.reduce((sum, { number }) => sum + number, 0) % SECTORS;
  const others = playing.filter(({ predicts }) => !predicts);
  const isPredicted = others.length < playing.length;
  const { turns } = EDITIONS[setup.edition];
  const spice = shuffled(TERRITORIES.filter((territory) => territory.spice !== undefined));
  return {
    seed,
    seats: inStormOrder(seats, storm),
    prediction: isPredicted ? { faction: one(others), turn: one(range(1, turns)) } : null,
    dials,
    storm,
    blow: spice.slice(0, hasOption(setup, 'double-blow') ? 2 : 1),
    deck: treachery.length,
  };
}

/** The two who dial the first storm: nearest to its start on either side (GF9-storm-02, DES-storm-02). */
export function firstDialers(taken: readonly Taken[]): readonly Taken[] {
  return [taken[0], taken.at(-1)].filter((each) => each !== undefined);
}

/**
 * In the order of play: the first whose circle the storm comes to next, then counterclockwise; who sits in the
 * storm is last (GF9-storm-13, -14, DES-order-01 to -04).
 */
export function inStormOrder<T extends Taken>(taken: readonly T[], storm: Sector): readonly T[] {
  return [...taken].sort((one, other) => aheadOf(storm, one.sector) - aheadOf(storm, other.sector));
}

/** Harkonnen keep what pays; others the strongest leader of a rival, in 2019 an own one where there is no other. */
function keptOf(
  { edition }: BoardSetup,
  own: Faction,
  dealt: readonly TraitorCard[],
): readonly TraitorCard[] {
  const rivals = dealt.filter(({ faction }) => faction.id !== own.id);
  const isProtected = EDITIONS[edition].traitors.ownLeader === 'protected';
  if (own.traitors.kept > 1) return isProtected ? dealt : rivals;
  const choice = rivals.length > 0 || !isProtected ? rivals : dealt;
  const [best] = [...choice].sort((one, other) => other.leader.strength - one.leader.strength);
  return best === undefined ? [] : [best];
}

function placed(faction: Faction, one: <T>(list: readonly T[]) => T): DealtSeat['forces'] {
  return faction.forces.board.flatMap(({ places, forces }) => {
    const at = places.flatMap((id) => TERRITORIES.find((territory) => territory.id === id) ?? []);
    const chosen = Array.from({ length: at.length > 1 ? forces : 1 }, () => one(at));
    return at
      .map((place) => ({
        place,
        forces: (at.length > 1 ? 1 : forces) * chosen.filter((each) => each === place).length,
      }))
      .filter((group) => group.forces > 0);
  });
}

/** What is left of the spice deck after turn 1: worms that came went back. */
export function spiceLeft({ blow }: Deal) {
  return { territories: SPICE_DECK.territories - blow.length, worms: SPICE_DECK.worms };
}
