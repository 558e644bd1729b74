import { Check, Lock, Scale, Skull, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action, ActionKind } from '@/lib/board/engine/actions';
import type { PlanPart } from '@/lib/board/engine/battle/plan-parts';
import { traitorRisk } from '@/lib/board/engine/battle/risks';
import { cardOf, isLeader } from '@/lib/board/engine/facts';
import { type Offer, offers } from '@/lib/board/engine/narration/action';
import { thingName } from '@/lib/board/engine/narration/names';
import type { Element } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { CardFace } from '../card-face';
import { powerOf } from '../faction-power';
import { AmountSlider } from './amount-slider';
import { battleIn, fighterOf, ownSide } from './battle-sides';
import { LeaderFace } from './leader-face';
import { NumberKeys } from './number-keys';
import { costText, leavesNone } from './plan-cost';
import styles from './plan-form.module.css';
import { Suggested } from './suggested';
import { counselIn, type Reason } from './sure-dial';

const LEGENDS: { readonly [Kind in ActionKind]?: string } = {
  leader: 'Leader',
  kwisatz: 'Kwisatz Haderach',
  pass: 'Kwisatz Haderach',
  weapon: 'Weapon',
  defense: 'Defense',
  strength: 'Dial',
  support: 'Spice',
};

const KINDS: Readonly<Record<Element, ActionKind>> = {
  ...{ leader: 'leader', weapon: 'weapon', defense: 'defense', dial: 'strength' },
};

/** A battle plan as one form: its open parts, what it comes to, and one button that plays it. */
export function PlanForm({
  view,
  parts,
  advised,
  onChoose,
  onLock,
  children,
}: {
  /** With the plan as it is chosen so far. */
  readonly view: BoardView;
  readonly parts: readonly PlanPart[];
  /** What is suggested to dial with what is chosen; null where no dial is open. */
  readonly advised: number | null;
  readonly onChoose: (action: Action) => void;
  readonly onLock: () => void;
  /** More about it, for who wants to know. */
  readonly children: ReactNode;
}) {
  const empty = parts.filter(isEmpty);
  const same = sameBetrayal(
    view,
    parts.flatMap(({ legal }) => legal),
  );
  const chance =
    same === null ? '' : same === 0 ? 'No leader is a traitor.' : `Traitor risk: ${same} % each.`;
  return (
    <div className={styles.form}>
      <Shown view={view} parts={parts} />
      {parts.map((part) => {
        if (part === empty[0])
          return (
            <p key="empty" className={styles.empty}>
              No {empty.map(({ action: { kind } }) => kind).join(' or ')} to play
              {chance !== '' && `. ${chance}`}
            </p>
          );
        if (isEmpty(part)) return null;
        const legend = legendOf(part);
        return isAmount(part) ? null : (
          <Choice key={legend} legend={legend} part={part} view={view} onChoose={onChoose} />
        );
      })}
      {empty.length === 0 && chance !== '' && <p className={styles.empty}>{chance}</p>}
      <div data-foot className={styles.lock}>
        {parts.filter(isAmount).map((part) => {
          const legend = legendOf(part);
          return <Amount key={legend} {...{ legend, part, view, advised, onChoose }} />;
        })}
        <Verdict {...{ view, parts, advised, onChoose }} />
        {children}
        <Total view={view} />
        <Button kind="primary" data-lit onClick={onLock}>
          Lock the plan
        </Button>
      </div>
    </div>
  );
}

/** The part that was chosen before the others, as the Atreides asked for it: it stands. */
function Shown({ view, parts }: { readonly view: BoardView; readonly parts: readonly PlanPart[] }) {
  const frame = battleIn(view);
  const side = frame === undefined ? null : ownSide(view, frame);
  if (frame?.question == null || frame.question.side !== side) return null;
  const { element } = frame.question;
  if (parts.some(({ legal }) => legal.some(({ kind }) => kind === KINDS[element]))) return null;
  const chosen = frame.plans[side][element];
  return chosen === undefined ? null : (
    <p className={styles.shown} data-shown>
      <Lock size={14} aria-hidden />
      <span>
        {LEGENDS[KINDS[element]]}:{' '}
        <b>
          {chosen === null
            ? 'None'
            : typeof chosen === 'number'
              ? chosen
              : thingName(chosen, view.edition)}
        </b>{' '}
        (shown to Atreides)
      </span>
    </p>
  );
}

/** Whether there is no card to choose. */
function isEmpty({ legal: [only, ...others] }: PlanPart): boolean {
  return others.length === 0 && only !== undefined && 'card' in only && only.card === null;
}

/** Whether it is the dial, or spice that there is to choose: these stay in sight. */
function isAmount({ action: { kind }, legal }: PlanPart): boolean {
  return kind === 'strength' || (kind === 'support' && legal.length > 1);
}

function legendOf({ action, legal: [{ kind } = action] }: PlanPart): string {
  return LEGENDS[kind] ?? '';
}

interface PartProps {
  readonly legend: string;
  readonly part: PlanPart;
  readonly view: BoardView;
  readonly onChoose: (action: Action) => void;
}

