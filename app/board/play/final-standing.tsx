import { factionName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { LeaderDisc } from '../bust/leader-disc';
import { powerOf } from '../faction-power';
import { FactionSeal } from '../faction-seal';
import type { TurnOver } from './course';
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
      {seats.map((seat) => (
        <tbody key={seat}>
          <tr data-won={winners.includes(seat) || undefined}>
            <th scope="row">
              <span className={styles.name}>
                <FactionSeal faction={view.factions[seat]?.id ?? ''} size="small" />
                {factionName(view, seat)}
              </span>
            </th>
            <td>{strongholds[seat]}</td>
            <td>{forces[seat]}</td>
            <td>{spice[seat]}</td>
          </tr>
          <tr className={styles.faces} aria-hidden>
            <td colSpan={4}>
              <Leaders view={view} seat={seat} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** The leaders of a faction; those in the Tanks are pale. Decoration: the table of the factions counts them. */
function Leaders({ view, seat }: { readonly view: BoardView; readonly seat: Seat }) {
  const faction = view.factions[seat];
  if (faction === undefined) return null;
  return (
    <span className={styles.leaders} data-power={powerOf(faction.id)} aria-hidden>
      {faction.leaders.map(({ id, dead }) => (
        <LeaderDisc key={id} leader={id} isDead={dead} />
      ))}
    </span>
  );
}
