import { CircleX, Wrench } from 'lucide-react';
import type { Card } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { importDeck } from '@/lib/codecs/decks/import-deck';
import { createMatcher } from '@/lib/codecs/names/match';
import { type Answer, deckOf, onlyGuess, questionsOf } from '@/lib/desk/answers';
import { check, createChecker } from '@/lib/legality/check';
import { DEFAULT_FORMAT, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { mendOf } from '@/lib/legality/mend';
import { problemMessage, verdictInShort } from '@/lib/legality/words';
import { EXAMPLE } from './example';
import { lineMarks } from './line-marks';
import styles from './outcome.module.css';

/**
 * What the checker says of the example, its misspelt lines read as the one card that they are much
 * like: worked out on the server, so that it is there before anything is fetched.
 */
export function ExampleVerdict() {
  const catalogue = loadCatalogue();
  const matcher = createMatcher(catalogue);
  const read = importDeck(EXAMPLE, matcher);
  if (!read.ok) return null;
  const questions = questionsOf(read.value, matcher);
  const answers = Object.fromEntries(
    questions.flatMap((question): [string, Answer][] => {
      const card = onlyGuess(question, catalogue);
      return card === null ? [] : [[question.key, { kind: 'card', card }]];
    }),
  );
  const deck = deckOf(read.value, questions, answers, [], matcher);
  const report = check(createChecker(catalogue, SHIPPED_FORMATS), deck, DEFAULT_FORMAT.id);
  /** The lines that were misspelt, each with the card that it is read as. */
  const meant = new Map(
    questions.flatMap(({ key, line }): [number, Card][] => {
      const answer = answers[key];
      const card = answer?.kind === 'card' && catalogue.byId.get(answer.card);
      return line !== null && card ? [[line, card]] : [];
    }),
  );
  const marks = lineMarks(EXAMPLE, [], report.problems, catalogue.byId);
  return (
    <div className="flex flex-col gap-3">
      <p className={styles.exampleVerdict}>
        <CircleX size={16} aria-hidden />
        {verdictInShort(report)}
      </p>
      <ul className={styles.faults}>
        {report.problems.map((problem) => {
          const mend = mendOf(problem, deck, catalogue, DEFAULT_FORMAT);
          return (
            <li key={problemMessage(problem)}>
              {problemMessage(problem)}
              {mend && (
                <span>
                  <Wrench size={14} aria-hidden />
                  {mend.label}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <ol className={styles.lines} aria-label="Lines of the list">
        {EXAMPLE.trimEnd()
          .split('\n')
          .map((line, at) => {
            const card = meant.get(at + 1);
            const mark = marks.get(at + 1) ?? (card && 'meant');
            if (mark === undefined) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, empty ones among them
              <li key={at} data-mark={mark}>
                {line}
                {card && <span> read as {card.title}</span>}
              </li>
            );
          })}
      </ol>
    </div>
  );
}
