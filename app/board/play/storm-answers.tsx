import type { CSSProperties, ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Action } from '@/lib/board/engine/actions';
import { cardOf } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { SECTORS } from '@/lib/board/map/sectors';
import { CardFace } from '../card-face';
import { powerOf } from '../faction-power';
import { AmountSlider } from './amount-slider';
import { FactionSign } from './faction-sign';
import { Grain } from './grain';
import styles from './storm-answers.module.css';
import { othersIn, reachWords, type StormMove, type StormWay, stormWay } from './storm-choice';
import { Suggested } from './suggested';

/** Numbers up to so many are keys; more are on a slider. */
const MOST_KEYS = 11;
const IN_ROW = 6;
const WEATHER_CONTROL = 'weather-control';

export function isStorm({ action }: Offer): boolean {
  return action.kind === 'dial' || action.kind === 'weather';
}

/** How far the storm is to move: the map shows where each number leads. Weather Control is kept unless a number is chosen. */
export function StormAnswers({
  offers,
  view,
  counsel,
  number,
  onNumber,
  onAct,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  /** What a steward would do, where that is asked. */
  readonly counsel: Action | null;
  /** The number that is set; null for none. */
  readonly number: number | null;
  readonly onNumber: (number: number) => void;
  readonly onAct: (action: Action) => void;
  /** Other answers, beside the button. */
  readonly children: ReactNode;
}) {
  // a phone has no room for what the question says
  const isNarrow = useMedia(NARROW);
  const move: StormMove = offers[0]?.action.kind === 'weather' ? 'weather' : 'dial';
  const numbers = offers.map((offer) => offer.number ?? 0);
  const offer = offers.find((one) => one.number === number);
  const way = number === null ? null : stormWay(view, move, number);
  const others = othersIn(view, move);
  const isSlid = offers.length > MOST_KEYS;
  const words = (
    <p className={styles.words} aria-live="polite">
      {[wordsOf(view, number, others), way?.words].join(' ').trim()}
    </p>
  );
  return (
    <div className={styles.storm}>
      {move === 'weather' && !isNarrow && (
        <div className={styles.card}>
          <CardFace id={WEATHER_CONTROL} kind={cardOf(WEATHER_CONTROL).kind} size="tiny" />
          <p>
            <b>{thingName(WEATHER_CONTROL, view.edition)}</b> {cardOf(WEATHER_CONTROL).text}
          </p>
        </div>
      )}
      {isSlid && words}
      {isSlid ? (
        <AmountSlider
          label="Dial"
          numbers={numbers}
          at={Math.max(0, numbers.indexOf(number ?? 0))}
          isExact={false}
          onChoose={(at) => onNumber(numbers[at] ?? 0)}
        />
      ) : (
        <div
          className={styles.numbers}
          style={{ '--keys': Math.min(offers.length, IN_ROW) } as CSSProperties}
        >
          {offers.map((one) => {
            const own = one.number ?? 0;
            const isSuggested = counsel?.kind === 'weather' && counsel.sectors === own;
            return (
              <Button
                key={own}
                data-suggested={isSuggested || undefined}
                aria-label={[
                  move === 'weather' ? one.text : String(own),
                  stormWay(view, move, own).words,
                ].join('. ')}
                aria-pressed={own === number}
                data-number={own}
                onClick={() => onNumber(own)}
              >
                {isSuggested && <Suggested />}
                <b>{own}</b>
                {others.length < SECTORS && <small>{endsText(view.storm + own, others)}</small>}
                <Losses view={view} way={stormWay(view, move, own)} isSure={others.length === 1} />
              </Button>
            );
          })}
        </div>
      )}
      {!isSlid && words}
      <div data-foot className={styles.go}>
        <Button
          kind="primary"
          data-lit
          disabled={offer === undefined}
          onClick={() => offer && onAct(offer.action)}
        >
          {offer === undefined
            ? 'Play the card'
            : move === 'weather'
              ? `Play the card: storm ${number === 0 ? 'stays in' : 'to'} sector ${way?.ends[0]}`
              : offer.text}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** "to 4–6", the sectors that a number leads to. */
function endsText(from: number, others: readonly number[]): string {
  return `to ${sectorsText(from, others)}`;
}

function sectorsText(from: number, others: readonly number[]): string {
  const [one, other] = [others[0] ?? 0, others.at(-1) ?? 0].map((sum) => (from + sum) % SECTORS);
  return one === other ? String(one) : `${one}–${other}`;
}

function wordsOf(view: BoardView, number: number | null, others: readonly number[]): string {
  const { storm } = view;
  if (others.length >= SECTORS) return reachWords(view);
  if (number === null) return 'Below each number: where the storm ends, what it takes.';
  if (others.length === 1) return '';
  return `The other dials ${others[0]} to ${others.at(-1)}: it ends in sector ${sectorsText(storm + number, others)}.`;
}

/** What a number destroys, or may destroy: of each faction how many, and spice. */
function Losses({
  view,
  way: { losses, spice },
  isSure,
}: {
  readonly view: BoardView;
  readonly way: StormWay;
  readonly isSure: boolean;
}) {
  return (
    <span className={styles.losses} aria-hidden>
      {!isSure && losses.length + spice > 0 && <em>up to</em>}
      {losses.map(({ seat, count }) => (
        <span key={seat} data-power={powerOf(view.factions[seat]?.id ?? '')}>
          <FactionSign faction={view.factions[seat]?.id ?? ''} size={12} />−{count}
        </span>
      ))}
      {spice > 0 && (
        <span data-spice>
          <Grain size={9} />−{spice}
        </span>
      )}
    </span>
  );
}
