import file from '@/data/board/factions.json';
import type { Edition } from '@/lib/board/rules/book';
import type { Described } from '@/lib/described';
import type { factionSchema } from './schema';

export type Faction = Described<typeof factionSchema>;
export type Leader = Faction['leaders'][number];

// It is the project's own file, so a test parses it, not this.
/** The six factions of the base game of both editions, by name. */
export const FACTIONS = file.factions as readonly Faction[];

const BY_ID: ReadonlyMap<string, Faction> = new Map(
  FACTIONS.map((faction) => [faction.id, faction]),
);

/** A faction by its id, as in "bene-gesserit". */
export function factionOf(id: string): Faction | undefined {
  return BY_ID.get(id);
}

/** What an edition calls a leader. */
export function leaderName(leader: Leader, edition: Edition): string {
  return edition === 'descartes' ? (leader.descartes ?? leader.name) : leader.name;
}
