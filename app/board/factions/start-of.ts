import type { Faction } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { newSetup, takenSeats } from '@/lib/board/setup/setup';
import { type StartLine, startLines } from '@/lib/board/setup/start-words';
import { winningOf } from '@/lib/board/setup/winning';
import { ownWin } from './faction-words';

/** How a faction begins in the basic game of an edition. */
export function startOf(faction: Faction, edition: Edition): readonly StartLine[] {
  const setup = newSetup(edition);
  const taken = takenSeats(setup).find((one) => one.faction?.id === faction.id);
  return taken === undefined ? [] : startLines(setup, taken);
}

/** How the basic game of six is won in an edition, by whichever faction. */
export function winsWords(edition: Edition): string {
  return `A game of six is won with ${strongholds(edition)}; Bene Gesserit, Fremen and Guild can win in a way of their own.`;
}

/** How a faction wins the basic game of six. */
export function winsOf(faction: Faction, edition: Edition): string {
  return [strongholds(edition), ownWin(faction.id)].filter(Boolean).join('; or ');
}

function strongholds(edition: Edition): string {
  const { numbers, places } = winningOf(newSetup(edition));
  const [alone = 0, allied = 0] = numbers;
  return `${alone} of ${places} strongholds, ${allied} with allies`;
}
