'use client';

import { ChevronLeft, Printer, X } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button, IconButton, LinkButton } from '@/app/_ui/button';
import { counted } from '@/app/_ui/counts';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { EmptyState } from '@/app/_ui/empty-state';
import { TextInput } from '@/app/_ui/field';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { NumberStepper } from '@/app/_ui/number-stepper';
import { Page, PageTitle } from '@/app/_ui/page-title';
import { Select } from '@/app/_ui/select';
import { useOwnFormats } from '@/app/_ui/stored/use-stored';
import { useChecker } from '@/app/decks/_shared/use-checker';
import type { Catalogue } from '@/lib/cards/catalogue';
import { deckCode, inGroups } from '@/lib/codecs/deck-code';
import { type Sheet, sheetPages } from '@/lib/codecs/sheet/body';
import { dateInWords, type SheetEntry, sheetModel } from '@/lib/codecs/sheet/model';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { DeckPicker } from '../../_parts/deck-picker';
import { handedOver, type SheetJob } from '../../_parts/hand-over';
import { PAPER_OPTIONS } from '../../_parts/papers';
import { chosenOf, type DeckOption, useDeckOptions } from '../../_parts/use-deck-options';
import { SheetView } from './sheet-view';
import styles from './sheets.module.css';
import { MOST_BLANKS, useSheetsUrl } from './use-sheets-url';

/** Registration sheets for decks from the desk, from the library or among the samples, and blank ones. */
export function SheetPrinter() {
  const catalogue = useCatalogue();
  const formats = useOwnFormats();
  return (
    <>
      {catalogue.status === 'failed' && (
        <Page>
          <PageTitle title="Registration sheets" />
          <EmptyState
            tone="failed"
            title="The cards could not be loaded"
            actions={<Button onClick={catalogue.retry}>Try again</Button>}
          >
            {catalogue.message} Your decks are safe.
          </EmptyState>
        </Page>
      )}
      {catalogue.status === 'loading' && (
        <Page>
          <PageTitle title="Registration sheets" />
          <p aria-live="polite">Fetching the cards …</p>
        </Page>
      )}
      {catalogue.status === 'ready' && (
        <Printery catalogue={catalogue.catalogue} formats={formats} />
      )}
    </>
  );
}

/** Stands for "each deck's own" among the formats. */
const OWN = 'own';

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
  const [players, setPlayers] = useState<Readonly<Record<string, string>>>({});
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

  function add({ ref }: DeckOption) {
    const [kind, id = ''] = ref.split(' ', 2);
    void setUrl(kind === 'deck' ? { deck: [...url.deck, id] } : { sample: [...url.sample, id] });
  }

  function remove({ ref }: DeckOption) {
    const without = (ids: readonly string[], kind: string) =>
      ids.filter((id) => `${kind} ${id}` !== ref);
    void setUrl({ deck: without(url.deck, 'deck'), sample: without(url.sample, 'sample') });
  }

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
            <div className={styles.desk}>
              <p>{counted(job.entries.length, 'deck')} from the tournament desk.</p>
              <Button size="small" onClick={() => void setUrl({ from: null, event, date, format })}>
                Take these out
              </Button>
            </div>
          )}
          {url.from === 'desk' && job === null && (
            <p className={styles.desk}>
              Nothing from the tournament desk is waiting here. Go back to the desk and print from
              there, or choose decks below.
            </p>
          )}
          <div className={styles.choice}>
            <DeckPicker options={options} chosen={chosen} onAdd={add} />
            <div className={styles.blanks}>
              <span className={styles.label}>Blank sheets</span>
              <NumberStepper
                label="Blank sheets"
                value={blanks}
                max={MOST_BLANKS}
                onValueChange={(blank) => void setUrl({ blank })}
              />
            </div>
          </div>
          {isRead && missing > 0 && (
            <p className={styles.desk}>
              {counted(missing, 'deck')} of this address {missing === 1 ? 'is' : 'are'} not in this
              browser.
            </p>
          )}
          {chosen.length > 0 && (
            <ul className={styles.decks}>
              {chosen.map((option) => (
                <li key={option.ref} className={styles.deck}>
                  <span className={styles.name}>
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
                    onValueChange={(name) => setPlayers({ ...players, [option.ref]: name })}
                  />
                  <IconButton
                    label={`Take out ${option.title}`}
                    size="small"
                    onClick={() => remove(option)}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          {sheets.length > 0 && (
            <div className={styles.sum}>
              <Button kind="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                Print
              </Button>
              <p aria-live="polite">
                {counted(sheets.length, 'sheet')}, {counted(pages, 'page')}
              </p>
              <p className={styles.hint}>
                In the print window: margins “none” or “default”, scale 100 %.
              </p>
            </div>
          )}
          {isWaiting && (
            <p className={styles.sum} aria-live="polite">
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

/** What the desk handed over. It is looked up in the browser only, after the first picture. */
function useJob(isWanted: boolean): SheetJob | null {
  const [job, setJob] = useState<SheetJob | null>(null);
  useEffect(() => setJob(isWanted ? handedOver() : null), [isWanted]);
  return job;
}

function useEntries(
  job: SheetJob | null,
  chosen: readonly DeckOption[],
  players: Readonly<Record<string, string>>,
): readonly SheetEntry[] {
  const key = chosen.map(({ ref }) => ref).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list of decks
  return useMemo(
    () => [
      ...(job?.entries ?? []),
      ...chosen.map(({ ref, deck }) => ({ player: players[ref] ?? '', deck })),
    ],
    [job, key, players],
  );
}

interface SheetWishes {
  readonly event: string;
  readonly date: string;
  readonly format: string;
  readonly blanks: number;
}

/** The sheets, and the same without the event's name and date, which take as many pages. */
function useSheets(
  catalogue: Catalogue,
  formats: readonly Format[],
  entries: readonly SheetEntry[],
  { event, date, format, blanks }: SheetWishes,
): { readonly sheets: readonly Sheet[]; readonly plain: readonly Sheet[] } {
  const checker = useChecker(catalogue, formats);
  // the decks are checked without the event's name and date, of which every letter would do it anew
  const models = useMemo(() => {
    const common = { event: '', date: '', ...(format !== OWN && { format }) };
    return entries.map((entry) =>
      sheetModel(entry, common, checker, inGroups(deckCode(entry.deck))),
    );
  }, [checker, entries, format]);
  const plain = useMemo(() => {
    const named = checker.formats.get(format)?.format.name ?? '';
    const blank: Sheet = { blank: true, event: '', date: '', format: named };
    return [...models, ...Array.from({ length: blanks }, () => blank)];
  }, [checker, models, format, blanks]);
  const sheets = useMemo(
    () =>
      plain.map((sheet) =>
        'blank' in sheet
          ? { ...sheet, event, date }
          : { ...sheet, event: event.trim(), date: dateInWords(date.trim()) },
      ),
    [plain, event, date],
  );
  return { sheets, plain };
}
