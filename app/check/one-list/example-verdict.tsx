import { CircleHelp, CircleX, Wrench } from 'lucide-react';
import { ExamplePart } from '@/app/_ui/base/beside';
import beside from '@/app/_ui/base/beside.module.css';
import { classes } from '@/app/_ui/base/classes';
import { loadCatalogue } from '@/lib/cards/load';
import { importDeck } from '@/lib/codecs/decks/import-deck';
import { createMatcher } from '@/lib/codecs/names/match';
import { deckOf, questionsOf } from '@/lib/desk/answers';
import { check, createChecker } from '@/lib/legality/check';
import { DEFAULT_FORMAT, SHIPPED_FORMATS } from '@/lib/legality/formats';
import { mendOf } from '@/lib/legality/mend';
import type { LegalityProblem } from '@/lib/legality/problem';
import { problemMessage, verdictInShort } from '@/lib/legality/words';
import { counted } from '@/lib/sentences';
import { EXAMPLE } from './example';
import styles from './example-verdict.module.css';
import { lineMarks } from './line-marks';
import marked from './line-marks.module.css';
import { isOfSize, MAY_BE_UNREAD } from './of-size';
import { countAndName, readOtherwise } from './read-otherwise';

/**
 * What the checker says of the example before anything in it is answered: worked out on the server,
 * so that it is there before anything is fetched.
 */
export function ExampleVerdict() {
  const catalogue = loadCatalogue();
  const matcher = createMatcher(catalogue);
  const read = importDeck(EXAMPLE, matcher);
  if (!read.ok) return null;
  const questions = questionsOf(read.value, matcher);
  const deck = deckOf(read.value, questions, {}, [], matcher);
  const report = check(createChecker(catalogue, SHIPPED_FORMATS), deck, DEFAULT_FORMAT.id);
  const meant = new Map<number | null, string>([
    ...questions.map(({ line, nearest }) => {
      const [card, ...others] = nearest.flatMap((id) => catalogue.byId.get(id) ?? []);
      return [line, others.length === 0 && card ? `${card.title}?` : 'which of these?'] as const;
    }),
    ...readOtherwise(EXAMPLE, matcher).map(({ line, title }) => [line, title] as const),
  ]);
  const causes = new Map(
    report.problems.flatMap((problem) =>
      [...lineMarks(EXAMPLE, [], [problem], catalogue.byId).keys()].map(
        (line) => [line, causeOf(problem)] as const,
      ),
    ),
  );
  const marks = lineMarks(EXAMPLE, questions, report.problems, catalogue.byId);
  const { said: verdict, many } = verdictInShort(report);
  const lines = EXAMPLE.trim().split('\n');
  const said = lines.flatMap((line, at) => {
    const mark = marks.get(at + 1);
    const words = [meant.get(at + 1), causes.get(at + 1)].filter(Boolean).join(', ');
    return mark === undefined ? [] : [{ ...countAndName(line), words, mark }];
  });
  const rest = lines.filter((line) => line !== '').length - said.length;
  return (
    <>
      <ExamplePart title="Your list">
        <div className={beside.lines}>
          <ol className={classes(styles.lines, marked.lines)}>
            {said.map(({ count, typed, words, mark }) => (
              <li key={typed} data-mark={mark}>
                <span>{count}</span>
                <span>{typed}</span>
                <span>
                  <MarkSign mark={mark} />
                  {mark === 'waits' && <span className="visually-hidden">asks: </span>}
                  {words}
                </span>
              </li>
            ))}
          </ol>
          <p className={styles.rest}>… and {counted(rest, 'more line')}</p>
        </div>
        <p className={classes(styles.key, marked.lines)}>
          <span data-mark="waits">
            <MarkSign mark="waits" />
            asks which card is meant
          </span>
          <span data-mark="wrong">
            <MarkSign mark="wrong" />
            breaks a rule
          </span>
        </p>
      </ExamplePart>
      <ExamplePart title="The verdict">
        <p className={styles.verdict}>
          <CircleX size={18} aria-hidden />
          {verdict}: {many}, {counted(questions.length, 'line')} not read.
        </p>
        <ol className={styles.faults}>
          {report.problems.map((problem) => {
            const mend = mendOf(problem, deck, catalogue, DEFAULT_FORMAT);
            return (
              <li key={problemMessage(problem)}>
                {problemMessage(problem)}
                {isOfSize(problem) && <span className="block text-muted">{MAY_BE_UNREAD}</span>}
                {mend && (
                  <span className={styles.mend}>
                    <Wrench size={14} aria-hidden />
                    {mend.label}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </ExamplePart>
    </>
  );
}

function MarkSign({ mark }: { readonly mark: 'waits' | 'wrong' }) {
  const Sign = mark === 'waits' ? CircleHelp : CircleX;
  return <Sign size={14} className={styles.sign} aria-hidden />;
}

/** What a line of the example is at fault for, in few words. */
function causeOf({ detail }: LegalityProblem): string | undefined {
  if (detail.code === 'house-copies') return `at most ${detail.limit}`;
  return detail.code === 'adversary-of-sponsor' ? 'an adversary' : undefined;
}
