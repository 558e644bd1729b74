import type { Seat } from '@/lib/kernel/game';
import { RULES, STRONGHOLDS } from '../facts';
import type { BoardState, Outcome } from '../state/state';
import { isOn } from './options';
import { seatOf, stormOrder } from './order';
import { presentIn, type Standing } from './presence';

/** Those who win or lose together: a player alone, or two allies. */
type Side = readonly Seat[];

/** All sides, in storm order of their first member. */
function sides(state: Readonly<BoardState>): Side[] {
  const done = new Set<Seat>();
  return stormOrder(state).flatMap((seat): Side[] => {
    if (done.has(seat)) return [];
    const ally = state.factions[seat]?.ally ?? null;
    const side = ally === null ? [seat] : [seat, ally];
    for (const member of side) done.add(member);
    return [side];
  });
}

/**
 * Strongholds that count for a side: with a force in each, and no force of another side (GF9-mentat-02, -03, GF9-Q25),
 * unless the option says that a shared one counts for both.
 */
export function strongholdsOf(state: Standing & Pick<BoardState, 'options'>, side: Side): number {
  const isShared = isOn(state, 'shared-stronghold');
  return STRONGHOLDS.filter(({ id }) => {
    const present = presentIn(state, id);
    const isOwn = (seat: Seat) => side.includes(seat);
    return present.some(isOwn) && (isShared || present.every(isOwn));
  }).length;
}

/** How many strongholds a side of so many needs (GF9-mentat-02, -03, GF9-ally-02, GF9-players-02, -04). */
function needed({ factions }: Readonly<BoardState>, members: number): number {
  const byMembers = RULES.strongholdsToWin[playersKey(factions.length)];
  return byMembers?.[members - 1] ?? Number.POSITIVE_INFINITY;
}

function playersKey(players: number): keyof typeof RULES.strongholdsToWin {
  return String(players) as keyof typeof RULES.strongholdsToWin;
}

/** Who wins in the mentat pause; the first in storm order where two sides could (GF9-Q25). */
export function winnersNow(state: Readonly<BoardState>): Outcome | null {
  const side = sides(state).find((one) => strongholdsOf(state, one) >= needed(state, one.length));
  return side === undefined ? null : { winners: sorted(side), reason: 'strongholds' };
}

/**
 * Who wins when the last turn is over and nobody has won (GF9-seq-01, GF9-Q09): the Fremen if Arrakis is theirs
 * (GF9-fremen-10), else the Guild (GF9-guild-08), without the Guild the Fremen, without both who holds the most
 * strongholds. Allies share it (GF9-fremen-19, GF9-guild-11).
 */
export function winnersAtEnd(state: Readonly<BoardState>): Outcome {
  const fremen = seatOf(state, 'fremen');
  const guild = seatOf(state, 'guild');
  if (fremen !== null && (guild === null || haveFremenDesert(state, fremen)))
    return { winners: withAlly(state, fremen), reason: 'fremen' };
  if (guild !== null) return { winners: withAlly(state, guild), reason: 'guild' };
  const all = sides(state);
  const most = Math.max(...all.map((side) => strongholdsOf(state, side)));
  const best = all.filter((side) => strongholdsOf(state, side) === most);
  const winners = isOn(state, 'shared-end') ? best.flat() : (best[0] ?? []);
  return { winners: sorted(winners), reason: 'last-turn' };
}

const RIVALS = ['harkonnen', 'atreides', 'emperor'];

/** GF9-fremen-10: nobody else in their two sietches, and none of three rivals in Tuek's Sietch. */
function haveFremenDesert(state: Readonly<BoardState>, fremen: Seat): boolean {
  const isTheirs = (id: string) => presentIn(state, id).every((seat) => seat === fremen);
  const inTueks = presentIn(state, 'tueks-sietch').map((seat) => state.factions[seat]?.id ?? '');
  return (
    isTheirs('sietch-tabr') &&
    isTheirs('habbanya-sietch') &&
    inTueks.every((id) => !RIVALS.includes(id))
  );
}

function withAlly({ factions }: Readonly<BoardState>, seat: Seat): readonly Seat[] {
  const ally = factions[seat]?.ally ?? null;
  return sorted(ally === null ? [seat] : [seat, ally]);
}

function sorted(side: Side): readonly Seat[] {
  return [...side].sort((one, other) => one - other);
}
