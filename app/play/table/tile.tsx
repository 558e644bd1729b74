import { Fragment } from 'react';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { CommandIcon, ResistanceIcon } from '@/app/_ui/icons/stats';
import { Brief } from './brief';
import frame from './face-frame.module.css';
import type { CardButtonProps } from './table-card';
import { Talents, wideAs } from './table-face';
import styles from './tile.module.css';
import { Tokens } from './tokens';

/** A card across the table, small: its title, what lies on it, its ranks and its resistance; a back where it is hidden. */
export function Tile(props: CardButtonProps) {
  const { card, brief, isDown, isFallen, group } = props;
  if (card === null)
    return (
      <span className={styles.back} data-group={group} aria-hidden>
        <Tokens {...props} />
      </span>
    );
  return (
    <span
      className={styles.face}
      data-type={isDown ? undefined : card.type}
      data-group={isDown ? group : undefined}
      style={wideAs(card.title)}
      aria-hidden
    >
      <span className={styles.thumb}>
        {isDown ? (
          <span className={styles.back} data-group={group} />
        ) : (
          <DunePicture card={card} crop="strip" />
        )}
      </span>
      <span className={styles.title} data-title>
        <span className={styles.lines}>
          {card.title.split(' ').map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title never move
            <Fragment key={at}>
              <span>{word}</span>{' '}
            </Fragment>
          ))}
        </span>
      </span>
      <span className={`${frame.gives} ${styles.gives}`}>
        <span>{!isDown && <Brief line={brief} />}</span>
      </span>
      <span className={styles.foot}>
        {/* of a rite its frame tells */}
        <Tokens {...props} side={null} />
        {isDown ? (
          isFallen ? (
            <b className={styles.fallen}>vanquished</b>
          ) : (
            <i>face down</i>
          )
        ) : (
          <>
            {/* what has no room is the last of it, out of sight */}
            <span className={styles.ranks}>
              <Talents card={card} />
              {card.command !== undefined && (
                <span className={styles.command} title={`Command ${card.command}`}>
                  <CommandIcon size={10} />
                  {card.command}
                </span>
              )}
            </span>
            {card.resistance !== undefined && (
              <b className={styles.shield} title={`Resistance ${card.resistance}`}>
                <ResistanceIcon size={10} />
                {card.resistance}
              </b>
            )}
          </>
        )}
      </span>
    </span>
  );
}
