import type { CSSProperties, ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { ViewedCard, ViewedHouse, ViewedPile } from '@/lib/engine/state/view';
import { Attached } from './attached';
import type { Spot } from './card-rows';
import type { DeskSize } from './desk-size';
import { DiscardPile } from './discard-pile';
import { Goods } from './goods';
import { HandFan } from './hand-fan';
import { HouseName } from './house-name';
import { lyingIn, ofUse, underneath, useHouse } from './houses';
import { onlyPlain } from './places';
import { lostIn, lostKey } from './struck';
import { type Look, TableCard } from './table-card';
import { useTable } from './table-context';
import styles from './territory.module.css';
import { ToWin } from './to-win';

interface Seated {
  readonly seat: Seat;
}

/** In the first turns, beside so few cards, words say what comes to lie there. */
const FIRST_TURNS = 2;
const FEW = 2;

interface Shown {
  readonly look?: Look;
  /** Their picture holds ranks alone. */
  readonly isBare?: boolean;
}

/** The Imperial side of a House: its deck, its Assembly, its discard pile. */
export function Forum({ seat, look = 'face', isBare = false }: Seated & Shown) {
  const house = useHouse(seat);
  return (
    <Area title="Forum" house={house} className={styles.forum} isBare={isBare}>
      <Held label="Assembly" pile={house.zones.assembly} limit={house.assemblyLimit} look={look}>
        <Piles house={house} deck="imperial" />
      </Held>
    </Area>
  );
}

/** What lies deployed, subdued or concealed, each card with what is assigned to it below. */
export function Domain({
  seat,
  look = 'face',
  isBare = false,
  under = 'strip',
  beside,
  laid,
}: Seated &
  Shown & {
    /** How what is assigned to a card that lies open looks; `count` is but its number. */
    readonly under?: Look | 'count';
    /** Beside the label of what lies face down. */
    readonly beside?: ReactNode;
    /** Where each card that lies open stands. */
    readonly laid?: DeskSize;
  }) {
  const { view, viewer, places, aim, struck } = useTable();
  const house = useHouse(seat);
  const isOwn = seat === viewer;
  const isGoal = isOwn && aim !== null && onlyPlain(places, aim.card) !== null;
  const { cards: lying, roots } = lyingIn(view, house);
  const open = roots.filter(({ status }) => status !== 'subdued');
  const down = roots.filter(({ status }) => status === 'subdued');
  // where an own card lay that a rival took
  const lost = isOwn ? lostIn(struck) : [];
  const says = isOwn && view.turn <= FIRST_TURNS && open.length <= FEW;
  const next = says ? (laid ? freeSpot(laid) : { row: 0, column: open.length, y: 0 }) : null;
  // the desk has a pane that tells of the others
  const used = laid === undefined ? ofUse(lying, { places, aim }) : [];
  const stacks = (cards: readonly ViewedCard[], as: Look, below: Look | 'count') =>
    cards.map((card) => {
      const hanging = underneath(lying, card.id);
      const byName = below === 'count' ? hanging.filter((one) => used.includes(one)) : hanging;
      const counted = hanging.filter((one) => !byName.includes(one));
      return (
        <li
          key={card.id}
          className={styles.stack}
          data-hosts={byName.length > 0 ? '' : undefined}
          data-counted={counted.length > 0 ? '' : undefined}
          style={
            as === 'back'
              ? ({ '--names': 1 + hanging.length } as CSSProperties)
              : spotStyle(laid?.spots.get(card.id))
          }
        >
          <TableCard id={card.id} look={as} />
          {counted.length > 0 && <Attached host={card.id} cards={counted} />}
          <Tucked under={card.id} lying={byName} look={below === 'count' ? 'strip' : below} />
        </li>
      );
    });
  return (
    <Area title="Domain" house={house} className={styles.domain} isGoal={isGoal} isBare={isBare}>
      <div className={styles.rows}>
        <div className={styles.row} data-open-cards data-close={laid?.isBare ? '' : undefined}>
          <h3 className={styles.rowTitle}>Deployed</h3>
          {open.length + lost.length === 0 ? (
            <p className="text-muted">Nothing lies here.</p>
          ) : (
            <ul className={styles.cards} data-laid={laid && ''}>
              {stacks(open, look, under)}
              {lost.map((id) => (
                <Lost key={id} id={id} spot={laid?.spots.get(id)} />
              ))}
              {next !== null && (
                <li className={styles.next} style={spotStyle(next)}>
                  What you win by petition or deploy from the hand comes to lie here.
                </li>
              )}
            </ul>
          )}
        </div>
        {(down.length > 0 || beside !== undefined) && (
          <div className={styles.row} data-down-cards>
            <div className={styles.rowHead}>
              <h3 className={styles.rowTitle}>
                Face down <span className="font-normal">{down.length}</span>
              </h3>
              {beside}
            </div>
            {down.length > 0 && (
              <ul className={styles.backs} data-down data-names>
                {stacks(down, 'back', 'strip')}
              </ul>
            )}
          </div>
        )}
      </div>
    </Area>
  );
}

/** Where an own card lay: which one, who took it and how; a press puts it away. */
function Lost({ id, spot }: { readonly id: GameCardId; readonly spot: Spot | undefined }) {
  const { table, struck, putAway } = useTable();
  const { words = '', at = 0 } = struck.get(id) ?? {};
  return (
    <li className={styles.stack} style={spotStyle(spot)}>
      <button
        type="button"
        className={styles.lost}
        data-inspect={table.onceShown(id)}
        onClick={() => putAway(lostKey(id, at))}
      >
        <b>{table.onceNamed(id)}</b> <span>{words}</span>
      </button>
    </li>
  );
}

/** In the first row, where no card stands; null where it is full. */
function freeSpot({ columns, spots }: DeskSize): Spot | null {
  const used = new Set(
    [...spots.values()].flatMap(({ row, column }) => (row === 0 ? [column] : [])),
  );
  const column = Array.from({ length: columns }, (_, at) => at).find((at) => !used.has(at));
  return column === undefined ? null : { row: 0, column, y: 0 };
}

function spotStyle(spot: Spot | undefined) {
  if (spot === undefined) return undefined;
  return { '--column': spot.column, '--y': `${spot.y}px` } as CSSProperties;
}

function Tucked({
  under,
  lying,
  look,
}: {
  readonly under: GameCardId;
  readonly lying: readonly ViewedCard[];
  readonly look: Look;
}) {
  const cards = lying.filter(({ place }) => place.host === under);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.tucked} data-tucked>
      {cards.map(({ id }) => (
        <li key={id}>
          <TableCard id={id} look={look} />
          <Tucked under={id} lying={lying} look={look} />
        </li>
      ))}
    </ul>
  );
}

