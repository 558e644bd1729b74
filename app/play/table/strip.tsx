import type { CSSProperties } from 'react';
import { TypeIcon } from '@/app/_ui/icons/types';
import { Engaged } from './engaged';
import styles from './strip.module.css';
import type { CardButtonProps } from './table-card';
import { titleWidth } from './title-width';
import { Tokens, tokensOf } from './tokens';

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
  const signs = tokensOf(props).length * 20 + (isUsed ? 16 : 0);
  const style = { '--wide': titleWidth(card.title), '--less': `${signs}px` } as CSSProperties;
  return (
    <span className={styles.line} aria-hidden>
      {!isBack && !isDown && <TypeIcon type={card.type} size={12} />}
      <span className={styles.title} data-down={isDown ? '' : undefined} style={style}>
        {card.title}
      </span>
      {isUsed && <Engaged size={11} className={styles.used} />}
      <Tokens {...props} />
    </span>
  );
}
