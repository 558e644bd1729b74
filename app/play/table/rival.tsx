import { type CSSProperties, useState } from 'react';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { columnsIn, LEAST_FACE } from './board-size';
import { DiscardPile } from './discard-pile';
import { Goods } from './goods';
import { HouseName } from './house-name';
import { lyingInOrder, useHouse } from './houses';
import { RivalDeeds } from './lately';
import styles from './rival.module.css';
import {
  firstIn,
  type Group,
  grouped,
  LEAST,
  type Tiles,
  tilesIn,
  wishedHeight,
} from './rival-layout';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { Domain } from './territory';
import { Near, nearWords } from './to-win';
import { useSize } from './use-size';

interface Seated {
  readonly seat: Seat;
}

const DISCARDS = [
  ['Imperial', 'imperial-discard'],
  ['House', 'house-discard'],
] as const;

/** A lone rival's cards want no more than so many px of the height. */
const MOST = 196;
/** Few cards are faces without their text; with what stands over them they want so much. */
const LARGE: Tiles = { kind: 'tile', width: LEAST_FACE, height: 92, strip: 20 };
const OVER = 18;
/** Those of several have what their heads leave, and want so much of it. */
const SEVERAL = 138;

/** Another House: what it has, and each card before it as a small one. */
export function RivalRow({ seat, isAlone }: Seated & { readonly isAlone: boolean }) {
  const house = useHouse(seat);
  const { view } = useTable();
  const near = nearWords(house);
  return (
    <section
      className={styles.row}
      aria-label={`Domain of ${house.name}`}
      data-moves={view.decision?.seat === seat ? '' : undefined}
      data-near={near === '' ? undefined : ''}
    >
      <div className={styles.who}>
        <HouseName seat={seat} isShort={!isAlone} isBrief={!isAlone} />
        <Goods house={house} size={isAlone ? 'rival' : 'short'} />
        <Held house={house} />
        {isAlone ? <Near words={near} /> : <RivalDeeds seat={seat} near={near} />}
      </div>
      <Lying seat={seat} isAlone={isAlone} />
    </section>
  );
}

