import { Files, Layers } from 'lucide-react';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { classes } from '@/app/_ui/base/classes';
import { sideOf } from '@/lib/engine/rite/lines';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import type { CardType } from '@/lib/rules/taxonomy';
import { counted, listed } from '@/lib/sentences';
import { kindWords } from './by-kind';
import { DECKS, DiscardPile } from './discard-pile';
import { Goods } from './goods';
import { HouseName } from './house-name';
import { acts, lyingInOrder, useHouse } from './houses';
import { KindCounts } from './kind-counts';
import styles from './rival.module.css';
import { groupingsOf, isLitIn, laidIn, mayStepIn } from './rival-groups';
import { RivalLast } from './rival-last';
import { freeBelow, type Group, grouped, leastIn, MORE, mostIn, spotsIn } from './rival-layout';
import table from './table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { Near, nearWords } from './to-win';
import { type Room, useSize } from './use-size';

interface Seated {
  readonly seat: Seat;
}

/** More Houses than these stand in two rows. */
export const ONE_ROW = 3;

/** The Houses across the table, side by side: each keeps its place and its width, whatever goes on. */
export function Rivals({
  seats,
  isLow = true,
}: {
  readonly seats: readonly Seat[];
  /** They have no room below their cards. */
  readonly isLow?: boolean;
}) {
  return (
    <div
      className={table.rivals}
      hidden={seats.length === 0}
      data-stage={isLow ? '' : undefined}
      data-crowd={seats.length > ONE_ROW ? '' : undefined}
      style={{ '--houses': seats.length } as CSSProperties}
    >
      {seats.map((seat) => (
        <RivalRow key={seat} seat={seat} isAlone={seats.length === 1} />
      ))}
    </div>
  );
}

/** Another House: what it has, and each card before it as a small one. */
function RivalRow({ seat, isAlone }: Seated & { readonly isAlone: boolean }) {
  const house = useHouse(seat);
  const { view } = useTable();
  const lying = useLaid(seat, isAlone);
  const near = nearWords(house);
  return (
    <section
      className={styles.row}
      aria-label={`Domain of ${house.name}`}
      data-power={house.sponsor}
      data-moves={acts(view, seat) ? '' : undefined}
      data-near={near === '' ? undefined : ''}
      data-full={lying.isFull ? '' : undefined}
      style={{ '--lines': lying.lines } as CSSProperties}
    >
      <div className={styles.who}>
        <HouseName seat={seat} isShort={!isAlone} isBrief={!isAlone} />
        <Goods house={house} size={isAlone ? 'rival' : 'short'} />
        {isAlone && <Held house={house} />}
        <Near house={house} isShort={!isAlone} />
        {!isAlone && (
          <span className={styles.inHand} title="Cards in the hand" aria-hidden>
            <Files size={12} />
            {house.zones.hand.count}
          </span>
        )}
      </div>
      <Lying seat={seat} laid={lying} />
      {!isAlone && <Held house={house} />}
      {view.outcome === null && <RivalLast seat={seat} lines={lying.isFull ? lying.lines : null} />}
    </section>
  );
}

const NO_ROOM: Room = { width: 0, height: 0 };

/**
 * How the cards before a rival stand: as large as lets all of them stand in the room that lasts, whatever stands in the middle.
 * `isFull`: not all have room there even as the smallest; then they take what else there is for the time.
 */
function useLaid(seat: Seat, isAlone: boolean) {
  const house = useHouse(seat);
  const seen = useTable();
  const [ref, room] = useSize();
  const [ruler, lasting] = useSize();
  const groupings = groupingsOf(seen, house, isAlone);
  const all = groupings.at(-1) ?? groupings[0];
  const laid = lasting && laidIn(lasting, groupings);
  const isFull = lasting !== null && !laid;
  const stepsIn = isFull ? mayStepIn(seen, seat) : [];
  // what can be chosen, or has a part in a rite, is never among those that have no room
  const hasPart = ({ id, under }: Group) =>
    [id, ...under].some(
      (one) =>
        one !== null &&
        (isLitIn(seen, one) || sideOf(seen.view, one) !== null || stepsIn.includes(one)),
    );
  const most = isFull && room !== null ? mostIn(room, all, hasPart) : null;
  const { groups, tiles } = most ?? laid ?? { groups: all, tiles: leastIn(lasting ?? NO_ROOM) };
  const left = all.filter((one) => !groups.includes(one));
  const free =
    most && room ? freeBelow(room, left.length > 0 ? [...groups, MORE] : groups, tiles) : 0;
  return {
    ...{ ref, ruler, room, tiles, groups, isFull },
    /** Those that have no room. */
    left: most === null ? [] : left,
    /** What it did last has so many lines below its cards. */
    lines: 1 + Math.min(MOST_LINES - 1, Math.max(0, Math.floor(free / LINE))),
  };
}

/** The height of a line of what a rival did last, and how many it has at the most where its cards have the room. */
const LINE = 17;
const MOST_LINES = 3;

/** Px of height from which what a card gives has two lines. */
const TWO_LINES = 60;
/** Px of width from which a card says "+1 card". */
const WORDED = 150;

