import { ClipboardCopy, FileDown, Share2 } from 'lucide-react';
import { MenuItem } from '@/app/_ui/base/menu';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { copyAsText, downloadJson, openExport, openShare } from './export-deck';

/** The lines of a menu that take a deck elsewhere: by link, onto the clipboard, into a file. */
export function ExportItems({
  deck,
  catalogue,
}: {
  /** The deck, or how to get it when a line is chosen. */
  readonly deck: Deck | (() => Deck);
  /** Null while the cards are not there: then only what needs none can be chosen. */
  readonly catalogue: Catalogue | null;
}) {
  const now = () => (typeof deck === 'function' ? deck() : deck);
  return (
    <>
      <MenuItem icon={Share2} onSelect={() => void openShare(now())}>
        Share…
      </MenuItem>
      {catalogue ? (
        <>
          <MenuItem icon={ClipboardCopy} onSelect={() => void copyAsText(now(), catalogue)}>
            Copy as text
          </MenuItem>
          <MenuItem icon={FileDown} onSelect={() => void openExport(now())}>
            Export to a file…
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={FileDown} onSelect={() => downloadJson(now())}>
          Download JSON
        </MenuItem>
      )}
    </>
  );
}
