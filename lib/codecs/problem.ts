import { fail, type InputProblem } from '@/lib/result';

/** A problem in words; the code never changes, `at` is its place, "" for the whole. */
export function problem(code: string, message: string, at = ''): InputProblem {
  return { code, at, message };
}

/** A result that is this one problem. */
export function refuse(code: string, message: string, at = '') {
  return fail(problem(code, message, at));
}
