import type { CSSProperties, ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { Coin } from '@/app/_ui/card/coin';
import { Paragraphs } from '@/app/_ui/card/operation/operation';
import { useOperation } from '@/app/_ui/card/operation/use-operation';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { CommandIcon, ResistanceIcon } from '@/app/_ui/icons/stats';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { Brief } from './brief';
import frame from './face-frame.module.css';
import styles from './table-face.module.css';
import { titleWidth } from './title-width';

/**
 * A card as it lies on the table: its title over the whole width, below it in one line what it costs, its allegiance and its
 * ranks, then its picture with nothing before it, and a few words of what it gives, or its whole text where that has room.
 * The low faces have their ranks in their foot.
 * Decoration: its button says its name.
 */
export function TableFace({
  card,
  brief,
  text,
  tokens,
}: {
  readonly card: Card;
  /** What it gives in a few words. */
  readonly brief: string;
  /** Low where many lie, and in the middle of the table. */
  readonly text: 'whole' | 'short' | 'low';
  /** What lies on it, beside its ranks: its title stays free. */
  readonly tokens: ReactNode;
}) {
  return (
    <span
      className={classes(frame.frame, styles.face)}
      style={wideAs(card.title)}
      data-type={card.type}
      aria-hidden
    >
      <span className={styles.title} data-title>
        {card.title}
      </span>
      <span className={styles.line} data-line>
        <Signs card={card} />
        {text !== 'low' && <Talents card={card} />}
        {tokens}
      </span>
      {text === 'whole' ? (
        <Whole card={card} brief={brief} />
      ) : (
        <>
          <Picture card={card} />
          {brief !== '' && (
            <span className={classes(styles.gloss, text === 'low' && frame.gives)}>
              <span>
                <Brief line={brief} />
              </span>
            </span>
          )}
        </>
      )}
      <Foot card={card} hasRanks={text === 'low'} />
    </span>
  );
}

/** What a card costs, what it needs, and to whom it is allied. */
function Signs({ card }: { readonly card: Card }) {
  return (
    <span className={styles.signs} data-signs>
      <Coin cost={card.cost} />
      {card.requirement && (
        <span
          className={styles.sign}
          title={`Needs ${talentName(card.requirement.talent)} ${card.requirement.rank}`}
        >
          <TalentIcon talent={card.requirement.talent} size={13} />
          {card.requirement.rank}
        </span>
      )}
      {card.allegiance && (
        <span className={styles.sign}>
          <PowerIcon power={card.allegiance} coloured size={15} />
        </span>
      )}
    </span>
  );
}

function Picture({ card }: { readonly card: Card }) {
  return (
    <span className={styles.picture} data-picture>
      <DunePicture card={card} crop="table" />
    </span>
  );
}

/** The whole text below a lower picture, a longer one in smaller letters; where it has no room all the same, its few words. */
function Whole({ card, brief }: { readonly card: Card; readonly brief: string }) {
  const said = useOperation(card.id);
  const letters = said?.join(' ').length ?? 999;
  const style = {
    '--letters': `${letters}px`,
    '--length': letters > 150 ? 0.8 : letters > 95 ? 0.9 : 1,
  } as CSSProperties;
  return (
    <span className={styles.rest} style={style}>
      <Picture card={card} />
      <span className={styles.text}>
        <span className={styles.gloss}>
          <span>
            <Brief line={brief} />
          </span>
        </span>
        {said !== null && (
          <span className={styles.fit}>
            <span className={styles.nothing} />
            <span className={styles.whole} data-whole>
              <Paragraphs said={said} />
            </span>
          </span>
        )}
      </span>
    </span>
  );
}

/** Command as a flag, resistance as a shield, between them what kind of card it is, or its ranks on the least faces. */
function Foot({ card, hasRanks }: { readonly card: Card; readonly hasRanks: boolean }) {
  const ranks = hasRanks ? talentsOf(card).length : 0;
  return (
    <span
      className={styles.foot}
      data-two={ranks > 1 ? '' : undefined}
      data-many={ranks > 2 ? '' : undefined}
    >
      {card.command === undefined ? (
        <TypeIcon type={card.type} size={12} />
      ) : (
        <b title={`Command ${card.command}`}>
          <CommandIcon size={13} />
          {card.command}
        </b>
      )}
      {hasRanks ? (
        <Talents card={card} />
      ) : (
        <span className={styles.kind}>{card.subtypes[0] ?? typeName(card.type)}</span>
      )}
      {card.resistance !== undefined && (
        <b title={`Resistance ${card.resistance}`}>
          <ResistanceIcon size={13} />
          {card.resistance}
        </b>
      )}
    </span>
  );
}

/** The talents of a card with their ranks above 0; nothing where it has none. */
export function Talents({ card }: { readonly card: Card }) {
  const talents = talentsOf(card);
  if (talents.length === 0) return null;
  return (
    <span className={styles.talents}>
      {talents.map((talent) => (
        <span
          key={talent}
          style={{ '--rank': card.talents?.[talent] } as CSSProperties}
          title={`${talentName(talent)} ${card.talents?.[talent]}`}
        >
          <TalentIcon talent={talent} size={13} />
          {card.talents?.[talent]}
        </span>
      ))}
    </span>
  );
}

/** A rank of 0 leads a rite and adds nothing to it: the large card tells it. */
export function talentsOf(card: Card) {
  return TALENTS.filter((talent) => (card.talents?.[talent] ?? 0) > 0);
}

/** So that the letters of a title are no larger than lets its words stand whole. */
export function wideAs(title: string): CSSProperties {
  return { '--wide': titleWidth(title) } as CSSProperties;
}
