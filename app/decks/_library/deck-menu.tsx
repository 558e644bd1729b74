'use client';

import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  Ellipsis,
  GitCompareArrows,
  PenLine,
  Tags,
  Trash2,
} from 'lucide-react';
import { IconButton } from '@/app/_ui/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/app/_ui/menu';
import { buildCatalogue, type Catalogue } from '@/lib/cards/catalogue';
import type { StoredDeck } from '@/lib/storage/decks';
import { downloadDeck } from '../_parts/export';
import { ExportItems } from '../_parts/export-items';
import { deckTitle } from '../_shared/deck-title';
import { compareHref } from '../compare/href';
import { copyDeck } from './actions';

/** JSON names cards by id, so it can be written without them. */
const NO_CARDS = buildCatalogue([]);

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
      <MenuLink href={`/decks/build?deck=${id}`} icon={<PenLine size={16} aria-hidden />}>
        Open
      </MenuLink>
      <MenuItem icon={<Tags size={16} aria-hidden />} onSelect={onDescribe}>
        Tags and note…
      </MenuItem>
      <MenuItem icon={<Copy size={16} aria-hidden />} onSelect={() => void copyDeck(stored)}>
        Duplicate
      </MenuItem>
      <MenuLink href={compareHref(id, null)} icon={<GitCompareArrows size={16} aria-hidden />}>
        Compare…
      </MenuLink>
      <MenuSeparator />
      {catalogue ? (
        <ExportItems deck={deck} catalogue={catalogue} />
      ) : (
        <MenuItem
          icon={<Download size={16} aria-hidden />}
          onSelect={() => void downloadDeck(deck, NO_CARDS, 'json')}
        >
          Download JSON
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={
          archived ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />
        }
        onSelect={onArchive}
      >
        {archived ? 'Take out of the archive' : 'Archive'}
      </MenuItem>
      <MenuItem danger icon={<Trash2 size={16} aria-hidden />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
