import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { Select } from '@/app/_ui/base/select';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Action } from '@/lib/board/engine/actions';
import { isPlanPart } from '@/lib/board/engine/battle/plan-parts';
import { sheetOf } from '@/lib/board/engine/facts';
import { type Offer, offers } from '@/lib/board/engine/narration/action';
import { postName } from '@/lib/board/engine/narration/names';
import { planQuestion, questionOf } from '@/lib/board/engine/narration/question';
import type { BoardView } from '@/lib/board/engine/state/view';
import { CardSign } from '../card-sign';
import { powerOf } from '../faction-power';
import { FactionSeal } from '../faction-seal';
import { BattleLine } from './battle-view';
import { FactionSign } from './faction-sign';
import styles from './question.module.css';
import { shippingHint } from './shipping-hint';

/** Numbers up to so many stand side by side; more are stepped through. */
const MOST_NUMBERS = 13;
/** So many places stand as buttons; more in a list that opens. On a phone the map would lie under them. */
const MOST_PLACES = 6;
const MOST_PLACES_NARROW = 2;

/** What the keyboard comes to first: an answer, or the first part of a form. */
const FIRST = 'select, input:checked, button';

/** What is asked of the person at the table, and everything that may be answered. */
export function Question({
  view,
  legal,
  at,
  plan,
  onAct,
}: {
  readonly view: BoardView;
  readonly legal: readonly Action[];
  /** Moves before it. */
  readonly at: number;
  /** Where a battle plan is asked for, its form instead of answers for its first part. */
  readonly plan: ReactNode;
  readonly onAct: (action: Action) => void;
}) {
  const hasForm = plan !== null;
  const groups = useMemo(() => {
    const others = hasForm ? legal.filter((action) => !isPlanPart(action)) : legal;
    return grouped(offers(view, others));
  }, [view, legal, hasForm]);
  const isNarrow = useMedia(NARROW);
  const hint = shippingHint(
    view,
    legal.flatMap((action) => (action.kind === 'ship' ? [action.to] : [])),
  );
  const section = useRef<HTMLElement>(null);
  // Who answers by keyboard goes on with the first answer: the button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement === document.body)
      section.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  }, []);
  const faction = view.asked === null ? undefined : view.factions[view.asked];
  if (faction === undefined) return null;
  return (
    <section ref={section} className={styles.question} aria-labelledby="question" data-at={at}>
      <p className={styles.who}>
        <FactionSeal faction={faction.id} size="small" />
        <b>{sheetOf(faction.id).name}</b> decide
      </p>
      <h2 id="question">{askedOf(view)}</h2>
      {hint !== null && <p>{hint}</p>}
      {isNarrow && <BattleLine view={view} />}
      {plan}
      {groups.map(([group, some]) => (
        <Group key={group} group={group} offers={some} view={view} onAct={onAct} />
      ))}
    </section>
  );
}

/** Offers by what they belong to, the groups in the order of their first. */
function grouped(all: readonly Offer[]): readonly (readonly [string, readonly Offer[]])[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of all) {
    const { group = offer.number === undefined ? '' : ' ' } = offer;
    const some = groups.get(group) ?? [];
    some.push(offer);
    groups.set(group, some);
  }
  // What declines stands last, in its group too.
  const [first] = [...groups.keys()];
  const order = [...groups].map(([group, some]) => [group, declinesLast(some)] as const);
  return first === '' ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

function declinesLast(some: readonly Offer[]): readonly Offer[] {
  const isPass = ({ action }: Offer) => action.kind === 'pass';
  return [...some.filter((offer) => !isPass(offer)), ...some.filter(isPass)];
}

function Group({
  group,
  offers: some,
  view,
  onAct,
}: {
  readonly group: string;
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly onAct: (action: Action) => void;
}) {
  const label = group.trim();
  const isNumbers = some.every(({ number }) => number !== undefined);
  const isPlaces = some.every(({ place, territory }) => (place ?? territory) !== undefined);
  const many = some.length > MOST_NUMBERS;
  const mostPlaces = useMedia(NARROW) ? MOST_PLACES_NARROW : MOST_PLACES;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not a form's fields
    <div role="group" aria-label={label || 'Answers'} className={styles.group}>
      {label !== '' && <h3>{label}</h3>}
      {(isPlaces && some.length > mostPlaces) || (isNumbers && many && !isWhole(some)) ? (
        <Select
          label={label === '' ? (isPlaces ? 'Place' : 'Number') : label}
          labelHidden={label !== ''}
          placeholder={isPlaces ? 'Choose on the map, or here' : 'Choose'}
          value={null}
          options={some.map(({ text }, at) => ({ value: String(at), label: text }))}
          onValueChange={(at) => {
            const offer = some[Number(at)];
            if (offer) onAct(offer.action);
          }}
        />
      ) : isNumbers && many ? (
        <Numbers offers={some} onAct={onAct} />
      ) : (
        <div className={isNumbers ? styles.numbers : styles.answers}>
          {some.map((offer) => (
            <Button
              key={JSON.stringify(offer.action)}
              kind={offer.action.kind === 'pass' ? 'quiet' : 'plain'}
              className={offer.action.kind === 'pass' ? styles.decline : undefined}
              {...((isNumbers || offer.place !== undefined) && { 'aria-label': offer.text })}
              onClick={() => onAct(offer.action)}
            >
              {isNumbers ? offer.number : <OfferText offer={offer} view={view} />}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A place with the signs of those who hold it; what a card stands for with the card's sign. */
function OfferText({
  offer: { action, text, place },
  view: { factions, asked },
}: {
  readonly offer: Offer;
  readonly view: BoardView;
}) {
  if (action.kind === 'karama' || action.kind === 'hajr')
    return (
      <>
        <CardSign kind="special" size={18} aria-hidden /> {text}
      </>
    );
  if (place === undefined) return text;
  return (
    <>
      {postName(place)}
      {factions.flatMap(({ id, forces }, seat) =>
        forces.flatMap(({ at, count }) =>
          at === place
            ? [
                <span
                  key={id}
                  className={styles.holder}
                  data-power={powerOf(id)}
                  data-own={seat === asked || undefined}
                >
                  <FactionSign faction={id} size={16} /> {count}
                  {seat === asked && <small>yours</small>}
                </span>,
              ]
            : [],
        ),
      )}
    </>
  );
}

/** What is asked; of a battle plan all parts together. */
export function askedOf(view: BoardView): string {
  const frame = view.frames.at(-1);
  return frame?.step === 'battle' && frame.stage === 'plans'
    ? planQuestion(frame)
    : questionOf(view);
}

/** Whether numbers go up by one: there are neither halves nor gaps. */
function isWhole(some: readonly Offer[]): boolean {
  const [first] = some;
  return some.every(({ number = 0 }, at) => number === (first?.number ?? 0) + at);
}

/** One of many numbers that go up by one. */
function Numbers({
  offers: some,
  onAct,
}: {
  readonly offers: readonly Offer[];
  readonly onAct: (action: Action) => void;
}) {
  const least = some[0]?.number ?? 0;
  const [value, setValue] = useState(least);
  const offer = some[value - least];
  return (
    <div className={styles.stepped}>
      <NumberStepper
        label="Number"
        min={least}
        max={least + some.length - 1}
        value={value}
        onValueChange={setValue}
      />
      <Button kind="primary" onClick={() => offer && onAct(offer.action)}>
        {offer?.text}
      </Button>
    </div>
  );
}
