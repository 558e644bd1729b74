import { late } from '@/app/_ui/base/late';
import { CARD_COLUMNS, type CardColumnKey, type Column, type ExtraColumn } from './column-keys';
import { CARD_META, type Meta, NAME_META } from './column-meta';

// What reads the collection is fetched with the first row that shows it.
const OwnedStepper = late(() =>
  import('@/app/_owned/owned-stepper').then((module) => module.OwnedStepper),
);

/** Its buttons are as wide as a finger on a touch screen. */
const OWN_TRACK =
  typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches
    ? '118px'
    : '84px';

const META: Readonly<Record<CardColumnKey, Meta>> = {
  ...CARD_META,
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
    { ...NAME_META, cell: name },
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
