import type { Faction } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { advantagesOf } from '@/lib/board/turn/turn';

/** What a faction does for an ally in the basic game of an edition. */
export function allyWords(faction: Faction, edition: Edition): string {
  return advantagesOf(faction.id, { edition, options: [] })
    .filter(({ ally }) => ally)
    .map(({ text }) => text)
    .join(' ');
}
