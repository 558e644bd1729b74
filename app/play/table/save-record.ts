import { copyGameLink, saveGame } from '@/app/_table/share-game';
import { writeRecordLink } from '@/lib/codecs/links/record-link';
import { deckTitle } from '@/lib/decks/title';
import type { Table } from './table-store';

export function saveRecord(table: Table): void {
  const names = table.setup.houses.map(({ name, deck }) => name || deckTitle(deck));
  saveGame(names, table.getSnapshot().view.turn, table.record());
}

export function copyRecordLink(table: Table): Promise<void> {
  return copyGameLink('/play', writeRecordLink(table.record()));
}
