import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import { type CardId, placesOf } from '@/lib/board/engine/facts';
import { factionName, nameTo, territoryName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted, listed } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import { AskedHead } from './asked-head';
import { BattleCourse } from './battle-duel';
import type { BattleReport } from './battle-report';
import { useFirstAnswer } from './board-keys';
import { KeepAnswers } from './keep-answers';
import { countOf } from './place-keys';
import styles from './question.module.css';

/** How the viewer's own battle went, till it goes on or says which cards it keeps: both plans, and what decided. */
export function BattleReveal({
  view,
  battle,
  toKeep,
  at,
  onGoOn,
  onAll,
}: {
  readonly view: BoardView;
  readonly battle: BattleReport;
  /** Cards of it that the viewer keeps or discards now. */
  readonly toKeep: readonly CardId[];
  /** Which step of the game it stands before. */
  readonly at: string;
  readonly onGoOn: () => void;
  /** Plays several actions as one answer. */
  readonly onAll: (actions: readonly Action[]) => void;
}) {
  const section = useFirstAnswer();
  const isLost = battle.winner !== null && battle.winner !== view.seat;
  const holder = view.factions[battle.winner ?? view.seat ?? -1]?.id ?? '';
  return (
    <section
      ref={section}
      className={styles.question}
      aria-labelledby="question"
      data-at={`${at} fought`}
      data-power={powerOf(holder)}
      data-battle
      data-duel
    >
      <AskedHead
        faction={holder}
        who={isLost ? `You lost ${territoryName(battle.territory)}` : 'Battle'}
        id="question"
      >
        {endText(view, battle)}
      </AskedHead>
      <BattleCourse view={view} battle={battle} />
      <p>
        <b>{leftText(view, battle)}</b>
      </p>
      {toKeep.length > 0 ? (
        <KeepAnswers
          view={view}
          cards={toKeep}
          onAll={(actions) => {
            onGoOn();
            onAll(actions);
          }}
        />
      ) : (
        <div data-foot className={styles.answers}>
          <Button kind="primary" data-lit onClick={onGoOn}>
            Go on
          </Button>
        </div>
      )}
    </section>
  );
}

/** "You won Arrakeen 10 to 9", "Harkonnen won Arrakeen by a traitor". */
function endText(view: BoardView, { territory, winner, totals }: BattleReport): string {
  const place = territoryName(territory);
  if (winner === null) return `Neither side won ${place}`;
  const name = winner === view.seat ? 'You' : factionName(view, winner);
  if (totals === null) return `${name} won ${place} by a traitor`;
  return `${name} won ${place} ${Math.max(...totals)} to ${Math.min(...totals)}`;
}

/** Who stands there now: "Held by you, 4 forces left", "0 left, Arrakeen stands empty". */
function leftText(view: BoardView, { territory }: BattleReport): string {
  const here = placesOf(territory).map(({ id }) => id);
  const left = view.factions.flatMap(({ forces }, seat) => {
    const count = countOf(forces, here);
    return count === 0 ? [] : [{ name: nameTo(view, seat), count }];
  });
  const [only, ...others] = left;
  if (only === undefined) return `0 left, ${territoryName(territory)} stands empty`;
  return others.length === 0
    ? `Held by ${only.name}, ${counted(only.count, 'force')} left`
    : `Left there: ${listed(left.map(({ name, count }) => `${name} ${count}`))}`;
}
