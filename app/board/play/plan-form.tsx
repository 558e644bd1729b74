import { useId } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Action, ActionKind } from '@/lib/board/engine/actions';
import type { PlanPart } from '@/lib/board/engine/battle/plan-parts';
import { cardOf, isLeader } from '@/lib/board/engine/facts';
import { type Offer, offers } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import { CardFace } from '../card-face';
import { powerOf } from '../faction-power';
import { sureWords } from './battle-counsel';
import { battleIn, fighterOf, ownSide } from './battle-sides';
import { LeaderFace } from './leader-face';
import styles from './plan-form.module.css';

const LEGENDS: { readonly [Kind in ActionKind]?: string } = {
  leader: 'Leader',
  kwisatz: 'Kwisatz Haderach',
  pass: 'Kwisatz Haderach',
  weapon: 'Weapon',
  defense: 'Defense',
  strength: 'Dial',
  support: 'Spice',
};

/** A battle plan as one form: its open parts, what it comes to, and one button that plays it. */
export function PlanForm({
  view,
  parts,
  onChoose,
  onLock,
}: {
  /** With the plan as it is chosen so far. */
  readonly view: BoardView;
  readonly parts: readonly PlanPart[];
  readonly onChoose: (action: Action) => void;
  readonly onLock: () => void;
}) {
  return (
    <div className={styles.form}>
      {parts.map((part) => {
        // no spice to choose: nothing to say
        if (part.action.kind === 'support' && part.legal.length === 1) return null;
        const [{ kind } = part.action] = part.legal;
        const legend = LEGENDS[kind] ?? '';
        return kind === 'strength' || kind === 'support' ? (
          <Amount key={legend} legend={legend} part={part} view={view} onChoose={onChoose} />
        ) : (
          <Choice key={legend} legend={legend} part={part} view={view} onChoose={onChoose} />
        );
      })}
      <div className={styles.lock}>
        <Total view={view} />
        <Button kind="primary" onClick={onLock}>
          Lock the plan
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  readonly legend: string;
  readonly part: PlanPart;
  readonly view: BoardView;
  readonly onChoose: (action: Action) => void;
}

function Choice({ legend, part: { legal, action }, view, onChoose }: PartProps) {
  const name = useId();
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
            <Face offer={offer} view={view} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A leader's face, a card's face, or words alone. */
function Face({
  offer: { action, text },
  view,
}: {
  readonly offer: Offer;
  readonly view: BoardView;
}) {
  const isNarrow = useMedia(NARROW);
  if (action.kind === 'leader' && action.leader !== null && isLeader(action.leader))
    return <LeaderFace id={action.leader} view={view} />;
  if (!('card' in action)) return text;
  if (action.card === null) return 'None';
  return (
    <>
      <CardFace
        id={action.card}
        kind={cardOf(action.card).kind}
        size={isNarrow ? 'tiny' : 'small'}
      />
      <span>
        {text}
        {cardOf(action.card).kind === 'worthless' && <small>worthless</small>}
      </span>
    </>
  );
}

/** One of several amounts, halves among them. */
function Amount({ legend, part: { legal, action }, view, onChoose }: PartProps) {
  const amounts = offers(view, legal);
  const at = Math.max(0, legal.indexOf(action));
  const numbers = amounts.map(({ number = 0 }) => number);
  const isWhole = numbers.every((number, rank) => number === (numbers[0] ?? 0) + rank);
  const choose = (rank: number) => {
    const next = amounts[rank]?.action;
    if (next) onChoose(next);
  };
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      {isWhole ? (
        <span className={styles.amount}>
          <NumberStepper
            label={legend}
            min={numbers[0] ?? 0}
            max={numbers.at(-1) ?? 0}
            value={numbers[at] ?? 0}
            onValueChange={(value) => choose(value - (numbers[0] ?? 0))}
          />
          <small>of {numbers.at(-1)}</small>
        </span>
      ) : (
        <span className={styles.amount}>
          <input
            type="range"
            aria-label={legend}
            aria-valuetext={String(numbers[at])}
            min={0}
            max={numbers.length - 1}
            value={at}
            onChange={({ target }) => choose(Number(target.value))}
          />
          <b>{numbers[at]}</b>
          <small>of {numbers.at(-1)}</small>
        </span>
      )}
    </fieldset>
  );
}

/** What the plan comes to, and which dial is sure to win. */
function Total({ view }: { readonly view: BoardView }) {
  const frame = battleIn(view);
  const side = frame === undefined ? null : ownSide(view, frame);
  if (frame === undefined || side === null) return null;
  const own = fighterOf(view, frame, side);
  if (own === null) return null;
  const sure = sureWords(view);
  const worth = own.leaders[0] ?? 0;
  return (
    <p className={styles.total} aria-live="polite">
      <b data-power={powerOf(own.faction.id)}>{own.most}</b>
      <span>
        {own.most - worth} dialed + {worth} by leader
        {sure !== null && <small>{sure}</small>}
      </span>
    </p>
  );
}
