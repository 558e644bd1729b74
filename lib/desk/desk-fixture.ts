import { loadCatalogue } from '@/lib/cards/load';
import { writeText } from '@/lib/codecs/decks/text';
import { createMatcher } from '@/lib/codecs/names/match';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import type { DeskList } from './desk-list';
import { type Judge, judgeList } from './judge';
import { type Row, rowsOf } from './rows';

/** For tests: lists as they might lie on the desk of a tournament. */

export const catalogue = loadCatalogue();

export const judge: Judge = {
  matcher: createMatcher(catalogue),
  checker: createChecker(catalogue, SHIPPED_FORMATS),
};

export function sample(id = 'fremen'): Deck {
  const found = SAMPLE_DECKS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no sample ${id}`);
  return found.deck;
}

export function textOf(deck: Deck): string {
  return writeText(deck, catalogue);
}

/** A list with the Fremen sample in it. */
export function list(id: string, more: Partial<DeskList> = {}): DeskList {
  return {
    id,
    order: 1,
    file: `${id}.txt`,
    player: null,
    text: textOf(sample()),
    refused: null,
    answers: {},
    changes: [],
    played: null,
    ...more,
  };
}

/** The rows of some lists, read and checked. */
export function rows(lists: readonly DeskList[], format: string | null = null): readonly Row[] {
  return rowsOf(lists, new Map(lists.map((one) => [one.id, judgeList(judge, one, format)])));
}

/** The only row of one list. */
export function row(one: DeskList, format: string | null = null): Row {
  const [only] = rows([one], format);
  if (only === undefined) throw new Error('no row');
  return only;
}
