import { Menu } from '@base-ui/react/menu';
import { EyeOff, RotateCcw, Shield, Swords } from 'lucide-react';
import { memo } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { HoverPreview } from '@/app/_ui/card/hover-preview';
import { TypeIcon } from '@/app/_ui/icons/types';
import { type Card, fullName } from '@/lib/cards/card';
import type { GameCardId, Status } from '@/lib/engine/state/state';
import type { ViewedCard } from '@/lib/engine/state/view';
import { type CardBack as Back, backOf } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import { type Side, sideOf } from './rite-lines';
import styles from './table-card.module.css';
import { useTable } from './table-context';
import { CardBack, TableFace } from './table-face';

/** A card on the table: a button that opens what may be done with it. */
export function TableCard({
  id,
  look = 'face',
  shown = false,
}: {
  readonly id: GameCardId;
  /** It is turned up for everybody, wherever it lies. */
  readonly shown?: boolean;
  /** `strip` for a card that lies under another. */
  readonly look?: 'face' | 'strip';
}) {
  const { view, catalogue, places, viewer, menu } = useTable();
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
      look={look}
      menu={menu}
    />
  );
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
  readonly look: 'face' | 'strip';
  readonly menu: ReturnType<typeof useTable>['menu'];
}

/** Drawn again only when something of this card changed. */
const CardButton = memo(function CardButton(props: CardButtonProps) {
  const { id, card, group, status, isDown, choices, look, menu } = props;
  const button = (
    <Menu.Trigger
      handle={menu}
      payload={{ card: id }}
      className={classes(styles.card, look === 'strip' && styles.strip)}
      aria-label={spoken(props)}
      data-card={id}
      data-status={status}
      data-can={choices > 0 ? '' : undefined}
    >
      {look === 'strip' ? (
        <Strip {...props} />
      ) : card === null || isDown ? (
        <CardBack group={group} title={card?.title ?? null} />
      ) : (
        <TableFace card={card} />
      )}
      <Tokens {...props} />
    </Menu.Trigger>
  );
  const place = classes(
    styles.place,
    look === 'face' && status === 'engaged' && styles.turned,
    look === 'strip' && styles.tucked,
  );
  if (card === null) return <span className={place}>{button}</span>;
  return (
    <HoverPreview card={card} className={place}>
      {button}
    </HoverPreview>
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
      {isDown && <EyeOff size={12} className="text-muted" />}
    </span>
  );
}

function Tokens({ deferment, spice, program, marks, side }: CardButtonProps) {
  const tokens = [
    ['attack', side === 'attack' && <Swords size={12} />],
    ['defense', side === 'defense' && <Shield size={12} />],
    ['deferment', deferment],
    ['spice', spice],
    ['program', program],
    ['marks', marks],
  ] as const;
  const lying = tokens.filter(([, shown]) => shown);
  if (lying.length === 0) return null;
  return (
    <span className={styles.tokens} aria-hidden>
      {lying.map(([token, shown]) => (
        <span key={token} className={styles.token} data-token={token}>
          {shown}
        </span>
      ))}
    </span>
  );
}

function spoken(props: CardButtonProps): string {
  const { card, status, isDown, deferment, spice, program, marks, side, choices } = props;
  const words = [card === null ? 'A card face down' : fullName(card)];
  if (status === 'engaged') words.push('engaged');
  if (status === 'subdued') words.push('subdued');
  else if (isDown && card !== null) words.push('concealed');
  if (side !== null) words.push(side === 'attack' ? 'in the attack' : 'in the defense');
  if (deferment > 0) words.push(counted(deferment, 'deferment token'));
  if (spice > 0) words.push(`${spice} spice`);
  if (program > 0) words.push(counted(program, 'program token'));
  if (marks > 0) words.push(counted(marks, 'token for its X', 'tokens for its X'));
  if (choices > 0) words.push(counted(choices, 'action'));
  return words.join(', ');
}
