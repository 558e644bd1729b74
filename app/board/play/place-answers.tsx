import { Tornado } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Select } from '@/app/_ui/base/select';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Action } from '@/lib/board/engine/actions';
import { isStronghold, placeOf, sheetOf } from '@/lib/board/engine/facts';
import { type Offer, priceText, shippingPrice } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import { mostComing } from './coming';
import { Grain } from './grain';
import { Onwards } from './onwards';
import styles from './place-answers.module.css';
import { countOf, type Key, locationsIn, MOST_NARROW, parted } from './place-keys';
import { picksOf } from './place-pick';
import { dangerText } from './place-words';
import { pointing } from './pointing';
import { Suggested } from './suggested';

/** Places to choose among: strongholds and where spice lies as buttons, with who stands there; all others in a list. */
export function PlaceAnswers({
  offers,
  view,
  label,
  counsel,
  hasWhole,
  pointed,
  onPoint,
  onAct,
  back,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  /** What the list of the others is called where it is the only answer. */
  readonly label: string;
  /** What a steward would do, where that is asked. */
  readonly counsel: Action | null;
  /** Whether the suggestion stands as a button of its own. */
  readonly hasWhole: boolean;
  /** What a press on the map would choose where the pointer is. */
  readonly pointed: Action | undefined;
  /** A place whose answer the pointer or the keys have come to; null when they leave it. */
  readonly onPoint: (place: Location | null) => void;
  readonly onAct: (action: Action) => void;
  /** What takes back where the group leaves from: among the places, on a phone at the foot. */
  readonly back: ReactNode;
  /** Other answers, at the foot. */
  readonly children?: ReactNode;
}) {
  const isNarrow = useMedia(NARROW);
  const [keys, others] = parted(offers, view, isNarrow ? MOST_NARROW : undefined);
  const picks = picksOf(offers, view, counsel);
  return (
    <>
      <div className={styles.places}>
        {keys.map((key) => (
          <Button
            key={key.at}
            className={styles.place}
            aria-label={`${keyWords(view, key)}${picks.has(key.offer.action) ? ', suggested' : ''}`}
            data-suggested={(picks.has(key.offer.action) && !hasWhole) || undefined}
            data-pointed={key.offer.action === pointed || undefined}
            onClick={() => onAct(key.offer.action)}
            {...pointing(
              () => onPoint(placeOf(locationsIn(key.offer)[0] ?? '')),
              () => onPoint(null),
            )}
          >
            {picks.has(key.offer.action) && !hasWhole && <Suggested />}
            <span className={styles.name}>
              <b>{key.name}</b>
              {key.spice > 0 && (
                <span className={styles.spice}>
                  <Grain size={11} />
                  {key.spice}
                </span>
              )}
              {key.sector !== null && key.spice === 0 && <small>sector {key.sector}</small>}
            </span>
            <About view={view} of={key} isShort={isNarrow} />
            <Onwards />
          </Button>
        ))}
        {others.length > 0 && (
          <div className={styles.others}>
            <Select
              label={keys.length === 0 ? label : 'Elsewhere'}
              labelHidden
              placeholder={
                keys.length === 0
                  ? 'Press the map, or choose'
                  : isNarrow
                    ? 'Elsewhere'
                    : 'Elsewhere, or press the map'
              }
              value={null}
              options={rowsOf(view, others)}
              onValueChange={(at) => {
                const offer = others[Number(at)];
                if (offer) onAct(offer.action);
              }}
            />
          </div>
        )}
        {!isNarrow && back}
      </div>
      <div data-foot className={styles.foot}>
        {children}
        {isNarrow && back}
      </div>
    </>
  );
}

const STRONGHOLDS = 'Strongholds';
const SPICE = 'With spice';
const REST = 'Elsewhere';

/** Rows of a list, strongholds and where spice lies before the rest: of a territory where sectors do not differ one. */
function rowsOf(view: BoardView, offers: readonly Offer[]) {
  const rows = new Map<string, { value: string; label: string; group: string }>();
  for (const [at, offer] of offers.entries()) {
    const spots = locationsIn(offer);
    const territory = placeOf(spots[0] ?? '').territory;
    const facts = factsOf(view, offer);
    const key = [territory.id, ...facts].join(', ');
    const first = rows.get(key);
    const group = isStronghold(view, territory)
      ? STRONGHOLDS
      : view.spice.some((one) => spots.includes(one.at))
        ? SPICE
        : REST;
    const [name, value] =
      first === undefined ? [offer.text, String(at)] : [territory.name, first.value];
    rows.set(key, { value, group, label: [name, ...facts].join(', ') });
  }
  return [STRONGHOLDS, SPICE, REST].flatMap((name) =>
    [...rows.values()].filter(({ group }) => group === name),
  );
}

