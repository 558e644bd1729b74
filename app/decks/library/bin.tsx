import { RotateCcw, Trash2 } from 'lucide-react';
import { purgeBin, purgeDeck, unbinDeck } from '@/app/_deck/library/deck-actions';
import { Button } from '@/app/_ui/base/button';
import { Answers, Dialog } from '@/app/_ui/base/dialog';
import { deckTitle } from '@/lib/decks/title';
import { counted } from '@/lib/sentences';
import type { StoredDeck } from '@/lib/storage/decks';

/** Above the bin: what it is, and the one way to empty it. */
export function BinNote({ count }: { readonly count: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted">
      <p>
        Deleted decks stay here, with their history and versions, until you delete them permanently.
      </p>
      <Dialog
        title="Empty the bin?"
        trigger={
          <Button kind="danger" size="small">
            <Trash2 size={14} aria-hidden />
            Empty the bin…
          </Button>
        }
        foot={
          <Answers
            no="Keep them"
            yes={`Delete ${counted(count, 'deck')} permanently`}
            kind="danger"
            onYes={() => void purgeBin()}
          />
        }
      >
        <p>
          {counted(count, 'deck')} will be deleted from this browser, with history and named
          versions. This cannot be undone.
        </p>
      </Dialog>
    </div>
  );
}

/** What can be done with a deck in the bin. */
export function BinButtons({ stored }: { readonly stored: StoredDeck }) {
  const title = deckTitle(stored.deck);
  return (
    <>
      <Button size="small" aria-label={`Restore ${title}`} onClick={() => void unbinDeck(stored)}>
        <RotateCcw size={14} aria-hidden />
        Restore
      </Button>
      <Dialog
        title={`Delete “${title}” permanently?`}
        trigger={
          <Button size="small" kind="quiet" aria-label={`Delete ${title} permanently`}>
            <Trash2 size={14} aria-hidden />
            Delete permanently…
          </Button>
        }
        foot={
          <Answers
            no="Keep it"
            yes="Delete permanently"
            kind="danger"
            onYes={() => void purgeDeck(stored)}
          />
        }
      >
        <p>
          The deck, its history and its named versions are deleted from this browser. This cannot be
          undone.
        </p>
      </Dialog>
    </>
  );
}
