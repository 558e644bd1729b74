import { LinkButton } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { CardFace } from '@/app/_ui/card/card-face';
import { type Card, fullName } from '@/lib/cards/card';
import styles from './card-dialog.module.css';
import { IfAdded } from './if-added';

/** One card in full, with its count and what one more would change or break. */
export function CardDialog({
  card,
  onClose,
}: {
  readonly card: Card;
  readonly onClose: () => void;
}) {
  const narrow = useMedia(NARROW);
  return (
    <Dialog
      onClose={onClose}
      shape={narrow ? 'sheet' : 'normal'}
      title={fullName(card)}
      foot={<LinkButton href={`/cards/${card.id}`}>Open its page</LinkButton>}
    >
      <div className="flex flex-wrap gap-5">
        <CardFace card={card} className={styles.face} />
        <div className={styles.side}>
          <IfAdded card={card} />
        </div>
      </div>
    </Dialog>
  );
}
