import { RotateCwSquare } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { counted, listed } from '@/lib/sentences';
import { DiscardPile } from './discard-pile';
import { Goods } from './goods';
import { HouseName } from './house-name';
import { lyingInOrder, useHouse } from './houses';
import styles from './rival.module.css';
import { groupingsOf, isLitIn, type Laid, laidAs, laidIn } from './rival-groups';
import { firstIn, type Group, grouped, LEAST, PICTURED, type Room, smaller } from './rival-layout';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { Near, nearWords } from './to-win';
import { useSize } from './use-size';

interface Seated {
  readonly seat: Seat;
}

const DISCARDS = [
  ['Imperial', 'imperial-discard'],
  ['House', 'house-discard'],
] as const;

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
        <Near words={near} />
      </div>
      <Lying seat={seat} isAlone={isAlone} />
    </section>
  );
}

/** The cards before a rival: columns of small ones with the names of what hangs on them, as large as lets all of them stand. */
function Lying({ seat, isAlone }: Seated & { readonly isAlone: boolean }) {
  const house = useHouse(seat);
  const seen = useTable();
  const { view, viewer, catalogue } = seen;
  const [ref, room] = useSize();
  const [isOpen, setOpen] = useState(false);
  const lying = lyingInOrder(view, house);
  const isLit = (id: GameCardId) => isLitIn(seen, id);
  const groupings = groupingsOf(seen, house, isAlone);
  const [all] = groupings;
  const laid = room && laidBeside(room);
  const groups = isOpen ? grouped(lying, () => false) : (laid?.groups ?? groupings.at(-1) ?? all);
  const short = laid?.tiles ?? null;
  const tiles = short ?? LEAST;

  /** Houses side by side have cards of one form, but for one of which not all have room with their pictures. */
  function laidBeside(space: Room): Laid | null {
    const own = laidIn(space, groupings);
    if (isAlone || own === null || !PICTURED.includes(own.tiles.kind)) return own;
    const least = view.houses
      .filter((one, at) => at !== viewer && !one.eliminated)
      .flatMap((one) => laidIn(space, groupingsOf(seen, one, false))?.tiles ?? [])
      .filter(({ kind }) => PICTURED.includes(kind))
      .reduce(smaller, own.tiles);
    return laidAs(space, groupings, [least.kind]) ?? own;
  }

  // what can be chosen is never among those that have no room
  const ordered =
    short === null
      ? groups.toSorted((one, other) => Number(isLitGroup(other)) - Number(isLitGroup(one)))
      : groups;
  const shown = isOpen || short !== null || room === null ? ordered.length : firstIn(room, ordered);
  const left = ordered
    .slice(shown)
    .reduce((sum, { id, under, counted }) => sum + Number(id !== null) + under.length + counted, 0);
  /** What cards are that have but their number there, with the names of those that are known. */
  function hidesWords({ id, under, counted: many }: Group) {
    const names = under.length > 0 || id === null ? [] : namesUnder(id);
    const known = names.length === 0 ? '' : `: ${listed(names)}`;
    return `${counted(many, under.length > 0 ? 'more card' : 'card')} under it${known}`;
  }
  function namesUnder(id: GameCardId): readonly string[] {
    const from = lying.findIndex((one) => one.id === id) + 1;
    const rest = lying.slice(from);
    const end = rest.findIndex(({ isUnder }) => !isUnder);
    return rest
      .slice(0, end < 0 ? rest.length : end)
      .flatMap((one) => catalogue.byId.get(view.cards[one.id]?.card ?? '')?.title ?? 'face down');
  }
  function isLitGroup({ id, under }: Group) {
    return [id, ...under].some((one) => one !== null && isLit(one));
  }
  return (
    <div ref={ref} className={styles.lies}>
      <ul
        className={styles.cards}
        data-open={isOpen ? '' : undefined}
        data-tiles={tiles.kind}
        style={
          {
            '--tile': `${tiles.width}px`,
            '--column': `${tiles.width}px`,
            '--tile-height': `${tiles.height}px`,
            '--strip-height': `${tiles.strip}px`,
          } as CSSProperties
        }
      >
        {lying.length === 0 && <li className="text-muted text-s">Nothing lies here.</li>}
        {ordered.slice(0, shown).map((group) => (
          <li
            key={group.id ?? group.of}
            className={styles.group}
            data-hosts={group.under.length > 0 ? '' : undefined}
            data-counted={group.counted > 0 ? '' : undefined}
          >
            {group.id === null ? (
              <button
                type="button"
                className={styles.stack}
                data-of={group.of}
                onClick={() => setOpen(true)}
              >
                {group.of === 'engaged' && <RotateCwSquare size={13} aria-hidden />}
                <b>{group.counted}</b> {group.of}
                <span className="visually-hidden"> cards of {house.name}: show each</span>
              </button>
            ) : (
              <TableCard id={group.id} look="tile" />
            )}
            {group.id !== null && group.counted > 0 && (
              <button
                type="button"
                className={styles.counted}
                title={hidesWords(group)}
                aria-label={`${hidesWords(group)}: show each`}
                onClick={() => setOpen(true)}
              >
                +{group.counted}
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
        {(isOpen || left > 0) && (
          <li>
            <button type="button" className={styles.more} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'fewer' : `${left} more`}
              <span className="visually-hidden"> cards of {house.name}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** How many cards it holds, and what it has discarded. */
export function Held({ house }: { readonly house: ViewedHouse }) {
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
