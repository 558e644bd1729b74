import type { Seat } from '@/lib/kernel/game';
import { KWISATZ, type LeaderId, rulesOf } from '../facts';
import { emit, factionAt, type Game } from '../game';
import type { BoardState, Faction, Kwisatz, Leader } from '../state/state';
import { earn } from './spice';

const CAPTIVE_SPICE = 2;
/** What a death face down counts. */
export const COVERED_DEATHS = 2;
const NONE: readonly LeaderId[] = [];

/** All leaders that the Harkonnen hold (GF9-harkonnen-12). */
export function captivesIn({
  factions,
}: {
  readonly factions: readonly Pick<Faction, 'captives'>[];
}): readonly LeaderId[] {
  for (const { captives } of factions) if (captives.length > 0) return captives;
  return NONE;
}

/** The seat that a leader belongs to, whoever holds it. */
function ownerOf({ factions }: Readonly<BoardState>, id: LeaderId): Seat {
  return factions.findIndex(({ leaders }) => leaders.some((one) => one.id === id));
}

function leaderIn(state: Readonly<BoardState>, id: LeaderId): Leader {
  const { leaders } = factionAt(state, ownerOf(state, id));
  const leader = leaders.find((one) => one.id === id);
  if (leader === undefined) throw new Error(`nobody has a leader ${id}`);
  return leader;
}

/** A leader that a faction played goes to the Tanks, face up the first time (GF9-battle-28, GF9-revival-12). */
export function killLeader(
  game: Game,
  seat: Seat,
  id: LeaderId,
  by: 'weapon' | 'traitor' | 'explosion',
): void {
  bury(game, id);
  emit(game, { kind: 'leader-killed', seat, leader: id, by });
  letCaptivesGo(game);
}

function bury(game: Game, id: LeaderId): void {
  const leader = leaderIn(game.state, id);
  leader.dead = true;
  leader.deaths += 1;
  leader.fought = null;
  release(game.state, id);
  openRevival(game.state, ownerOf(game.state, id));
}

/** With all of a faction's leaders in the Tanks their revival begins, till none is left there (DES-leadrev-01, DES-Q19). */
function openRevival(state: BoardState, seat: Seat): void {
  const { leaders } = factionAt(state, seat);
  const captives = captivesIn(state);
  if (leaders.every(({ id, dead }) => dead || captives.includes(id)))
    factionAt(state, seat).reviving = true;
}

/** Nobody holds the leader any more. */
function release({ factions }: BoardState, id: LeaderId): void {
  for (const faction of factions)
    if (faction.captives.includes(id))
      faction.captives = faction.captives.filter((one) => one !== id);
}

/** Once all own leaders of the Harkonnen are dead, those that they hold go back (GF9-harkonnen-14). */
export function letCaptivesGo(game: Game): void {
  for (const [seat, faction] of game.state.factions.entries()) {
    const count = faction.captives.length;
    if (count === 0 || faction.leaders.some(({ dead }) => !dead)) continue;
    faction.captives = [];
    emit(game, { kind: 'captives-freed', seat, count });
  }
}

/** The Harkonnen take a leader; only they and its owner know which (GF9-harkonnen-11, GF9-Q46). */
export function captureLeader(game: Game, seat: Seat, id: LeaderId): void {
  const faction = factionAt(game.state, seat);
  faction.captives = [...faction.captives, id];
  emit(game, { kind: 'captured', seat, from: ownerOf(game.state, id), leader: id });
}

/** They send it to the Tanks, in 2019 face down, for spice from the bank (GF9-harkonnen-12, -15). */
export function killCaptive(game: Game, seat: Seat, id: LeaderId): void {
  const from = ownerOf(game.state, id);
  const owner = factionAt(game.state, from);
  const { fought } = leaderIn(game.state, id);
  bury(game, id);
  if (rulesOf(game.state).captives.covered) {
    owner.covered = [...owner.covered, id];
    // Face down counts as two deaths (GF9-revival-13, GF9-Q20); that it fought stays to be seen, like that of the others.
    leaderIn(game.state, id).deaths += COVERED_DEATHS - 1;
    leaderIn(game.state, id).fought = fought;
  }
  emit(game, { kind: 'captive-killed', seat, from, leader: id });
  earn(game, seat, CAPTIVE_SPICE);
}

/** A leader that survives stays where it fought till all battles are over (GF9-battle-30); one that the Harkonnen held is its owner's again (GF9-harkonnen-13). */
export function stayBehind(game: Game, seat: Seat, id: LeaderId, territory: string): void {
  leaderIn(game.state, id).fought = territory;
  if (!factionAt(game.state, seat).captives.includes(id)) return;
  release(game.state, id);
  emit(game, { kind: 'captive-returned', seat, to: ownerOf(game.state, id), leader: id });
}

/** A leader leaves the Tanks and can be played as before (GF9-revival-10); the Kwisatz Haderach too (GF9-atreides-15). */
export function reviveLeader(
  game: Game,
  seat: Seat,
  id: LeaderId,
  by: 'revival' | 'ghola' | 'karama',
): void {
  const faction = factionAt(game.state, seat);
  if (id === KWISATZ) changeKwisatz(faction, { dead: false });
  else {
    leaderIn(game.state, id).dead = false;
    faction.covered = faction.covered.filter((one) => one !== id);
    if (faction.leaders.every(({ dead }) => !dead)) faction.reviving = false;
  }
  emit(game, { kind: 'leader-revived', seat, leader: id, by });
}

export function changeKwisatz(faction: Faction, change: Partial<Kwisatz>): void {
  if (faction.kwisatz !== null) faction.kwisatz = { ...faction.kwisatz, ...change };
}
