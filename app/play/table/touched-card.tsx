import { Maximize2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { useBack } from '@/app/_ui/base/use-back';
import { lookAt } from '@/app/_ui/card/looked-at';
import { CardText } from '@/app/_ui/card/operation/operation';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { fullName } from '@/lib/cards/card';
import { CardActs } from './popped-up';
import { type MenuAt, useTable } from './table-context';
import styles from './touched-card.module.css';

/** On a phone the card that a finger touched, over what is asked: what it does, and what can be done with it. */
export function TouchedCard({ at: { card: id, element } }: { readonly at: MenuAt }) {
  const { view, catalogue, aimAt } = useTable();
  const close = () => aimAt(null);
  useBack(true, close);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const card = catalogue.byId.get(view.cards[id]?.card ?? '');
  const name = card === undefined ? 'A card face down' : fullName(card);
  return (
    <section ref={box} className={styles.touched} role="dialog" aria-label={name} tabIndex={-1}>
      <div className={styles.head}>
        {card === undefined ? (
          <h2 className={styles.name}>{name}</h2>
        ) : (
          <button
            type="button"
            className={styles.whole}
            title="The whole card"
            onClick={() => lookAt(element.closest('[data-inspect]'), 'finger')}
          >
            <span className={styles.picture}>
              <DunePicture card={card} crop="strip" />
              <Maximize2 size={12} aria-hidden />
            </span>
            <span>
              <b className={styles.name}>{name}</b>
              <span className={styles.says}>
                <CardText card={card.id} />
              </span>
            </span>
          </button>
        )}
        <IconButton label="Back to the table" onClick={close}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <CardActs card={id} />
    </section>
  );
}
