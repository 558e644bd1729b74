import type { Card, CardId } from '@/lib/cards/card';
import type { QueryContext } from '@/lib/cards/query/search';
import { uncapital } from '@/lib/sentences';
import { fold } from '@/lib/words/fold';
import type { Ability } from './ability';
import { keywordsByCard } from './keywords';
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
      return card === undefined ? [] : [[id, linesOf(card, texts)] as const];
    }),
  );
  return sentences;
}

/** An event that says nothing once is in force till the turn ends (TAT-6.2.8-11), one of the Nexus while it has tokens. */
function linesOf(card: Card, texts: readonly Ability[]): readonly string[] {
  const { type, subtypes } = card;
  const lines = sentencesOf(texts, card);
  if (type !== 'event' || subtypes.includes('Nexus')) return lines;
  return lines.map((line, at) => {
    const kind = texts[at]?.kind;
    return kind === 'static' || kind === 'trigger'
      ? `Until the turn ends, ${uncapital(line)}`
      : line;
  });
}

/** For a search of the server or the command line: `text:` looks through our own sentences, `keyword:` knows our keywords. */
export const IN_OUR_WORDS: QueryContext = {
  get keywords() {
    return keywordsByCard();
  },
  get texts() {
    folded ??= new Map(
      [...sentencesByCard()].map(([id, lines]) => [id, fold(lines.join('\n'))] as const),
    );
    return folded;
  },
};
