import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import styles from './chip.module.css';
import { Engaged } from './engaged';
import type { CardButtonProps } from './table-card';
import { wideAs } from './table-face';
import { Tokens } from './tokens';

/** A card under another where there is little room: its picture, and alone its name; whether it is used, what lies on it. */
export function Chip(props: CardButtonProps) {
  const { card, isDown, group, status, side } = props;
  const isBack = card === null || isDown;
  const title = card?.title ?? 'Face down';
  return (
    <span className={styles.chip} data-type={isBack ? undefined : card.type} aria-hidden>
      <span className={styles.picture} data-group={isBack ? group : undefined}>
        {!isBack && <DunePicture card={card} crop="strip" />}
      </span>
      <span className={styles.name} data-down={isBack ? '' : undefined} style={wideAs(title)}>
        {title}
      </span>
      {/* who takes part in a rite is engaged */}
      {status === 'engaged' && side === null && <Engaged size={10} className={styles.used} />}
      <Tokens {...props} />
    </span>
  );
}
