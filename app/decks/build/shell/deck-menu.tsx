import { Copy, GitCompareArrows, Hand, MoreHorizontal, Swords } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { compareHref } from '@/app/_deck/compare/compare-href';
import { ExportItems } from '@/app/_deck/export/export-items';
import { OwnItems } from '@/app/_owned/own-items';
import { PrintItems } from '@/app/_print/print-items';
import { Button } from '@/app/_ui/base/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/app/_ui/base/menu';
import { toast } from '@/app/_ui/base/toast';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { duplicateDeck } from '@/lib/storage/decks';
import { useWorkshop } from '../state/workshop';
import styles from './toolbar.module.css';

/** Where the deck can go from here: onto the clipboard, into a file, onto the table, into a copy. */
export function DeckMenu() {
  const { catalogue, deckId, store, derived } = useWorkshop();
  const router = useRouter();

  async function duplicate() {
    const copy = await duplicateDeck(store, deckId);
    if (copy.ok) {
      router.push(`/decks/build?deck=${encodeURIComponent(copy.value.id)}`);
      toast({ title: 'This is the copy' });
    } else sayFailed('The deck was not duplicated', copy.problems);
  }

  return (
    <Menu
      align="end"
      trigger={
        <Button size="small">
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
    </Menu>
  );
}
