import { factionName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import type { TurnOver } from './course';
import { FactionSign } from './faction-sign';
import styles from './final-standing.module.css';

/** How all stood at the end: the winners first, then who held most strongholds. */
export function FinalStanding({
  view,
  winners,
  last,
}: {
  readonly view: BoardView;
  readonly winners: readonly Seat[];
  readonly last: TurnOver | undefined;
}) {
  if (last === undefined) return null;
  const { strongholds, forces, spice } = last;
  const rank = (seat: Seat) =>
    (winners.includes(seat) ? 1e6 : 0) + (strongholds[seat] ?? 0) * 1e3 + (forces[seat] ?? 0);
  const seats = view.factions.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a));
  return (
    <table className={styles.standing}>
      <caption>Final standing</caption>
      <thead>
        <tr>
          <th scope="col">Faction</th>
          <th scope="col">Strongholds</th>
          <th scope="col">Forces</th>
          <th scope="col">Spice</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat} data-won={winners.includes(seat) || undefined}>
            <th scope="row">
              <span className={styles.name}>
                <FactionSign faction={view.factions[seat]?.id ?? ''} size={16} />
                {factionName(view, seat)}
              </span>
            </th>
            <td>{strongholds[seat]}</td>
            <td>{forces[seat]}</td>
            <td>{spice[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
