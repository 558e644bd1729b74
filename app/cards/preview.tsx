import { InspectorPane } from '@/app/_inspector/inspector-pane';
import { classes } from '@/app/_ui/base/classes';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sponsorsFor } from '@/lib/cards/query/sponsor';
import { AddAct } from './[id]/add-act';
import styles from './browser.module.css';
import { CardUses } from './card-uses';

/** Beside the results: the card that is looked at, and the keys that move among them. */
export function Preview({
  card,
  catalogue,
  view,
}: {
  readonly card: Card | undefined;
  /** Null before it has come. */
  readonly catalogue: Catalogue | null;
  readonly view: 'rows' | 'faces';
}) {
  return (
    <InspectorPane
      className={styles.preview}
      card={card}
      find={(id) => catalogue?.byId.get(id)}
      acts={(shown) => (
        <AddAct key={shown.id} card={shown} sponsors={sponsorsFor(shown)} size="small" />
      )}
      foot={
        <p className={classes('for-keys', styles.keys)}>
          <kbd>/</kbd> search, <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> open
          {view === 'rows' && (
            <>
              , <kbd>Shift</kbd> and a click on a second column sort by both
            </>
          )}
          .
        </p>
      }
    >
      {(shown) => catalogue && <CardUses card={shown} catalogue={catalogue} />}
    </InspectorPane>
  );
}
