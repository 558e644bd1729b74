import { Printer } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { Select } from '@/app/_ui/base/select';
import { counted } from '@/lib/sentences';
import { PAPERS, useProxiesUrl } from './print-urls';
import { MOST_FACES, type Proxies, sumInWords } from './proxies';
import styles from './proxy-printer.module.css';

/** How the faces are printed, and how much paper it takes. */
export function PaperPanel({ proxies }: { readonly proxies: Proxies }) {
  const [url, setUrl] = useProxiesUrl();
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
          options={PAPERS}
          onValueChange={(paper) => void setUrl({ paper })}
        />
        <Select
          label="Faces"
          value={url.first}
          options={[
            { value: 'picture', label: 'With their pictures' },
            { value: 'text', label: 'Text only, larger' },
          ]}
          onValueChange={(first) => void setUrl({ first })}
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
      <div className="flex flex-wrap gap-x-4 gap-y-3 items-center mt-5">
        <Button kind="primary" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          Print
        </Button>
        <p aria-live="polite">{sumInWords(proxies.faces.length, url.backs)}</p>
        <p className="text-muted text-s">
          In the print window: scale 100 %, margins “none”
          {url.backs ? ', two-sided over the long edge' : ''}. A card is then 63 × 88 mm.
        </p>
      </div>
      {proxies.tooMany > 0 && (
        <p className="mt-3 text-warning" role="alert">
          {counted(proxies.tooMany, 'more card is', 'more cards are')} left out: one print takes{' '}
          {MOST_FACES}. Print the rest in a second one.
        </p>
      )}
    </>
  );
}
