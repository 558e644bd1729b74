import { lookedAt } from '@/app/_ui/card/looked-at';
import { sayAction } from '@/lib/engine/narration/action';
import { counted } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { useTable } from './table-context';

/** What a click on the card that is looked at does. */
export function Hint() {
  const { view, catalogue, places } = useTable();
  const onCards = [...places.cards.values()].reduce((sum, list) => sum + list.length, 0);
  const card = lookedAt.useOf((now) =>
    Number(now?.element.querySelector<HTMLElement>('[data-card]')?.dataset.card ?? -1),
  );
  const [first, ...more] = places.cards.get(card ?? -1) ?? [];
  if (onCards === 0) return null;
  return (
    <p className={styles.hint}>
      {first === undefined ? (
        `${counted(onCards, 'action')} on the lit cards: click one, or drag it to where it goes.`
      ) : (
        <>
          <b>Click:</b>{' '}
          {more.length === 0
            ? sayAction(view, catalogue, first)
            : `choose among ${more.length + 1} actions`}
        </>
      )}
    </p>
  );
}
