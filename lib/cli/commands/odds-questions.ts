import { loadCatalogue } from '@/lib/cards/load';
import { cardsFound } from '@/lib/cards/query/load';
import type { QueryContext } from '@/lib/cards/query/search';
import type { Deck } from '@/lib/decks/deck';
import { type Answer, answerTo } from '@/lib/odds/questions/answer';
import { describeQuestion } from '@/lib/odds/questions/describe';
import { examplesFor } from '@/lib/odds/questions/examples';
import { parseQuestion } from '@/lib/odds/questions/parse';
import type { Draws } from '@/lib/odds/questions/plan';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { columns, percent, wrapped } from '../print';

/** A deck that questions are asked about. */
interface Asking {
  readonly deck: Deck;
  readonly draws: Draws;
  readonly context: QueryContext;
}

/** An answer for a program and for a person. */
interface Told {
  readonly json: unknown;
  readonly words: string;
}

/** The answer to a question, or why it cannot be read or answered. */
export function answered(ask: string, asking: Asking): Result<Told> {
  const answer = answerFor(ask, asking);
  if (!answer.ok) return answer;
  const { draws } = asking;
  const { question, chance, sampled } = answer.value;
  const byTurn = answer.value.byTurn();
  const sample = sampled && { hands: sampled.hands, margin: sampled.margin };
  const how =
    sample === null
      ? ''
      : `, within ${percent(sample.margin)} (too much to count: from ${sample.hands} deals)`;
  const turns = byTurn?.map((one, at) => [String(at + 1), percent(one)]) ?? [];
  const perTurn = `${counted(draws.house, 'House card')} and ${counted(draws.imperial, 'Imperial card')}`;
  return ok({
    json: { ask, question, draws, chance, sampled: sample, byTurn },
    words: [
      `${wrapped(question, '')}\nChance ${percent(chance)}${how}\n`,
      byTurn === null ? '' : `\n${columns([['by turn', 'chance'], ...turns])}`,
      `\nEach turn draws ${perTurn} for those that left.\n`,
    ].join(''),
  });
}

/** The questions that deck builders ask, answered for a deck. */
export function answeredExamples(asking: Asking): Result<Told> {
  const rows: { label: string; ask: string; chance: number }[] = [];
  for (const { label, ask } of examplesFor(asking.deck, loadCatalogue())) {
    const answer = answerFor(ask, asking);
    if (!answer.ok) return answer;
    rows.push({ label, ask, chance: answer.value.chance });
  }
  return ok({
    json: rows,
    words: `\n${rows.map(({ label, ask, chance }) => `${percent(chance).padStart(9)}  ${label}\n${' '.repeat(11)}${ask}\n`).join('')}`,
  });
}

function answerFor(
  ask: string,
  { deck, draws, context }: Asking,
): Result<Answer & { readonly question: string }> {
  const question = parseQuestion(ask, deck);
  if (!question.ok) return fail(...question.problems.map((problem) => inputProblem(problem)));
  const answer = answerTo({
    question: question.value,
    deck,
    catalogue: loadCatalogue(),
    find: (query) => new Set(cardsFound(query, context).map(({ id }) => id)),
    draws,
  });
  return answer.ok ? ok({ ...answer.value, question: describeQuestion(question.value) }) : answer;
}

function inputProblem({
  code,
  start,
  message,
}: {
  code: string;
  start: number;
  message: string;
}): InputProblem {
  return { code, at: `column ${start + 1}`, message: `--ask, column ${start + 1}: ${message}` };
}
