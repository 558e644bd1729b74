import type { ReactNode } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { factionName } from '@/lib/board/engine/narration/names';
import { stormOrder } from '@/lib/board/engine/queries/order';
import { contestedBy, needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import { range } from '@/lib/range';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import { FactionCard } from './faction-card';
import styles from './faction-strip.module.css';
import { Grain } from './grain';
import { NEAR_SHORTEST, NEAR_TEXTS, nearness } from './nearly-won';

/** More pips than these are a number. */
const MOST_PIPS = 4;
/** So many factions leave pips no room. */
const CROWD = 5;

/**
 * Above a narrow map, in storm order: of each faction how near it is to winning, how many cards it holds, and its spice;
 * below them what each figure is, or `children`.
 */
export function FactionStrip({
  view,
  children,
}: {
  readonly view: BoardView;
  readonly children: ReactNode;
}) {
  const isOrdered = view.turn > 1 || (view.turn === 1 && view.phase !== 'storm');
  const order = isOrdered ? stormOrder(view) : view.factions.map((_, seat) => seat);
  return (
    <div>
      <ul
        className={styles.strip}
        data-seats={order.length}
        aria-label="How near each faction is to winning"
      >
        {order.map((seat) => {
          const faction = view.factions[seat];
          if (faction === undefined) return null;
          const { id, allies, cards, own } = faction;
          const power = powerOf(id);
          const side = [seat, ...allies];
          const goal = needed(view, side.length);
          const held = strongholdsOf(view, side);
          const contested = contestedBy(view, side);
          const near = nearness(view, seat);
          return (
            <li key={id}>
              <FactionCard
                view={view}
                seat={seat}
                trigger={
                  <button
                    type="button"
                    className={styles.chip}
                    data-power={power}
                    data-asked={view.asked === seat || undefined}
                    data-near={near ?? undefined}
                  >
                    <span className="visually-hidden">
                      {factionName(view, seat)}: {counted(held, 'stronghold')}
                      {Number.isFinite(goal) && ` of ${goal} needed`}
                      {contested > 0 && `, ${contested} contested`}
                      {cards !== null && `, ${counted(cards, 'card')}`}
                      {own !== null && `, ${own.spice} spice`}
                      {near !== null && `, ${NEAR_TEXTS[near]}`}
                    </span>
                    <span className={styles.figures} aria-hidden>
                      {power !== undefined && (
                        <PowerIcon power={power} size={16} className={styles.sign} />
                      )}
                      {goal <= MOST_PIPS && order.length < CROWD ? (
                        <span className={styles.pips}>
                          {range(1, goal).map((pip) => (
                            <i key={pip} data-held={heldText(pip, held, contested)} />
                          ))}
                        </span>
                      ) : (
                        <b>{Number.isFinite(goal) ? `${held}/${goal}` : held}</b>
                      )}
                      {cards !== null && <span className={styles.cards}>{cards}</span>}
                      <span className={styles.spice}>
                        <Grain />
                        {own?.spice ?? '?'}
                      </span>
                    </span>
                    <small aria-hidden>{factionName(view, seat)}</small>
                    {near !== null && (
                      <i className={styles.star} aria-hidden>
                        ★
                      </i>
                    )}
                  </button>
                }
              />
            </li>
          );
        })}
      </ul>
      {children || (
        <Legend
          isOrdered={isOrdered}
          isCrowd={order.length >= CROWD}
          isNear={order.some((seat) => nearness(view, seat) !== null)}
        />
      )}
    </div>
  );
}

/** What each figure counts; a screen reader has it in each row. */
function Legend({
  isOrdered,
  isCrowd,
  isNear,
}: {
  readonly isOrdered: boolean;
  /** Whether strongholds are numbers. */
  readonly isCrowd: boolean;
  readonly isNear: boolean;
}) {
  return (
    <ul className={styles.legend} aria-hidden>
      {isOrdered && <li>in storm order</li>}
      <li>{isCrowd ? <b>1/3</b> : <i className={styles.mark} />} strongholds</li>
      <li>
        <i className={styles.mark} data-of="cards" /> cards
      </li>
      <li className={styles.ofSpice}>
        <Grain /> spice
      </li>
      {isNear && <li className={styles.nearly}>★ {NEAR_SHORTEST.one}</li>}
    </ul>
  );
}

/** Whether a pip stands for a stronghold that is held, or for one that others stand in too. */
function heldText(pip: number, held: number, contested: number): 'alone' | 'contested' | undefined {
  if (pip <= held) return 'alone';
  return pip <= held + contested ? 'contested' : undefined;
}
