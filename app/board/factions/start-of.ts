import type { Faction } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { newSetup, takenSeats } from '@/lib/board/setup/setup';
import { type StartLine, startLines } from '@/lib/board/setup/start-words';

/** How a faction begins in the basic game of an edition. */
export function startOf(faction: Faction, edition: Edition): readonly StartLine[] {
  const setup = newSetup(edition);
  const taken = takenSeats(setup).find((one) => one.faction?.id === faction.id);
  return taken === undefined ? [] : startLines(setup, taken);
}
