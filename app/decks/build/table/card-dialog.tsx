import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { LinkButton } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import { CardFace } from '@/app/_ui/card/card-face';
import { type Card, fullName } from '@/lib/cards/card';
import { useRowState } from '../state/workshop';
import styles from './card-dialog.module.css';
import { Consider, RowCount } from './row-cells';

/** One card in full, with its count and all that one more would break. */
export function CardDialog({
  card,
  onClose,
}: {
  readonly card: Card;
  readonly onClose: () => void;
}) {
  const { breaks } = useRowState(card);
  return (
    <Dialog
      onClose={onClose}
      title={fullName(card)}
      foot={<LinkButton href={`/cards/${card.id}`}>Open its page</LinkButton>}
    >
      <div className="flex flex-wrap gap-5">
        <CardFace card={card} className={styles.face} />
        <div className={styles.side}>
          <div className="flex items-center gap-2">
            <RowCount card={card} inGrid={false} />
            <Consider card={card} />
          </div>
          {breaks.length > 0 && (
            <>
              <h3>Adding one more breaks</h3>
              <ProblemList problems={breaks} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
