import { RotateCcw } from 'lucide-react';
import { classes } from '@/app/_ui/base/classes';
import { Coin } from '@/app/_ui/card/coin';
import { Gist } from '@/app/_ui/card/operation/operation';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { TALENTS, talentName } from '@/lib/rules/talents';
import backs from './table-card.module.css';
import styles from './table-face.module.css';

/**
 * A card as small as it lies on the table: its title over the whole width, then only what is looked
 * for there. The whole face shows beside it on hover and focus. Decoration: its button says its name.
 */
export function TableFace({
  card,
  isEngaged,
}: {
  readonly card: Card;
  /** It is used up until it is disengaged. */
  readonly isEngaged: boolean;
}) {
  return (
    <span className={styles.face} data-type={card.type} aria-hidden>
      <span className={classes(styles.title, isLong(card.title) && styles.long)}>{card.title}</span>
      {isEngaged ? (
        <span className={styles.engaged} title="Engaged: used already, until it is disengaged">
          <RotateCcw size={13} /> engaged
        </span>
      ) : (
        <span className={styles.band}>
          <DunePicture card={card} crop="strip" />
          <Coin cost={card.cost} />
          {card.allegiance && (
            <span className={styles.sign}>
              <PowerIcon power={card.allegiance} coloured size={15} />
            </span>
          )}
          {card.requirement && (
            <span
              className={styles.sign}
              title={`Needs ${talentName(card.requirement.talent)} ${card.requirement.rank}`}
            >
              <TalentIcon talent={card.requirement.talent} size={13} />
              {card.requirement.rank}
            </span>
          )}
        </span>
      )}
      <Talents card={card} />
      <span className={styles.text}>
        <span className={styles.words}>
          <Gist card={card.id} />
        </span>
      </span>
      <span className={styles.foot}>
        <TypeIcon type={card.type} size={12} />
        <span className={styles.kind}>{card.subtypes[0] ?? typeName(card.type)}</span>
        {card.command !== undefined && (
          <b title={`Command ${card.command}, resistance ${card.resistance ?? 'none'}`}>
            {card.command}/{card.resistance ?? '–'}
          </b>
        )}
      </span>
    </span>
  );
}

/** The talents of a card with their ranks; nothing where it has none. */
export function Talents({ card }: { readonly card: Card }) {
  const talents = TALENTS.filter((talent) => card.talents?.[talent] !== undefined);
  if (talents.length === 0) return null;
  return (
    <span className={styles.talents}>
      {talents.map((talent) => (
        <span key={talent} title={`${talentName(talent)} ${card.talents?.[talent]}`}>
          <TalentIcon talent={talent} size={12} />
          {card.talents?.[talent]}
        </span>
      ))}
    </span>
  );
}

/** Whether a title has a word that a narrow card would break, or more words than two lines hold. */
function isLong(title: string): boolean {
  return title.length > 20 || title.split(' ').some((word) => word.length > 10);
}

/** The back of a card; whoever may know it reads its title on it. */
export function CardBack({
  group,
  title,
}: {
  readonly group: 'imperial' | 'house';
  readonly title: string | null;
}) {
  return (
    <span className={backs.back} data-group={group} aria-hidden>
      <svg viewBox="0 0 63 88" className={backs.weave} aria-hidden="true">
        <path
          d="M4 4h55v80H4zM4 44l27.5-40L59 44 31.5 84zM4 24l13.7-20M59 24 45.3 4M4 64l13.7 20M59 64 45.3 84"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
        />
        <circle cx="31.5" cy="44" r="9" fill="none" stroke="currentColor" strokeWidth="1" />
      </svg>
      {title !== null && <span className={backs.backTitle}>{title}</span>}
    </span>
  );
}
