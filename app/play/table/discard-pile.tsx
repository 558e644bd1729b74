import { memo } from 'react';
import { Dialog } from '@/app/_ui/base/dialog';
import { CardLine } from '@/app/_ui/card/card-line';
import type { ViewedHouse, ViewedPile } from '@/lib/engine/state/view';
import styles from './discard-pile.module.css';
import { useTable } from './table-context';

interface Shown {
  readonly house: ViewedHouse;
  readonly deck: 'imperial' | 'house';
  /** What stands before the number. */
  readonly label?: string;
}

/** A discard pile, open to everybody: how many lie there, and on demand which, the top one first. */
export const DiscardPile = memo(function DiscardPile({ label = 'Discards', ...of }: Shown) {
  const pile = pileOf(of);
  const title = `${DECKS[of.deck]} discards of ${of.house.name}`;
  if (pile.count === 0)
    return (
      <span>
        {label} <b>0</b>
      </span>
    );
  return (
    <Dialog
      title={title}
      trigger={
        <button type="button" className={styles.open} aria-label={`${title}, ${pile.count}`}>
          {label} <b>{pile.count}</b>
        </button>
      }
    >
      <Lying pile={pile} />
    </Dialog>
  );
}, isAsBefore);

export const DECKS = { imperial: 'Imperial', house: 'House' } as const;

function pileOf({ house, deck }: Pick<Shown, 'house' | 'deck'>): ViewedPile {
  return house.zones[`${deck}-discard`];
}

/** A dialog is much to draw again for a pile that has not changed; every view has lists of its own. */
function isAsBefore(before: Shown, now: Shown): boolean {
  const [was, is] = [pileOf(before), pileOf(now)];
  return (
    now.deck === before.deck &&
    now.house.name === before.house.name &&
    is.count === was.count &&
    (is.cards ?? []).every((id, at) => id === was.cards?.[at])
  );
}

function Lying({ pile }: { readonly pile: ViewedPile }) {
  const { view, catalogue } = useTable();
  return (
    <ol className={styles.lying}>
      {pile.cards?.toReversed().map((id) => {
        const card = catalogue.byId.get(view.cards[id]?.card ?? '');
        return <li key={id}>{card && <CardLine card={card} linked picture wraps />}</li>;
      })}
    </ol>
  );
}
