import type { ReactNode } from 'react';
import { TalentSigns } from '@/app/_ui/card/card-line';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { CommandIcon, ResistanceIcon } from '@/app/_ui/icons/stats';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { typeName } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { powerShortName } from '@/lib/rules/powers';
import { type Talent, talentName } from '@/lib/rules/talents';
import { setName, setShortName } from '@/lib/rules/taxonomy';
import styles from './card-table.module.css';
import type { CardColumnKey, Column } from './column-keys';

/** How a column is written. */
export type Meta = Omit<Column, 'key' | 'sort'> & {
  /** Numbers fall first when a head is pressed: the highest is what one looks for. */
  readonly highFirst?: boolean;
};

const number = (
  label: string,
  head: ReactNode,
  value: (card: Card) => number | 'X' | undefined,
): Meta => ({
  track: '34px',
  label,
  head: <abbr title={label}>{head}</abbr>,
  align: 'end',
  highFirst: label !== 'Cost',
  cell: value,
});

const rank = (talent: Talent): Meta => ({
  track: '30px',
  label: talentName(talent),
  head: <TalentIcon talent={talent} size={15} named />,
  align: 'center',
  highFirst: true,
  cell: (card) => card.talents?.[talent] ?? '',
});

/** Words that end in "…" where their column is too narrow; the pointer shows them whole. */
function CutText({ children }: { readonly children: string }) {
  return (
    <span className={styles.cut} title={children || undefined}>
      {children}
    </span>
  );
}

/** How the columns are written, but for what is owned, which only a browser knows. */
export const CARD_META: Readonly<Record<Exclude<CardColumnKey, 'own'>, Meta>> = {
  type: {
    track: '78px',
    label: 'Type',
    cell: (card) => typeName(card.type),
  },
  subtypes: {
    track: 'minmax(110px, 2fr)',
    label: 'Subtypes',
    cell: (card) => <CutText>{card.subtypes.join(', ')}</CutText>,
  },
  allegiance: {
    track: 'minmax(44px, 0.5fr)',
    label: 'Allegiance',
    head: <abbr title="Allegiance">Power</abbr>,
    cell: (card) =>
      card.allegiance && (
        <span className={styles.signed} title={powerShortName(card.allegiance)}>
          <PowerIcon power={card.allegiance} coloured size={16} />
          <span className={styles.word}>{powerShortName(card.allegiance)}</span>
        </span>
      ),
  },
  cost: number('Cost', 'Cost', (card) => card.cost),
  command: number('Command', <CommandIcon size={14} named />, (card) => card.command),
  resistance: number('Resistance', <ResistanceIcon size={14} named />, (card) => card.resistance),
  talents: {
    track: '100px',
    label: 'Talents and what is required',
    head: 'Talents',
    cell: (card) => <TalentSigns card={card} />,
  },
  dueling: rank('dueling'),
  battle: rank('battle'),
  intrigue: rank('intrigue'),
  arbitration: rank('arbitration'),
  weirding: rank('weirding'),
  prescience: rank('prescience'),
  requirement: {
    track: '60px',
    label: 'Requirement',
    head: <abbr title="Requirement">Req</abbr>,
    cell: (card) =>
      card.requirement && (
        <span className={styles.signed}>
          <TalentIcon talent={card.requirement.talent} size={14} named />
          {card.requirement.rank}
        </span>
      ),
  },
  deck: { track: '98px', label: 'Deck', cell: (card) => groupName(card.deck) },
  set: {
    track: '60px',
    label: 'Set',
    align: 'end',
    cell: (card) => <abbr title={setName(card.set)}>{setShortName(card.set)}</abbr>,
  },
};

/** The name of a card, which stands before the other columns. */
export const NAME_META = {
  key: 'name',
  track: 'minmax(182px, 3fr)',
  label: 'Name',
  sort: { field: 'name', descending: false },
} as const;
