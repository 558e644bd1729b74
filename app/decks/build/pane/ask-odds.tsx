import { useState } from 'react';
import { type Asked, OddsQuestions } from '@/app/_deck/odds/odds-questions';
import { createStore } from '@/app/_ui/base/store';
import { USUAL_DRAWS } from '@/lib/odds/questions/plan';
import { useDerived } from '../state/workshop';
import styles from './ask-odds.module.css';

/** What was asked last stays while another tab of the pane, or another deck, is looked at. */
const asked = createStore<Asked>({ ask: null, draws: USUAL_DRAWS });

/** Below what the first cards hold: any other question about them. */
export function AskOdds({ onDeal }: { readonly onDeal: (seed: string) => void }) {
  const { deck } = useDerived();
  const { ask, draws } = asked.use();
  // Nothing is worked out where nobody looks.
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.ask}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Ask for other odds</summary>
      {open && (
        <OddsQuestions deck={deck} ask={ask} draws={draws} onChange={asked.set} onDeal={onDeal} />
      )}
    </details>
  );
}
