'use client';

import { FileInput as FileIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { UnreadLines } from '@/app/_import/unread-lines';
import { takeInList } from '@/app/_owned/collection-actions';
import { useCollection } from '@/app/_owned/collection-store';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { TextArea } from '@/app/_ui/base/field';
import { FileInput } from '@/app/_ui/base/file-input';
import { PageTitle } from '@/app/_ui/base/page-title';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { catalogueReady, useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { CollectionImport, CollectionLine } from '@/lib/codecs/collection/read-collection';
import type { Matcher } from '@/lib/codecs/names/match';
import { type Copies, type Intake, intakeChanges, MAX_OWNED, total } from '@/lib/decks/collection';
import { type Answers, openQuestions, type Question } from '@/lib/desk/answers';
import type { InputProblem, Result } from '@/lib/result';
import { counted } from '@/lib/sentences';
import { Changes } from './changes';
import styles from './import.module.css';

const EXAMPLE = '3 Valor\n2 Paul Atreides [TAT]\n1 Caladan';

/** What was read, or why it could not be. */
type Reading = Result<CollectionImport, InputProblem> | null;

/** Takes a table or a list of owned cards into the collection, seen before it is done. */
export function ImportPage({ accept }: { readonly accept: string }) {
  const state = useCatalogue();
  const catalogue = state.status === 'ready' ? state.catalogue : null;
  const collection = useCollection();
  const owned = collection.status === 'ready' ? collection.owned : null;
  const router = useRouter();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reading>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [intake, setIntake] = useState<Intake>('add');
  const [busy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);

  // what was read is said by its heading, and on a phone it lies below the window
  useEffect(() => {
    if (reading?.ok) outcome.current?.focus();
  }, [reading]);

  async function read(from: string) {
    setAnswers({});
    try {
      const { catalogue } = await catalogueReady();
      const [{ readCollection }, matcher] = await Promise.all([
        import('@/lib/codecs/collection/read-collection'),
        matcherOf(catalogue),
      ]);
      setReading(readCollection(from, matcher));
    } catch {
      setReading({ ok: false, problems: [NOT_FETCHED] });
    }
  }

  async function open(chosen: File | undefined) {
    if (chosen === undefined) return;
    try {
      const { openFile } = await import('@/lib/codecs/files/open-file');
      const [opened] = await openFile(chosen, 'collection');
      if (!opened.text.ok) {
        setReading(opened.text);
        return;
      }
      setText(opened.text.value);
      await read(opened.text.value);
    } catch {
      setReading({ ok: false, problems: [NOT_FETCHED] });
    }
  }

  const questions = useMemo(
    () => (reading?.ok ? questionsOf(reading.value.waiting) : []),
    [reading],
  );
  const copies = useMemo(
    () => (reading?.ok ? copiesWith(reading.value, questions, answers) : null),
    [reading, questions, answers],
  );
  const leftOut = reading?.ok ? reading.value.leftOut : [];
  const left = openQuestions(questions, answers).length;
  const changes = useMemo(
    () => (copies && owned ? intakeChanges(owned, copies, intake) : null),
    [copies, owned, intake],
  );

  async function take() {
    if (copies === null) return;
    setBusy(true);
    const done = await takeInList(copies, intake, 'The list is in your collection');
    setBusy(false);
    if (done) router.push('/collection');
  }

  if (state.status === 'failed')
    return <NotFetched failed={state}>Your collection is safe in this browser.</NotFetched>;
  return (
    <>
      <PageTitle
        title="Import a collection"
        note="A table with a header row (CSV, Excel), a list with a card a line, or a deck. Nothing changes before you say so."
        actions={<LinkButton href="/collection">Collection</LinkButton>}
      />
      <div className={styles.page}>
        <section className="flex flex-col gap-4 min-w-0" aria-label="List">
          <TextArea
            label="Owned cards"
            hint={
              <>
                Columns such as “count, name, set” or “card id, owned” are understood, and lines
                such as <q>{EXAMPLE.split('\n')[1]}</q>.
              </>
            }
            rows={12}
            spellCheck={false}
            placeholder={EXAMPLE}
            value={text}
            onValueChange={(next) => {
              setText(next);
              setReading(null);
            }}
          />
          <div className="flex flex-wrap items-center gap-3">
            <FileInput
              ref={file}
              label="File with owned cards"
              accept={accept}
              onFiles={([first]) => void open(first)}
            />
            <Button onClick={() => file.current?.click()}>
              <FileIcon size={16} aria-hidden />
              Choose a file…
            </Button>
            <Button
              kind="primary"
              disabled={text.trim() === '' || catalogue === null}
              onClick={() => void read(text)}
            >
              Read the list
            </Button>
          </div>
          {reading?.ok === false && (
            <div role="alert" className={styles.problems}>
              <h2>This cannot be read</h2>
              <Problems problems={reading.problems} />
              <p>Nothing in your collection was changed.</p>
            </div>
          )}
        </section>
        {copies && catalogue && (
          <section className="flex flex-col gap-4 min-w-0" aria-labelledby="what-was-read">
            <h2 id="what-was-read" ref={outcome} className={styles.read} tabIndex={-1}>
              <strong>{counted(total(copies), 'copy', 'copies')}</strong> of{' '}
              {counted(copies.size, 'card')} read
              {left > 0 && `, ${counted(left, 'line')} to settle`}
              {leftOut.length > 0 && `, ${counted(leftOut.length, 'line')} left out`}
            </h2>
            {leftOut.length > 0 && (
              <div className={styles.problems} data-tone="warning">
                <h3>{counted(leftOut.length, 'line')} left out</h3>
                <Problems problems={leftOut} />
                <p>
                  {intake === 'replace'
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
                onAnswer={(question, answer) =>
                  setAnswers(({ [question.key]: _, ...rest }) =>
                    answer === null ? rest : { ...rest, [question.key]: answer },
                  )
                }
                onLeaveOut={(some) =>
                  setAnswers((before) => ({
                    ...before,
                    ...Object.fromEntries(
                      some.map(({ key }) => [key, { kind: 'left-out' as const }]),
                    ),
                  }))
                }
                onDone={() => outcome.current?.focus()}
              />
            )}
            <fieldset className={styles.ways}>
              <legend>How to take it in</legend>
              {WAYS.map(({ way, label, hint }) => (
                <label key={way}>
                  <input
                    type="radio"
                    name="intake"
                    checked={intake === way}
                    onChange={() => setIntake(way)}
                  />
                  <span>
                    {label}
                    <small>{hint}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            {changes && <Changes changes={changes} catalogue={catalogue} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button
                kind="primary"
                disabled={left > 0 || busy || changes === null || changes.length === 0}
                onClick={() => void take()}
              >
                Change the collection
              </Button>
              {left > 0 && (
                <p className="text-muted">
                  First settle the {counted(left, 'line')} above: pick the card, or leave it out.
                </p>
              )}
            </div>
          </section>
        )}
      </div>
    </>
  );
}

function Problems({ problems }: { readonly problems: readonly InputProblem[] }) {
  return (
    <ul>
      {problems.map(({ at, message }) => (
        <li key={`${at} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}

const WAYS: readonly { readonly way: Intake; readonly label: string; readonly hint: string }[] = [
  { way: 'add', label: 'Add it', hint: 'Its copies come on top of what you own.' },
  {
    way: 'larger',
    label: 'Keep the larger count',
    hint: 'Of each card the larger of the two numbers holds: for a list that overlaps.',
  },
  {
    way: 'replace',
    label: 'Replace the collection',
    hint: 'What is not on the list is no longer owned.',
  },
];

const NOT_FETCHED: InputProblem = {
  code: 'not-fetched',
  at: '',
  message: 'What reads lists could not be fetched from the server. Try again.',
};

async function matcherOf(catalogue: Catalogue): Promise<Matcher> {
  const { createMatcher } = await import('@/lib/codecs/names/match');
  return createMatcher(catalogue);
}

function questionsOf(waiting: readonly CollectionLine[]): readonly Question[] {
  return waiting.map(({ line, text, count, nearest, isId }, at) => ({
    key: `${at}:${text}`,
    kind: isId ? 'id' : 'line',
    line,
    text,
    count,
    place: 'house',
    // a collection has no lists: only the line is worth saying
    guessed: true,
    nearest,
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
