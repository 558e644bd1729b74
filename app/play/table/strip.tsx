import { TypeIcon } from '@/app/_ui/icons/types';
import { Engaged } from './engaged';
import styles from './strip.module.css';
import type { CardButtonProps } from './table-card';
import { Tokens } from './tokens';

/** A card in one line: its title, whether it is used, what lies on it. */
export function Strip(props: CardButtonProps) {
  const { card, isDown, group, status, look } = props;
  const isBack = look === 'back';
  if (card === null)
    return (
      <span className={styles.line} data-group={group} aria-hidden>
        <span className={styles.title} data-down>
          Face down
        </span>
        <Tokens {...props} />
      </span>
    );
  // who takes part in a rite is engaged
  const isUsed = status === 'engaged' && props.side === null;
  return (
    <span className={styles.line} aria-hidden>
      {!isBack && !isDown && <TypeIcon type={card.type} size={12} />}
      <span className={styles.title} data-down={isDown ? '' : undefined} title={card.title}>
        {card.title}
      </span>
      {isUsed && <Engaged size={11} className={styles.used} />}
      <Tokens {...props} />
    </span>
  );
}
