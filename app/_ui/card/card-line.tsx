import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import type { Card } from '@/lib/cards/card';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { classes } from '../base/classes';
import { PowerIcon } from '../icons/powers';
import { CommandIcon, ResistanceIcon } from '../icons/stats';
import { TalentIcon } from '../icons/talents';
import styles from './card-line.module.css';
import { Coin } from './coin';
import { kindOf } from './face';
import { DunePicture } from './picture/dune-picture';
import { SetMark } from './set-mark';

export interface CardLineProps {
  readonly card: Card;
  /** The title leads to the card's page. */
  readonly linked?: boolean;
  /** Makes the title something else; gets the title as it stands. */
  readonly wrapTitle?: (title: ReactNode) => ReactNode;
  /** The second, quieter line; type and subtypes unless told. `null` leaves it out. */
  readonly note?: ReactNode;
  /** A strip of the card's dunes before it. */
  readonly picture?: boolean;
  /** False where its signs stand elsewhere. */
  readonly signs?: boolean;
  /** A long title goes on below rather than being cut. */
  readonly wraps?: boolean;
  /** Behind the title in its line, so that the note has the whole line below. */
  readonly beside?: ReactNode;
  /** At the far end: a count, a stepper. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
}

/** A card as one line of a list: coin, title, sign. The same family as the whole face. */
export function CardLine(props: CardLineProps) {
  const {
    card,
    linked = false,
    wrapTitle,
    picture = false,
    signs = true,
    wraps = false,
    beside,
    end,
    className,
  } = props;
  const note = props.note === undefined ? kindOf(card) : props.note;
  const title = (
    <>
      {card.title}
      {card.subtitle && <span className="text-muted font-normal">, {card.subtitle}</span>}
    </>
  );
  return (
    <div
      className={classes(styles.line, wraps && styles.wraps, className)}
      data-type={card.type}
      data-inspect={card.id}
    >
      {picture && (
        <span className={styles.swatch}>
          <DunePicture card={card} crop="strip" />
        </span>
      )}
      <Coin cost={card.cost} />
      <span className="flex-1 min-w-0 flex flex-col">
        <span className="flex items-baseline">
          <span className={styles.lineTitle}>
            {linked ? (
              <Link href={`/cards/${card.id}`}>{title}</Link>
            ) : (
              (wrapTitle?.(title) ?? title)
            )}
          </span>
          <SetMark card={card} />
          {beside}
        </span>
        {note !== null && <span className={styles.lineNote}>{note}</span>}
      </span>
      {signs && <CardSigns card={card} />}
      {end}
    </div>
  );
}

/** Talent ranks, requirement and allegiance as signs in a row. */
export function CardSigns({ card }: { readonly card: Card }) {
  if (!card.talents && !card.requirement && !card.allegiance) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <TalentSigns card={card} />
      {card.allegiance && (
        <span className={styles.power}>
          <PowerIcon power={card.allegiance} coloured named size={16} />
        </span>
      )}
    </span>
  );
}

/** All its signs for the line of its title, command and resistance in places of their own, which stand under one another. */
export function CardFigures({ card }: { readonly card: Card }) {
  const { command, resistance } = card;
  return (
    <span className={styles.figures}>
      <CardSigns card={card} />
      {(command !== undefined || resistance !== undefined) && (
        <>
          <span>
            {command !== undefined && <CommandIcon size={11} named />}
            {command}
          </span>
          <span>
            {resistance !== undefined && <ResistanceIcon size={11} named />}
            {resistance}
          </span>
        </>
      )}
    </span>
  );
}

/** Talents with their ranks, and the one that is required. */
export function TalentSigns({ card }: { readonly card: Card }) {
  if (!card.talents && !card.requirement) return null;
  return (
    <span className="inline-flex items-center gap-2 text-ink text-s">
      {TALENTS.map((talent) => {
        const rank = card.talents?.[talent];
        return rank === undefined ? null : (
          <span key={talent} className="inline-flex items-center gap-2px">
            <TalentIcon talent={talent} size={14} />
            <span className="visually-hidden">{talentName(talent)} </span>
            {rank}
          </span>
        );
      })}
      {card.requirement && (
        <span className="inline-flex items-center gap-2px">
          <span className="visually-hidden">requires {talentName(card.requirement.talent)} </span>
          <TalentIcon talent={card.requirement.talent} size={14} />≥{card.requirement.rank}
        </span>
      )}
    </span>
  );
}
