'use client';

import { ChevronLeft, Printer, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button, IconButton, LinkButton } from '@/app/_ui/base/button';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { TextInput } from '@/app/_ui/base/field';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { Select } from '@/app/_ui/base/select';
import { WithCatalogue } from '@/app/_ui/data/with-catalogue';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sheetPages } from '@/lib/codecs/sheet/body';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { counted, plural } from '@/lib/sentences';
import { DeckPicker } from '../deck-picker';
import { PAPER_OPTIONS } from '../papers';
import {
  chosenOf,
  type DeckOption,
  useDeckOptions,
  withDeck,
  withoutDeck,
} from '../use-deck-options';
import { SheetView } from './sheet-view';
import styles from './sheets.module.css';
import { OWN, type Players, useEntries, useJob, useSheets } from './use-sheets';
import { MOST_BLANKS, useSheetsUrl } from './use-sheets-url';

/** Registration sheets for decks from the desk, from the library or among the samples, and blank ones. */
export function SheetPrinter() {
  const formats = useOwnFormats();
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
      {(catalogue) => <Printery catalogue={catalogue} formats={formats} />}
    </WithCatalogue>
  );
}

function Printery({
  catalogue,
  formats,
}: {
  readonly catalogue: Catalogue;
  readonly formats: readonly Format[];
}) {
  const [url, setUrl] = useSheetsUrl();
  const { options, isRead } = useDeckOptions();
  const job = useJob(url.from === 'desk');
  const [players, setPlayers] = useState<Players>({});
  const { found: chosen, missing } = chosenOf(options, url.deck, url.sample);
  const event = url.event ?? job?.event ?? '';
  const date = url.date ?? job?.date ?? '';
  const format = url.format ?? job?.format ?? OWN;
  const blanks = Math.min(Math.max(url.blank, 0), MOST_BLANKS);

  const entries = useEntries(job, chosen, players);
  // with many sheets the letters come first, then the sheets
  const wishes = { event: useDeferredValue(event), date: useDeferredValue(date), format, blanks };
  const { sheets, plain } = useSheets(catalogue, formats, entries, wishes);
  const shown = useDeferredValue(sheets);
  const pages = useMemo(() => sheetPages(plain, url.paper), [plain, url.paper]);
  const isWaiting = sheets.length === 0 && !isRead && url.deck.length > 0;

  return (
    <>
      <div data-print="no">
        <Page>
          <PageTitle
            title="Registration sheets"
            note="One page a deck: who plays it, the House Profile, both lists like a binder, the verdict, room for signatures."
            actions={
              <>
                {url.from === 'desk' && (
                  <LinkButton href="/check">
                    <ChevronLeft size={16} aria-hidden />
                    Back to the desk
                  </LinkButton>
                )}
                <LinkButton href="/print">Print proxies</LinkButton>
              </>
            }
          />
          <div className={styles.bar}>
            <TextInput
              label="Event"
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
              options={PAPER_OPTIONS}
              onValueChange={(paper) => void setUrl({ paper })}
            />
          </div>
          {job !== null && (
            <div className="flex flex-wrap gap-3 items-center mt-4">
              <p>{counted(job.entries.length, 'deck')} from the tournament desk.</p>
              <Button size="small" onClick={() => void setUrl({ from: null, event, date, format })}>
                Take these out
              </Button>
            </div>
          )}
          {url.from === 'desk' && job === null && (
            <p className="flex flex-wrap gap-3 items-center mt-4">
              Nothing from the tournament desk is waiting here. Go back to the desk and print from
              there, or choose decks below.
            </p>
          )}
          <div className={styles.choice}>
            <DeckPicker
              options={options}
              chosen={chosen}
              onAdd={(option) => void setUrl(withDeck(url, option))}
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
          {isRead && missing > 0 && (
            <p className="flex flex-wrap gap-3 items-center mt-4">
              {counted(missing, 'deck')} of this address {plural(missing, 'is', 'are')} not in this
              browser.
            </p>
          )}
          {chosen.length > 0 && (
            <ChosenDecks
              chosen={chosen}
              players={players}
              onPlayersChange={setPlayers}
              onRemove={(option) => void setUrl(withoutDeck(url, option))}
            />
          )}
          {sheets.length > 0 && (
            <div className="flex flex-wrap gap-x-4 gap-y-3 items-center mt-6">
              <Button kind="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                Print
              </Button>
              <p aria-live="polite">
                {counted(sheets.length, 'sheet')}, {counted(pages, 'page')}
              </p>
              <p className="text-muted text-s">
                In the print window: margins “none” or “default”, scale 100 %.
              </p>
            </div>
          )}
          {isWaiting && (
            <p className="flex flex-wrap gap-x-4 gap-y-3 items-center mt-6" aria-live="polite">
              Reading your decks …
            </p>
          )}
          {sheets.length === 0 && !isWaiting && (
            <EmptyState
              className={styles.empty}
              title="No sheet yet"
              actions={
                <Button kind="primary" onClick={() => void setUrl({ sample: ['fremen'] })}>
                  Show a sample’s sheet
                </Button>
              }
            >
              Choose a deck above, or ask for blank sheets that players fill in by hand. The
              tournament desk sends all decks of an event here at once.
            </EmptyState>
          )}
        </Page>
      </div>
      {shown.length > 0 && <SheetView sheets={shown} paper={url.paper} />}
    </>
  );
}

/** The decks that get a sheet, each with a field for its player's name. */
function ChosenDecks({
  chosen,
  players,
  onPlayersChange,
  onRemove,
}: {
  readonly chosen: readonly DeckOption[];
  readonly players: Players;
  readonly onPlayersChange: (players: Players) => void;
  readonly onRemove: (option: DeckOption) => void;
}) {
  return (
    <ul className={styles.decks}>
      {chosen.map((option) => (
        <li key={option.ref} className={styles.deck}>
          <span className="flex gap-2 items-center min-w-0 wrap-anywhere">
            <PowerIcon power={option.deck.sponsor} coloured named />
            {option.title}
          </span>
          <TextInput
            label={`Player of ${option.title}`}
            labelHidden
            placeholder="Player"
            autoComplete="off"
            maxLength={120}
            value={players[option.ref] ?? ''}
            onValueChange={(name) => onPlayersChange({ ...players, [option.ref]: name })}
          />
          <IconButton
            label={`Take out ${option.title}`}
            size="small"
            onClick={() => onRemove(option)}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