/** The cards before a rival: columns of small ones with the names of what hangs on them. */
function Lying({ seat, laid }: Seated & { readonly laid: ReturnType<typeof useLaid> }) {
  const house = useHouse(seat);
  const seen = useTable();
  const { view, catalogue } = seen;
  const { ref, ruler, room, tiles } = laid;
  const { at } = seen.snapshot;
  const [openAt, setOpenAt] = useState(-1);
  const isOpen = openAt === at;
  const setOpen = (open: boolean) => setOpenAt(open ? at : -1);
  const list = useRef<HTMLUListElement>(null);
  useLeaving(isOpen, list, () => setOpenAt(-1));
  const lying = lyingInOrder(view, house);
  const look = tiles.kind === 'short' ? 'short' : 'tile';
  /** Of what lies under a card the number stands with its word where there is room. */
  const hasWords = tiles.width > WORDED;

  const shown = isOpen ? grouped(lying, () => false) : laid.groups;
  const left = isOpen ? [] : laid.left.flatMap(typesOf);
  const spots = room === null || isOpen ? [] : spotsIn(room, [...shown, MORE], tiles);
  const spotOf = (at: number) =>
    ({ '--x': `${spots[at]?.x ?? 0}px`, '--y': `${spots[at]?.y ?? 0}px` }) as CSSProperties;
  /** What cards are that have but their number there, with the names of those that are known. */
  function hidesWords({ id, under, counted: many }: Group) {
    const names = under.length > 0 || id === null ? [] : namesUnder(id);
    const known = names.length === 0 ? '' : `: ${listed(names)}`;
    return `${counted(many, under.length > 0 ? 'more card' : 'card')} under it${known}`;
  }
  function namesUnder(id: GameCardId): readonly string[] {
    return idsUnder(id).map((one) => cardOf(one)?.title ?? 'face down');
  }
  function idsUnder(id: GameCardId): readonly GameCardId[] {
    const rest = lying.slice(lying.findIndex((one) => one.id === id) + 1);
    const end = rest.findIndex(({ isUnder }) => !isUnder);
    return rest.slice(0, end < 0 ? rest.length : end).map((one) => one.id);
  }
  function typesOf({ id, counted: many }: Group): readonly (CardType | null)[] {
    if (id === null) return Array(many).fill(null);
    return [id, ...idsUnder(id)].map((one) => cardOf(one)?.type ?? null);
  }
  function cardOf(id: GameCardId) {
    return catalogue.byId.get(view.cards[id]?.card ?? '');
  }
  return (
    <div ref={ref} className={styles.lies}>
      <span ref={ruler} className={styles.lasting} />
      <ul
        ref={list}
        className={styles.cards}
        data-open={isOpen ? '' : undefined}
        data-tiles={tiles.kind}
        data-worded={hasWords ? '' : undefined}
        data-gives={
          tiles.gives ? `${tiles.kind}${tiles.height < TWO_LINES ? '-low' : ''}` : undefined
        }
        style={
          {
            '--card-width': `${tiles.width}px`,
            '--tile': `${tiles.width}px`,
            '--tile-height': `${tiles.height}px`,
            '--strip-height': `${tiles.strip}px`,
          } as CSSProperties
        }
      >
        {lying.length === 0 && <li className="text-muted text-s">Nothing lies here.</li>}
        {shown.map((group, at) => (
          <li
            key={group.id ?? group.of}
            style={spotOf(at)}
            className={classes(styles.group, styles.spot)}
            data-hosts={group.under.length > 0 ? '' : undefined}
            data-counted={group.counted > 0 ? '' : undefined}
          >
            {group.id === null ? (
              <button type="button" className={styles.stack} onClick={() => setOpen(true)}>
                <b>{group.counted}</b> {group.of}
                <span className="visually-hidden"> cards of {house.name}: show each</span>
              </button>
            ) : (
              <TableCard id={group.id} look={look} />
            )}
            {group.id !== null && group.counted > 0 && (
              <button
                type="button"
                className={styles.counted}
                title={hidesWords(group)}
                aria-label={`${hidesWords(group)}: show each`}
                onClick={() => setOpen(true)}
              >
                <Layers size={10} strokeWidth={2.5} aria-hidden />
                {group.counted}
                {hasWords && (group.counted === 1 ? ' card' : ' cards')}
              </button>
            )}
            {group.under.length > 0 && (
              <ul className={styles.under} data-tucked>
                {group.under.map((id) => (
                  <li key={id}>
                    <TableCard id={id} look="strip" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {(isOpen || left.length > 0) && (
          <li
            className={classes(styles.spot, styles.rest)}
            data-cell={spots.at(-1)?.isCell ? '' : undefined}
            style={spotOf(shown.length)}
          >
            <button
              type="button"
              className={styles.more}
              title={isOpen ? undefined : `${left.length} more: ${kindWords(left)}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'fewer' : <KindCounts types={left} />}
              <span className="visually-hidden"> cards of {house.name}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Closes what lies over the table at a press outside it, and by Escape; the next move closes it too. */
function useLeaving(isOpen: boolean, of: RefObject<HTMLElement | null>, close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const isOver = new AbortController();
    const options = { capture: true, signal: isOver.signal };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && of.current?.contains(target))) leave();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    addEventListener('pointerdown', onPress, options);
    addEventListener('keydown', onKey, options);
    return () => isOver.abort();
  }, [isOpen, of]);
}

/** How many cards it holds, and what it has discarded. */
export function Held({ house }: { readonly house: ViewedHouse }) {
  const { hand, assembly } = house.zones;
  const decks = (['imperial', 'house'] as const).filter(
    (deck) => house.zones[`${deck}-discard`].count > 0,
  );
  return (
    <div className={styles.held}>
      <span>
        Hand <b>{hand.count}</b>
      </span>
      <span>
        Assembly <b>{assembly.count}</b>
      </span>
      {decks.length > 0 && (
        <span className={styles.discards}>
          Discards
          {decks.map((deck) => (
            <DiscardPile key={deck} house={house} deck={deck} label={DECKS[deck]} />
          ))}
        </span>
      )}
    </div>
  );
}
