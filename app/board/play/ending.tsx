import { useMemo } from 'react';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { rulesOf, strongholdsIn } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import { REASONS } from '@/lib/board/engine/narration/sentences';
import { presentIn } from '@/lib/board/engine/queries/presence';
import { agreedIn } from '@/lib/board/engine/setup/board-setup';
import type { BoardView } from '@/lib/board/engine/state/view';
import { setupQuery } from '@/lib/board/setup/link';
import type { Seat } from '@/lib/kernel/game';
import { capital, counted, listed } from '@/lib/sentences';
import { LeaderDisc } from '../bust/leader-disc';
import { powerOf } from '../faction-power';
import type { BoardTable } from './board-table';
import styles from './ending.module.css';
import { FinalStanding } from './final-standing';
import { ownWords } from './own-words';
import { TurnCharts } from './turn-charts';
import { TurningPoints } from './turning-points';
import { causeText } from './turning-words';

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
  const { turns, points, cause } = useMemo(() => table.course(), [table]);
  if (view.outcome === null) return null;
  const { winners } = view.outcome;
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <div className={styles.won}>
        <Colours factions={winners.map((seat) => view.factions[seat]?.id ?? '')} />
        {winners.map((seat) => (
          <Victor key={seat} view={view} seat={seat} />
        ))}
        <div>
          <h2 id="ending">{listed(winners.map((seat) => factionName(view, seat)))} won</h2>
          <p>
            {howText(view, winners)} in turn {view.turn} of {rulesOf(view).turns}.
          </p>
          {cause !== null && <p>{causeText(cause, view)}</p>}
          {view.seat !== null && <p className={styles.own}>{ownWords(view, view.seat, winners)}</p>}
        </div>
      </div>
      <p className={styles.after}>
        <Button kind="primary" onClick={onLeave}>
          Play again
        </Button>
        <Button onClick={() => table.goTo(0)}>Watch it again</Button>
        <LinkButton href={`/board/setup?${setupQuery(agreedIn(table.setup))}`}>
          Change the factions
        </LinkButton>
      </p>
      <FinalStanding view={view} winners={winners} last={turns.at(-1)} />
      <TurningPoints points={points} view={view} onGo={(at) => table.goTo(at)} />
      <TurnCharts factions={view.factions.map(({ id }) => id)} winners={winners} turns={turns}>
        <p className="mt-3 text-s text-muted">
          Digest of the last position: <code>{table.hash()}</code>
        </p>
      </TurnCharts>
    </section>
  );
}

/** The ground of the band: the colours of the winners side by side. */
function Colours({ factions }: { readonly factions: readonly string[] }) {
  return (
    <span className={styles.colours} aria-hidden>
      {factions.map((id) => (
        <i key={id} data-power={powerOf(id)} />
      ))}
    </span>
  );
}

/** The foremost leader of a winner, large, with its sign in its colour. */
function Victor({ view, seat }: { readonly view: BoardView; readonly seat: Seat }) {
  const { id = '', leaders = [] } = view.factions[seat] ?? {};
  const power = powerOf(id);
  const first = leaders.find(({ dead }) => !dead) ?? leaders[0];
  return power === undefined ? null : (
    <span className={styles.victor} data-power={power} aria-hidden>
      {first !== undefined && <LeaderDisc leader={first.id} power={power} />}
      <span className={styles.mark}>
        <PowerIcon power={power} size={24} />
      </span>
    </span>
  );
}

/** "With 3 strongholds (Carthag, Habbanya Sietch and Tuek’s Sietch)," or by what else. */
function howText(view: BoardView, winners: readonly Seat[]): string {
  const reason = view.outcome?.reason;
  if (reason !== 'strongholds') return reason === undefined ? '' : `${capital(REASONS[reason])},`;
  const held = strongholdsIn(view).flatMap(({ id, name }) =>
    presentIn(view, id).some((seat) => winners.includes(seat)) ? [name] : [],
  );
  return `With ${counted(held.length, 'stronghold')} (${listed(held)}),`;
}
