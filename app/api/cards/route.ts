import { z } from 'zod';
import { loadCatalogue } from '@/lib/cards/load';
import { describeQuery } from '@/lib/cards/query/describe';
import { findsACard, searchCatalogue } from '@/lib/cards/query/load';
import { waysOn } from '@/lib/codecs/names/ways-on';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { answer, only, refuse } from '../_request/answer';

const parameters = z.object({ q: z.string().default('') });

/**
 * GET /api/cards?q=QUERY: {query, count, cards}, the query read back in plain English and the card
 * records: what answers plain words best first, else by title and then set, unless the query sorts
 * otherwise. Without q, every card. Where there is none: `nearest`, the ids of the nearest titles, and
 * `fields`, the search with its words read as fields, {text, words}, or null.
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
  const said = { query: describeQuery(query), count: cards.length, cards };
  if (cards.length > 0) return answer(said);
  const { nearest, fields } = waysOn(loadCatalogue(), q, (text) => findsACard(text, IN_OUR_WORDS));
  return answer({ ...said, nearest: nearest.map(({ id }) => id), fields });
}

const notAllowed = only('GET');

export { notAllowed as DELETE, notAllowed as PATCH, notAllowed as POST, notAllowed as PUT };
