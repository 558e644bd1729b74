import { BATTLE } from '@/lib/board/odds/battle/calculator';
import { answer, only } from '../../_request/answer';
import { readBody } from '../../_request/body';
import { parsedBy } from '../../_request/parsed';

const battleBody = parsedBy(BATTLE.ask);

/** POST /api/board/battle with what is known of a battle: {question, best, surest, plans} as the command line gives it. */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, () => battleBody);
  if (read instanceof Response) return read;
  const { question, answer: found } = read.value;
  return answer({ question, ...found });
}

const notAllowed = only('POST');

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };
