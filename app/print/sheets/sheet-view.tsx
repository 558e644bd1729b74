import '@/lib/codecs/sheet/sheet.css';
import { memo } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { type Sheet, sheetBody } from '@/lib/codecs/sheet/body';
import type { Paper } from '@/lib/codecs/sheet/fit';
import styles from './sheets.module.css';

/** The sheets as they will be printed, one page below the other. */
export function SheetView({
  sheets,
  paper,
  isLarge,
}: {
  readonly sheets: readonly Sheet[];
  readonly paper: Paper;
  /** On a phone, to be read: wider than the window. */
  readonly isLarge: boolean;
}) {
  return (
    <section
      className={classes('printed-pages', styles.pages)}
      data-large={isLarge || undefined}
      aria-label="What will be printed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-print="sheets"
    >
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the pile is all a sheet has
        <OneSheet key={at} sheet={sheet} paper={paper} />
      ))}
    </section>
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
