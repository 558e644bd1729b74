import { VERDICT_SIGNS } from '@/app/_ui/base/verdict';
import type { Report } from '@/lib/legality/problem';
import styles from './report-line.module.css';
import { standingOf } from './standing';

/** A verdict in a list: a sign and its sentence. */
export function ReportLine({ report }: { readonly report: Report }) {
  const { tone, words } = standingOf(report);
  const Sign = VERDICT_SIGNS[tone];
  return (
    <p className={styles.line} data-tone={tone}>
      <Sign size={16} className={styles.sign} aria-hidden />
      <span>{words}</span>
    </p>
  );
}