/** The spice and the forces there, what it costs, and what the storm does. */
function factsOf(view: BoardView, offer: Offer): readonly string[] {
  const { action } = offer;
  const spots = locationsIn(offer);
  const price = action.kind === 'ship' ? shippingPrice(view, action.to) : null;
  return [
    ...view.spice.flatMap(({ at, amount }) => (spots.includes(at) ? [`${amount} spice`] : [])),
    ...standingAt(view, offer, []).map(({ id, count }) => `${count} ${sheetOf(id).name}`),
    ...(price === null ? [] : [priceText(price)]),
    dangerAt(view, offer),
  ].filter((one) => one !== null);
}

/** What a place's button says: "Carthag, fight, with up to 10 of yours, 10 Harkonnen forces". */
function keyWords(
  view: BoardView,
  { offer, at, name, sector, why, note, spice, rivals, isFight }: Key,
): string {
  const own = isFight ? mostComing(view, at) : null;
  const danger = dangerAt(view, offer);
  return [
    name,
    ...(sector === null ? [] : [`sector ${sector}`]),
    ...([why, note].some((one) => one !== null) ? [[why, note].filter(Boolean).join(' ')] : []),
    ...(own === null ? [] : [`with ${own.going > 1 ? 'up to ' : ''}${own.count} of yours`]),
    ...(spice > 0 ? [`${spice} spice`] : []),
    ...(danger === null ? [] : [danger]),
    ...standingAt(view, offer, rivals).map(({ id, count }) =>
      counted(count, `${sheetOf(id).name} force`),
    ),
  ].join(', ');
}

/** What one does in a place, then who is there as on the map: "fight 3 with up to 10". */
function About({
  view,
  of: { offer, at, why, note, rivals, isFight },
  isShort,
}: {
  readonly view: BoardView;
  readonly of: Key;
  /** Without what the question says of all. */
  readonly isShort: boolean;
}) {
  const own = view.factions[view.asked ?? -1]?.id;
  const coming = isFight ? mostComing(view, at) : null;
  const standing = standingAt(view, offer, rivals);
  const danger = dangerAt(view, offer);
  return (
    <span className={styles.about}>
      {why !== null && (
        <b className={styles.why} data-why={why}>
          {why}
        </b>
      )}
      {standing.map(({ id, count }) =>
        coming !== null && id === own ? null : <Token key={id} id={id} count={count} />,
      )}
      {coming !== null && own !== undefined && !isShort && danger === null && (
        <>
          <small>
            {coming.going > 1 ? (
              <>
                <i>with </i>up to
              </>
            ) : (
              'with'
            )}
          </small>
          <Token id={own} count={coming.count} />
        </>
      )}
      {!(isShort && danger !== null) && note}
      {danger !== null && (
        <span className={styles.danger}>
          <Tornado size={12} aria-hidden /> {danger}
        </span>
      )}
    </span>
  );
}

/** What the next storm does to who goes there; null where nobody goes, or it cannot come. */
function dangerAt(view: BoardView, { action }: Offer) {
  return action.kind === 'to' || (action.kind === 'ship' && action.to !== 'reserves')
    ? dangerText(view, action.to)
    : null;
}

/** Who stands there, and with how many forces: of who is fought all that fight. */
function standingAt({ factions }: BoardView, offer: Offer, rivals: Key['rivals']) {
  const spots = locationsIn(offer);
  return factions.flatMap(({ id, forces }, seat) => {
    const met = rivals.find((one) => one.seat === seat);
    const count = met?.count ?? countOf(forces, spots);
    return count === 0 ? [] : [{ id, count }];
  });
}

/** A token as on the map. */
function Token({ id, count }: { readonly id: string; readonly count: number }) {
  const power = powerOf(id);
  return power === undefined ? null : (
    <span className={styles.token} data-power={power}>
      <PowerIcon power={power} size={13} />
      {count}
    </span>
  );
}
