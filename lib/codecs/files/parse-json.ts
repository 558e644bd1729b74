import { fail, ok, type Result } from '@/lib/result';
import { clip, refusal } from '../limits';
import { refuse } from '../problem';

/**
 * What a JSON text holds, or why it is not read: `too-large`, `empty`, `not-text`, `bad-json`. `what`
 * begins the sentence ("This saved object"), `advice` ends it.
 */
export function parseJson(text: string, what: string, advice: string): Result<unknown> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  try {
    return ok(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    const reason = error instanceof Error ? clip(error.message, 160) : 'it cannot be parsed';
    return refuse('bad-json', `${what} is not valid JSON: ${reason}. ${advice}`);
  }
}
