'use client';

import { ChevronLeft, Printer } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { TextInput } from '@/app/_ui/base/field';
import { Link } from '@/app/_ui/base/link';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Select } from '@/app/_ui/base/select';
import { useMedia } from '@/app/_ui/base/use-media';
import { WithCatalogue } from '@/app/_ui/data/with-catalogue';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sheetPages } from '@/lib/codecs/sheet/body';
import { deckTitle } from '@/lib/decks/title';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { counted, plural } from '@/lib/sentences';
import bench from '../bench.module.css';
import { ChosenDeck, DeckPicker, useNamedDecks } from '../named-decks';
import { PAGES_BELOW } from '../pages-below';
import { PAPERS, useSheetsUrl } from '../print-urls';
import { SheetView } from './sheet-view';
import styles from './sheets.module.css';
import { OWN, type Players, useEntries, useJob, useSheets } from './use-sheets';

const MOST_BLANKS = 200;

/** Registration sheets for decks from the desk, from the library or among the samples, and blank ones. */
export function SheetPrinter() {
  return (
    <WithCatalogue
      safe="Your decks are safe."
      frame={(content) => (
        <Page>
          <PageTitle title="Registration sheets" />
          {content}
        </Page>
      )}
    >
      {(catalogue) => <Printery catalogue={catalogue} />}
    </WithCatalogue>
  );
}

function Printery({ catalogue }: { readonly catalogue: Catalogue }) {
  const formats = useOwnFormats();
  const [url, setUrl] = useSheetsUrl();
  const decks = useNamedDecks(url, setUrl);
  const job = useJob(url.from === 'desk');
  const [players, setPlayers] = useState<Players>({});
  const { chosen, missing } = decks;
  const event = url.event ?? job?.event ?? '';
  const date = url.date ?? job?.date ?? '';
  const format = url.format ?? job?.format ?? OWN;
  const blanks = Math.min(Math.max(url.blank, 0), MOST_BLANKS);

  // whose sheet shows while nothing is chosen
  const isExample = job === null && !decks.isWaiting && chosen.length === 0 && blanks === 0;
  const example = isExample ? decks.left.find(({ ref }) => ref === 'sample fremen') : undefined;
  const entries = useEntries(job, example ? [example] : chosen, players);
  // with many sheets the letters come first, then the sheets
  const wishes = { event: useDeferredValue(event), date: useDeferredValue(date), format, blanks };
  const { sheets, plain } = useSheets(catalogue, formats, entries, wishes);
  const shown = useDeferredValue(sheets);
  const pages = useMemo(() => sheetPages(plain, url.paper), [plain, url.paper]);
  const isFolded = useMedia(PAGES_BELOW);

  const about = (
    <>
      <div className={classes(bench.options, styles.about)}>
        <TextInput
          label="Tournament"
          value={event}
          maxLength={120}
          onValueChange={(next) => void setUrl({ event: next })}
        />
        <TextInput
          label="Date"
          type="date"
          value={date}
          onValueChange={(next) => void setUrl({ date: next })}
        />
        <Select
          label="Format"
          value={format}
          options={[
            { value: OWN, label: 'Each deck’s own' },
            ...[...SHIPPED_FORMATS, ...formats].map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          ]}
          onValueChange={(next) => void setUrl({ format: next })}
        />
        <Select
          label="Paper"
          value={url.paper}
          options={PAPERS}
          onValueChange={(paper) => void setUrl({ paper })}
        />
      </div>
      {sheets.length > 0 && (
        <p className="mt-4 text-muted text-s">
          In the print window: margins “none” or “default”, scale 100 %. The tournament desk sends
          all decks of an event here at once.
        </p>
      )}
    </>
  );

  return (
    <div className={bench.bench} data-print="bench">
      <div data-print="no">
        <Page className={bench.desk}>
          <PageTitle
            title="Registration sheets"
            note={
              <>
                One page a deck, for a tournament. Or <Link href="/print">print proxies</Link>.
              </>
            }
            actions={
              url.from === 'desk' && (
                <LinkButton href="/check">
                  <ChevronLeft size={16} aria-hidden />
                  Back to the desk
                </LinkButton>
              )
            }
          />
          {job !== null && (
            <div className="flex flex-wrap gap-3 items-center mb-3">
              <p>{counted(job.entries.length, 'deck')} from the tournament desk.</p>
              <Button size="small" onClick={() => void setUrl({ from: null, event, date, format })}>
                Take these out
              </Button>
            </div>
          )}
          {url.from === 'desk' && job === null && (
            <p className="mb-3">
              Nothing from the tournament desk is waiting here. Go back to the desk and print from
              there, or choose decks below.
            </p>
          )}
          <div className={styles.choice}>
            <DeckPicker
              decks={decks}
              placeholder={example ? `Sample: ${deckTitle(example.deck)}` : undefined}
            />
            <div className="flex flex-col items-start gap-1 text-s">
              <span className="font-semibold">Blank sheets</span>
              <NumberStepper
                label="Blank sheets"
                value={blanks}
                max={MOST_BLANKS}
                onValueChange={(blank) => void setUrl({ blank })}
              />
            </div>
          </div>
          {missing > 0 && (
            <p className="mt-4">
              {counted(missing, 'deck')} of this address {plural(missing, 'is', 'are')} not in this
              browser.
            </p>
          )}
          {chosen.length > 0 && (
            <ul className="print-list">
              {chosen.map((choice) => (
                <li key={choice.ref} className={styles.deck}>
                  <ChosenDeck deck={choice.deck} onRemove={() => decks.remove(choice)}>
                    <TextInput
                      label={`Player of ${deckTitle(choice.deck)}`}
                      labelHidden
                      placeholder="Player"
                      autoComplete="off"
                      maxLength={120}
                      value={players[choice.ref] ?? ''}
                      onValueChange={(name) => setPlayers({ ...players, [choice.ref]: name })}
                    />
                  </ChosenDeck>
                </li>
              ))}
            </ul>
          )}
          {sheets.length > 0 && (
            <div className={classes(bench.go, 'mt-5')}>
              <p aria-live="polite" className={bench.sum}>
                {example
                  ? 'An example, till you add a deck'
                  : `${counted(sheets.length, 'sheet')}, ${counted(pages, 'page')}`}
              </p>
              <Button kind={example ? 'plain' : 'primary'} onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                Print
              </Button>
            </div>
          )}
          {sheets.length === 0 && decks.isWaiting && (
            <p className="mt-5" aria-live="polite">
              Reading your decks …
            </p>
          )}
          {isFolded ? (
            <details className={bench.folded}>
              <summary>
                Tournament{' '}
                <span className="text-muted text-s">
                  {[event, date, url.paper === 'a4' ? 'A4' : 'US Letter']
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </summary>
              {about}
            </details>
          ) : (
            about
          )}
        </Page>
      </div>
      {shown.length > 0 && <SheetView sheets={shown} paper={url.paper} />}
    </div>
  );
}