/** The cards before a rival: columns of small ones with the names of what hangs on them, as large as lets all of them stand. */
function Lying({ seat, isAlone }: Seated & { readonly isAlone: boolean }) {
  const house = useHouse(seat);
  const { view, places, aim } = useTable();
  const [ref, room] = useSize();
  const [isOpen, setOpen] = useState(false);
  const lying = lyingInOrder(view, house);
  // whole where it can be chosen, or where something lies on it
  const isLit = (id: GameCardId) => places.cards.has(id) || aim?.targets.has(id) === true;
  const isHidden = (id: GameCardId) => view.cards[id]?.card == null && !isLit(id);
  const isPlain = (id: GameCardId) => {
    const { deferment = 0, spice = 0, program = 0 } = view.cards[id] ?? {};
    return isHidden(id) && deferment + spice + program === 0;
  };
  const isLarge = isAlone && room !== null && lying.length <= columnsIn(room.width, LEAST_FACE);
  const look = isLarge ? 'mini' : 'tile';
  const all = grouped(lying, isAlone ? isPlain : isHidden);
  // next the names on a back go into its stack, then those on every card
  const hangsOnBack = (id: GameCardId) => {
    const host = view.cards[id]?.place.host ?? null;
    return host !== null && isHidden(host) && !isLit(id);
  };
  const some = grouped(lying, isHidden, (id) => isHidden(id) || hangsOnBack(id));
  const few = grouped(lying, isHidden, (id) => !isLit(id));
  const under = Math.max(
    0,
    ...all.map((one) => one.under.length + (one.id === null ? 0 : one.counted && 1)),
  );
  const named = isLarge || room === null || tilesIn(room, all) !== null ? all : some;
  const fits = room && (isLarge ? LARGE : tilesIn(room, named));
  const short = fits ?? (room && tilesIn(room, few));
  const groups = isOpen ? grouped(lying, () => false) : fits ? named : few;
  const tiles = short ?? LEAST;
  // what can be chosen is never among those that have no room
  const ordered =
    short === null
      ? groups.toSorted((one, other) => Number(isLitGroup(other)) - Number(isLitGroup(one)))
      : groups;
  const shown = isOpen || short !== null || room === null ? ordered.length : firstIn(room, ordered);
  const left = ordered
    .slice(shown)
    .reduce((sum, { id, under, counted }) => sum + Number(id !== null) + under.length + counted, 0);
  const strips = ({ under, counted }: Group) =>
    under.length + (counted > 0 && tiles.kind !== 'line' ? 1 : 0);
  function isLitGroup({ id, under }: Group) {
    return [id, ...under].some((one) => one !== null && isLit(one));
  }
  return (
    <div
      ref={ref}
      className={styles.lies}
      style={
        {
          '--wish': `${isAlone && room ? (isLarge ? LARGE.height + OVER + under * LARGE.strip : wishedHeight(room.width, all, MOST)) : SEVERAL}px`,
        } as CSSProperties
      }
    >
      <ul
        className={styles.cards}
        data-look={look}
        data-open={isOpen ? '' : undefined}
        data-tiles={tiles.kind}
        style={
          {
            '--tile': `${tiles.width}px`,
            '--tile-height': `${tiles.height}px`,
            '--strip-height': `${tiles.strip}px`,
          } as CSSProperties
        }
      >
        {lying.length === 0 && <li className="text-muted text-s">Nothing lies here.</li>}
        {ordered.slice(0, shown).map((group) => (
          <li key={group.id ?? 'stack'} className={styles.group}>
            {group.id === null ? (
              <button type="button" className={styles.stack} onClick={() => setOpen(true)}>
                <b>{group.counted}</b> face down
                <span className="visually-hidden"> cards of {house.name}: show each</span>
              </button>
            ) : (
              <TableCard id={group.id} look={look} />
            )}
            {group.id !== null && group.counted > 0 && tiles.kind === 'line' && (
              <button type="button" className={styles.counted} onClick={() => setOpen(true)}>
                +{group.counted}
                <span className="visually-hidden"> cards on it: show each</span>
              </button>
            )}
            {group.id !== null && strips(group) > 0 && (
              <ul className={styles.under} data-tucked>
                {group.under.map((id) => (
                  <li key={id}>
                    <TableCard id={id} look="strip" />
                  </li>
                ))}
                {strips(group) > group.under.length && (
                  <li>
                    <button type="button" className={styles.counted} onClick={() => setOpen(true)}>
                      {group.counted} {fits && !isHidden(group.id) ? 'face down' : 'assigned'}
                      <span className="visually-hidden"> cards of {house.name}: show each</span>
                    </button>
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
        {(isOpen || left > 0) && (
          <li>
            <button type="button" className={styles.counted} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'fewer' : `${left} more`}
              <span className="visually-hidden"> cards of {house.name}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** For a phone, on a tab of its own: what a House holds, and its cards. */
export function RivalTerritory({ seat }: Seated) {
  const house = useHouse(seat);
  return (
    <section className={styles.across} aria-label={`Domain of ${house.name}`}>
      <div className={styles.acrossHead}>
        <HouseName seat={seat} />
        <Held house={house} />
        <Near words={nearWords(house)} />
      </div>
      <div data-look="mini" data-bare>
        <Domain seat={seat} plain look="mini" />
      </div>
    </section>
  );
}

/** How many cards it holds, and what it has discarded. */
function Held({ house }: { readonly house: ViewedHouse }) {
  const { hand, assembly } = house.zones;
  const piles = DISCARDS.filter(([, zone]) => house.zones[zone].count > 0);
  return (
    <div className={styles.held}>
      <span>
        Hand <b>{hand.count}</b>
      </span>
      <span>
        Assembly <b>{assembly.count}</b>
      </span>
      {piles.length > 0 && (
        <span className={styles.discards}>
          Discards
          {piles.map(([title, zone]) => (
            <DiscardPile
              key={zone}
              title={`${title} discard`}
              label={title}
              pile={house.zones[zone]}
            />
          ))}
        </span>
      )}
    </div>
  );
}
