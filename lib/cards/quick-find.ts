import type { Card } from './card';
import { fold } from './fold';

/** What was typed into the palette: the words to look for, and how many copies Enter adds. */
export interface Ask {
  readonly words: string;
  readonly count: number;
}

/** "3 batt", "3x batt", "batt 3" and "batt x3" ask for three; without a number it is one. */
export function readAsk(text: string): Ask {
  const trimmed = text.trim();
  const before = /^(\d{1,2})\s*[x×]?\s+(.+)$/i.exec(trimmed);
  const after = /^(.+?)\s+[x×]?(\d{1,2})$/i.exec(trimmed);
  const found = before ? [before[1], before[2]] : after ? [after[2], after[1]] : undefined;
  const count = Number(found?.[0] ?? 1);
  return count > 0 && found?.[1] !== undefined
    ? { words: found[1], count }
    : { words: trimmed, count: 1 };
}

/** The cards in the order in which a typist means them: titles that begin so, then words that do. */
export function ranked(cards: readonly Card[], words: string): readonly Card[] {
  const wanted = fold(words);
  const rank = (card: Card) => {
    const title = fold(card.title);
    if (title.startsWith(wanted)) return title === wanted ? 0 : 1;
    if (title.includes(` ${wanted}`)) return 2;
    return title.includes(wanted) ? 3 : 4;
  };
  return cards
    .map((card) => ({ card, rank: rank(card) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
}
