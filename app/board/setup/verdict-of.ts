import type { VerdictTone } from '@/app/_ui/base/verdict';
import type { SetupReport } from '@/lib/board/setup/problem';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { setupVerdict } from '@/lib/board/setup/words';

/** Whether a set-up can be played, in a sentence with its tone. */
export interface SaidVerdict {
  readonly tone: VerdictTone;
  readonly words: string;
}

export function verdictOf(setup: BoardSetup, report: SetupReport): SaidVerdict {
  const { problems, ready } = report;
  return {
    tone: !ready ? 'illegal' : problems.length > 0 ? 'warning' : 'legal',
    words: setupVerdict(setup, report),
  };
}
