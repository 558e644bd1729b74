import { type CSSProperties, useEffect, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import { cardOf } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import { thingName } from '@/lib/board/engine/narration/names';
import { stormDials } from '@/lib/board/engine/queries/storm-dials';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { CardFace } from '../card-face';
import styles from './storm-answers.module.css';
import { StormRing } from './storm-ring';

/** More numbers than these stand below the dial, the others beside it. */
const MOST_BESIDE = 11;
const WEATHER_CONTROL = 'weather-control';

export function isStorm({ action }: Offer): boolean {
  return action.kind === 'dial' || action.kind === 'weather';
}

/** How far the storm is to move: a dial with the sectors where it may end, a key for each number, one button that takes it. */
export function StormAnswers({
  offers,
  view,
  onStorm,
  onAct,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  /** The sector that the number which is set leads to, where it alone decides; null once nothing is set. */
  readonly onStorm: (sector: Sector | null) => void;
  readonly onAct: (action: Action) => void;
}) {
  const [shown, setShown] = useState(0);
  const offer = offers[shown] ?? offers[0];
  const own = offer?.number ?? 0;
  const isWeather = offer?.action.kind === 'weather';
  const end = isWeather ? (view.storm + own) % SECTORS : null;
  useEffect(() => {
    onStorm(end);
    return () => onStorm(null);
  }, [end, onStorm]);
  if (offer === undefined) return null;
  const others = isWeather ? [0] : stormDials(view);
  return (
    <div className={styles.storm} data-many={offers.length > MOST_BESIDE || undefined}>
      <StormRing
        storm={view.storm}
        number={own}
        ends={
          others.length < SECTORS ? others.map((other) => (view.storm + own + other) % SECTORS) : []
        }
      />
      {isWeather ? (
        <div className={styles.card}>
          <CardFace id={WEATHER_CONTROL} kind={cardOf(WEATHER_CONTROL).kind} size="small" />
          <p>
            <b>{thingName(WEATHER_CONTROL, view.edition)}</b>
            {cardOf(WEATHER_CONTROL).text}
          </p>
        </div>
      ) : (
        <p className={styles.words} aria-live="polite">
          {wordsOf(view.storm, own, others)}
        </p>
      )}
      <div
        className={styles.numbers}
        style={{ '--keys': Math.min(offers.length, 6) } as CSSProperties}
      >
        {offers.map(({ number = 0, text }, at) => (
          <Button
            key={number}
            aria-label={isWeather ? text : String(number)}
            aria-pressed={at === shown}
            onClick={() => setShown(at)}
          >
            <b>{number}</b>
            {others.length < SECTORS && <small>{endsText(view.storm + number, others)}</small>}
          </Button>
        ))}
      </div>
      <Button kind="primary" data-count onClick={() => onAct(offer.action)}>
        {end === null
          ? offer.text
          : own === 0
            ? `Hold the storm in sector ${end}`
            : `Move the storm to sector ${end}`}
      </Button>
    </div>
  );
}

/** "to 4–6", the sectors that a number leads to. */
function endsText(from: number, others: readonly number[]): string {
  const [least = 0, most = 0] = [others[0], others.at(-1)];
  const [one, other] = [(from + least) % SECTORS, (from + most) % SECTORS];
  return one === other ? `to ${one}` : `to ${one}–${other}`;
}

function wordsOf(storm: number, own: number, others: readonly number[]): string {
  const added = 'Both numbers are added: the storm moves so many sectors.';
  if (others.length >= SECTORS)
    return `${added} The other player dials too, so it may end anywhere.`;
  const [least = 0, most = 0] = [others[0], others.at(-1)];
  const [one, other] = [(storm + own + least) % SECTORS, (storm + own + most) % SECTORS];
  return `${added} The other player dials ${least} to ${most}: with your ${own} it ends in one of the sectors ${one} to ${other}.`;
}
