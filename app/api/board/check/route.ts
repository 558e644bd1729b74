import { checkSetup } from '@/lib/board/setup/check';
import { parseSetup } from '@/lib/board/setup/file';
import { setupReportJson } from '@/lib/board/setup/json';
import { answer, only } from '../../_request/answer';
import { readBody } from '../../_request/body';
import { parsedBy } from '../../_request/parsed';

const setupBody = parsedBy(parseSetup);

/** POST /api/board/check with a set-up of the board game: {name, edition, ready, verdict, problems} as the command line gives it. */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, () => setupBody);
  if (read instanceof Response) return read;
  return answer(setupReportJson(read.value, checkSetup(read.value)));
}

const notAllowed = only('POST');

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };
