import { z } from 'zod';
import { loadCatalogue } from '@/lib/cards/load';
import { check, createChecker } from '@/lib/legality/check';
import { findFormat, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { reportJson } from '@/lib/legality/json';
import { answer, only, refuse } from '../_request/answer';
import { readBody } from '../_request/body';
import { deckBody, formatBody } from '../_request/parsed';

const withFormat = z.strictObject({ deck: deckBody, format: formatBody.optional() });
const deckAlone = deckBody.transform((deck) => ({ deck, format: undefined }));

/** A deck alone, or {deck, format}. */
function schemaFor(body: unknown) {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'deck')
    ? withFormat
    : deckAlone;
}

const shipped = createChecker(loadCatalogue(), SHIPPED_FORMATS);

/** POST /api/check: {deck, format, legal, problems} as the command line gives it. */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, schemaFor);
  if (read instanceof Response) return read;
  const { deck, format } = read.value;
  if (typeof format === 'string' && findFormat(format) === undefined)
    return refuse(400, [
      {
        code: 'unknown-format',
        at: 'format',
        message: `There is no format of that id; there are ${SHIPPED_FORMATS.map(({ id }) => id).join(', ')}.`,
      },
    ]);
  const report =
    typeof format === 'object'
      ? check(createChecker(loadCatalogue(), [format]), deck, format.id)
      : check(shipped, deck, format);
  return answer(reportJson(deck, report));
}

const notAllowed = only('POST');

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };
