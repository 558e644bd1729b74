import { PowerIcon } from '@/app/_ui/icons/powers';
import { factionName } from '@/lib/board/engine/narration/names';
import { needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import { range } from '@/lib/range';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import styles from './faction-strip.module.css';

/** More pips than these are a number. */
const MOST_PIPS = 4;

/** Above a narrow map: of each faction how near it is to winning, and how many cards it holds. */
export function FactionStrip({ view }: { readonly view: BoardView }) {
  return (
    <ul className={styles.strip} aria-label="How near each faction is to winning">
      {view.factions.map(({ id, allies, cards }, seat) => {
        const power = powerOf(id);
        const side = [seat, ...allies];
        const goal = needed(view, side.length);
        const held = strongholdsOf(view, side);
        return (
          <li key={id} data-power={power} data-asked={view.asked === seat || undefined}>
            {power !== undefined && <PowerIcon power={power} size={16} />}
            <span className="visually-hidden">
              {factionName(view, seat)}: {counted(held, 'stronghold')}
              {Number.isFinite(goal) && ` of ${goal} needed`}
              {cards !== null && `, ${counted(cards, 'card')}`}
            </span>
            {goal <= MOST_PIPS ? (
              <span className={styles.pips} aria-hidden>
                {range(1, goal).map((pip) => (
                  <i key={pip} data-held={pip <= held || undefined} />
                ))}
              </span>
            ) : (
              <b aria-hidden>{Number.isFinite(goal) ? `${held}/${goal}` : held}</b>
            )}
            {cards !== null && (
              <span className={styles.cards} aria-hidden>
                {cards}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
