import type { CSSProperties } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { Coin } from '@/app/_ui/card/coin';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { CommandIcon, ResistanceIcon } from '@/app/_ui/icons/stats';
import { Brief } from './brief';
import frame from './face-frame.module.css';
import styles from './row-face.module.css';
import type { CardButtonProps } from './table-card';
import { Talents, talentsOf, wideAs } from './table-face';
import { Tokens } from './tokens';

/** A card before a House where the window is small, lying on its side: its picture and price, beside them its name, what it gives, and its numbers. */
export function RowFace(props: CardButtonProps) {
  const { card, brief } = props;
  if (card === null) return null;
  return (
    <span
      className={classes(frame.frame, styles.face)}
      style={wideAs(card.title)}
      data-type={card.type}
      aria-hidden
    >
      <span className={styles.picture}>
        <DunePicture card={card} crop="strip" />
        <span className={styles.price}>
          <Coin cost={card.cost} />
        </span>
        {card.allegiance && (
          <span className={styles.ally}>
            <PowerIcon power={card.allegiance} coloured size={13} />
          </span>
        )}
      </span>
      <span
        className={styles.title}
        style={longAs(card.title)}
        data-title
        data-long={card.title.length > ONE_LINE_SMALL ? '' : undefined}
      >
        <span>{card.title}</span>
      </span>
      <span
        className={`${frame.gives} ${styles.gives}`}
        data-long={brief.length > ONE_LINE ? '' : undefined}
      >
        <span>
          <Brief line={brief} />
        </span>
      </span>
      <span className={styles.foot} data-many={talentsOf(card).length > 2 ? '' : undefined}>
        {card.command !== undefined && (
          <b title={`Command ${card.command}`}>
            <CommandIcon size={11} />
            {card.command}
          </b>
        )}
        <Talents card={card} />
        {card.resistance !== undefined && (
          <b title={`Resistance ${card.resistance}`}>
            <ResistanceIcon size={11} />
            {card.resistance}
          </b>
        )}
        <Tokens {...props} />
      </span>
    </span>
  );
}

/** So many letters of what it gives stand in one line. */
const ONE_LINE = 20;

/** And so many of its title beside a small picture. */
const ONE_LINE_SMALL = 13;

/** About how many times as long as its letters are high a title is, so that it stands whole in one line. */
function longAs(title: string): CSSProperties {
  return { '--long': title.length * 0.59 } as CSSProperties;
}
