import { cardOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { CardFace } from '../card-face';
import styles from './own-arms.module.css';

/** The cards in the own hand that a battle plan can use, with the kind of each. */
export function OwnArms({ view }: { readonly view: BoardView }) {
  const own = view.seat === null ? null : view.factions[view.seat]?.own;
  if (own == null) return null;
  const arms = own.hand.filter((card) => {
    const { kind } = cardOf(card);
    return kind !== 'special';
  });
  if (arms.length === 0) return <p className="text-muted">No card in hand for a battle</p>;
  return (
    <ul className={styles.arms} aria-label="Your cards for a battle">
      {arms.map((card, at) => {
        const { kind } = cardOf(card);
        const name = thingName(card, view.edition);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <li key={`${card} ${at}`}>
            <CardFace id={card} kind={kind} size="tiny" />
            <span>
              <b>{name}</b> {name.toLowerCase() !== kind && <small>{kind}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
