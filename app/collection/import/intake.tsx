import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { UnreadLines } from '@/app/_import/unread-lines';
import { takeInList } from '@/app/_owned/collection-actions';
import { useCollection } from '@/app/_owned/collection-store';
import { Button } from '@/app/_ui/base/button';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { CollectionImport } from '@/lib/codecs/collection/read-collection';
import {
  type Copies,
  type Intake as IntakeWay,
  intakeChanges,
  MAX_OWNED,
  total,
} from '@/lib/decks/collection';
import { type Answers, openQuestions, type Question } from '@/lib/desk/answers';
import type { InputProblem } from '@/lib/result';
import { counted, plural } from '@/lib/sentences';
import { Changes } from './changes';
import styles from './import.module.css';

/** What was read: what takes it in, the lines to settle, and what would change. */
export function Intake({
  read,
  catalogue,
  way,
  onRest,
}: {
  readonly read: CollectionImport;
  readonly catalogue: Catalogue;
  /** How it is taken in. */
  readonly way: IntakeWay;
  /** What is clear was taken in: these lines are left, for later. */
  readonly onRest: (lines: readonly string[]) => void;
}) {
  const collection = useCollection();
  const owned = collection.status === 'ready' ? collection.owned : null;
  const router = useRouter();
  const [answers, setAnswers] = useState<Answers>({});
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const questions = useMemo(() => questionsOf(read), [read]);
  const copies = useMemo(() => copiesWith(read, questions, answers), [read, questions, answers]);
  const changes = useMemo(
    () => (owned ? intakeChanges(owned, copies, way) : null),
    [copies, owned, way],
  );
  const { leftOut } = read;
  const open = openQuestions(questions, answers);
  const left = open.length;

  // what was read is said by its heading, and on a phone it lies below the window
  useEffect(() => heading.current?.focus(), []);

  async function take() {
    setBusy(true);
    const done = await takeInList(copies, way, 'The list is in your collection');
    setBusy(false);
    if (!done) return;
    onRest(open.map(lineOf));
    if (left === 0) router.push('/collection');
  }

  return (
    <section className="flex flex-col gap-4 min-w-0" aria-labelledby="what-was-read">
      <h2 id="what-was-read" ref={heading} className={styles.read} tabIndex={-1}>
        <strong>{counted(total(copies), 'copy', 'copies')}</strong> of{' '}
        {counted(copies.size, 'card')} read
        {left > 0 && `, ${counted(left, 'line')} to settle`}
        {leftOut.length > 0 && `, ${counted(leftOut.length, 'line')} left out`}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="primary"
          disabled={left > 0 || busy || changes === null || changes.length === 0}
          onClick={() => void take()}
        >
          Change the collection
        </Button>
        {left > 0 && way !== 'replace' && copies.size > 0 && (
          <Button disabled={busy || changes?.length === 0} onClick={() => void take()}>
            Take in the {counted(copies.size, 'card')} that {plural(copies.size, 'is', 'are')}{' '}
            clear, keep {counted(left, 'line')} for later
          </Button>
        )}
        {left > 0 && (
          <p className="text-muted">
            Or first settle the {counted(left, 'line')} below: pick the card, or leave it out.
          </p>
        )}
      </div>
      {read.remarks.map((remark) => (
        <p key={remark} className="text-muted">
          {remark}
        </p>
      ))}
      {leftOut.length > 0 && (
        <div className={styles.problems} data-tone="warning">
          <h3>{counted(leftOut.length, 'line')} left out</h3>
          <Problems problems={leftOut} />
          <p>
            {way === 'replace'
              ? 'Go on, and these cards are no longer owned; or correct the list and read it again.'
              : 'Go on without them, or correct the list and read it again.'}
          </p>
        </div>
      )}
      {questions.length > 0 && (
        <UnreadLines
          questions={questions}
          answers={answers}
          catalogue={catalogue}
          onAnswers={setAnswers}
          onDone={() => heading.current?.focus()}
        />
      )}
      {changes && <Changes changes={changes} catalogue={catalogue} />}
    </section>
  );
}

/** A line for later: as it was written, with its count where that stood in a column of its own. */
function lineOf({ count, text }: Question): string {
  const says = new RegExp(`^\\(?[x×]?\\s?${count}(?!\\d)|[x×]\\s?${count}\\)?$`, 'i');
  return says.test(text) ? text : `${count} ${text}`;
}

export function Problems({ problems }: { readonly problems: readonly InputProblem[] }) {
  return (
    <ul>
      {problems.map(({ at, message }) => (
        <li key={`${at} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}

function questionsOf({ waiting }: CollectionImport): readonly Question[] {
  return waiting.map(({ isId, ...line }, at) => ({
    ...line,
    key: `${at}:${line.text}`,
    kind: isId ? 'id' : 'line',
    place: 'house',
    // a collection has no lists: only the line is worth saying
    guessed: true,
  }));
}

function copiesWith(
  { copies }: CollectionImport,
  questions: readonly Question[],
  answers: Answers,
): Copies {
  const whole = new Map(copies);
  for (const { key, text, count } of questions) {
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    if (answer === undefined || answer.kind === 'left-out') continue;
    const card = answer.kind === 'card' ? answer.card : text;
    whole.set(card, Math.min(MAX_OWNED, (whole.get(card) ?? 0) + count));
  }
  return whole;
}
