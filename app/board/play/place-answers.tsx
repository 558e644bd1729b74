import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Action, ActionKind } from '@/lib/board/engine/actions';
import { placeOf, placesOf, sheetOf, strongholdsIn } from '@/lib/board/engine/facts';
import { type Offer, shippingText } from '@/lib/board/engine/narration/action';
import { territoryName } from '@/lib/board/engine/narration/names';
import { meetsRivals } from '@/lib/board/engine/queries/presence';
import type { StepName } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import styles from './place-answers.module.css';

/** So many places stand as buttons; the rest in a list that opens. */
const MOST = 8;

/** What brings forces to a place where they fight. */
const ENTERS: ReadonlySet<StepName> = new Set(['ship', 'move', 'ride']);
/** What chooses the place where they go. */
const GOES: ReadonlySet<ActionKind> = new Set(['ship', 'to']);

/** Whether an offer chooses a place, which the map can choose too. */
export function isPlace({ place, territory, action }: Offer): boolean {
  return (place ?? territory) !== undefined && action.kind !== 'fight';
}

/** Places to choose among: strongholds and where spice lies as buttons, with who stands there; all others in a list. */
export function PlaceAnswers({
  offers,
  view,
  label,
  onAct,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  /** What the list of the others is called where it is the only answer. */
  readonly label: string;
  readonly onAct: (action: Action) => void;
  /** Other answers, in the same rows. */
  readonly children?: ReactNode;
}) {
  const [keys, others] = parted(offers, view);
  return (
    <div className={styles.places}>
      {keys.map(({ offer, at, spice, name, about, isFight }) => (
        <Button
          key={at}
          className={styles.place}
          aria-label={[
            name,
            ...about,
            ...(isFight ? ['fight'] : []),
            ...(spice > 0 ? [`${spice} spice`] : []),
            ...standingWords(view, offer),
          ].join(', ')}
          onClick={() => onAct(offer.action)}
        >
          <b>{name}</b>
          <span className={styles.about}>
            <span>{about.join(' · ')}</span>
            {isFight && (
              <span className={styles.fight}>
                <Swords size={13} aria-hidden /> <span>fight</span>
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
              label: action.kind === 'ship' ? `${text}${shippingText(view, action.to)}` : text,
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

interface Key {
  readonly offer: Offer;
  readonly at: string;
  readonly spice: number;
  readonly name: string;
  /** "sector 13", "stronghold". */
  readonly about: readonly string[];
  /** Whether forces that come there must fight. */
  readonly isFight: boolean;
}

/** The places that stand as buttons, strongholds first, and the others. */
function parted(
  offers: readonly Offer[],
  view: BoardView,
): readonly [readonly Key[], readonly Offer[]] {
  const { step = 'turn' } = view.frames.at(-1) ?? {};
  const strongholds = new Set<string>(strongholdsIn(view).map(({ id }) => id));
  const territories = offers.map(territoryIn);
  const all = offers.map((offer) => {
    const spots = locationsOf(offer);
    const territory = territoryIn(offer);
    const spice = view.spice
      .filter(({ at }) => spots.includes(at))
      .reduce((sum, { amount }) => sum + amount, 0);
    const isOne = territories.indexOf(territory) === territories.lastIndexOf(territory);
    const isHold = strongholds.has(territory);
    const about = [
      ...(offer.place !== undefined && !isOne ? [sectorText(offer.place)] : []),
      ...(offer.action.kind === 'ship'
        ? [
            shippingText(view, offer.action.to)
              .replace(/^, /, '')
              .replace(' spice a force', ' each'),
          ]
        : []),
    ];
    const isEntered = ENTERS.has(step) && GOES.has(offer.action.kind);
    const isFight =
      isEntered && spots.some((spot) => view.asked !== null && meetsRivals(view, view.asked, spot));
    const name = territoryName(territory);
    return { offer, at: offer.place ?? territory, spice, name, about, isHold, isFight };
  });
  if (all.length <= MOST) return [all, []];
  const keys = [
    ...all.filter(({ isHold }) => isHold),
    ...all.filter(({ isHold, spice }) => !isHold && spice > 0),
  ].slice(0, MOST);
  const rest = all.filter((one) => !keys.includes(one));
  return [keys, rest.map(({ offer }) => offer)];
}

function territoryIn({ place, territory }: Offer): string {
  return territory ?? placeOf(place ?? '').territory.id;
}

function locationsOf({ place, territory }: Offer): readonly string[] {
  return place !== undefined ? [place] : placesOf(territory ?? '').map(({ id }) => id);
}

function sectorText(place: string): string {
  const { sector } = placeOf(place);
  return sector === null ? '' : `sector ${sector}`;
}

function Spice({ amount }: { readonly amount: number }) {
  return (
    <span className={styles.spice}>
      <svg width="11" height="11" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1 22 12 12 23 2 12z" fill="currentColor" />
      </svg>
      {amount}
    </span>
  );
}

/** Who stands there, and with how many forces. */
function standingAt({ factions }: BoardView, offer: Offer) {
  const spots = locationsOf(offer);
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
