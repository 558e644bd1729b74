import { useEffect, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import { stormDials } from '@/lib/board/engine/queries/storm-dials';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import styles from './storm-answers.module.css';
import { StormRing } from './storm-ring';

/** Numbers up to so many stand side by side; more are stepped through. */
const MOST_NUMBERS = 11;

export function isStorm({ action }: Offer): boolean {
  return action.kind === 'dial' || action.kind === 'weather';
}

/** How far the storm is to move: a number on a dial, and the sectors where it may end. */
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
  const [least, most] = [offers[0]?.number ?? 0, offers.at(-1)?.number ?? 0];
  return (
    <div className={styles.storm} data-weather={isWeather || undefined}>
      <StormRing
        storm={view.storm}
        number={own}
        ends={
          others.length < SECTORS ? others.map((other) => (view.storm + own + other) % SECTORS) : []
        }
      />
      <div className={styles.choose}>
        {!isWeather && <p aria-live="polite">{wordsOf(view.storm, own, others)}</p>}
        {offers.length > MOST_NUMBERS ? (
          <div className={styles.stepped}>
            <input
              type="range"
              aria-label="Number, by slider"
              min={least}
              max={most}
              value={own}
              onChange={({ target }) => setShown(Number(target.value) - least)}
            />
            <NumberStepper
              label="Number"
              min={least}
              max={most}
              value={own}
              onValueChange={(value) => setShown(value - least)}
            />
            <Button kind="primary" onClick={() => onAct(offer.action)}>
              {offer.text}
            </Button>
          </div>
        ) : (
          <div className={styles.numbers}>
            {offers.map(({ action, number = 0, text }, at) => (
              <Button
                key={number}
                aria-label={text}
                {...(isWeather
                  ? { 'aria-pressed': at === shown, onClick: () => setShown(at) }
                  : {
                      onPointerEnter: () => setShown(at),
                      onFocus: () => setShown(at),
                      onClick: () => onAct(action),
                    })}
              >
                <b>{number}</b>
                <small>{endsText(view.storm + number, others)}</small>
              </Button>
            ))}
          </div>
        )}
        {isWeather && (
          <Button kind="primary" data-count onClick={() => onAct(offer.action)}>
            {own === 0 ? `Hold the storm in sector ${end}` : `Move the storm to sector ${end}`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** "4–6", the sectors that a number leads to; empty where that is any. */
function endsText(from: number, others: readonly number[]): string {
  if (others.length >= SECTORS) return '';
  const [least = 0, most = 0] = [others[0], others.at(-1)];
  const [one, other] = [(from + least) % SECTORS, (from + most) % SECTORS];
  return one === other ? `to ${one}` : `to ${one}–${other}`;
}

function wordsOf(storm: number, own: number, others: readonly number[]): string {
  const [least = 0, most = 0] = [others[0], others.at(-1)];
  if (others.length >= SECTORS)
    return `Your number counts from sector ${storm}; the other’s, ${least} to ${most}, comes on top: it may end anywhere.`;
  const [one, other] = [(storm + own + least) % SECTORS, (storm + own + most) % SECTORS];
  return one === other
    ? `With ${own} it ends in sector ${one}.`
    : `With ${own} it ends in one of the sectors ${one} to ${other}: the other dials ${least} to ${most}.`;
}
