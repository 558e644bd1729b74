import type { BoardCard } from '@/lib/board/cards/card';
import { describeBoardQuery } from '@/lib/board/cards/describe';
import { parseBoardQuery, searchBoardCards } from '@/lib/board/cards/search';
import { counted } from '@/lib/sentences';

/** What a search comes to. */
export interface Found {
  readonly cards: readonly BoardCard[];
  /** "Weapons: 11 cards"; null where the search cannot be read. */
  readonly said: string | null;
  /** Why it cannot be read. */
  readonly problem: string | null;
}

/** The cards that a text in the query language finds. */
export function findCards(all: readonly BoardCard[], text: string): Found {
  const query = parseBoardQuery(text);
  if (!query.ok) return { cards: [], said: null, problem: query.problems[0]?.message ?? null };
  const cards = searchBoardCards(all, query.value);
  const said = `${describeBoardQuery(query.value)}: ${counted(cards.length, 'card')}`;
  return { cards, said, problem: null };
}
