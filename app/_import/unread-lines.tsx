import { Ban, Check, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { late } from '@/app/_ui/base/late';
import { CardChip } from '@/app/_ui/card/card-chip';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { TypeIcon } from '@/app/_ui/icons/types';
import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { DeckPlace } from '@/lib/decks/deck';
import { cardName } from '@/lib/decks/names';
import {
  type Answer,
  type Answers,
  firstQuestions,
  looksLikeNoCard,
  onlyGuess,
  openQuestions,
  type Question,
} from '@/lib/desk/answers';
import { setName } from '@/lib/rules/taxonomy';
import { counted, listed, plural } from '@/lib/sentences';
import { fold } from '@/lib/words/fold';
import styles from './unread-lines.module.css';

const CardSearchDialog = late(() =>
  import('@/app/_cards/card-search-dialog').then((module) => module.CardSearchDialog),
);

/** More would push the verdict out of reach and slow the typing down. */
const MOST_OPEN = 20;

export interface UnreadLinesProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly catalogue: Catalogue;
  readonly onAnswers: (answers: Answers) => void;
  /** Where the focus goes when nothing is left to ask. */
  readonly onDone: () => void;
}

/** The lines that name no card, or several: each with the cards that it may mean. */
export function UnreadLines(props: UnreadLinesProps) {
  const { questions, answers, catalogue, onAnswers, onDone } = props;
  const list = useRef<HTMLOListElement>(null);
  const [searched, setSearched] = useState<Question | null>(null);
  const open = openQuestions(questions, answers);
  const shown = firstQuestions(questions, answers, MOST_OPEN);
  const focusNext = useFocusOnNext(list, open.length, onDone);

  function answer(question: Question, given: Answer) {
    const left = open.filter(({ key }) => key !== question.key).length;
    announce(left === 0 ? 'Every line has its answer' : `${counted(left, 'line')} left`);
    focusNext();
    onAnswers({ ...answers, [question.key]: given });
  }

  /** One answer to each of some questions at once. */
  function answerAll(given: readonly (readonly [Question, Answer])[]) {
    const left = open.length - given.length;
    announce(left === 0 ? 'Every line has its answer' : `${counted(left, 'line')} left`);
    focusNext();
    const more = given.map(([{ key }, one]) => [key, one] as const);
    onAnswers({ ...answers, ...Object.fromEntries(more) });
  }

  const chatter = open.filter((question) => looksLikeNoCard(question, catalogue));
  const guesses = open.flatMap((question) => {
    const card = onlyGuess(question, catalogue);
    return card === null ? [] : [[question, { kind: 'card' as const, card }] as const];
  });

  function askAgain({ key }: Question) {
    const { [key]: _, ...others } = answers;
    onAnswers(others);
  }

  return (
    <section className={styles.fix} aria-labelledby="fix-up">
      <div
        className={classes(
          styles.head,
          'flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pb-3',
        )}
      >
        <div>
          <h2 id="fix-up">
            {open.length === 0
              ? 'Every line has its answer'
              : `${counted(open.length, 'line waits', 'lines wait')} for you`}
          </h2>
          <p className={classes(styles.about, 'text-muted')}>
            {open.length === 0
              ? 'You can change an answer at any time.'
              : 'Pick the card that is meant. Nothing is left out unless you say so.'}
          </p>
        </div>
        <div className={classes(styles.atOnce, 'flex flex-wrap gap-2')}>
          {guesses.length > 1 && (
            <Button size="small" onClick={() => answerAll(guesses)}>
              <Check size={14} aria-hidden />
              Take the nearest card for {guesses.length} lines:{' '}
              {listed(
                guesses.map(([, { card }]) => cardName(card, catalogue)),
                3,
              )}
            </Button>
          )}
          {chatter.length > 0 && chatter.length < open.length && (
            <Button size="small" onClick={() => answerAll(chatter.map(leftOut))}>
              <Ban size={14} aria-hidden />
              Leave out {counted(chatter.length, 'line')} that{' '}
              {plural(chatter.length, 'looks', 'look')} like no card
            </Button>
          )}
          {open.length > 1 && (
            <Button size="small" kind="quiet" data-all onClick={() => answerAll(open.map(leftOut))}>
              <Ban size={14} aria-hidden />
              Leave out all {open.length}
            </Button>
          )}
        </div>
      </div>
      <ol ref={list}>
        {shown.map((question) => {
          const given = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined;
          return (
            <li key={question.key}>
              {given === undefined ? (
                <Open
                  question={question}
                  catalogue={catalogue}
                  onAnswer={(picked) => answer(question, picked)}
                  onSearch={() => setSearched(question)}
                />
              ) : (
                <Answered
                  question={question}
                  answer={given}
                  catalogue={catalogue}
                  onChange={() => askAgain(question)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {shown.length < questions.length && (
        <p className={styles.more}>
          {counted(questions.length - shown.length, 'more line')} after these: they come up as you
          answer.
        </p>
      )}
      {searched && (
        <CardSearchDialog
          title={`Which card is “${searched.text}”?`}
          onClose={() => setSearched(null)}
          onPick={(card) => {
            setSearched(null);
            answer(searched, { kind: 'card', card: card.id });
          }}
        />
      )}
    </section>
  );
}

function leftOut(question: Question): readonly [Question, Answer] {
  return [question, { kind: 'left-out' }];
}

function Open({
  question,
  catalogue,
  onAnswer,
  onSearch,
}: {
  readonly question: Question;
  readonly catalogue: Catalogue;
  readonly onAnswer: (answer: Answer) => void;
  readonly onSearch: () => void;
}) {
  const cards = question.nearest.flatMap((id) => catalogue.byId.get(id) ?? []);
  return (
    <fieldset className={styles.question} data-open>
      <legend className={styles.legend}>
        <span className="text-muted text-s">{lineOf(question) ?? PLACES[question.place]}</span>
        <q className={styles.text}>{question.text}</q>
      </legend>
      <p className={styles.why}>
        {isTold(question) && `${PLACES[question.place]}. `}
        {whyOf(question, cards)}
      </p>
      <div className={styles.acts}>
        <div className={styles.options}>
          {cards.map((card) => (
            <span key={card.id} className={styles.option} data-inspect={card.id}>
              {cards.length === 1 ? (
                <Button size="small" onClick={() => onAnswer({ kind: 'card', card: card.id })}>
                  <TypeIcon type={card.type} size={14} />
                  Use {fullName(card)}
                </Button>
              ) : (
                <Button size="small" onClick={() => onAnswer({ kind: 'card', card: card.id })}>
                  <TypeIcon type={card.type} size={14} />
                  {fullName(card)}
                  {card.allegiance && (
                    <PowerIcon power={card.allegiance} coloured named size={14} />
                  )}
                  <span className={classes(styles.set, 'text-muted font-normal')}>
                    {setName(card.set)}
                  </span>
                </Button>
              )}
            </span>
          ))}
          {question.kind === 'id' && (
            <Button size="small" kind="quiet" onClick={() => onAnswer({ kind: 'kept' })}>
              Keep the id
            </Button>
          )}
        </div>
        <Button size="small" kind="quiet" onClick={onSearch}>
          <Search size={14} aria-hidden />
          Search a card…
        </Button>
        <Button size="small" kind="quiet" onClick={() => onAnswer({ kind: 'left-out' })}>
          <Ban size={14} aria-hidden />
          Leave it out
        </Button>
      </div>
    </fieldset>
  );
}

function Answered({
  question,
  answer,
  catalogue,
  onChange,
}: {
  readonly question: Question;
  readonly answer: Answer;
  readonly catalogue: Catalogue;
  readonly onChange: () => void;
}) {
  const card = answer.kind === 'card' ? catalogue.byId.get(answer.card) : undefined;
  return (
    <div className={styles.answered}>
      <Check size={16} className={styles.tick} aria-hidden />
      <span className="flex-none text-muted text-s">{whereOf(question)}</span>
      <q className={styles.text}>{question.text}</q>
      <span className={styles.meaning}>
        {card ? (
          <>
            <span className="visually-hidden">is </span>
            <CardChip card={card} count={question.count} withSet />
          </>
        ) : (
          <span className="font-semibold">
            {answer.kind === 'kept' ? 'kept as it is' : 'left out'}
          </span>
        )}
      </span>
      <Button
        size="small"
        kind="quiet"
        aria-label={`Change the answer for ${whereOf(question)}: ${question.text}`}
        onClick={onChange}
      >
        Change
      </Button>
    </div>
  );
}

const PLACES: Readonly<Record<DeckPlace, string>> = {
  imperial: 'Imperial deck',
  house: 'House deck',
  homeworld: 'Home world',
  programs: 'Programs',
};

const lineOf = ({ line }: Question) => (line === null ? null : `Line ${line}`);

/** Whether the list said in which deck a line stands. */
const isTold = ({ line, guessed }: Question) => line !== null && !guessed;

function whereOf(question: Question): string {
  const place = PLACES[question.place];
  const line = lineOf(question);
  if (line === null) return place;
  return isTold(question) ? `${line}, ${place}` : line;
}

function whyOf({ kind, count, place }: Question, cards: readonly Card[]): string {
  const copies = count > 1 ? ` ${count} copies.` : '';
  if (kind === 'id') return `No card has this id.${copies}`;
  const titles = new Set(cards.map(({ title }) => fold(title)));
  if (titles.size === 1 && cards.length > 1)
    return `${cards.length} cards have this name.${copies}`;
  if (place === 'homeworld' && cards.length === 1) return `A deck has one home world.${copies}`;
  if (cards.length === 0) return `No card has a name like this.${copies}`;
  return `Not a card’s name.${copies}${cards.length > 1 ? ' Is it one of these?' : ''}`;
}

/** After an answer the focus goes on to the next open line, or out when there is none. */
function useFocusOnNext(
  list: React.RefObject<HTMLOListElement | null>,
  left: number,
  onDone: () => void,
): () => void {
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is left moves the focus
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const next = list.current?.querySelector<HTMLElement>('[data-open] button');
    if (next) next.focus();
    else onDone();
  }, [left]);
  return () => {
    isMoving.current = true;
  };
}
