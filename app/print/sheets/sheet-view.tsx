import '@/lib/codecs/sheet/sheet.css';
import { memo } from 'react';
import { type Sheet, sheetBody } from '@/lib/codecs/sheet/body';
import type { Paper } from '@/lib/codecs/sheet/fit';
import { PrintedPages } from '../printed-pages';
import styles from './sheets.module.css';

/** The sheets as they will be printed. */
export function SheetView({
  sheets,
  paper,
}: {
  readonly sheets: readonly Sheet[];
  readonly paper: Paper;
}) {
  return (
    <PrintedPages data-print="sheets">
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the pile is all a sheet has
        <OneSheet key={at} sheet={sheet} paper={paper} />
      ))}
    </PrintedPages>
  );
}

const OneSheet = memo(function OneSheet({
  sheet,
  paper,
}: {
  readonly sheet: Sheet;
  readonly paper: Paper;
}) {
  return (
    <div
      className={styles.one}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/codecs/sheet/html.ts, which escapes every text
      dangerouslySetInnerHTML={{ __html: sheetBody([sheet], paper) }}
    />
  );
});
