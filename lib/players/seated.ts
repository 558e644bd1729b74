import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import type { Seat } from '@/lib/engine/state/state';
import type { Player } from '@/lib/kernel/game';
import { seatSeed } from '@/lib/kernel/seed';
import { playerOf } from './automatic-players';
import { ownList } from './mentat/deal';
import { type Budget, mentat, USUAL_BUDGET } from './mentat/mentat';
import { PLAYERS, type PlayerName } from './who-plays';

/** A player that a command seats: one that chooses at once, or a mentat with its budget. */
export type Seated =
  | { readonly name: PlayerName }
  | { readonly name: 'mentat'; readonly budget: Budget };

/** A player as a command names it: "steward", "mentat", "mentat:400" (playouts), "mentat:500ms"; null for anything else. */
export function readSeated(text: string): Seated | null {
  const name = PLAYERS.find((one) => one === text);
  if (name !== undefined) return { name };
  const found = /^mentat(?::([1-9]\d{0,5})(ms)?)?$/.exec(text);
  if (found === null) return null;
  const [, many, unit] = found;
  if (many === undefined) return { name: 'mentat', budget: USUAL_BUDGET };
  const number = Number(many);
  return { name: 'mentat', budget: unit === undefined ? { playouts: number } : { ms: number } };
}

/** Whether a text names a player that makes the same moves again; one with a time for each decision does not. */
export function isRepeatable(text: string): boolean {
  const seated = readSeated(text);
  return seated !== null && !('budget' in seated && 'ms' in seated.budget);
}

/** The player at a seat of a game. A mentat knows the list of its own deck, and of the others what it sees. */
export function seat(
  seated: Seated,
  catalogue: GameCatalogue,
  { houses }: Pick<GameSetup, 'houses'>,
  seed: number,
  at: Seat,
): Player<DuneCcg> {
  if (seated.name !== 'mentat') return playerOf(seated.name, catalogue, seed, at);
  const lists = ownList(houses, at);
  return mentat(catalogue, { seed: seatSeed(seed, at), lists, budget: seated.budget });
}
