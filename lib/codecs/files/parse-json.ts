import { ok, type Result } from '@/lib/result';
import { clip } from '../limits';
import { refuse } from '../problem';

/** What a JSON text holds, or `bad-json`; `what` begins the sentence ("This record"), `advice` ends it. */
export function parseJson(text: string, what: string, advice: string): Result<unknown> {
  try {
    return ok(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    const reason = error instanceof Error ? clip(error.message, 160) : 'it cannot be parsed';
    return refuse('bad-json', `${what} is not valid JSON: ${reason}. ${advice}`);
  }
}
