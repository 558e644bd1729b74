import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '@/app/_ui/base/classes';
import type { Card } from '@/lib/cards/card';
import type { ViewedHouse } from '@/lib/engine/state/view';
import fade from './edge-fade.module.css';
import { Goods } from './goods';
import { areLit } from './houses';
import { MoreLit } from './more-lit';
import styles from './phone-table.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';
import { ToWin } from './to-win';

/**
 * What the House has, and its hand: one line of low cards that scrolls, while something of it can be played or chosen; else
 * folded behind a button, so that the board has the room.
 */
export function HeldStrip({ house }: { readonly house: ViewedHouse }) {
  const { view, places, closing, aim } = useTable();
  const [isUnfolded, setUnfolded] = useState(false);
  const cards = house.zones.hand.cards ?? [];
  // at the end of the turn nothing is played: it is discarded
  const playable = closing === null ? cards.filter((id) => places.cards.has(id)).length : 0;
  const isNeeded =
    playable > 0 ||
    cards.some((id) => closing?.cards.includes(id) || aim?.card === id || aim?.targets.has(id));
  // to an answer the board counts more: of the hand only what can be played for it stands as cards
  const isAnswer = closing === null && aim === null && view.frames.at(-1)?.step !== 'house';
  const isOpen = isUnfolded || (isNeeded && !isAnswer);
  const list = useRef<HTMLUListElement>(null);
  // what can be played stands first
  const showFirst = useCallback(() => list.current?.scrollTo({ left: 0 }), []);
  const words = (
    <span>
      Hand <b>{house.zones.hand.count}</b>
      {playable > 0 && (
        <>
          , <span data-playable>{playable} playable</span>
        </>
      )}
    </span>
  );
  return (
    <>
      <div className={styles.goods}>
        <Goods house={house} size="own" />
        {cards.length === 0 ? (
          words
        ) : (
          // It stays a button while the hand must lie open: it leads to what can be played.
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            data-lit={playable > 0 ? '' : undefined}
            onClick={() => (isNeeded && !isAnswer ? showFirst() : setUnfolded(!isUnfolded))}
          >
            {words}
            {(!isNeeded || isAnswer) &&
              (isOpen ? (
                <ChevronDown size={16} aria-hidden />
              ) : (
                <ChevronUp size={16} aria-hidden />
              ))}
          </button>
        )}
      </div>
      {/* an answer does not turn on it, while the hand is folded */}
      <div className={isAnswer && !isOpen ? 'visually-hidden' : styles.toWin}>
        <ToWin house={house} />
      </div>
      {isOpen ? <Strip house={house} list={list} /> : <Names house={house} />}
    </>
  );
}

/** A folded hand: its cards by name in one line, each with the colour of its type; what can be played stands first, to be pressed. */
function Names({ house }: { readonly house: ViewedHouse }) {
  const { view, catalogue, places } = useTable();
  const hand = house.zones.hand.cards ?? [];
  const playable = hand.filter((id) => places.cards.has(id));
  const others = hand.filter((id) => !playable.includes(id));
  const cards = others.flatMap((id) => catalogue.byId.get(view.cards[id]?.card ?? '') ?? []);
  const many = (card: Card) => cards.filter(({ id }) => id === card.id).length;
  return (
    hand.length > 0 && (
      <div className={classes(styles.names, fade.fades)}>
        {playable.map((id) => (
          <span key={id} className={styles.chip}>
            <TableCard id={id} look="strip" />
          </span>
        ))}
        {[...new Set(cards)].map((card) => (
          <span key={card.id} data-type={card.type} data-inspect={card.id}>
            {card.title}
            {many(card) > 1 && ` × ${many(card)}`}{' '}
          </span>
        ))}
      </div>
    )
  );
}

function Strip({
  house,
  list,
}: {
  readonly house: ViewedHouse;
  readonly list: RefObject<HTMLUListElement | null>;
}) {
  const { snapshot, places } = useTable();
  // what can be played comes first
  const cards = (house.zones.hand.cards ?? []).toSorted(
    (one, other) => Number(places.cards.has(other)) - Number(places.cards.has(one)),
  );
  const [hidden, setHidden] = useState(0);
  const isPlayable = areLit(places, cards);

  const count = useCallback(() => {
    const end = list.current?.getBoundingClientRect().right ?? 0;
    const lit = list.current?.querySelectorAll('[data-can], [data-mark="pickable"]') ?? [];
    setHidden([...lit].filter((card) => card.getBoundingClientRect().left > end - 30).length);
  }, [list]);

  // each question begins with what can be played for it
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit changes with every move
  useEffect(() => {
    list.current?.scrollTo({ left: 0, behavior: 'instant' });
    count();
  }, [snapshot.at, cards.length]);

  return (
    <div className={styles.held}>
      <ul
        ref={list}
        className={classes(styles.hand, fade.fades)}
        data-playable={isPlayable ? '' : undefined}
        onScroll={count}
      >
        {cards.map((card) => (
          <li key={card}>
            <TableCard id={card} look="held" />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <MoreLit many={hidden} towards="→" onClick={() => list.current?.scrollBy({ left: 240 })} />
      )}
    </div>
  );
}
