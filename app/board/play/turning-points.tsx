import { Bomb } from 'lucide-react';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { FactionSeal } from '../faction-seal';
import type { TurningPoint } from './course';
import styles from './turning-points.module.css';
import { textOf } from './turning-words';

/** What decided the game, by turn, each a way to its moment. */
export function TurningPoints({
  points,
  view,
  onGo,
}: {
  readonly points: readonly TurningPoint[];
  readonly view: BoardView;
  readonly onGo: (at: number) => void;
}) {
  if (points.length === 0) return null;
  const turns = [...new Set(points.map(({ turn }) => turn))];
  return (
    <section aria-labelledby="turning" className={styles.turning}>
      <h3 id="turning">Turning points</h3>
      <ol>
        {turns.map((turn) => (
          <li key={turn}>
            <span className={styles.turn}>Turn {turn}</span>
            <ul className={styles.points}>
              {points
                .filter((point) => point.turn === turn)
                .map(({ at, what }) => (
                  <li key={`${at} ${textOf(what, view)}`} className={styles.point}>
                    <span className={styles.chips} aria-hidden>
                      <Chips what={what} view={view} />
                    </span>
                    <button type="button" title="Go to this moment" onClick={() => onGo(at)}>
                      {textOf(what, view)}
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

type What = TurningPoint['what'];

/** The sign of who took a place or blew it up, or those of who allied. */
function Chips({ what, view }: { readonly what: What; readonly view: BoardView }) {
  const sign = (seat: Seat) => (
    <FactionSeal key={seat} faction={view.factions[seat]?.id ?? ''} size="small" />
  );
  switch (what.kind) {
    case 'taken':
      return sign(what.to);
    case 'allied':
      return what.seats.map(sign);
    case 'wall-fell':
      return sign(what.seat);
    case 'exploded':
      return <Bomb size={22} />;
  }
}
