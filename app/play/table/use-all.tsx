import { Zap } from 'lucide-react';
import { cardName } from '@/lib/engine/narration/naming';
import { listed } from '@/lib/sentences';
import { yieldOf } from './gain';
import styles from './move-groups-bar.module.css';
import { useTable } from './table-context';

/** Uses all cards at once that give goods and leave nothing to choose, where there are several: "Use 3: +9 solaris". */
export function UseAll() {
  const { view, catalogue, places, act } = useTable();
  const uses = [...places.cards.values()].flatMap(([first, ...others]) => {
    const gives = first && others.length === 0 ? yieldOf(view, catalogue, first) : null;
    return first === undefined || gives === null ? [] : [{ action: first, gives }];
  });
  const [first, ...more] = uses;
  if (first === undefined || more.length === 0) return null;
  const goods = [...new Set(uses.map(({ gives }) => gives.good))];
  const sumOf = (good: string) =>
    uses.reduce((sum, { gives }) => sum + (gives.good === good ? gives.many : 0), 0);
  const names = uses.map(({ action }) =>
    'card' in action ? cardName(view, catalogue, action.card ?? -1) : '',
  );
  return (
    <button
      type="button"
      className={`${styles.group} ${styles.all}`}
      title={`Use ${listed(names)}`}
      onClick={() =>
        act(
          first.action,
          more.map(({ action }) => action),
        )
      }
    >
      <Zap size={12} aria-hidden />
      Use {uses.length}: {goods.map((good) => `+${sumOf(good)} ${good}`).join(', ')}
    </button>
  );
}
