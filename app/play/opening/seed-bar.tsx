import { ClipboardCopy, Dices, Link2 } from 'lucide-react';
import { useState } from 'react';
import { freshSeed } from '@/app/_deck/opening/seed';
import { SeedInput } from '@/app/_deck/opening/seed-input';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { copyText } from '@/app/_ui/base/copy-text';
import { toast } from '@/app/_ui/base/toast';
import type { Deck } from '@/lib/decks/deck';
import styles from './opening.module.css';
import { openingHref, openingWords } from './opening-text';
import { useOpeningUrl } from './use-opening-url';

/** Deals by another seed. */
export function DealAgain() {
  const [, setUrl] = useOpeningUrl();

  function deal(seed: string) {
    void setUrl({ seed });
    announce(`Dealt with seed ${seed}`);
  }

  return (
    <Button kind="primary" onClick={() => deal(freshSeed())}>
      <Dices size={18} aria-hidden /> Deal again
    </Button>
  );
}

/** The seed of this opening, and its copies. */
export function SeedBar({
  deck,
  isShared,
}: {
  readonly deck: Deck | null;
  /** The deck came with the address and stays in it. */
  readonly isShared: boolean;
}) {
  const [url, setUrl] = useOpeningUrl();
  // The box may be empty while a person types; the deal keeps the last seed until then.
  const [typed, setTyped] = useState<string | null>(null);

  /** A stored deck is in this browser alone, so its list goes along; notes are not needed to deal. */
  async function copyLink() {
    try {
      const link =
        deck === null || url.deck === null || isShared
          ? location.href
          : await openingHref({ ...deck, notes: '' });
      await copyText(link, 'The address of this opening');
    } catch {
      toast({
        title: 'The link could not be made',
        description: 'The server cannot be reached. Copy the opening as text instead.',
        tone: 'warning',
      });
    }
  }

  return (
    <div className={styles.seed}>
      <SeedInput
        value={typed ?? url.seed}
        onValueChange={(value) => {
          const seed = value.trim();
          setTyped(seed === '' ? value : null);
          if (seed !== '') void setUrl({ seed: value });
        }}
        onBlur={() => setTyped(null)}
      />
      <p className={styles.note}>The same list and seed deal the same everywhere.</p>
      <div className={styles.buttons}>
        <Button onClick={() => void copyLink()}>
          <Link2 size={18} aria-hidden /> Copy link
        </Button>
        <Button
          disabled={deck === null}
          onClick={async () => {
            if (deck === null) return;
            const words = await openingWords(deck, url.seed);
            if (words === null) toast({ title: 'This deck cannot be dealt', tone: 'warning' });
            else void copyText(words, 'This opening as text');
          }}
        >
          <ClipboardCopy size={18} aria-hidden /> Copy text
        </Button>
      </div>
    </div>
  );
}
