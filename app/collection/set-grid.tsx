import { useCollection } from '@/app/_owned/collection-store';
import { Link } from '@/app/_ui/base/link';
import { type Card, fullName } from '@/lib/cards/card';
import { SET_CODES, setName } from '@/lib/rules/taxonomy';
import styles from './set-grid.module.css';

/** The cards as an album: a place for each, set by set, with the holes in sight. */
export function SetGrid({ cards }: { readonly cards: readonly Card[] }) {
  const collection = useCollection();
  const owned = collection.status === 'ready' ? collection.owned : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.album} aria-label="Cards by set" tabIndex={0}>
      {SET_CODES.map((set) => {
        const ofSet = cards.filter((card) => card.set === set);
        if (ofSet.length === 0) return null;
        const have = ofSet.filter(({ id }) => owned?.has(id)).length;
        return (
          <section key={set} aria-labelledby={`set-${set}`}>
            <h2 id={`set-${set}`} className="text-l">
              {setName(set)}{' '}
              <span className="text-muted font-normal">
                {have} of {ofSet.length}
              </span>
            </h2>
            <ul className={styles.grid}>
              {ofSet.map((card) => (
                <Place key={card.id} card={card} count={owned?.get(card.id) ?? 0} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function Place({ card, count }: { readonly card: Card; readonly count: number }) {
  return (
    <li data-inspect={card.id} data-type={card.type}>
      <Link
        href={`/cards/${card.id}`}
        className={styles.place}
        data-hole={count === 0 ? '' : undefined}
        aria-label={`${fullName(card)}, ${count === 0 ? 'not owned' : `${count} owned`}`}
      >
        <span className={styles.title}>{card.title}</span>
        <span className={styles.count}>{count > 0 && `×${count}`}</span>
      </Link>
    </li>
  );
}
