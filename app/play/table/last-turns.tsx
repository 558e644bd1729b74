import { ENDS } from '@/lib/engine/narration/event';
import { listed } from '@/lib/sentences';
import styles from './ending.module.css';
import { shortName } from './short-names';
import { useTable } from './table-context';
import type { Deed } from './table-log';

/** So many turns show; of many Houses fewer, in wider columns. */
const turnsOf = (houses: number) => (houses > 3 ? 2 : 3);

/** Which cards each House deployed and vanquished in the last turns, the latest first, and in which of them one won. */
export function LastTurns() {
  const { table, view, catalogue } = useTable();
  const deeds = table.deeds().filter(({ turn }) => turn > view.turn - turnsOf(view.houses.length));
  const won = view.outcome?.winner == null ? null : view.outcome;
  if (deeds.length === 0 && won === null) return null;
  const last = won === null ? [] : [view.turn];
  const turns = [...new Set([...last, ...deeds.map(({ turn }) => turn).toReversed()])];
  const names = (some: readonly Deed[]) =>
    listed(some.map(({ card }) => catalogue.byId.get(card)?.title ?? 'a card'));
  return (
    <dl className={styles.turns} aria-label="The last turns">
      {turns.map((turn) => (
        <div key={turn}>
          <dt>Turn {turn}</dt>
          {view.houses.map((_, seat) => {
            const own = deeds.filter((one) => one.turn === turn && one.seat === seat);
            const parts: string[] = (['deployed', 'vanquished'] as const).flatMap((what) => {
              const some = own.filter((one) => one.what === what);
              return some.length === 0 ? [] : [`${what} ${names(some)}`];
            });
            if (turn === view.turn && won?.winner === seat) parts.push(ENDS[won.reason][0]);
            return (
              parts.length > 0 && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <dd key={seat}>
                  <b>{shortName(view.houses[seat]?.name ?? '')}</b> {parts.join('; ')}
                </dd>
              )
            );
          })}
        </div>
      ))}
    </dl>
  );
}
