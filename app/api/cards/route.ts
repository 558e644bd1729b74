import { z } from 'zod';
import { describeQuery } from '@/lib/cards/query/describe';
import { searchCatalogue } from '@/lib/cards/query/load';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { answer, only, refuse } from '../_request/answer';

const parameters = z.object({ q: z.string().default('') });

/**
 * GET /api/cards?q=QUERY: {query, count, cards}, the query read back in plain English and the card
 * records by title and then set, unless the query sorts otherwise. Without q, every card.
 */
export function GET(request: Request): Response {
  const given = new URL(request.url).searchParams;
  const { q } = parameters.parse({ q: given.get('q') ?? undefined });
  const found = searchCatalogue(q, IN_OUR_WORDS);
  if (!found.ok)
    return refuse(
      400,
      found.problems.map(({ code, start, end, message }) => ({
        code,
        at: `column ${start + 1}`,
        message,
        start,
        end,
      })),
    );
  const { query, cards } = found.value;
  return answer({ query: describeQuery(query), count: cards.length, cards });
}

const notAllowed = only('GET');

export { notAllowed as DELETE, notAllowed as PATCH, notAllowed as POST, notAllowed as PUT };
