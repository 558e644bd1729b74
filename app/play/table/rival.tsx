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
import { type Shown, stacked } from './rival-stacks';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { Domain } from './territory';
import { useBeyond } from './use-beyond';
import { useSize } from './use-size';

interface Seated {
  readonly seat: Seat;
}

const DISCARDS = [
  ['Imperial', 'imperial-discard'],
  ['House', 'house-discard'],
] as const;

/** The widths of a small card, from the largest, with that of the names of what is assigned to it. */
const SIZES = [
  [104, 92],
  [92, 84],
  [80, 80],
  [70, 70],
  [70, 64],
  [68, 58],
  [66, 52],
] as const;
type Tiles = (typeof SIZES)[number];
const SMALLEST: Tiles = [66, 52];
const BACK = 32;
const BETWEEN = 7;
/** The height of a line of them, as in the style sheet. */
const LINE = 54;
/** So many lines of them there is room for at the least. */
const LINES = 2;
/** So many names stand one below the other beside a card. */
const NAMES = 2;

/** A card before a rival with what is assigned to it: they stay together. */
interface Hosted {
  readonly host: Shown;
  readonly under: readonly Shown[];
}

function hosted(shown: readonly Shown[]): readonly Hosted[] {
  const groups: { host: Shown; under: Shown[] }[] = [];
  for (const one of shown) {
    const group = groups.at(-1);
    const isUnder = 'id' in one ? one.isUnder : one.what === 'under';
    if (isUnder && group !== undefined) group.under.push(one);
    else groups.push({ host: one, under: [] });
  }
  return groups;
}

/** In how many lines of so many px they stand. */
function linesIn(room: number, [tile, name]: Tiles, groups: readonly Hosted[], isKnown: IsKnown) {
  let [lines, used] = [1, 0];
  for (const { host, under } of groups) {
    const isWhole = (one: Shown) => 'id' in one && isKnown(one.id);
    const names = under.filter(isWhole).length;
    const width =
      (isWhole(host) ? tile : BACK) +
      Math.ceil(names / NAMES) * (name + 1) +
      (under.length - names) * (BACK + 1);
    if (used > 0 && used + BETWEEN + width > room) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? BETWEEN : 0) + width;
  }
  return lines;
}
type IsKnown = (id: GameCardId) => boolean;

/** Another House: what it has, and each card before it as a small one. */
export function RivalRow({ seat, isAlone }: Seated & { readonly isAlone: boolean }) {
  const house = useHouse(seat);
  const { view, snapshot, places, aim } = useTable();
  // whole where it can be chosen
  const isLit = (id: GameCardId) => places.cards.has(id) || aim?.targets.has(id) === true;
  const [ref, size] = useSize();
  const [isOpen, setOpen] = useState(false);
  const list = useBeyond(`${snapshot.at} ${size?.width} ${size?.height} ${isOpen}`);
  const lying = lyingInOrder(view, house);
  const room = size?.width ?? 0;
  const look = isAlone && lying.length <= columnsIn(room, LEAST_FACE) ? 'mini' : 'tile';
  const isKnown = (id: GameCardId) => view.cards[id]?.card != null;
  const all = hosted(lying);
  const tiles = SIZES.find((one) => linesIn(room, one, all, isKnown) <= LINES) ?? SMALLEST;
  // what does not fit is counted: personas and holdings show all the same
  const seen = Math.floor((size?.height ?? 0) / LINE);
  const isShort = !isAlone && seen > 0 && linesIn(room, SMALLEST, all, isKnown) > seen;
  const isFolded = isShort && !isOpen;
  const groups = isFolded ? hosted(stacked(lying, (id) => !isKnown(id), isLit)) : all;
  const stack = ({ what, count }: Exclude<Shown, { readonly id: GameCardId }>) => (
    <button type="button" className={styles.stack} onClick={() => setOpen(true)}>
      <b>{count}</b> {what === 'under' ? 'assigned' : 'face down'}
      <span className="visually-hidden"> cards of {house.name}: show each</span>
    </button>
  );
  return (
    <section
      className={styles.row}
      aria-label={`Domain of ${house.name}`}
      data-moves={view.decision?.seat === seat ? '' : undefined}
    >
      <div className={styles.who}>
        <HouseName seat={seat} isShort={!isAlone} isBrief={!isAlone} />
        <Goods house={house} size={isAlone ? 'rival' : 'short'} />
        <Held house={house} />
        {!isAlone && <RivalDeeds seat={seat} />}
      </div>
      <div ref={ref} className={styles.lies} data-look={look}>
        <ul
          ref={list.ref}
          onScroll={list.count}
          className={styles.cards}
          data-look={look}
          data-dense={tiles[0] < 92 ? '' : undefined}
          style={{ '--tile': `${tiles[0]}px`, '--under': `${tiles[1]}px` } as CSSProperties}
        >
          {lying.length === 0 && <li className="text-muted text-s">Nothing lies here.</li>}
          {groups.map(({ host, under }, at) => (
            <li key={'id' in host ? host.id : `stack ${at}`} className={styles.group}>
              {'id' in host ? <TableCard id={host.id} look={look} /> : stack(host)}
              {under.length > 0 && (
                <ul className={styles.under} data-tucked data-names>
                  {under.map((one) => (
                    <li
                      key={'id' in one ? one.id : 'stack'}
                      data-high={'id' in one && isKnown(one.id) ? undefined : ''}
                    >
                      {'id' in one ? (
                        <TableCard id={one.id} look={isKnown(one.id) ? 'strip' : 'tile'} />
                      ) : (
                        stack(one)
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {isShort && isOpen && (
            <li>
              <button type="button" className={styles.stack} onClick={() => setOpen(false)}>
                fewer
              </button>
            </li>
          )}
        </ul>
        {(list.beyond > 0 || list.isAtEnd) && (
          <button
            type="button"
            className={styles.more}
            data-lit={list.lit > 0 ? '' : undefined}
            onClick={list.goOn}
          >
            {list.isAtEnd ? (
              <>
                the first <span aria-hidden>↑</span>
              </>
            ) : (
              <>
                {list.beyond} more{list.lit > 0 && `, ${list.lit} lit`} <span aria-hidden>↓</span>
              </>
            )}
            <span className="visually-hidden"> cards of {house.name}</span>
          </button>
        )}
      </div>
    </section>
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
