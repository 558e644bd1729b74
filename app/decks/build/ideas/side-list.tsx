import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { type Card, fullName } from '@/lib/cards/card';
import { consideredIn } from '@/lib/decks/deck';
import { useDerived, useRowState, useWorkshop } from '../state/workshop';
import { problemTone } from '../table/problem-tone';
import { tagWords } from '../table/row-cells';
import { IdeaLine } from './idea-line';
import styles from './ideas.module.css';

/** Cards under consideration: kept with the deck, counted by no check, one press away from it. */
export function SideList({ onShowCards }: { readonly onShowCards: (query: string) => void }) {
  const id = useId();
  const { catalogue, changes } = useWorkshop();
  const { deck } = useDerived();
  const ids = consideredIn(deck);
  return (
    <section aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id} className="flex-1 text-l">
          Side list <span className="text-muted font-normal">{ids.length || ''}</span>
        </h2>
        {ids.length > 0 && (
          <Button size="small" kind="quiet" onClick={() => onShowCards('in:side')}>
            Show in the table
          </Button>
        )}
      </div>
      {ids.length === 0 ? (
        <p className="mt-1 text-muted">
          Cards under consideration. “Consider” beside a card lays it here
          <span className="for-keys">, and so does C on its row</span>. They are kept with the deck
          and count for nothing in it.
        </p>
      ) : (
        <ul aria-label="Side list" className="mt-1">
          {ids.map((one) => {
            const card = catalogue.byId.get(one);
            return card ? (
              <Line key={one} card={card} />
            ) : (
              <li key={one} className={styles.line}>
                <span className="flex-1 min-w-0 wrap-anywhere text-muted">{one}</span>
                <IconButton
                  size="small"
                  label={`Take ${one} off the side list`}
                  onClick={() => changes.consider(one, false)}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Line({ card }: { readonly card: Card }) {
  const { changes } = useWorkshop();
  const { breaks, count } = useRowState(card);
  const name = fullName(card);
  const wrong = breaks.filter((one) => problemTone(one, count) === 'illegal');
  const [first] = wrong;
  return (
    <IdeaLine
      card={card}
      reason={first && <span className="text-illegal">{tagWords(wrong, first)}</span>}
    >
      <Button
        size="small"
        aria-label={`Add ${name} to the deck`}
        onClick={() => changes.bringIn(card)}
      >
        <Plus size={14} aria-hidden />
        Add
      </Button>
      <IconButton
        size="small"
        label={`Take ${name} off the side list`}
        onClick={() => changes.consider(card.id, false)}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </IdeaLine>
  );
}
