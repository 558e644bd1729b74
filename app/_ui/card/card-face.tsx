import { type Card, fullName } from '@/lib/cards/card';
import { powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import { classes } from '../base/classes';
import { PowerIcon } from '../icons/powers';
import { TalentIcon } from '../icons/talents';
import { TypeIcon, typeName } from '../icons/types';
import { PrintedOperation } from '../printed/printed-operation';
import styles from './card-face.module.css';
import { Coin } from './coin';
import { DunePicture } from './picture/dune-picture';

export interface CardFaceProps {
  readonly card: Card;
  /** Hide it from screen readers where the same facts stand beside it in words. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/** A whole card. It fills the width it is given (120 px and up) and scales every part with it. */
export function CardFace({ card, decorative = false, className }: CardFaceProps) {
  const long = card.title.length > 18;
  return (
    <div className={classes(styles.frame, className)} aria-hidden={decorative || undefined}>
      <div className={styles.face} data-type={card.type}>
        <div className={styles.paper}>
          <div className={classes(styles.head, long && styles.long)}>
            <Coin cost={card.cost} />
            <span className="flex-1 min-w-0">
              <span className={styles.title}>{card.title}</span>
              {card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
            </span>
            <Corner card={card} />
          </div>
          <div className={styles.window}>
            <DunePicture card={card} />
            <FaceTalents card={card} />
            <div className={styles.operation}>
              <PrintedOperation card={card.id} />
            </div>
            {card.doubts && <span className={styles.doubt}>In doubt</span>}
          </div>
          <div className={styles.kind}>
            <TypeIcon type={card.type} />
            <span>{kindOf(card)}</span>
            {card.unique && <span className={styles.unique}>Unique</span>}
          </div>
          <FaceStats card={card} />
          <div className={styles.foot}>
            <span>{setName(card.set)}</span>
            <span>{card.id}</span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** "Holding: Dune Fief, City"; the type alone where a card has no subtypes. */
export function kindOf(card: Card): string {
  const type = typeName(card.type);
  return card.subtypes.length === 0 ? type : `${type}: ${card.subtypes.join(', ')}`;
}

/** One sentence that names a card and what tells it apart, for labels that are read out. */
export function spokenCard(card: Card): string {
  const allied = card.allegiance ? `, ${powerShortName(card.allegiance)}` : '';
  return `${fullName(card)}, ${kindOf(card)}${allied}, cost ${card.cost}`;
}

function Corner({ card }: { readonly card: Card }) {
  if (card.allegiance)
    return (
      <span className={styles.corner}>
        <PowerIcon power={card.allegiance} coloured named />
      </span>
    );
  if (card.requirement)
    return (
      <span className={classes(styles.corner, styles.requirement)}>
        <span className="visually-hidden">Requires </span>
        <TalentIcon talent={card.requirement.talent} named />
        {card.requirement.rank}
      </span>
    );
  return null;
}

function FaceTalents({ card }: { readonly card: Card }) {
  const shown = TALENTS.filter((talent) => card.talents?.[talent] !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.talents}>
      {shown.map((talent) => (
        <li key={talent}>
          <TalentIcon talent={talent} />
          <span className="visually-hidden">{talentName(talent)} </span>
          {card.talents?.[talent]}
        </li>
      ))}
    </ul>
  );
}

function FaceStats({ card: { command, resistance } }: { readonly card: Card }) {
  if (command === undefined && resistance === undefined) return null;
  const stat = (name: string, value: number | undefined) =>
    value !== undefined && (
      <span className={styles.stat}>
        {name} <b>{value}</b>
      </span>
    );
  return (
    <div className={styles.stats}>
      {stat('Command', command)}
      {stat('Resistance', resistance)}
    </div>
  );
}
