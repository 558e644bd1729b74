import type { Seat } from '@/lib/kernel/game';
import type { LeaderId } from '../facts';
import { emit, factionAt, type Game } from '../game';
import type { Leader } from '../state/state';

function ownLeader(game: Game, seat: Seat, id: LeaderId): Leader {
  const leader = factionAt(game.state, seat).leaders.find((one) => one.id === id);
  if (leader === undefined) throw new Error(`seat ${seat} has no leader ${id}`);
  return leader;
}

/** A leader goes to the Tanks, face up the first time (GF9-battle-28, GF9-revival-12). */
export function killLeader(
  game: Game,
  seat: Seat,
  id: LeaderId,
  by: 'weapon' | 'traitor' | 'explosion',
): void {
  const leader = ownLeader(game, seat, id);
  leader.dead = true;
  leader.deaths += 1;
  leader.fought = null;
  emit(game, { kind: 'leader-killed', seat, leader: id, by });
}

/** A leader leaves the Tanks and can be played as before (GF9-revival-10). */
export function reviveLeader(
  game: Game,
  seat: Seat,
  id: LeaderId,
  by: 'revival' | 'ghola' | 'karama',
): void {
  ownLeader(game, seat, id).dead = false;
  emit(game, { kind: 'leader-revived', seat, leader: id, by });
}

/** A leader that survives stays where it fought till all battles are over (GF9-battle-30). */
export function stayBehind(game: Game, seat: Seat, id: LeaderId, territory: string): void {
  ownLeader(game, seat, id).fought = territory;
}
