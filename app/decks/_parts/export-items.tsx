'use client';

import { ClipboardCopy, Download } from 'lucide-react';
import { MenuGroup, MenuItem } from '@/app/_ui/menu';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { copyDeck, downloadDeck, EXPORTS } from './export';

/** The lines of a menu that take a deck away: onto the clipboard or into a file. */
export function ExportItems({
  deck,
  catalogue,
}: {
  /** The deck, or how to get it when a line is chosen. */
  readonly deck: Deck | (() => Deck);
  readonly catalogue: Catalogue;
}) {
  const now = () => (typeof deck === 'function' ? deck() : deck);
  return (
    <>
      <MenuGroup label="Copy">
        {EXPORTS.map(({ id, label }) => (
          <MenuItem
            key={id}
            icon={<ClipboardCopy size={16} aria-hidden />}
            onSelect={() => void copyDeck(now(), catalogue, id)}
          >
            Copy as {label}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup label="Download">
        {EXPORTS.map(({ id, label }) => (
          <MenuItem
            key={id}
            icon={<Download size={16} aria-hidden />}
            onSelect={() => void downloadDeck(now(), catalogue, id)}
          >
            Download {label}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}