function Choice({ legend, part: { legal, action }, view, onChoose }: PartProps) {
  const name = useId();
  const same = sameBetrayal(view, legal);
  return (
    <fieldset className={styles.part} data-kind={legal[0]?.kind}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {offers(view, legal).map((offer) => (
          <label key={offer.text}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={offer.action === action}
              onChange={() => onChoose(offer.action)}
            />
            <Face offer={offer} view={view} hasChance={same === null} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a card does in a battle, in two or three words. */
const CARD_WORDS: Readonly<Record<string, string>> = {
  'projectile weapon': 'projectile',
  'poison weapon': 'poison',
  lasgun: 'explodes with a shield',
  'projectile defense': 'stops projectiles',
  'poison defense': 'stops poison',
  worthless: 'worthless',
};

/** A leader's face, a card's face, or words alone. */
function Face({
  offer: { action, text },
  view,
  hasChance,
}: {
  readonly offer: Offer;
  readonly view: BoardView;
  /** Whether it says how likely the leader is a traitor. */
  readonly hasChance: boolean;
}) {
  if (action.kind === 'leader' && action.leader !== null && isLeader(action.leader))
    return (
      <>
        <LeaderFace id={action.leader} view={view} />
        {hasChance && <Betrayal view={view} leader={action.leader} />}
      </>
    );
  if (!('card' in action)) return text;
  if (action.card === null) return 'None';
  return (
    <>
      <CardFace id={action.card} kind={cardOf(action.card).kind} size="tiny" />
      <span>
        {text}
        <small>{CARD_WORDS[cardOf(action.card).kind]}</small>
      </span>
    </>
  );
}

/** The chance that a leader is a traitor of the other side, in percent; null where it is not counted. */
function betrayalOf(view: BoardView, leader: string): number | null {
  const frame = battleIn(view);
  const side = frame === undefined ? null : ownSide(view, frame);
  const chance =
    frame === undefined || side === null ? null : traitorRisk(view, frame, side, leader);
  return chance === null || chance === 0 ? chance : Math.max(1, Math.round(100 * chance));
}

function Betrayal({ view, leader }: { readonly view: BoardView; readonly leader: string }) {
  const chance = betrayalOf(view, leader);
  return (
    chance !== null && (
      <small className={styles.betrayal} data-safe={chance === 0 || undefined}>
        {chance === 0 ? 'no traitor' : `traitor ${chance} %`}
      </small>
    )
  );
}

/** The chance that all leaders have, where it is the same; else null. */
function sameBetrayal(view: BoardView, legal: readonly Action[]): number | null {
  const chances = legal.flatMap((action) =>
    action.kind === 'leader' && action.leader !== null && isLeader(action.leader)
      ? [betrayalOf(view, action.leader)]
      : [],
  );
  const [first = null] = chances;
  return chances.length > 1 && chances.every((one) => one === first) ? first : null;
}

/** One of several amounts, halves among them; of dials the one that is suggested stands out. */
function Amount({
  legend,
  part: { legal, action },
  view,
  advised,
  onChoose,
}: PartProps & { readonly advised: number | null }) {
  const amounts = offers(view, legal);
  const numbers = amounts.map(({ number = 0 }) => number);
  const mark = action.kind === 'strength' ? advised : null;
  const shared = {
    ...{ label: legend, numbers, at: Math.max(0, legal.indexOf(action)) },
    onChoose: (rank: number) => {
      const next = amounts[rank]?.action;
      if (next) onChoose(next);
    },
  };
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      {amounts.length === 2 ? (
        <NumberKeys
          {...shared}
          suggested={numbers.indexOf(mark ?? -1)}
          nameOf={(rank) => String(numbers[rank])}
          about={() => null}
        />
      ) : (
        <AmountSlider {...shared} mark={mark} />
      )}
    </fieldset>
  );
}

/** What the plan comes to, and what that costs. */
function Total({ view }: { readonly view: BoardView }) {
  const own = ownIn(view);
  if (own === null) return null;
  const { fighter, plan } = own;
  const { most, worth, isKilled } = fighter;
  return (
    <p className={styles.total} aria-live="polite">
      <b data-power={powerOf(fighter.faction.id)}>{most}</b>
      <span>
        {most - worth} dialed{isKilled ? ', your leader is killed' : ` + ${worth} by leader`}
        <small data-none={leavesNone(fighter, plan) || undefined}>{costText(fighter, plan)}</small>
      </span>
    </p>
  );
}

/** The viewer's side of the battle that is on, with its plan as it is chosen so far. */
function ownIn(view: BoardView) {
  const frame = battleIn(view);
  const side = frame === undefined ? null : ownSide(view, frame);
  const fighter = frame === undefined || side === null ? null : fighterOf(view, frame, side);
  return frame === undefined || side === null || fighter === null
    ? null
    : { fighter, plan: frame.plans[side] };
}

/** How sure the plan is as it is set, in rows that stay; and, where another dial is better, that one to press. */
function Verdict({
  view,
  parts,
  advised,
  onChoose,
}: {
  readonly view: BoardView;
  readonly parts: readonly PlanPart[];
  readonly advised: number | null;
  readonly onChoose: (action: Action) => void;
}) {
  const counsel = counselIn(view, advised);
  const dials = parts.find(({ action }) => action.kind === 'strength');
  const better = dials?.legal.find(
    (action) => action.kind === 'strength' && action.dial === advised,
  );
  return (
    <div className={styles.verdict} data-counted={(dials?.legal.length ?? 0) > 2 || undefined}>
      <ul aria-label="How sure the plan is" aria-live="polite">
        {counsel?.why.map(({ of, text }) => (
          <li key={of} data-of={of}>
            <Mark of={of} />
            {text}
          </li>
        ))}
      </ul>
      {counsel !== null && counsel.text !== null && better !== undefined && (
        <button type="button" className={styles.sure} onClick={() => onChoose(better)}>
          <Suggested /> {counsel.text}
        </button>
      )}
    </div>
  );
}

const MARKS = {
  sure: Check,
  risk: TriangleAlert,
  sums: Scale,
  killed: Skull,
};

function Mark({ of }: Pick<Reason, 'of'>) {
  const Sign = MARKS[of];
  return <Sign size={15} aria-hidden />;
}
