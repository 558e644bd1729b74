import { useEffect, useMemo, useState } from 'react';
import type { DeckChoice } from '@/app/_deck/library/deck-choices';
import { useChecker } from '@/app/_deck/verdict/use-checker';
import { keptSheetJob, type SheetJob } from '@/app/_print/sheet-job';
import type { Catalogue } from '@/lib/cards/catalogue';
import { deckCode, inGroups } from '@/lib/codecs/links/deck-code';
import type { Sheet } from '@/lib/codecs/sheet/body';
import { dateInWords, type SheetEntry, sheetModel } from '@/lib/codecs/sheet/model';
import type { Format } from '@/lib/legality/format';

/** By deck, who plays it. */
export type Players = Readonly<Record<string, string>>;

/** Stands for "each deck's own" among the formats. */
export const OWN = 'own';

/** What the desk handed over. It is looked up in the browser only, after the first picture. */
export function useJob(isWanted: boolean): SheetJob | null {
  const [job, setJob] = useState<SheetJob | null>(null);
  useEffect(() => setJob(isWanted ? keptSheetJob() : null), [isWanted]);
  return job;
}

/** What gets a sheet: the job's decks, then the chosen ones. */
export function useEntries(
  job: SheetJob | null,
  chosen: readonly DeckChoice[],
  players: Players,
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
export function useSheets(
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
