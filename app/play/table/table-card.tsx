import { Crosshair, EyeOff, RotateCcw, Shield, Swords, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { TypeIcon } from '@/app/_ui/icons/types';
import { type Card, fullName } from '@/lib/cards/card';
import { type Side, sideOf } from '@/lib/engine/rite/lines';
import type { GameCardId, Status } from '@/lib/engine/state/state';
import type { ViewedCard } from '@/lib/engine/state/view';
import { type CardBack as Back, backOf } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import type { Closing } from './closing';
import styles from './table-card.module.css';
import { type Aim, useTable } from './table-context';
import { CardBack, TableFace, Talents } from './table-face';

/** A card on the table: a button; what a click on it does is told by gestures.ts. */
export function TableCard({
  id,
  look = 'face',
  shown = false,
}: {
  readonly id: GameCardId;
  /** It is turned up for everybody, wherever it lies. */
  readonly shown?: boolean;
  /** `strip` for a card that lies under another, `tile` for a rival's: what counts of it in two lines. */
  readonly look?: Look;
}) {
  const { view, catalogue, places, viewer, aim, closing } = useTable();
  const card = view.cards[id];
  if (card === undefined) return null;
  return (
    <CardButton
      id={id}
      card={catalogue.byId.get(card.card ?? '') ?? null}
      group={backOf(card.group)}
      status={card.status}
      isDown={!shown && liesDown(card, viewer)}
      deferment={card.deferment}
      spice={card.spice}
      program={card.program}
      marks={card.marks}
      side={sideOf(view, id)}
      choices={places.cards.get(id)?.length ?? 0}
      mark={markOf(id, aim, closing)}
      look={look}
    />
  );
}

const BACKS: Readonly<Record<Back, string>> = { imperial: 'Imperial card', house: 'House card' };

type Look = 'face' | 'strip' | 'tile';

/** How a card stands to what is being chosen on the table. */
type Mark = 'chosen' | 'target' | 'picked' | 'pickable' | null;

function markOf(id: GameCardId, aim: Aim | null, closing: Closing | null): Mark {
  if (aim?.card === id) return 'chosen';
  if (aim?.targets.has(id)) return 'target';
  if (closing?.picked.includes(id)) return 'picked';
  return closing?.cards.includes(id) ? 'pickable' : null;
}

/** A card that lies face down on the table; what a House holds is open to itself. */
function liesDown({ place, status }: ViewedCard, viewer: number | null): boolean {
  if (place.zone === 'domain') return status === 'subdued';
  return place.zone === 'concealed' || place.seat !== viewer;
}

interface CardButtonProps {
  readonly id: GameCardId;
  /** Null where this House may not know it. */
  readonly card: Card | null;
  readonly group: Back;
  readonly status: Status;
  readonly isDown: boolean;
  readonly deferment: number;
  readonly spice: number;
  readonly program: number;
  readonly marks: number;
  /** On which side it stands in a rite that is on. */
  readonly side: Side;
  readonly choices: number;
  readonly mark: Mark;
  readonly look: Look;
}

/** Drawn again only when something of this card changed. */
const CardButton = memo(function CardButton(props: CardButtonProps) {
  const { id, card, group, status, isDown, choices, mark, look } = props;
  const button = (
    <button
      type="button"
      className={classes(
        styles.card,
        look !== 'face' && styles.strip,
        look === 'tile' && styles.tile,
      )}
      aria-label={spoken(props)}
      data-card={id}
      data-status={status}
      data-type={isDown ? undefined : card?.type}
      data-group={isDown ? group : undefined}
      data-can={choices > 0 && mark === null ? '' : undefined}
      data-mark={mark ?? undefined}
      aria-pressed={mark === 'picked' ? true : mark === 'pickable' ? false : undefined}
    >
      {look === 'tile' ? (
        <Tile {...props} />
      ) : look === 'strip' ? (
        <Strip {...props} />
      ) : card === null || isDown ? (
        <CardBack group={group} title={card?.title ?? null} />
      ) : (
        <TableFace card={card} isEngaged={status === 'engaged'} />
      )}
      {mark === 'target' && (
        <span className={styles.target} aria-hidden>
          <Crosshair size={look === 'face' ? 20 : 12} />
        </span>
      )}
      {mark === 'picked' && (
        <span className={styles.picked} aria-hidden>
          <Trash2 size={28} />
        </span>
      )}
      <Tokens {...props} />
    </button>
  );
  const place = classes(styles.place, look !== 'face' && styles.tucked);
  return (
    <span className={place} data-inspect={card?.id} draggable={choices > 0}>
      {button}
    </span>
  );
});

function Strip({ card, isDown, group, status }: CardButtonProps) {
  if (card === null)
    return (
      <span className={styles.hiddenStrip} data-group={group}>
        Face down
      </span>
    );
  return (
    <span className={styles.stripLine} data-down={isDown ? '' : undefined} aria-hidden>
      <TypeIcon type={card.type} size={12} />
      <span className={styles.stripTitle}>{card.title}</span>
      {status === 'engaged' && <RotateCcw size={12} className="text-muted" />}
    </span>
  );
}

/** What counts of a card across the table: its title, how it lies, its talents, command and resistance. */
function Tile({ card, group, isDown, status }: CardButtonProps) {
  return (
    <span className={styles.tileLines} aria-hidden={card !== null}>
      <span className={styles.stripTitle}>
        {card?.title ?? <span className={styles.unknown}>Face down</span>}
      </span>
      <span className={styles.tileFoot}>
        {isDown || card === null ? (
          <>
            <EyeOff size={12} /> {status === 'subdued' ? 'subdued' : BACKS[group]}
          </>
        ) : (
          <>
            <TypeIcon type={card.type} size={12} />
            <Talents card={card} />
            {status === 'engaged' && (
              <span className={styles.used}>
                <RotateCcw size={10} /> engaged
              </span>
            )}
            {card.command !== undefined && (
              <b className={styles.figures}>
                {card.command}/{card.resistance ?? '–'}
              </b>
            )}
          </>
        )}
      </span>
    </span>
  );
}

function Tokens({ deferment, spice, program, marks, side }: CardButtonProps) {
  const tokens = [
    ['attack', side === 'attack' && <Swords size={12} />, 'In the attack'],
    ['defense', side === 'defense' && <Shield size={12} />, 'In the defense'],
    ['deferment', deferment, counted(deferment, 'deferment token')],
    ['spice', spice, `${spice} spice`],
    ['program', program, counted(program, 'program token')],
    ['marks', marks, counted(marks, 'token for its X', 'tokens for its X')],
  ] as const;
  const lying = tokens.filter(([, shown]) => shown);
  if (lying.length === 0) return null;
  return (
    <span className={styles.tokens} aria-hidden>
      {lying.map(([token, shown, words]) => (
        <span key={token} className={styles.token} data-token={token} title={words}>
          {shown}
        </span>
      ))}
    </span>
  );
}

function spoken(props: CardButtonProps): string {
  const { card, status, isDown, deferment, spice, program, marks, side, choices, mark } = props;
  const words = [card === null ? 'A card face down' : fullName(card)];
  if (status === 'engaged') words.push('engaged');
  if (status === 'subdued') words.push('subdued');
  else if (isDown && card !== null) words.push('concealed');
  if (side !== null) words.push(side === 'attack' ? 'in the attack' : 'in the defense');
  if (deferment > 0) words.push(counted(deferment, 'deferment token'));
  if (spice > 0) words.push(`${spice} spice`);
  if (program > 0) words.push(counted(program, 'program token'));
  if (marks > 0) words.push(counted(marks, 'token for its X', 'tokens for its X'));
  if (mark === 'chosen') words.push('chosen');
  if (mark === 'target') words.push('target');
  else if (mark === 'picked') words.push('will be discarded');
  else if (choices > 0 && mark === null) words.push(counted(choices, 'action'));
  return words.join(', ');
}
