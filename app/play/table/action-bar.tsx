import { ListFilter, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { RuleLinks } from '@/app/_ui/rules/rule-link';
import { sayAction } from '@/lib/engine/narration/action';
import { houseName, OPERATION_NAMES } from '@/lib/engine/narration/naming';
import { sayQuestion } from '@/lib/engine/narration/question';
import { STANDING_ORDERS } from '@/lib/players/who-plays';
import { counted } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { keyOf } from './card-menu';
import { STANDING_WORDS } from './controllers';
import { MissingOperations } from './missing-operations';
import { OutcomeLine } from './outcome-line';
import { leadingAction, type NumberGroup } from './places';
import { useTable } from './table-context';

/** What is asked, and everything that hangs on no card: the lower edge of the table. */
export function ActionBar() {
  const { snapshot, view, catalogue, places, act, show } = useTable();
  const { at, running, isPaused, actions } = snapshot;
  if (view.outcome !== null) return <OutcomeLine />;
  if (running !== null || isPaused) return <Automatic />;
  const lead = leadingAction(actions);
  const onCards = [...places.cards.values()].reduce((sum, list) => sum + list.length, 0);
  return (
    <section className={styles.bar} aria-label="Your choices">
      <Question />
      <div className={styles.choices}>
        {places.numbers.map((group) => (
          <Numbers key={`${group.kind} ${at}`} group={group} hasLead={lead !== null} />
        ))}
        {places.plain.map((action) => (
          <Button
            key={keyOf(action)}
            kind={action === lead ? 'primary' : 'plain'}
            data-act={action.kind}
            {...(action === lead && { 'aria-keyshortcuts': 'e', 'data-lead': '' })}
            onClick={() => act(action)}
          >
            {sayAction(view, catalogue, action)}
            {action === lead && <kbd className={styles.key}>e</kbd>}
          </Button>
        ))}
        {places.elsewhere.length > FEW ? (
          <Button kind={lead === null ? 'primary' : 'plain'} onClick={() => show('all')}>
            Choose among {places.elsewhere.length} cards …
          </Button>
        ) : (
          places.elsewhere.map((action) => (
            <Button key={keyOf(action)} onClick={() => act(action)}>
              {sayAction(view, catalogue, action)}
            </Button>
          ))
        )}
        <Button kind="quiet" onClick={() => show('all')} aria-keyshortcuts="/">
          <ListFilter size={16} aria-hidden />
          All {actions.length}
          <kbd className={styles.key}>/</kbd>
        </Button>
        <StandingOrder />
      </div>
      <MissingOperations />
      {onCards > 0 && (
        <p className={styles.hint}>
          {counted(onCards, 'action hangs', 'actions hang')} on the cards with a lit edge.
        </p>
      )}
    </section>
  );
}

const FEW = 4;

function Question() {
  const { view, catalogue } = useTable();
  const question = sayQuestion(view, catalogue);
  if (question === null) return null;
  return (
    <p className={styles.question} aria-live="polite">
      <b>{houseName(view, question.seat)}</b> {question.text} <RuleLinks ids={question.rules} />
    </p>
  );
}

const TITLES: Readonly<Record<NumberGroup['kind'], string>> = {
  ...OPERATION_NAMES,
  bid: 'Bid',
  discount: 'Favor given for a discount',
  'choose-number': 'Number',
};

/** Actions that differ in a number: few as buttons, many with a stepper and quick ways. */
function Numbers({
  group: { kind, choices },
  hasLead,
}: {
  readonly group: NumberGroup;
  /** Another button is lit: one choice at a time is. */
  readonly hasLead: boolean;
}) {
  const { view, catalogue, act } = useTable();
  const [first, last] = [choices[0], choices.at(-1)];
  const [amount, setAmount] = useState(first?.amount ?? 0);
  if (first === undefined || last === undefined) return null;
  const hasAll = choices.length <= MOST_BUTTONS;
  const chosen = choices.find((choice) => choice.amount === amount) ?? first;
  const quick = [first.amount, first.amount + 1, first.amount + 2, last.amount];
  return (
    <fieldset className={styles.numbers}>
      <legend>{TITLES[kind]}</legend>
      {choices
        .filter((choice) => hasAll || quick.includes(choice.amount))
        .map((choice) => (
          <Button
            key={choice.amount}
            aria-label={sayAction(view, catalogue, choice.action)}
            title={hasAll ? sayAction(view, catalogue, choice.action) : undefined}
            data-act={choice.action.kind}
            onClick={() => act(choice.action)}
          >
            {choice.amount}
          </Button>
        ))}
      {!hasAll && (
        <>
          <NumberStepper
            label={TITLES[kind]}
            min={first.amount}
            max={last.amount}
            value={chosen.amount}
            onValueChange={setAmount}
          />
          <Button
            kind={hasLead ? 'plain' : 'primary'}
            data-act={chosen.action.kind}
            onClick={() => act(chosen.action)}
          >
            {sayAction(view, catalogue, chosen.action)}
          </Button>
        </>
      )}
    </fieldset>
  );
}

const MOST_BUTTONS = 5;

/** Where windows ask again and again, a House may say openly how long it passes. */
function StandingOrder() {
  const { table, snapshot, view } = useTable();
  const seat = view.decision?.seat;
  if (seat === undefined) return null;
  const now = snapshot.standing[seat] ?? 'ask';
  if (now !== 'ask')
    return (
      <Button kind="quiet" aria-pressed onClick={() => table.stand(seat, 'ask')}>
        {STANDING_WORDS[now]}: ask me again
      </Button>
    );
  if (view.frames.at(-1)?.step !== 'window') return null;
  return (
    <Menu trigger={<Button kind="quiet">Pass for longer …</Button>}>
      {STANDING_ORDERS.filter((order) => order !== 'ask').map((standing) => (
        <MenuItem key={standing} onSelect={() => table.stand(seat, standing)}>
          {STANDING_WORDS[standing]}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** While automatic Houses play, or wait to go on. */
function Automatic() {
  const { table, snapshot, view } = useTable();
  const { at, running, controllers } = snapshot;
  const asked = view.decision?.seat ?? 0;
  return (
    <section className={styles.bar} aria-label="Automatic play">
      {running === null ? (
        <>
          <p className={styles.question}>
            The table waits at move {at}, turn {view.turn}.{' '}
            <span className="text-muted text-s">State hash {table.hash()}</span>
          </p>
          <div className={styles.choices}>
            <Button kind="primary" onClick={table.resume}>
              <Play size={16} aria-hidden /> Go on
            </Button>
            {controllers[asked] !== 'person' && (
              <Button onClick={() => table.control(asked, 'person')}>
                Choose for {houseName(view, asked)} myself
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p className={styles.question}>
            <span className={styles.spinner} aria-hidden />
            Playing by itself: turn {view.turn}, {running.moves} moves so far
          </p>
          <div className={styles.choices}>
            <Button kind="primary" onClick={table.pause}>
              <Square size={14} aria-hidden /> Stop
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
