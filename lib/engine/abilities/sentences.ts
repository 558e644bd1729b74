import type { CardId } from '@/lib/cards/card';
import { fold } from '@/lib/cards/fold';
import type { QueryContext } from '@/lib/cards/query/search';
import { loadGameCatalogue } from './load';
import { sentencesOf } from './sentence';

let sentences: ReadonlyMap<CardId, readonly string[]> | undefined;
let folded: ReadonlyMap<CardId, string> | undefined;

/** What each card that the engine runs does, a sentence an ability. Written once, on first use; for the server and the command line. */
export function sentencesByCard(): ReadonlyMap<CardId, readonly string[]> {
  const { byId, abilities } = loadGameCatalogue();
  sentences ??= new Map(
    [...abilities].flatMap(([id, texts]) => {
      const card = byId.get(id);
      return card === undefined ? [] : [[id, sentencesOf(texts, card.title)] as const];
    }),
  );
  return sentences;
}

/** For a search of the server or the command line: `text:` looks through our own sentences. */
export const IN_OUR_WORDS: QueryContext = {
  get texts() {
    folded ??= new Map(
      [...sentencesByCard()].map(([id, lines]) => [id, fold(lines.join('\n'))] as const),
    );
    return folded;
  },
};
