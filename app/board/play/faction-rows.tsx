import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { sheetOf } from '@/lib/board/engine/facts';
import { eliteName, factionName } from '@/lib/board/engine/narration/names';
import { stormOrder } from '@/lib/board/engine/queries/order';
import { contestedBy, needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import { powerOf } from '../faction-power';
import type { TurnOver } from './course';
import { FactionCard } from './faction-card';
import styles from './faction-rows.module.css';
import { FactionSign } from './faction-sign';
import { NEAR_SHORT, NEAR_SHORTEST, NEAR_TEXTS, nearness } from './nearly-won';

const COLUMNS = [
  ['Spice', 'Spice'],
  ['Cards', 'Cards'],
  ['Reserves', 'Res.'],
  ['Tanks', 'Tanks'],
  ['Leaders', 'Lead.'],
  ['Strongholds', 'Holds'],
] as const;

/**
 * How every faction stands, as everybody sees it; of the viewer's own also its spice, and of all once the game is over. In
 * storm order, once there is one.
 */
export function FactionRows({
  view,
  end,
  fighters,
}: {
  readonly view: BoardView;
  /** How all stood at the end; null before it. */
  readonly end: TurnOver | null;
  /** Who fight, where the others fold away; null where none do. */
  readonly fighters: readonly number[] | null;
}) {
  const [isWhole, setWhole] = useState(false);
  // the first storm gives the first order
  const isOrdered = view.turn > 1 || (view.turn === 1 && view.phase !== 'storm');
  const order = isOrdered ? stormOrder(view) : view.factions.map((_, seat) => seat);
  const shown =
    fighters === null || isWhole ? order : order.filter((seat) => fighters.includes(seat));
  const isContested = view.factions.some((_, seat) => contestedBy(view, [seat]) > 0);
  return (
    <>
      <table
        className={styles.table}
        aria-label="Factions"
        data-many={order.length > 4 ? '' : undefined}
      >
        <thead>
          <tr>
            <th scope="col">
              {end !== null ? (
                'At the end'
              ) : fighters !== null ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-expanded={isWhole}
                  onClick={() => setWhole(!isWhole)}
                >
                  {isWhole ? 'Only who fight' : `${order.length - shown.length} more factions`}
                  <ChevronDown size={16} aria-hidden />
                </Button>
              ) : (
                <>Faction{isOrdered && <span className={styles.whole}>, in storm order</span>}</>
              )}
            </th>
            {COLUMNS.map(([whole, short]) => (
              <th key={whole} scope="col" abbr={whole}>
                <span className={styles.whole}>{whole}</span>
                <span className={styles.short} aria-hidden>
                  {short}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((seat) => (
            <Row key={seat} {...{ view, seat, end }} />
          ))}
        </tbody>
      </table>
      {isContested && end === null && (
        <p className={styles.note}>Pale bar: rivals stand there too</p>
      )}
    </>
  );
}

function Row({
  view,
  seat,
  end,
}: {
  readonly view: BoardView;
  readonly seat: number;
  readonly end: TurnOver | null;
}) {
  const faction = view.factions[seat];
  if (faction === undefined) return null;
  const power = powerOf(faction.id);
  const near = nearness(view, seat);
  return (
    <tr
      data-power={power}
      data-own={view.seat === seat || undefined}
      data-asked={view.asked === seat || view.outcome?.winners.includes(seat) || undefined}
    >
      <th scope="row">
        <FactionCard
          view={view}
          seat={seat}
          trigger={
            <button type="button" className={styles.name}>
              <span className={styles.plate}>
                {power !== undefined && <PowerIcon power={power} size={20} />}
              </span>
              <span className={styles.who}>
                {sheetOf(faction.id).name}{' '}
                {view.outcome?.winners.includes(seat) ? (
                  <small>won</small>
                ) : (
                  view.seat === seat && <small>you</small>
                )}
                {near !== null && (
                  <small data-near={near} title={NEAR_TEXTS[near]}>
                    <span className={styles.whole}>{NEAR_SHORT[near]}</span>
                    <span className={styles.short} aria-hidden>
                      {NEAR_SHORTEST[near]}
                    </span>
                  </small>
                )}
              </span>
              {faction.allies.map((ally) => (
                <Ally key={ally} view={view} seat={ally} />
              ))}
            </button>
          }
        />
      </th>
      <td>
        <span className={styles.piece} data-piece="spice">
          {end?.spice[seat] ?? faction.own?.spice ?? <Hidden />}
        </span>
        {faction.bribes > 0 && (
          <span title="In front of the shield till the mentat pause"> +{faction.bribes}</span>
        )}
      </td>
      <td>
        <span className={styles.piece} data-piece="card" data-none={faction.cards === 0}>
          {faction.cards ?? <Hidden />}
        </span>
      </td>
      <td>
        <span className={styles.piece} data-piece="force" data-none={faction.reserves === 0}>
          {faction.reserves ?? <Hidden />}
        </span>
        <Elite faction={faction.id} count={faction.eliteReserves ?? 0} />
      </td>
      <td>
        <span className={styles.piece} data-piece="tank" data-none={faction.tanks === 0}>
          {faction.tanks}
        </span>
        <Elite faction={faction.id} count={faction.eliteTanks} />
      </td>
      <td>
        <span className={styles.piece} data-piece="leader">
          {leadersLeft(view, seat)}
        </span>
      </td>
      <td>
        <Strongholds view={view} side={[seat, ...faction.allies]} />
      </td>
    </tr>
  );
}

/** How many strongholds the first of a side holds, over a bar of those that the side has of those that win. */
function Strongholds({
  view,
  side,
}: {
  readonly view: BoardView;
  readonly side: readonly number[];
}) {
  const goal = needed(view, side.length);
  const held = strongholdsOf(view, side);
  const own = strongholdsOf(view, side.slice(0, 1));
  if (!Number.isFinite(goal)) return own;
  const contested = contestedBy(view, side);
  const more = contested === 0 ? '' : `, ${contested} contested`;
  return (
    <span
      className={styles.held}
      style={
        {
          '--part': Math.min(1, held / goal),
          '--fought': Math.min(1, (held + contested) / goal),
          '--goal': goal,
        } as CSSProperties
      }
      title={`${held} of the ${goal} that win${more}`}
    >
      {own}
      {more !== '' && <span className="visually-hidden">{more}</span>}
    </span>
  );
}

/** How many of some forces are elite: a star and a number. */
function Elite({ faction, count }: { readonly faction: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.elite} title={`${count} of them ${eliteName(faction)}`}>
      <span aria-hidden>★{count}</span>
      <span className="visually-hidden">
        , {count} of them {eliteName(faction)}
      </span>
    </span>
  );
}

/** Leaders that are alive, but those that the Harkonnen hold or have killed unseen; of the Harkonnen also whom they hold. */
function leadersLeft({ factions }: BoardView, seat: number): string {
  const { leaders, captives, covered } = factions[seat] ?? {
    leaders: [],
    captives: [],
    covered: [],
  };
  const hidden = covered.filter((id) => id === null).length;
  const alive = leaders.filter(({ dead }) => !dead).length - hidden;
  return captives.length === 0 ? String(alive) : `${alive} +${captives.length}`;
}

/** "+" and the sign of an ally. */
function Ally({ view, seat }: { readonly view: BoardView; readonly seat: number }) {
  const name = factionName(view, seat);
  return (
    <span className={styles.ally} title={`Allied with ${name}`}>
      +<FactionSign faction={view.factions[seat]?.id ?? ''} size={14} />
      <span className="visually-hidden">allied with {name}</span>
    </span>
  );
}

function Hidden() {
  return (
    <>
      <span aria-hidden title="Behind the shield">
        ?
      </span>
      <span className="visually-hidden">behind the shield</span>
    </>
  );
}
