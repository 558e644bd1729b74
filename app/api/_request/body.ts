import type { z } from 'zod';
import { MAX_BYTES } from '@/lib/codecs/limits';
import { readAs } from '@/lib/read-as';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { refuse } from './answer';

/**
 * What a request's JSON body holds, as the schema for such a body has it, or the answer that refuses
 * it. The size is counted while the body comes in: nothing hangs on what a caller says about it.
 */
export async function readBody<T>(
  request: Request,
  schemaFor: (body: unknown) => z.ZodType<T>,
): Promise<{ readonly value: T } | Response> {
  const text = await limitedText(request);
  if (!text.ok) return refuse(text.problems[0]?.code === 'too-large' ? 413 : 400, text.problems);
  let body: unknown;
  try {
    body = JSON.parse(text.value);
  } catch {
    return refuse(400, [{ code: 'bad-json', at: '', message: 'The body is not valid JSON.' }]);
  }
  const parsed = readAs(schemaFor(body), body);
  return parsed.success ? { value: parsed.data } : refuse(400, parsed.error.issues.map(problemOf));
}

function problemOf(issue: z.core.$ZodIssue): InputProblem {
  const at = issue.path.map(String).join('.');
  const named = issue.code === 'custom' ? issue.params?.code : undefined;
  return { code: typeof named === 'string' ? named : 'invalid', at, message: issue.message };
}

async function limitedText(request: Request): Promise<Result<string, TextProblem>> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > MAX_BYTES) return fail(TOO_LARGE);
      text += decoder.decode(part.value, { stream: true });
    }
    return ok(text + decoder.decode());
  } catch {
    // The caller went away, or what came is not UTF-8.
    return fail(NOT_TEXT);
  } finally {
    // To cancel would close the connection, and the caller would not read why.
    reader?.releaseLock();
  }
}

type TextProblem = InputProblem<'too-large' | 'not-text'>;

const TOO_LARGE: TextProblem = {
  code: 'too-large',
  at: '',
  message: `The body is larger than ${MAX_BYTES / 1024} KiB.`,
};

const NOT_TEXT: TextProblem = {
  code: 'not-text',
  at: '',
  message: 'The body did not arrive whole, or is not UTF-8.',
};
