import { findByName, type Matcher } from '@/lib/codecs/names/match';
import { fold } from '@/lib/words/fold';

/** A line of a list, counted from 1, whose card is called otherwise. */
export interface Otherwise {
  readonly line: number;
  readonly typed: string;
  readonly title: string;
}

/** The lines of a text that name a card by a name that is not its own, as "Iakin Nefud" does. */
export function readOtherwise(text: string, matcher: Matcher): readonly Otherwise[] {
  return text.split('\n').flatMap((line, at) => {
    const { typed } = countAndName(line);
    const [card, ...others] = findByName(matcher, typed);
    if (card === undefined || others.length > 0 || typed === card.id) return [];
    const own = fold(card.title).replace(/^the /, '');
    return fold(typed).includes(own) ? [] : [{ line: at + 1, typed, title: card.title }];
  });
}

/** "3x Spice Blow" as its parts. */
export function countAndName(line: string): { readonly count: string; readonly typed: string } {
  const [, count = '1', typed = line] = /^(\d+)x? (.*)$/.exec(line) ?? [];
  return { count, typed: typed.trim() };
}
