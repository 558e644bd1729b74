import { Crosshair, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { type Card, fullName } from '@/lib/cards/card';
import { briefOf } from '@/lib/engine/abilities/brief/brief';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { isFallen, type Side, sideOf } from '@/lib/engine/rite/lines';
import type { GameCardId, Status } from '@/lib/engine/state/state';
import type { ViewedCard } from '@/lib/engine/state/view';
import { type CardBack as Back, backOf } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import { Brief } from './brief';
import { CardBack } from './card-back';
import type { Closing } from './closing';
import { isEvident, priceIn } from './deeds';
import { Engaged } from './engaged';
import { isOwnInterval } from './lately';
import { RowFace } from './row-face';
import rows from './row-face.module.css';
import { Strip } from './strip';
import strips from './strip.module.css';
import styles from './table-card.module.css';
import { type Aim, useTable } from './table-context';
import { TableFace } from './table-face';
import { Tile } from './tile';
import { Tokens } from './tokens';
import { WaitsTag } from './waits-tag';

/** A card on the table: a button; what a click on it does is told by gestures.ts. */
export function TableCard({
  id,
  look = 'face',
  shown = false,
}: {
  readonly id: GameCardId;
  /** It is turned up for everybody, wherever it lies: alone in the middle of the table, or as one of those in a rite. */
  readonly shown?: Shown;
  /**
   * `strip` for a card under another and in a rite, `back` for one face down as its name, `mini` for a low
   * face, `upright` for a narrow one, `short` for a face with its short line alone, `held` for a low one of a hand with it, `tile` for a small card of a rival, `row` for one that lies on
   * its side where the window is small, `small` for one of many there.
   */
  readonly look?: Look;
}) {
  const { table, view, catalogue, places, asked, deeds, came, struck, viewer, aim, ...seen } =
    useTable();
  const card = view.cards[id];
  if (card === undefined) return null;
  // what has a part in a rite lay face up
  const known = shown === 'rite' ? table.onceShown(id) : card.card;
  return (
    <CardButton
      id={id}
      card={catalogue.byId.get(known ?? '') ?? null}
      brief={briefIn(catalogue, known)}
      group={backOf(card.group)}
      status={card.status}
      isDown={!shown && liesDown(card, viewer)}
      deferment={card.deferment}
      spice={card.spice}
      program={card.program}
      marks={card.marks}
      side={shown ? null : sideOf(view, id)}
      isFallen={!shown && isFallen(view, id)}
      choices={places.cards.get(id)?.length ?? 0}
      deed={aim?.notes.get(id) ?? deeds.get(id) ?? ''}
      isNew={came.has(id)}
      struck={struck.get(id)?.words ?? ''}
      isAsked={asked === id && !shown}
      isTouched={seen.touched?.card === id && !shown}
      mayWait={!shown && isOwnInterval(view) && isHeld(card, viewer)}
      shown={shown}
      mark={markOf(id, aim, seen.closing)}
      look={look}
    />
  );
}

export type Look =
  | 'face'
  | 'mini'
  | 'upright'
  | 'held'
  | 'short'
  | 'strip'
  | 'back'
  | 'tile'
  | 'row'
  | 'small';

type Shown = false | 'lone' | 'rite';

/** How a card stands to what is being chosen on the table. */
type Mark = 'chosen' | 'target' | 'picked' | 'pickable' | null;

function markOf(id: GameCardId, aim: Aim | null, closing: Closing | null): Mark {
  if (aim?.card === id) return 'chosen';
  if (aim?.targets.has(id)) return 'target';
  if (closing?.picked.includes(id)) return 'picked';
  return closing?.cards.includes(id) ? 'pickable' : null;
}

/** What cards give in a few words, written once for each. */
const briefs = new WeakMap<GameCatalogue, Map<string, string>>();

/** What a card gives in a few words; '' for none, or where it is not known. */
export function briefIn(catalogue: GameCatalogue, card: string | null): string {
  if (card === null) return '';
  const known = briefs.get(catalogue) ?? new Map<string, string>();
  briefs.set(catalogue, known);
  const line = known.get(card) ?? briefOf(catalogue.abilities.get(card) ?? []);
  known.set(card, line);
  return line;
}

/** A card that lies face down on the table; what a House holds is open to itself. */
function liesDown({ place, status }: ViewedCard, viewer: number | null): boolean {
  if (place.zone === 'domain') return status === 'subdued';
  return place.zone === 'concealed' || place.seat !== viewer;
}

function isHeld({ place: { zone, seat } }: ViewedCard, viewer: number | null): boolean {
  return seat === viewer && (zone === 'hand' || zone === 'assembly');
}

export interface CardButtonProps {
  readonly id: GameCardId;
  /** Null where this House may not know it. */
  readonly card: Card | null;
  readonly brief: string;
  readonly group: Back;
  readonly status: Status;
  readonly isDown: boolean;
  readonly deferment: number;
  readonly spice: number;
  readonly program: number;
  readonly marks: number;
  /** On which side it stands in a rite that is on. */
  readonly side: Side;
  /** The rite that is on has vanquished it. */
  readonly isFallen: boolean;
  readonly choices: number;
  /** What can be done with it, in a word; of a target what comes of it. */
  readonly deed: string;
  /** It came since the House that looks last chose something. */
  readonly isNew: boolean;
  /** What a rival did to it since then, of an own one. */
  readonly struck: string;
  /** The question is about it. */
  readonly isAsked: boolean;
  /** A finger touched it: it is told of below the board. */
  readonly isTouched: boolean;
  /** It is held where cards are played from, and its House is in its Interval. */
  readonly mayWait: boolean;
  /** It stands in the middle of the table; alone, what can be done with it is said there. */
  readonly shown: Shown;
  readonly mark: Mark;
  readonly look: Look;
}

/** Drawn again only when something of this card changed. */
const CardButton = memo(function CardButton(props: CardButtonProps) {
  const { id, card, brief, group, status, isDown, choices, isNew, mark, look } = props;
  const isFlat = look === 'strip' || look === 'back';
  const isTile = look === 'tile';
  const isLow = look === 'mini' || look === 'upright' || look === 'held';
  const isRow = look === 'row' || look === 'small';
  const button = (
    <button
      type="button"
      className={classes(styles.card, isFlat && strips.strip)}
      aria-label={spoken(props)}
      data-card={id}
      data-flat={isFlat ? look : undefined}
      data-status={status}
      data-type={isDown ? undefined : card?.type}
      data-group={isDown ? group : undefined}
      data-can={choices > 0 && mark === null ? '' : undefined}
      data-mark={mark ?? undefined}
      data-asked={props.isAsked ? '' : undefined}
      data-touched={props.isTouched ? '' : undefined}
      aria-pressed={mark === 'picked' ? true : mark === 'pickable' ? false : undefined}
    >
      {isFlat ? (
        <Strip {...props} />
      ) : isTile ? (
        <Tile {...props} />
      ) : card === null || isDown ? (
        <>
          <CardBack group={group} title={card?.title ?? null} />
          <Tokens {...props} />
        </>
      ) : isRow ? (
        <RowFace {...props} />
      ) : (
        <TableFace
          card={card}
          brief={brief}
          text={look === 'face' ? 'whole' : look === 'short' || look === 'held' ? 'short' : 'low'}
          tokens={<Tokens {...props} />}
        />
      )}
      {status === 'engaged' && !isFlat && props.shown !== 'rite' && (
        <Engaged className={isRow ? rows.engaged : styles.engaged} />
      )}
      <Deed {...props} />
      {(isNew || props.struck !== '') && !props.shown && (
        <span
          className={styles.new}
          data-struck={props.struck === '' ? undefined : ''}
          title={props.struck || 'New since your last choice'}
          aria-hidden
        />
      )}
      {mark === 'target' && (
        <span className={styles.target} aria-hidden>
          <Crosshair size={isFlat ? 12 : 14} />
        </span>
      )}
      {mark === 'pickable' && (
        <span className={styles.pickable} aria-hidden>
          <Trash2 size={13} />
        </span>
      )}
    </button>
  );
  const place = classes(
    styles.place,
    isFlat && styles.flat,
    isLow && styles.mini,
    isTile && styles.tile,
    isRow && rows.place,
  );
  return (
    <span
      className={place}
      data-inspect={card?.id}
      data-shown={props.shown || undefined}
      data-low={isLow || isRow ? look : undefined}
      draggable={choices > 0}
    >
      {button}
    </span>
  );
});

/** What can be done with it, in a word, in a line its price alone, where it has one; else what it waits for. */
function Deed(props: CardButtonProps) {
  const { card, deed, mark, look } = props;
  if (mark === 'picked')
    return (
      <span className={styles.deed} aria-hidden>
        Discard
      </span>
    );
  if ((mark !== null && mark !== 'target') || hidesDeed(props)) return null;
  if (deed === '') return props.mayWait && mark === null ? <WaitsTag id={props.id} /> : null;
  const isFlat = look === 'strip' || look === 'back';
  const price = isFlat ? priceIn(deed) : '';
  const [, verb, rest] = /^(\S+)(.*)$/.exec(deed) ?? [];
  return (
    <span
      className={styles.deed}
      data-deed
      data-evident={isEvident(deed, isFlat ? null : (card?.cost ?? null)) ? '' : undefined}
      data-price={price === '' ? undefined : ''}
      data-note={mark === 'target' ? '' : undefined}
      title={price === '' ? undefined : deed}
      aria-hidden
    >
      {saysUse(props) ? (
        <>
          <span className={rows.use}>{deed}</span>
          <span className={rows.does}>
            <Brief line={props.brief} />
          </span>
        </>
      ) : price === '' ? (
        <>
          {verb}
          <span className={styles.rest}>{rest}</span>
        </>
      ) : (
        <>
          <GoodIcon good="solaris" size={10} />
          {price}
        </>
      )}
    </span>
  );
}

/** So many letters of what a card does have room on its tab. */
const ON_TAB = 14;

/** Whether the tab of a low card, which has no line of what it does, says it. */
function saysUse({ look, deed, brief }: CardButtonProps): boolean {
  return look === 'small' && deed === 'Use' && brief !== '' && brief.length <= ON_TAB;
}

/**
 * In the middle the answers stand beside the card; of those in a rite only the leaders have room for a word, under a card
 * only what is more than to use it.
 */
function hidesDeed({ shown, look, deed }: CardButtonProps): boolean {
  return shown === 'lone' || (look === 'strip' && (shown === 'rite' || deed === 'Use'));
}

function spoken(props: CardButtonProps): string {
  const { card, status, isDown, deferment, spice, program, marks, side, choices, mark } = props;
  const words = [card === null ? 'A card face down' : fullName(card)];
  if (props.isNew) words.push('new');
  if (props.struck !== '') words.push(props.struck);
  if (status === 'engaged') words.push('engaged');
  if (status === 'subdued') words.push('subdued');
  else if (isDown && card !== null) words.push('concealed');
  if (props.isFallen && isDown) words.push('vanquished');
  if (side !== null) words.push(side === 'attack' ? 'in the attack' : 'in the defense');
  if (deferment > 0) words.push(counted(deferment, 'deferment token'));
  if (spice > 0) words.push(`${spice} spice`);
  if (program > 0) words.push(counted(program, 'program token'));
  if (marks > 0) words.push(counted(marks, 'token for its X', 'tokens for its X'));
  if (props.isAsked) words.push('asked about');
  if (mark === 'chosen') words.push('chosen');
  if (mark === 'target') words.push('target');
  else if (mark === 'picked') words.push('will be discarded');
  else if (choices > 0 && mark === null) words.push(counted(choices, 'action'));
  return words.join(', ');
}
