import { CircleHelp, Plus } from 'lucide-react';
import { classes } from '@/app/_ui/base/classes';
import { late } from '@/app/_ui/base/late';
import { EDITIONS } from '@/lib/board/editions/editions';
import { factionOf } from '@/lib/board/factions/factions';
import { SECTORS } from '@/lib/board/map/sectors';
import { type BoardSetup, type Seat, takenSeats, withSeat } from '@/lib/board/setup/setup';
import { winningOf } from '@/lib/board/setup/winning';
import { plural } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import { FactionSeal } from '../faction-seal';
import styles from './table-ring.module.css';

// the ground with all its outlines comes once the seats stand
const StartMap = late(() => import('../start-map').then((module) => module.StartMap));

/** In hundredths of half the width, from the middle. */
const RIM = 65;
const SEAT = 83;
const DEGREES = 360 / SECTORS;

/** The middle of a sector, counterclockwise from the right: the storm starts at the bottom, as on the map. */
function angleOf(sector: number): number {
  return 270 + DEGREES * sector;
}

function point(degrees: number, radius: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(-radius * Math.sin(angle))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The map, and round it its six circles, each a place to sit. */
export function TableRing({
  setup,
  circle: chosen,
  onCircle,
  onChange,
}: {
  readonly setup: BoardSetup;
  readonly circle: number;
  readonly onCircle: (circle: number) => void;
  readonly onChange: (setup: BoardSetup) => void;
}) {
  return (
    <>
      <fieldset className={styles.ring}>
        <legend className="visually-hidden">Circles round the map, counterclockwise</legend>
        <div className={styles.board}>
          <StartMap
            factions={takenSeats(setup).flatMap(({ faction }) => faction ?? [])}
            storm={0}
            isNamed={false}
          />
        </div>
        <Rim setup={setup} />
        {EDITIONS[setup.edition].circles.map((sector, circle) => {
          const seat = setup.seats[circle] ?? null;
          const [x, y] = point(angleOf(sector), SEAT);
          const name = seat === null ? 'Free' : (factionOf(seat.faction)?.name ?? seat.faction);
          return (
            <label
              key={sector}
              className={classes(styles.seat, seat === null && styles.free)}
              data-half={y < 0 ? 'upper' : 'lower'}
              style={{ left: `${50 + x / 2}%`, top: `${50 + y / 2}%` }}
              draggable={seat !== null}
              onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, `${circle}`)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                const from = Number.parseInt(event.dataTransfer.getData(DRAGGED), 10);
                event.preventDefault();
                if (!(from in setup.seats)) return;
                onChange(withSeat(withSeat(setup, from, seat), circle, setup.seats[from] ?? null));
                onCircle(circle);
              }}
            >
              <input
                type="radio"
                name="circle"
                checked={circle === chosen}
                onChange={() => onCircle(circle)}
                aria-label={`Sector ${sector}: ${name}${seat?.player ? `, ${seat.player}` : ''}`}
              />
              <span className={styles.disc}>
                <Disc seat={seat} />
              </span>
              <span className={styles.name} aria-hidden>
                {name}
                {seat?.player && <small>{seat.player}</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <Below setup={setup} />
    </>
  );
}

/** What is dragged from seat to seat. */
const DRAGGED = 'text/x-circle';

function Disc({ seat }: { readonly seat: Seat | null }) {
  if (seat === null) return <Plus size={20} aria-hidden />;
  const isKnown = factionOf(seat.faction) !== undefined;
  return isKnown ? <FactionSeal faction={seat.faction} /> : <CircleHelp size={28} aria-hidden />;
}

/** Over the map: a dot for each seat, and the way that the storm goes. */
function Rim({ setup }: { readonly setup: BoardSetup }) {
  return (
    <svg viewBox="-100 -100 200 200" className={styles.rim} aria-hidden>
      <path d={arrow()} className={styles.way} />
      <text x={0} y={RIM - 12} className={styles.start}>
        storm
      </text>
      {EDITIONS[setup.edition].circles.map((sector, circle) => {
        const seat = setup.seats[circle];
        const [cx, cy] = point(angleOf(sector), RIM);
        return (
          <g key={sector} data-power={powerOf(seat?.faction ?? '')}>
            <circle {...{ cx, cy }} r={3} className={seat ? styles.taken : styles.dot} />
          </g>
        );
      })}
    </svg>
  );
}

/** From the storm's sector on, counterclockwise. */
function arrow(): string {
  const radius = RIM - 7;
  const end = angleOf(2) + 4;
  const [from, to] = [point(angleOf(0) + 13, radius), point(end, radius)];
  const [one, other] = [point(end - 4, radius + 3), point(end - 4, radius - 3)];
  return `M${from}A${radius} ${radius} 0 0 0 ${to}M${one}L${to}L${other}`;
}

/** How many strongholds win, and how to change the seats. */
function Below({ setup }: { readonly setup: BoardSetup }) {
  const { numbers, places } = winningOf(setup);
  const [alone = 0, ...allied] = numbers;
  const others = [...new Set(allied)].filter((number) => number !== alone);
  return (
    <p className={styles.below}>
      <span>
        <strong>{alone}</strong> of {places} {plural(places, 'stronghold')}{' '}
        {plural(alone, 'wins', 'win')}
        {others.length > 0 && `; ${others.join(' or ')} allied`}.
      </span>{' '}
      Choose a seat to change it<span className={styles.drag}>, or drag it to another</span>.
    </p>
  );
}
