import type { SetupProblem } from '../problem';

/** What a check has found; `isAdvice`: the edition advises against it and does not forbid it. */
export interface Found extends Omit<SetupProblem, 'severity'> {
  readonly isAdvice?: boolean;
}
