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
}: {
  readonly label: string;
  readonly side: Side;
  readonly report: Report | null;
}) {
  const { deck, title, note } = side;
  return (
    <section className={classes('flex gap-4 mt-4', styles.head)} aria-label={`${label}: ${title}`}>
      <SponsorSeal power={deck.sponsor} />
      <div className="min-w-0">
        <h2 className="wrap-anywhere">{title}</h2>
        <p className="text-muted text-s">
          {sizesInWords(deck)}
          {note !== '' && `\u00a0· ${note}`}
        </p>
        {report && <ReportLine report={report} />}
      </div>
    </section>
  );
}
