import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { Report } from '@/lib/legality/problem';
import { verdict } from '@/lib/legality/words';
import styles from './report-line.module.css';

/** A verdict in a list: a sign and its sentence. */
export function ReportLine({ report }: { readonly report: Report }) {
  const tone = toneOf(report);
  const Sign = SIGNS[tone];
  return (
    <p className={styles.line} data-tone={tone}>
      <Sign size={16} className={styles.sign} aria-hidden />
      <span>{verdict(report)}</span>
    </p>
  );
}

/** `warning` is legal, with something to know. */
export function toneOf(report: Report): 'legal' | 'illegal' | 'warning' {
  if (!report.legal) return 'illegal';
  return report.problems.length > 0 ? 'warning' : 'legal';
}

const SIGNS = { legal: CircleCheck, illegal: CircleX, warning: TriangleAlert } as const;
