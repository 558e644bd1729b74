import { setupJson } from './file';
import type { SetupReport } from './problem';
import type { BoardSetup } from './setup';
import { setupMessage, setupVerdict } from './words';

/** A report in plain data, as the command line and the HTTP API give it; a mend is the whole set-up mended. */
export function setupReportJson(setup: BoardSetup, report: SetupReport) {
  return {
    name: setup.name,
    edition: setup.edition,
    ready: report.ready,
    verdict: setupVerdict(setup, report),
    problems: report.problems.map(({ severity, rules, detail, mend }) => ({
      code: detail.code,
      severity,
      rules,
      message: setupMessage(detail),
      mend: mend && { label: mend.label, setup: setupJson(mend.setup) },
    })),
  };
}
