import { type CSSProperties, useState } from 'react';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { columnsIn, LEAST_FACE } from './board-size';
import { DiscardPile } from './discard-pile';
import { Goods } from './goods';
import { HouseName } from './house-name';
import { lyingInOrder, useHouse } from './houses';
import styles from './rival.module.css';
import { RivalDeeds } from './rival-deeds';
import { stacked } from './rival-stacks';
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

/** The widths of a small card, from the largest; that of a back or of one that is assigned, and what stands between two. */
const TILES = [104, 92, 80, 70] as const;
const LEAST_TILE = 70;
const SLIVER = 32;
/** The widths of one that is assigned, where it says the beginning of its name. */
const BRIEF = [58, 48, 37] as const;
const BETWEEN = 7;
/** The height of a line of them, as in the style sheet. */
const LINE = 54;
/** So many lines of them there is room for at the least. */
const LINES = 2;

interface Tiles {
  readonly width: number;
  /** Of what is assigned: as wide as the others, with the beginning of its name, or a sign and its resistance. */
  readonly under: number;
}

/** How many cards there are: whole ones, assigned ones and backs. */
interface Many {
  readonly whole: number;
  readonly under: number;
  readonly backs: number;
}

const SIZES: readonly Tiles[] = [
  ...TILES.map((width) => ({ width, under: width })),
  ...[...BRIEF, SLIVER].flatMap((under) => TILES.map((width) => ({ width, under }))),
];
const SMALLEST: Tiles = { width: LEAST_TILE, under: SLIVER };

/** Whether cards of these widths stand in so many lines. */
function fitIn(room: number, lines: number, { width, under }: Tiles, many: Many): boolean {
  // a line may end with room for less than a card
  const ends = (lines - 1) * width * 0.5;
  const all =
    many.whole * (width + BETWEEN) +
    many.under * (under + BETWEEN) +
    many.backs * (SLIVER + BETWEEN);
  return all + ends <= lines * (room + BETWEEN);
}

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
  const known = lying.filter(({ id }) => view.cards[id]?.card != null);
  const under = known.filter(({ isUnder }) => isUnder).length;
  const many = { whole: known.length - under, under, backs: lying.length - known.length };
  const tiles = SIZES.find((one) => fitIn(room, LINES, one, many)) ?? SMALLEST;
  const isBrief = tiles.under > SLIVER && tiles.under < tiles.width;
  // what does not fit is counted: personas and holdings show all the same
  const seen = Math.floor((size?.height ?? 0) / LINE);
  const isShort = !isAlone && seen > 0 && !fitIn(room, seen, SMALLEST, many);
  const shown =
    isShort && !isOpen ? stacked(lying, (id) => view.cards[id]?.card == null, isLit) : lying;
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
          data-dense={tiles.width < 92 ? '' : undefined}
          style={{ '--tile': `${tiles.width}px`, '--under': `${tiles.under}px` } as CSSProperties}
        >
          {lying.length === 0 && <li className="text-muted text-s">Nothing lies here.</li>}
          {shown.map((one, at) =>
            'id' in one ? (
              <li
                key={one.id}
                data-under={one.isUnder ? '' : undefined}
                data-sliver={
                  tiles.under === SLIVER && one.isUnder && !isLit(one.id) ? '' : undefined
                }
                data-brief={isBrief && one.isUnder && !isLit(one.id) ? '' : undefined}
              >
                <TableCard id={one.id} look={look} />
              </li>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stack has no name of its own
              <li key={`stack ${at}`} data-under={one.what === 'under' ? '' : undefined}>
                <button type="button" className={styles.stack} onClick={() => setOpen(true)}>
                  <b>{one.count}</b> {one.what === 'under' ? 'assigned' : 'face down'}
                  <span className="visually-hidden"> cards of {house.name}: show each</span>
                </button>
              </li>
            ),
          )}
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
