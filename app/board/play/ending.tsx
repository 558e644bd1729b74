import { useMemo } from 'react';
import { Button } from '@/app/_ui/base/button';
import { REASONS } from '@/lib/board/engine/narration/log';
import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital, listed } from '@/lib/sentences';
import { FactionSeal } from '../faction-seal';
import type { BoardTable } from './board-table';
import styles from './ending.module.css';
import { TurnCharts } from './turn-charts';

/** The end of a game: who won and how, how all stood turn by turn, and the moves that decided. */
export function Ending({
  table,
  view,
  onLeave,
}: {
  readonly table: BoardTable;
  readonly view: BoardView;
  readonly onLeave: () => void;
}) {
  const turns = useMemo(() => table.course(), [table]);
  if (view.outcome === null) return null;
  const { winners, reason } = view.outcome;
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <div className={styles.won}>
        <p className={styles.winners}>
          {winners.map((seat) => (
            <FactionSeal key={seat} faction={view.factions[seat]?.id ?? ''} />
          ))}
        </p>
        <div>
          <h2 id="ending">{listed(winners.map((seat) => factionName(view, seat)))} won</h2>
          <p>
            {capital(REASONS[reason])}, in turn {view.turn}.
          </p>
        </div>
        <Button kind="primary" onClick={onLeave}>
          Play again
        </Button>
      </div>
      <TurnCharts factions={view.factions.map(({ id }) => id)} turns={turns} />
      <TurningPoints table={table} />
      <p className="text-s text-muted">
        Digest of the last position: <code>{table.hash()}</code>
      </p>
    </section>
  );
}

/** A line of the log with where it was, if it was a battle. */
function placed(text: string, territory: string | null): string {
  return territory === null ? text : `${territoryName(territory)}: ${text}`;
}

/** What decided the game, each a way to its moment. */
function TurningPoints({ table }: { readonly table: BoardTable }) {
  const points = useMemo(
    () =>
      table.turningPoints().flatMap(({ at, turn, line, territory }) => {
        const said = table.told(at - 1, at).find((told) => told.at === at)?.lines[line];
        return said === undefined ? [] : [{ at, turn, line, text: placed(said.text, territory) }];
      }),
    [table],
  );
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="turning" className={styles.turning}>
      <h3 id="turning">Turning points</h3>
      <ol>
        {points.map(({ at, turn, line, text }) => (
          <li key={`${at} ${line}`}>
            <span>Turn {turn}</span>
            <button type="button" title="Go to this moment" onClick={() => table.goTo(at)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
