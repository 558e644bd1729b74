'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/app/_ui/button';
import { Checkbox } from '@/app/_ui/field';
import { Select } from '@/app/_ui/select';
import { PAPER_OPTIONS } from './papers';
import { MOST_FACES, type Proxies, sumInWords } from './proxies';
import styles from './proxy-printer.module.css';
import type { useProxiesUrl } from './use-proxies-url';

type Url = ReturnType<typeof useProxiesUrl>;

/** How the faces are printed, and how much paper it takes. */
export function PaperPanel({
  url,
  setUrl,
  proxies,
}: {
  readonly url: Url[0];
  readonly setUrl: Url[1];
  readonly proxies: Proxies;
}) {
  return (
    <>
      <div className={styles.paper}>
        <Select
          label="Copies of a deck’s cards"
          value={url.copies}
          options={[
            { value: 'all', label: 'As many as the deck has' },
            { value: 'one', label: 'One of each' },
          ]}
          onValueChange={(copies) => void setUrl({ copies })}
        />
        <Select
          label="Paper"
          value={url.paper}
          options={PAPER_OPTIONS}
          onValueChange={(paper) => void setUrl({ paper })}
        />
        <Checkbox
          checked={url.ink === 'grey'}
          onCheckedChange={(grey) => void setUrl({ ink: grey ? 'grey' : 'colour' })}
        >
          Black and white
        </Checkbox>
        <Checkbox checked={url.backs} onCheckedChange={(backs) => void setUrl({ backs })}>
          Backs, for printing on both sides
        </Checkbox>
      </div>
      <div className={styles.sum}>
        <Button kind="primary" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          Print
        </Button>
        <p aria-live="polite">{sumInWords(proxies.faces.length, url.backs)}</p>
        <p className={styles.hint}>
          In the print window: scale 100 %, margins “none”
          {url.backs ? ', two-sided over the long edge' : ''}. A card is then 63 × 88 mm.
        </p>
      </div>
      {proxies.tooMany > 0 && (
        <p className={styles.warning} role="alert">
          {proxies.tooMany} more {proxies.tooMany === 1 ? 'card is' : 'cards are'} left out: one
          print takes {MOST_FACES}. Print the rest in a second one.
        </p>
      )}
    </>
  );
}
