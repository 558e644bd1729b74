import { classes } from '@/app/_ui/base/classes';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { sizesInWords } from '@/lib/decks/sizes';
import type { Report } from '@/lib/legality/problem';
import { ReportLine } from '../verdict/report-line';
import type { Side } from './side';
import styles from './side-head.module.css';

/** One side of a comparison: what it is, how large, and its verdict. */
export function SideHead({
  label,
  side,
  report,
  titled = true,
}: {
  readonly label: string;
  readonly side: Side;
  readonly report: Report | null;
  /** False where the title stands above it already. */
  readonly titled?: boolean;
}) {
  const { deck, title, note } = side;
  return (
    <section
      className={classes('flex gap-3', titled ? 'mt-4' : 'mt-3', styles.head)}
      aria-label={`${label}: ${title}`}
    >
      {titled && <SponsorSeal power={deck.sponsor} />}
      <div className={classes('min-w-0', !titled && styles.line)}>
        <h2 className={titled ? 'wrap-anywhere' : 'visually-hidden'}>{title}</h2>
        <p className={classes('text-muted text-s', !titled && styles.sizes)}>
          {sizesInWords(deck)}
          {note !== '' && `\u00a0· ${note}`}
        </p>
        {report && <ReportLine report={report} />}
      </div>
    </section>
  );
}
