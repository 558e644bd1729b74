import dynamic from 'next/dynamic';
import { TalentSigns } from '@/app/_ui/card/card-line';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { typeName } from '@/app/_ui/icons/types';
import type { Card } from '@/lib/cards/card';
import { groupName } from '@/lib/cards/group-name';
import { powerShortName } from '@/lib/rules/powers';
import { type Talent, talentName } from '@/lib/rules/talents';
import { setName, setShortName } from '@/lib/rules/taxonomy';
import styles from './card-table.module.css';
import { CARD_COLUMNS, type CardColumnKey, type Column, type ExtraColumn } from './column-keys';

type Meta = Omit<Column, 'key' | 'sort'> & {
  /** Numbers fall first when a head is pressed: the highest is what one looks for. */
  readonly highFirst?: boolean;
};

const number = (
  label: string,
  head: string,
  value: (card: Card) => number | 'X' | undefined,
): Meta => ({
  track: '34px',
  label,
  head: <abbr title={label}>{head}</abbr>,
  align: 'end',
  highFirst: label !== 'Cost',
  cell: (card) => {
    const shown = value(card);
    return shown === 'X' ? <i>X</i> : shown;
  },
});

const rank = (talent: Talent): Meta => ({
  track: '30px',
  label: talentName(talent),
  head: <TalentIcon talent={talent} size={15} named />,
  align: 'center',
  highFirst: true,
  cell: (card) => card.talents?.[talent] ?? '',
});

// What reads the collection is fetched with the first row that shows it.
const OwnedStepper = dynamic(
  () => import('@/app/_owned/owned-stepper').then((module) => module.OwnedStepper),
  { ssr: false },
);

/** Its buttons are as wide as a finger on a touch screen. */
const OWN_TRACK =
  typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches
    ? '118px'
    : '84px';

/** Words that end in "…" where their column is too narrow; the pointer shows them whole. */
function CutText({ children }: { readonly children: string }) {
  return (
    <span className={styles.cut} title={children || undefined}>
      {children}
    </span>
  );
}

const META: Readonly<Record<CardColumnKey, Meta>> = {
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
  command: number('Command', 'Com', (card) => card.command),
  resistance: number('Resistance', 'Res', (card) => card.resistance),
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
    track: '46px',
    label: 'Set',
    cell: (card) => <abbr title={setName(card.set)}>{setShortName(card.set)}</abbr>,
  },
  own: {
    track: OWN_TRACK,
    label: 'Owned',
    align: 'end',
    highFirst: true,
    cell: (card) => <OwnedStepper card={card} skipFocus />,
  },
};

export function columnLabel(key: CardColumnKey): string {
  return META[key].label;
}

/** The name, those of the catalogue's columns that are wanted, and the caller's, from left to right. */
export function columnsFor(
  name: Column['cell'],
  wanted: readonly CardColumnKey[],
  extras: readonly ExtraColumn[],
): readonly Column[] {
  return [
    ...extras.filter(({ place }) => place === 'start'),
    {
      key: 'name',
      track: 'minmax(182px, 3fr)',
      label: 'Name',
      cell: name,
      sort: { field: 'name', descending: false },
    },
    ...CARD_COLUMNS.filter((key) => wanted.includes(key)).map((key) => {
      const { highFirst: descending = false, ...column } = META[key];
      return {
        key,
        ...column,
        ...(key !== 'subtypes' && key !== 'talents' && { sort: { field: key, descending } }),
      };
    }),
    ...extras.filter(({ place }) => place === 'end'),
  ];
}
