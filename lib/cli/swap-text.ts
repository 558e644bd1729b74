import type { Card } from '@/lib/cards/card';
import { candidates, type Named } from '@/lib/codecs/names/by-id-and-name';
import { readCardLine } from '@/lib/codecs/names/card-line';
import { type Matcher, nearestTo } from '@/lib/codecs/names/match';
import { needOf } from '@/lib/decks/collection';
import { type Deck, MAX_COUNT } from '@/lib/decks/deck';
import type { Change, Swap } from '@/lib/odds/lab/swap';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { listedOr } from '@/lib/sentences';
import { plain } from './print';

type SwapProblem = InputProblem<'not-a-swap' | 'unknown-card' | 'several-cards'>;

/**
 * Reads a change as the command line has it: "OUT=IN", "2x OUT=IN" for so many copies, several joined by "+".
 * Cards stand there by title, full name or id. Of cards of one name the one goes out that the deck has, and one
 * comes in that belongs where the other lay.
 */
export function readChange(
  text: string,
  deck: Deck,
  matcher: Matcher,
): Result<Change, SwapProblem> {
  const swaps: Swap[] = [];
  for (const part of text.split('+')) {
    const swap = readSwap(part, deck, matcher);
    if (!swap.ok) return swap;
    swaps.push(swap.value);
  }
  return ok(swaps);
}

function readSwap(text: string, deck: Deck, matcher: Matcher): Result<Swap, SwapProblem> {
  const [before = '', after = '', ...more] = text.split('=');
  const { digits, named } = readCardLine(matcher, before);
  const copies = Number(digits ?? 1);
  const isCount = Number.isInteger(copies) && copies >= 1 && copies <= MAX_COUNT;
  if (after.trim() === '' || more.length > 0 || !isCount)
    return fail({
      code: 'not-a-swap',
      at: text,
      message: 'This is no swap. Write OUT=IN, or 2x OUT=IN for two copies.',
    });
  const need = needOf(deck);
  const out = single(before, named, matcher, ({ id }) => need.has(id));
  if (!out.ok) return out;
  const { deck: group } = out.value;
  const coming = readCardLine(matcher, after).named;
  const into = single(after, coming, matcher, (card) => card.deck === group);
  return into.ok ? ok({ out: out.value.id, into: into.value.id, copies }) : into;
}

/** The one card that a text names; of several those that are likelier, if there are any. */
function single(
  text: string,
  named: Named,
  matcher: Matcher,
  isLikely: (card: Card) => boolean,
): Result<Card, SwapProblem> {
  const cards = named.kind === 'unknown' ? [] : candidates(matcher, named);
  const likely = cards.filter(isLikely);
  const [only, ...others] = likely.length > 0 ? likely : cards;
  if (only !== undefined && others.length === 0) return ok(only);
  const code = only === undefined ? 'unknown-card' : 'several-cards';
  const near = only === undefined ? nearestTo(matcher, text) : [only, ...others];
  const meant = near.length === 0 ? '' : ` Write ${listedOr(near.map(({ id }) => id))}.`;
  return fail({ code, at: text, message: `"${plain(text)}" names no single card.${meant}` });
}
