import { sizesInWords } from '@/app/_ui/counts';
import type { Report } from '@/lib/legality/problem';
import { ReportLine } from '../_shared/report-line';
import { Seal } from '../_shared/seal';
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
    <section className={styles.head} aria-label={`${label}: ${title}`}>
      <Seal power={deck.sponsor} />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.quiet}>
          {sizesInWords(deck)}
          {note !== '' && ` · ${note}`}
        </p>
        {report && <ReportLine report={report} />}
      </div>
    </section>
  );
}