/** The House's own: its goods, its deck, and what it holds in its hand. */
export function Reserves({ seat }: Seated) {
  const house = useHouse(seat);
  const { viewer } = useTable();
  return (
    <Area title="Reserves" house={house} className={styles.reserves}>
      <div className={styles.own}>
        <HouseName seat={seat} isBrief />
        <Goods house={house} size="own" />
        {!house.eliminated && <Piles house={house} deck="house" />}
      </div>
      {!house.eliminated && <ToWin house={house} />}
      {viewer === seat && <HandFan pile={house.zones.hand} limit={house.handLimit} />}
    </Area>
  );
}

function Area({
  title,
  house,
  className,
  isGoal = false,
  isBare = false,
  children,
}: {
  readonly title: string;
  readonly house: ViewedHouse;
  readonly className: string | undefined;
  /** The card that is dragged can be played here. */
  readonly isGoal?: boolean;
  readonly isBare?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      className={classes('min-w-0', className)}
      aria-label={`${title} of ${house.name}`}
      data-drop={isGoal ? '' : undefined}
      data-bare={isBare ? '' : undefined}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** One of the two decks of a House as a number, and its discard pile. */
export function Piles({
  house,
  deck,
}: {
  readonly house: ViewedHouse;
  readonly deck: 'imperial' | 'house';
}) {
  return (
    <div className={styles.piles}>
      <span>
        {deck === 'imperial' ? 'Imperial deck' : 'Deck'} <b>{house.zones[`${deck}-deck`].count}</b>
      </span>
      <DiscardPile house={house} deck={deck} />
    </div>
  );
}

/** The cards that a House holds, against how many it may. */
function Held({
  label,
  pile,
  limit,
  look = 'face',
  children,
}: {
  readonly label: string;
  readonly pile: ViewedPile;
  readonly limit: number;
  readonly look?: Look;
  /** Beside its name. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <h3 className={styles.rowTitle}>
          {label} <span className="font-normal">{`${pile.count} of ${limit}`}</span>
        </h3>
        {children}
      </div>
      {pile.count === 0 ? (
        <p className="text-muted">No card in the {label}</p>
      ) : (
        <ul className={styles.cards}>
          {pile.cards?.map((id) => (
            <li key={id}>
              <TableCard id={id} look={look} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
