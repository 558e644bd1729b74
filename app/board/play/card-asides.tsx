import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import { CardSign } from '../card-sign';
import styles from './card-asides.module.css';

/** What cards may do beside the question: quiet, in a row below its answers. */
export function CardAsides({
  offers,
  onAct,
}: {
  readonly offers: readonly Offer[];
  readonly onAct: (action: Action) => void;
}) {
  if (offers.length === 0) return null;
  const groups = [...new Set(offers.map(({ group }) => group))];
  return (
    <div className={styles.asides} data-aside data-asides>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not a form's fields
        <div key={group ?? ''} role="group" aria-label={group ?? 'Cards'} className={styles.aside}>
          <CardSign kind="special" size={15} aria-hidden />
          {group !== undefined && <span aria-hidden>{group}</span>}
          {offers
            .filter((offer) => offer.group === group)
            .map(({ action, number, text }) => (
              <Button
                key={JSON.stringify(action)}
                kind="quiet"
                size="small"
                aria-label={text}
                onClick={() => onAct(action)}
              >
                {number ?? text}
              </Button>
            ))}
        </div>
      ))}
    </div>
  );
}
