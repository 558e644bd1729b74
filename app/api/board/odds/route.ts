import { CALCULATORS, isCalculator } from '@/lib/board/odds/calculators';
import { fail } from '@/lib/result';
import { listedOr } from '@/lib/sentences';
import { answer, only } from '../../_request/answer';
import { readBody } from '../../_request/body';
import { parsedBy } from '../../_request/parsed';

const NAMES = Object.keys(CALCULATORS);

const oddsBody = parsedBy((value) => {
  const { of, ...asked } = { ...(typeof value === 'object' ? value : {}) } as Record<
    string,
    unknown
  >;
  if (isCalculator(of)) return CALCULATORS[of].ask(asked);
  return fail({ code: 'not-a-question', at: 'of', message: `“of” is ${listedOr(NAMES)}.` });
});

/** POST /api/board/odds with {of, …}: {question} and the answer, as the command line gives them. */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, () => oddsBody);
  if (read instanceof Response) return read;
  const { question, answer: found } = read.value;
  return answer({ question, ...found });
}

const notAllowed = only('POST');

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };
