import { useMemo } from 'react';
import type { ClientCatalogue } from '@/app/_ui/data/use-catalogue';
import { useTextsComing, useTextsFor } from '@/app/_ui/printed/use-texts';
import { searcherFor } from '@/app/_ui/search/searcher-for';
import type { Expression, Query } from '@/lib/cards/query/query';
import { search } from '@/lib/cards/query/search';
import type { Deck } from '@/lib/decks/deck';
import { type Answer, answerTo } from '@/lib/odds/questions/answer';
import { parseQuestion, type QuestionProblem } from '@/lib/odds/questions/parse';
import type { Draws } from '@/lib/odds/questions/plan';
import { conditionsOf, type Question } from '@/lib/odds/questions/question';
import type { Result } from '@/lib/result';
import { deckSets } from '../library/deck-sets';

/**
 * The answers to questions about a deck, in their order, worked out anew when the deck changes. Null for what
 * cannot be read, and for all while what the cards do is on its way.
 */
export function useAnswers(
  asks: readonly string[],
  deck: Deck,
  draws: Draws,
  client: ClientCatalogue,
): readonly (Result<Answer> | null)[] {
  const read = useMemo(() => asks.map((ask) => parseQuestion(ask, deck)), [asks, deck]);
  const all = useMemo(() => everythingAsked(read), [read]);
  const texts = useTextsFor(all);
  const isComing = useTextsComing(all);
  return useMemo(() => {
    const { catalogue, keywords } = client;
    const context = { decks: deckSets(null, deck), keywords, ...(texts && { texts }) };
    const find = (query: Query) =>
      new Set(search(searcherFor(client), query, context).map(({ id }) => id));
    return read.map((question) =>
      question.ok && !isComing
        ? answerTo({ question: question.value, deck, catalogue, find, draws })
        : null,
    );
  }, [read, deck, draws, client, texts, isComing]);
}

/** All searches in one, to know whether any of them looks through texts. */
function everythingAsked(questions: readonly Result<Question, QuestionProblem>[]): Query {
  const of = questions.flatMap((question): Expression[] =>
    question.ok ? conditionsOf(question.value).flatMap(({ query }) => query.where ?? []) : [],
  );
  return { where: { kind: 'any', of, start: 0, end: 0 }, sort: [], sortSpans: [] };
}
