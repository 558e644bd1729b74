import { Printer } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { Link } from '@/app/_ui/base/link';
import { Select } from '@/app/_ui/base/select';
import { useMedia } from '@/app/_ui/base/use-media';
import { usePrinted } from '@/app/_ui/printed/printed-store';
import { counted } from '@/lib/sentences';
import styles from './bench.module.css';
import { PAGES_BELOW } from './pages-below';
import { PAPERS, useProxiesUrl } from './print-urls';
import { MOST_FACES, type Proxies, sumInWords } from './proxies';

/** How much paper it takes, and how the faces are printed: folded where the pages stand below. */
export function PaperPanel({ proxies }: { readonly proxies: Proxies }) {
  const [url] = useProxiesUrl();
  const isFolded = useMedia(PAGES_BELOW);
  const paper = PAPERS.find(({ value }) => value === url.paper)?.label ?? '';
  return (
    <>
      <div className={styles.go}>
        <p aria-live="polite" className={styles.sum}>
          {sumInWords(proxies.faces.length, url.backs)}
        </p>
        <Button kind="primary" disabled={proxies.faces.length === 0} onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          Print
        </Button>
      </div>
      {proxies.tooMany > 0 && (
        <p className="mt-3 text-warning" role="alert">
          {counted(proxies.tooMany, 'more card is', 'more cards are')} left out: one print takes{' '}
          {MOST_FACES}. Print the rest in a second one.
        </p>
      )}
      {isFolded ? (
        <details className={styles.folded}>
          <summary>
            Options{' '}
            <span className="text-muted text-s">
              {[
                paper,
                url.ink === 'grey' ? 'black and white' : 'colour',
                url.first === 'text' ? 'text only' : 'with pictures',
              ].join(', ')}
            </span>
          </summary>
          <Options />
        </details>
      ) : (
        <Options />
      )}
    </>
  );
}

function Options() {
  const [url, setUrl] = useProxiesUrl();
  return (
    <>
      <div className={styles.options}>
        <Select
          label="Copies of a deck’s cards"
          value={url.copies}
          options={[
            { value: 'all', label: 'As many as it has' },
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
      <p className="mt-4 text-muted text-s">
        In the print window: scale 100 %, margins “none”
        {url.backs ? ', two-sided over the long edge' : ''}. A card is then 63 × 88 mm; cut along
        the marks.
      </p>
      <PrintedNote />
    </>
  );
}

/** Whose words the faces bear, while no printed texts are loaded. */
function PrintedNote() {
  const printed = usePrinted();
  if (printed.status !== 'ready' || printed.cards.size > 0) return null;
  return (
    <p className="mt-2 text-muted text-s">
      The faces say what each card does in the Registry’s words;{' '}
      <Link href="/settings/printed">load OCTGN set files of your own</Link>, and they bear the
      printed texts.
    </p>
  );
}
