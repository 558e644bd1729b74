import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { type Card, fullName } from '@/lib/cards/card';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { classes } from '../base/classes';
import { PowerIcon } from '../icons/powers';
import { CommandIcon, ResistanceIcon } from '../icons/stats';
import { TalentIcon } from '../icons/talents';
import { TypeIcon } from '../icons/types';
import styles from './card-line.module.css';
import { Coin } from './coin';
import { Gist } from './operation/operation';
import { DunePicture } from './picture/dune-picture';
import { SetMark } from './set-mark';

export interface CardLineProps {
  readonly card: Card;
  /** The title leads to the card's page. */
  readonly linked?: boolean;
  /** Makes the title something else; gets the title as it stands. */
  readonly wrapTitle?: (title: ReactNode) => ReactNode;
  /** Below the title, in place of what the card does. `null` leaves it out. */
  readonly note?: ReactNode;
  /** What the card does, where the page knows it already. */
  readonly does?: ReactNode;
  /** A strip of the card's dunes before it. */
  readonly picture?: boolean;
  /** False where its signs stand elsewhere. */
  readonly signs?: boolean;
  /** A long title goes on below rather than being cut. */
  readonly wraps?: boolean;
  /** At the far end: a count, a stepper. */
  readonly end?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A card as it stands in every list: its cost, its title with its signs, and below that its type, its subtitle and
 * what it does. Beside buttons the signs leave the line to the title.
 */
export function CardLine(props: CardLineProps) {
  const { card, linked = false, wrapTitle, picture = false, signs = true, wraps = false } = props;
  const { note, does = <Gist card={card} />, end, className } = props;
  const isTold = note !== undefined;
  const title = (
    <>
      {card.title}
      {isTold && card.subtitle && <span className="text-muted font-normal">, {card.subtitle}</span>}
    </>
  );
  return (
    <div
      className={classes(
        styles.line,
        wraps && styles.wraps,
        end ? styles.ended : undefined,
        className,
      )}
      data-type={card.type}
      data-inspect={card.id}
    >
      {picture && (
        <span className={styles.swatch}>
          <DunePicture card={card} crop="strip" />
        </span>
      )}
      <Coin cost={card.cost} />
      <span className={styles.middle}>
        <span className={styles.first}>
          <span className={styles.lineTitle}>
            {linked ? (
              <Link href={`/cards/${card.id}`} aria-label={fullName(card)}>
                {title}
              </Link>
            ) : (
              (wrapTitle?.(title) ?? title)
            )}
          </span>
          <SetMark card={card} />
          {signs && <CardFigures card={card} />}
        </span>
        {note !== null && (
          <span className={styles.lineNote}>
            {!isTold && (
              <span className={styles.sign}>
                <TypeIcon type={card.type} size={14} named />
              </span>
            )}
            <span className={styles.words}>
              {isTold ? (
                note
              ) : (
                <>
                  {card.subtitle && (
                    // the link above says it
                    <span aria-hidden={linked || wrapTitle !== undefined}>
                      <span className="text-ink">{card.subtitle}</span> ·{' '}
                    </span>
                  )}
                  {does}
                </>
              )}
            </span>
            {signs && end && (
              <span className={styles.signs}>
                <CardSigns card={card} />
              </span>
            )}
          </span>
        )}
      </span>
      {note === null && signs && end && <CardSigns card={card} />}
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
function CardFigures({ card }: { readonly card: Card }) {
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
