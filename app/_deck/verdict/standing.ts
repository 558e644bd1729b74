import type { VerdictTone } from '@/app/_ui/base/verdict';
import type { Report } from '@/lib/legality/problem';
import { unfinished, verdict } from '@/lib/legality/words';

/** How a deck that is being built stands: what it still lacks is nothing wrong with it. */
export function standingOf(report: Report): { readonly tone: VerdictTone; readonly words: string } {
  const lacking = unfinished(report);
  return lacking === null
    ? { tone: toneOf(report), words: verdict(report) }
    : { tone: 'begun', words: lacking };
}

/** `warning` is legal, with something to know. */
export function toneOf(report: Report): 'legal' | 'illegal' | 'warning' {
  if (!report.legal) return 'illegal';
  return report.problems.length > 0 ? 'warning' : 'legal';
}
