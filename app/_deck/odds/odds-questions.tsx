import { Dices } from 'lucide-react';
import { useMemo, useState } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { DataColumns } from '@/app/_ui/base/data-bars';
import { TextArea } from '@/app/_ui/base/field';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { percent } from '@/app/_ui/base/percent';
import { toast } from '@/app/_ui/base/toast';
import { type ClientCatalogue, useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Answer } from '@/lib/odds/questions/answer';
import { describeQuestion } from '@/lib/odds/questions/describe';
import { examplesFor, FIRST_EXAMPLE } from '@/lib/odds/questions/examples';
import { parseQuestion } from '@/lib/odds/questions/parse';
import type { Draws } from '@/lib/odds/questions/plan';
import { seedWhere } from '@/lib/odds/questions/sample';
import { freshSeed } from '../opening/seed';
import styles from './odds-questions.module.css';
import { useAnswers } from './use-answers';

/** A question as it is written, and how many cards are drawn each turn. */
export interface Asked {
  /** Null for the first of the examples. */
  readonly ask: string | null;
  readonly draws: Draws;
}

interface OddsQuestionsProps extends Asked {
  readonly deck: Deck;
  readonly onChange: (asked: Asked) => void;
  /** Deals the opening of a seed. */
  readonly onDeal: (seed: string) => void;
}

/** Exact odds of anything that can be asked of an opening and of the first turns. */
export function OddsQuestions(props: OddsQuestionsProps) {
  const state = useCatalogue();
  return state.status === 'ready' ? <Questions {...props} client={state} /> : null;
}

function Questions({
  deck,
  ask,
  draws,
  onChange,
  onDeal,
  client,
}: OddsQuestionsProps & { readonly client: ClientCatalogue }) {
  const asked = ask ?? FIRST_EXAMPLE;
  const read = useMemo(() => parseQuestion(asked, deck), [asked, deck]);
  // While a question is half written the answer to the last readable one stays.
  const [readable, setReadable] = useState(asked);
  if (read.ok && readable !== asked) setReadable(asked);
  const own = useMemo(() => [readable], [readable]);
  const [answer = null] = useAnswers(own, deck, draws, client);
  const problem = read.ok ? answer?.ok === false && answer.problems[0] : read.problems[0];
  return (
    <div className={styles.questions}>
      <Examples
        deck={deck}
        draws={draws}
        client={client}
        chosen={asked}
        onChoose={(next) => onChange({ ask: next, draws })}
      />
      <TextArea
        label="Your question"
        className={styles.question}
        rows={2}
        value={asked}
        hint={read.ok && describeQuestion(read.value)}
        problem={problem ? problem.message : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        onValueChange={(next) => onChange({ ask: next.replaceAll('\n', ' '), draws })}
      />
      {answer?.ok && <Chance answer={answer.value} onDeal={onDeal} />}
      <DrawsChoice draws={draws} onChange={(next) => onChange({ ask, draws: next })} />
    </div>
  );
}

/** Seeds that are tried for an opening that is as asked. */
const SEEDS = 20_000;

function Chance({
  answer,
  onDeal,
}: {
  readonly answer: Answer;
  readonly onDeal: (seed: string) => void;
}) {
  const { chance, sampled, plan } = answer;
  const byTurn = useMemo(() => answer.byTurn(), [answer]);
  function deal() {
    const seed = seedWhere(plan, Number(freshSeed()), SEEDS);
    if (seed === null)
      return toast({
        title: `None of ${SEEDS.toLocaleString('en')} deals is like that`,
        tone: 'warning',
      });
    onDeal(String(seed));
    announce(`Dealt with seed ${seed}`);
  }
  return (
    <>
      <p className={styles.chance} aria-live="polite">
        <b>{percent(chance)}</b>{' '}
        <span className="text-muted text-s">
          {sampled === null
            ? 'counted, not sampled'
            : `from ${sampled.hands.toLocaleString('en')} deals, ± ${percent(sampled.margin)}: too much to count`}
        </span>
        <Button size="small" className="ms-auto" disabled={chance === 0} onClick={deal}>
          <Dices size={16} aria-hidden /> Deal such an opening
        </Button>
      </p>
      {byTurn && (
        <DataColumns
          caption="The same by turn, in percent"
          rowHeader="Turn"
          max={1}
          format={(value) => percent(value).replace(' %', '')}
          series={[{ key: 'chance', label: '%' }]}
          rows={byTurn.map((value, at) => ({
            key: String(at),
            label: String(at + 1),
            values: [value],
          }))}
        />
      )}
    </>
  );
}

/** Most cards of a deck that come in one turn. */
const MOST_DRAWN = 20;

function DrawsChoice({
  draws,
  onChange,
}: {
  readonly draws: Draws;
  readonly onChange: (draws: Draws) => void;
}) {
  return (
    <div className={styles.draws}>
      <span>Each turn brings</span>
      <NumberStepper
        size="small"
        label="House cards a turn"
        max={MOST_DRAWN}
        value={draws.house}
        onValueChange={(house) => onChange({ ...draws, house })}
      />
      <span>House and</span>
      <NumberStepper
        size="small"
        label="Imperial cards a turn"
        max={MOST_DRAWN}
        value={draws.imperial}
        onValueChange={(imperial) => onChange({ ...draws, imperial })}
      />
      <span>Imperial cards, as many as were played, petitioned for and discarded.</span>
    </div>
  );
}

function Examples({
  deck,
  draws,
  client,
  chosen,
  onChoose,
}: {
  readonly deck: Deck;
  readonly draws: Draws;
  readonly client: ClientCatalogue;
  readonly chosen: string;
  readonly onChoose: (ask: string) => void;
}) {
  const examples = useMemo(() => examplesFor(deck, client.catalogue), [deck, client]);
  const asks = useMemo(() => examples.map(({ ask }) => ask), [examples]);
  const answers = useAnswers(asks, deck, draws, client);
  return (
    <table className={styles.examples}>
      <caption>What deck builders ask</caption>
      <tbody>
        {examples.map(({ label, ask }, at) => {
          const answer = answers[at];
          return (
            <tr key={label}>
              <th scope="row">
                <button type="button" aria-pressed={ask === chosen} onClick={() => onChoose(ask)}>
                  {label}
                </button>
              </th>
              <td>{answer?.ok ? percent(answer.value.chance) : '…'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
