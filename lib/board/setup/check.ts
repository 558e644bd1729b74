import { factionChecks } from './checks/factions';
import { optionChecks } from './checks/options';
import { winningChecks } from './checks/winning';
import type { SetupCode, SetupReport } from './problem';
import type { BoardSetup } from './setup';

/** What an organiser would mention without refusing the set-up. */
const WARNINGS: ReadonlySet<SetupCode> = new Set([
  'option-players',
  'recommended-factions',
  'advanced-in-part',
  'out-of-reach',
]);

/**
 * Holds a set-up against the rules of its edition. Every problem is reported whenever its condition holds, whatever
 * else is wrong: who sits at the table first, then the options, then what they come to.
 */
export function checkSetup(setup: BoardSetup): SetupReport {
  const found = [...factionChecks(setup), ...optionChecks(setup), ...winningChecks(setup)];
  const problems = found.map(({ isAdvice = false, ...problem }) => ({
    ...problem,
    severity:
      isAdvice || WARNINGS.has(problem.detail.code) ? ('warning' as const) : ('error' as const),
  }));
  return { ready: !problems.some(({ severity }) => severity === 'error'), problems };
}
