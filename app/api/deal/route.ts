import { z } from 'zod';
import { loadCatalogue } from '@/lib/cards/load';
import { dealOpening } from '@/lib/engine/setup/opening';
import { answer, only, refuse } from '../_request/answer';
import { readBody } from '../_request/body';
import { deckBody } from '../_request/parsed';

const body = z.strictObject({
  deck: deckBody,
  /** A number from 0 to 4294967295 or any word, as on the command line. */
  seed: z.union([z.number(), z.string().min(1).max(200)]),
});

/** POST /api/deal {deck, seed}: {hand, assembly, treasury, favor, hoard, guildHoard, croe}. */
export async function POST(request: Request): Promise<Response> {
  const read = await readBody(request, () => body);
  if (read instanceof Response) return read;
  const dealt = dealOpening(read.value.deck, read.value.seed, loadCatalogue());
  if (!dealt.ok)
    return refuse(
      400,
      dealt.problems.map((problem) => ({
        ...problem,
        at: problem.at === '' ? 'deck' : `deck.${problem.at}`,
      })),
    );
  const { seed: _, ...opening } = dealt.value;
  return answer(opening);
}

const notAllowed = only('POST');

export { notAllowed as DELETE, notAllowed as GET, notAllowed as PATCH, notAllowed as PUT };
