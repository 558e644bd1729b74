import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Action } from '@/lib/board/engine/actions';
import { placeOf, sheetOf } from '@/lib/board/engine/facts';
import { type Offer, priceText, shippingPrice } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import styles from './place-answers.module.css';
import { locationsIn, parted } from './place-keys';
import { pointing } from './pointing';

/** Places to choose among: strongholds and where spice lies as buttons, with who stands there; all others in a list. */
export function PlaceAnswers({
  offers,
  view,
  label,
  pointed,
  onPoint,
  onAct,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  /** What the list of the others is called where it is the only answer. */
  readonly label: string;
  /** What a press on the map would choose where the pointer is. */
  readonly pointed: Action | undefined;
  /** A place whose answer the pointer or the keys have come to; null when they leave it. */
  readonly onPoint: (place: Location | null) => void;
  readonly onAct: (action: Action) => void;
  /** Other answers, in the same rows. */
  readonly children?: ReactNode;
}) {
  const [keys, others] = parted(offers, view);
  return (
    <div className={styles.places}>
      {keys.map(({ offer, at, spice, name, about, why, isFight }) => (
        <Button
          key={at}
          className={styles.place}
          aria-label={[
            name,
            ...about,
            ...(why === null ? [] : [why]),
            ...(spice > 0 ? [`${spice} spice`] : []),
            ...standingWords(view, offer),
          ].join(', ')}
          data-pointed={offer.action === pointed || undefined}
          onClick={() => onAct(offer.action)}
          {...pointing(
            () => onPoint(placeOf(locationsIn(offer)[0] ?? '')),
            () => onPoint(null),
          )}
        >
          <b>{name}</b>
          <span className={styles.about}>
            <span>{about.join(' · ')}</span>
            {why !== null && (
              <span className={isFight ? styles.fight : styles.why}>
                {isFight && <Swords size={13} aria-hidden />} <span>{why}</span>
              </span>
            )}
            {spice > 0 && <Spice amount={spice} />}
            <Standing view={view} offer={offer} />
          </span>
        </Button>
      ))}
      {others.length > 0 && (
        <div className={styles.others}>
          <Select
            label={keys.length === 0 ? label : 'Elsewhere'}
            labelHidden
            placeholder={
              keys.length === 0 ? 'Press the map, or choose' : 'Elsewhere, or press the map'
            }
            value={null}
            options={others.map(({ action, text }, at) => ({
              value: String(at),
              label: withPrice(view, action, text),
            }))}
            onValueChange={(at) => {
              const offer = others[Number(at)];
              if (offer) onAct(offer.action);
            }}
          />
        </div>
      )}
      {children}
    </div>
  );
}

function withPrice(view: BoardView, action: Action, text: string): string {
  const price = action.kind === 'ship' ? shippingPrice(view, action.to) : null;
  return price === null ? text : `${text}, ${priceText(price)}`;
}

function Spice({ amount }: { readonly amount: number }) {
  return (
    <span className={styles.spice}>
      <svg width="11" height="11" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1 22 12 12 23 2 12z" fill="currentColor" />
      </svg>
      {amount}
      <i>spice</i>
    </span>
  );
}

/** Who stands there, and with how many forces. */
function standingAt({ factions }: BoardView, offer: Offer) {
  const spots = locationsIn(offer);
  return factions.flatMap(({ id, forces }) => {
    const count = forces.reduce(
      (sum, stack) => sum + (spots.includes(stack.at) ? stack.count : 0),
      0,
    );
    return count === 0 ? [] : [{ id, count }];
  });
}

/** "4 Harkonnen forces". */
function standingWords(view: BoardView, offer: Offer): readonly string[] {
  return standingAt(view, offer).map(({ id, count }) =>
    counted(count, `${sheetOf(id).name} force`),
  );
}

/** The tokens that stand there, as on the map. */
function Standing({ view, offer }: { readonly view: BoardView; readonly offer: Offer }) {
  return standingAt(view, offer).map(({ id, count }) => {
    const power = powerOf(id);
    return (
      power !== undefined && (
        <span key={id} className={styles.token} data-power={power}>
          <PowerIcon power={power} size={13} />
          {count}
        </span>
      )
    );
  });
}
