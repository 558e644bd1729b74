import type { Seat } from '@/lib/kernel/game';
import { winningWith } from '../../setup/winning';
import { type Played, rulesOf, strongholdsIn } from '../facts';
import type { BoardState, Outcome } from '../state/state';
import { isOn } from './options';
import { seatOf, sideOf, stormOrder } from './order';
import { presentIn, type Standing } from './presence';

/** Those who win or lose together: a player alone, or allies. */
type Side = readonly Seat[];

/** All sides, in storm order of their first member. */
function sides(state: Readonly<BoardState>): Side[] {
  const done = new Set<Seat>();
  return stormOrder(state).flatMap((seat): Side[] => {
    if (done.has(seat)) return [];
    const side = sideOf(state, seat);
    for (const member of side) done.add(member);
    return [side];
  });
}

/** With both extra strongholds one of these counts as two (DES-opt-long-12). */
const CITIES: readonly string[] = ['carthag', 'arrakeen'];
const SHIELD_WALL = 'shield-wall';

/** Territories that count for victory: the strongholds, and with its option the Shield Wall (DES-opt-long-03). */
function placesToHold(state: Played): readonly string[] {
  const all = strongholdsIn(state).map(({ id }) => id);
  return isOn(state, 'shield-wall') ? [...all, SHIELD_WALL] : all;
}

/**
 * Strongholds that count for a side: with a force in each, and no force of another side (GF9-mentat-02, -03, GF9-Q25),
 * or beside one that the storm keeps apart (DES-Q03).
 */
export function heldBy(state: Standing, side: Side): readonly string[] {
  const isShared = rulesOf(state).sharedStronghold === 'both';
  return placesToHold(state).filter((id) => {
    const present = presentIn(state, id);
    const isOwn = (seat: Seat) => side.includes(seat);
    return present.some(isOwn) && (isShared || present.every(isOwn));
  });
}

/** How many they are. */
export function strongholdsOf(state: Standing, side: Side): number {
  const held = heldBy(state, side);
  const isDouble = isOn(state, 'false-wall-east') && isOn(state, 'harg-pass');
  return held.length + (isDouble && held.some((id) => CITIES.includes(id)) ? 1 : 0);
}

/** Strongholds where forces of a side stand beside others, so that they count for nobody yet. */
export function contestedBy(state: Standing, side: Side): number {
  if (rulesOf(state).sharedStronghold === 'both') return 0;
  return placesToHold(state).filter((id) => {
    const present = presentIn(state, id);
    return (
      present.some((seat) => side.includes(seat)) && !present.every((seat) => side.includes(seat))
    );
  }).length;
}

/** How many strongholds a side of so many needs (GF9-mentat-02, -03, GF9-ally-02, GF9-players-02, -04, DES-object-01 to -07). */
export function needed(state: Played & Pick<Standing, 'factions'>, members: number): number {
  const { numbers } = winningWith(state, state.factions.length);
  return numbers[members - 1] ?? Number.POSITIVE_INFINITY;
}

/** Who wins at the end of a turn; the first in storm order where two sides could (GF9-Q25). */
export function winnersNow(state: Readonly<BoardState>): Outcome | null {
  const side = sides(state).find((one) => strongholdsOf(state, one) >= needed(state, one.length));
  return side === undefined ? null : { winners: sorted(side), reason: 'strongholds' };
}

/**
 * Who wins when the last turn is over and nobody has won (GF9-seq-01, GF9-Q09): the Fremen if Arrakis is theirs
 * (GF9-fremen-10, DES-fremen-11), else the Guild (GF9-guild-08, DES-guild-08), without the Guild the Fremen in 2019, else who
 * holds the most strongholds (DES-Q43). Allies share it (GF9-fremen-19, GF9-guild-11, DES-fremen-13, DES-guild-10).
 */
export function winnersAtEnd(state: Readonly<BoardState>): Outcome {
  const rules = rulesOf(state);
  const fremen = seatOf(state, 'fremen');
  const guild = seatOf(state, 'guild');
  const isTheirs = guild === null && rules.endWithoutGuild === 'fremen';
  if (fremen !== null && (isTheirs || haveFremenDesert(state, fremen)))
    return { winners: sideOf(state, fremen), reason: 'fremen' };
  if (guild !== null) return { winners: sideOf(state, guild), reason: 'guild' };
  const best = most(sides(state), (side) => strongholdsOf(state, side));
  const spiceOf = (side: Side) =>
    side.reduce((sum, seat) => sum + (state.factions[seat]?.spice ?? 0), 0);
  const [first = []] = rules.endTie === 'spice' ? most(best, spiceOf) : best;
  return { winners: sorted(rules.endTie === 'shared' ? best.flat() : first), reason: 'last-turn' };
}

/** The sides that have most of something. */
function most(all: readonly Side[], many: (side: Side) => number): readonly Side[] {
  const highest = Math.max(...all.map(many));
  return all.filter((side) => many(side) === highest);
}

const RIVALS = ['harkonnen', 'atreides', 'emperor'];

/** GF9-fremen-10: nobody else in their two sietches, and none of three rivals in Tuek’s Sietch. */
function haveFremenDesert(state: Readonly<BoardState>, fremen: Seat): boolean {
  const isTheirs = (id: string) => presentIn(state, id).every((seat) => seat === fremen);
  const inTueks = presentIn(state, 'tueks-sietch').map((seat) => state.factions[seat]?.id ?? '');
  return (
    isTheirs('sietch-tabr') &&
    isTheirs('habbanya-sietch') &&
    inTueks.every((id) => !RIVALS.includes(id))
  );
}

function sorted(side: Side): readonly Seat[] {
  return [...side].sort((one, other) => one - other);
}
