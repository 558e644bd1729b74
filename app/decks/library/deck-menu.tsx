import {
  Archive,
  ArchiveRestore,
  Copy,
  Ellipsis,
  GitCompareArrows,
  PenLine,
  Swords,
  Tags,
  Trash2,
} from 'lucide-react';
import { compareHref } from '@/app/_deck/compare/compare-href';
import { ExportItems } from '@/app/_deck/export/export-items';
import { copyDeck } from '@/app/_deck/library/deck-actions';
import { OwnItems } from '@/app/_owned/own-items';
import { PrintItems } from '@/app/_print/print-items';
import { IconButton } from '@/app/_ui/base/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/app/_ui/base/menu';
import type { Catalogue } from '@/lib/cards/catalogue';
import { deckTitle } from '@/lib/decks/title';
import type { StoredDeck } from '@/lib/storage/decks';

export interface DeckMenuProps {
  readonly stored: StoredDeck;
  readonly catalogue: Catalogue | null;
  readonly onDescribe: () => void;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
}

/** Everything that can be done with a deck without opening it. */
export function DeckMenu(props: DeckMenuProps) {
  const { stored, catalogue, onDescribe, onArchive, onDelete } = props;
  const { id, deck, archived } = stored;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Actions for ${deckTitle(deck)}`}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      <MenuLink href={`/decks/build?deck=${id}`} icon={PenLine}>
        Open
      </MenuLink>
      <MenuLink href={`/play?deck=${id}`} icon={Swords}>
        Play it on the table
      </MenuLink>
      <MenuItem icon={Tags} onSelect={onDescribe}>
        Tags and note…
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copyDeck(stored)}>
        Duplicate
      </MenuItem>
      <MenuLink href={compareHref(id, null)} icon={GitCompareArrows}>
        Compare…
      </MenuLink>
      <MenuSeparator />
      <OwnItems id={id} deck={() => deck} />
      <MenuSeparator />
      <ExportItems deck={deck} catalogue={catalogue} />
      <PrintItems deckId={id} />
      <MenuSeparator />
      <MenuItem icon={archived ? ArchiveRestore : Archive} onSelect={onArchive}>
        {archived ? 'Take out of the archive' : 'Archive'}
      </MenuItem>
      <MenuItem danger icon={Trash2} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
