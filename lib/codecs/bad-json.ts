import type { InputProblem } from '@/lib/result';
import { clip } from './limits';

/** The problem `bad-json` from what JSON.parse threw: what is no JSON, and what helps. */
export function badJson(what: string, error: unknown, advice: string): InputProblem {
  const reason = error instanceof Error ? clip(error.message, 160) : 'it cannot be parsed';
  return { code: 'bad-json', at: '', message: `${what} is not valid JSON: ${reason}. ${advice}` };
}
