import {
  Archive,
  ArchiveRestore,
  Copy,
  GitCompareArrows,
  Hand,
  MoreHorizontal,
  Swords,
  Trash2,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { compareHref } from '@/app/_deck/compare/compare-href';
import { ExportItems } from '@/app/_deck/export/export-items';
import { binDeck, type NamedDeck, setArchived } from '@/app/_deck/library/deck-actions';
import { OwnItems } from '@/app/_owned/own-items';
import { PrintItems } from '@/app/_print/print-items';
import { Button } from '@/app/_ui/base/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/app/_ui/base/menu';
import { toast } from '@/app/_ui/base/toast';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { useStored } from '@/app/_ui/stored/use-stored';
import { duplicateDeck } from '@/lib/storage/decks';
import { useWorkshop } from '../state/workshop';
import styles from './toolbar.module.css';

/** Where the deck can go from here: onto the clipboard, into a file, onto the table, into a copy. */
export function DeckMenu() {
  const { catalogue, deckId, store, session, derived } = useWorkshop();
  const router = useRouter();

  async function duplicate() {
    const copy = await duplicateDeck(store, deckId);
    if (copy.ok) {
      router.push(`/decks/build?deck=${encodeURIComponent(copy.value.id)}`);
      toast({ title: 'This is the copy' });
    } else sayFailed('The deck was not duplicated', copy.problems);
  }

  /** Back to the library, where the deck's way out of it is told and can be taken back. */
  async function leaveWith(act: (deck: NamedDeck) => Promise<boolean>) {
    const { deck } = derived();
    router.push('/decks');
    // or what is still on screen would say that its deck is gone
    await session.close();
    await act({ id: deckId, deck });
  }

  return (
    <Menu
      align="end"
      trigger={
        <Button size="small" className={styles.menu}>
          <MoreHorizontal size={16} aria-hidden />
          <span className={styles.words}>Share and more</span>
        </Button>
      }
    >
      <ExportItems deck={() => derived().deck} catalogue={catalogue} />
      <PrintItems deckId={deckId} />
      <MenuSeparator />
      <OwnItems id={deckId} deck={() => derived().deck} />
      <MenuSeparator />
      <MenuLink href={`/play/opening?deck=${encodeURIComponent(deckId)}`} icon={Hand}>
        Deal an opening hand
      </MenuLink>
      <MenuLink href={`/play?deck=${encodeURIComponent(deckId)}`} icon={Swords}>
        Play it on the table
      </MenuLink>
      <MenuLink href={compareHref(deckId, null)} icon={GitCompareArrows}>
        Compare with another deck
      </MenuLink>
      <MenuItem icon={Copy} onSelect={() => void duplicate()}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <ArchiveItem
        onArchive={() => void leaveWith((deck) => setArchived(deck, true))}
        onTakeOut={() => void setArchived({ id: deckId, deck: derived().deck }, false)}
      />
      <MenuItem danger icon={Trash2} onSelect={() => void leaveWith(binDeck)}>
        Delete
      </MenuItem>
    </Menu>
  );
}

/** A deck that rests in the archive can be taken out of it; it is asked for while the menu is open. */
function ArchiveItem({
  onArchive,
  onTakeOut,
}: {
  readonly onArchive: () => void;
  readonly onTakeOut: () => void;
}) {
  const { deckId } = useWorkshop();
  const library = useStored('library');
  const rests =
    library.status === 'ready' && library.value.archived.some(({ id }) => id === deckId);
  return rests ? (
    <MenuItem icon={ArchiveRestore} onSelect={onTakeOut}>
      Take out of the archive
    </MenuItem>
  ) : (
    <MenuItem icon={Archive} onSelect={onArchive}>
      Archive
    </MenuItem>
  );
}
