import type { ReactNode } from 'react';
import { type Card, fullName } from '@/lib/cards/card';
import { setMark } from '@/lib/cards/set-mark';
import { powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { setName } from '@/lib/rules/taxonomy';
import { classes } from '../base/classes';
import { PowerIcon } from '../icons/powers';
import { CommandIcon, ResistanceIcon } from '../icons/stats';
import { TalentIcon } from '../icons/talents';
import { TypeIcon, typeName } from '../icons/types';
import { Coin } from './coin';
import styles from './face.module.css';
import { DunePicture } from './picture/dune-picture';

export interface FaceProps {
  readonly card: Card;
  /** What it does. */
  readonly text?: ReactNode;
  /** How its title stands where a search found it; as it is unless told. */
  readonly showTitle?: ((title: string) => ReactNode) | undefined;
  /** Hide it from screen readers where the same facts stand beside it in words. */
  readonly decorative?: boolean;
  /**
   * `tall`: no smaller text than a page's own; the card grows where that needs more room.
   * `name`: cost, title and picture alone, for a card of a few letters' width.
   */
  readonly fit?: 'card' | 'tall' | 'name';
  readonly className?: string | undefined;
}

/**
 * A whole card, its text in the middle. It fills the width it is given (90 px and up) and scales every
 * part with it; a face too small for a text keeps what tells the card.
 */
export function Face(props: FaceProps) {
  const { card, text, showTitle, decorative = false, fit = 'card', className } = props;
  const word = fit === 'tall' ? styles.word : 'visually-hidden';
  return (
    <div className={classes(styles.frame, className)} aria-hidden={decorative || undefined}>
      <div className={styles.face} data-type={card.type} data-fit={fit}>
        <div className={styles.paper}>
          <div className={styles.top}>
            <div className={classes(styles.head, card.title.length > 18 && styles.long)}>
              <Coin cost={card.cost} />
              <span className="flex-1 min-w-0">
                <span className={styles.title}>{showTitle?.(card.title) ?? card.title}</span>
                <Subtitle card={card} />
              </span>
              {fit !== 'name' && <Corner card={card} />}
            </div>
            <div className={styles.band}>
              <DunePicture card={card} crop="band" />
              {fit !== 'name' && <FaceTalents card={card} word={word} />}
            </div>
          </div>
          {fit !== 'name' && <Below card={card} text={text} word={word} />}
        </div>
      </div>
    </div>
  );
}

interface Worded {
  /** Of the words beside its figures: read out alone, or there to be seen. */
  readonly word: string | undefined;
}

/** What stands under the picture. */
function Below({ card, text, word }: Pick<FaceProps, 'card' | 'text'> & Worded) {
  return (
    <>
      <div className={styles.kind}>
        <TypeIcon type={card.type} />
        <Kind card={card} />
        {card.unique && (
          <span className={styles.unique} title="Unique">
            <svg viewBox="0 0 8 10" className={styles.diamond} aria-hidden="true">
              <path d="M4 0l4 5-4 5-4-5z" fill="currentColor" />
            </svg>
            <span>Unique</span>
          </span>
        )}
      </div>
      <div className={styles.text}>{text}</div>
      <div className={styles.foot}>
        <Stat name="Command" value={card.command} sign={<CommandIcon />} word={word} />
        <span className={styles.set}>{setName(card.set)}</span>
        <Stat name="Resistance" value={card.resistance} sign={<ResistanceIcon />} word={word} />
      </div>
    </>
  );
}

/** Two cards of one title are told apart by their sets; the set never stands on a line of its own. */
function Subtitle({ card }: { readonly card: Card }) {
  const parts = [card.subtitle, setMark(card)].filter(Boolean);
  return parts.length > 0 && <span className={styles.subtitle}>{parts.join('\u00a0·\u00a0')}</span>;
}

/** On a small face the sign says the type, so that subtypes have their line. */
function Kind({ card }: { readonly card: Card }) {
  const [type, subtypes] = kindParts(card);
  if (type === '' || subtypes === '') return <span>{type || subtypes}</span>;
  return (
    <span>
      <span className={styles.type}>{type}: </span>
      {subtypes}
    </span>
  );
}

/** "Holding: Dune Fief, City"; the type alone where a card has no subtypes, "Dune Event" where they say it. */
export function kindOf(card: Card): string {
  return kindParts(card)
    .filter((part) => part !== '')
    .join(': ');
}

/** A few cards are printed with “Unique” among their subtypes: it has a mark of its own. */
function kindParts({ type, subtypes }: Card): readonly [type: string, subtypes: string] {
  const name = typeName(type);
  const said = subtypes.filter((one) => one !== 'Unique').join(', ');
  return [said.endsWith(` ${name}`) ? '' : name, said];
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

function FaceTalents({ card, word }: Pick<FaceProps, 'card'> & Worded) {
  const shown = TALENTS.filter((talent) => card.talents?.[talent] !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.talents}>
      {shown.map((talent) => (
        <li key={talent}>
          <TalentIcon talent={talent} />
          {card.talents?.[talent]} <span className={word}>{talentName(talent)}</span>
        </li>
      ))}
    </ul>
  );
}

function Stat(
  props: Worded & {
    readonly name: string;
    readonly value: number | undefined;
    readonly sign: ReactNode;
  },
) {
  if (props.value === undefined) return null;
  return (
    <span className={styles.stat}>
      {props.sign}
      {props.value} <span className={props.word}>{props.name}</span>
    </span>
  );
}
