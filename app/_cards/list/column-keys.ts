import type { ReactNode } from 'react';
import type { Card } from '@/lib/cards/card';
import type { SortField, SortKey } from '@/lib/cards/query/query';
import { TALENTS } from '@/lib/rules/talents';

export type CardColumnKey = Exclude<SortField, 'name'> | 'subtypes' | 'talents';

/** The columns beside the name, in their order. */
export const CARD_COLUMNS: readonly CardColumnKey[] = [
  'type',
  'subtypes',
  'allegiance',
  'cost',
  'command',
  'resistance',
  'talents',
  ...TALENTS,
  'requirement',
  'deck',
  'set',
  'own',
];

export const USUAL_COLUMNS: readonly CardColumnKey[] = [
  'allegiance',
  'cost',
  'command',
  'resistance',
  'talents',
  'set',
];

/** For readers who have a collection. */
export const COLLECTOR_COLUMNS: readonly CardColumnKey[] = [...USUAL_COLUMNS, 'own'];

/** How wide a column is, how it is written, and its words. */
export interface Column {
  readonly key: string;
  /** A CSS grid track, as "112px". */
  readonly track: string;
  /** The whole name, for the chooser and for screen readers. */
  readonly label: string;
  /** What stands in the head; the label unless told. */
  readonly head?: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly cell: (card: Card) => ReactNode;
  /** What a first press on its head asks for; nothing can be asked without. */
  readonly sort?: SortKey;
  /** Where a column of the caller's own stands. */
  readonly place?: 'start' | 'end';
  /** Whether it is only read: then it stands beside the title, and what the card does has the room below. */
  readonly isText?: boolean;
}

/** A column of the caller's own: a count stepper, a share, a note. */
export interface ExtraColumn extends Column {
  readonly place: 'start' | 'end';
  /** It stands below the title in place of the card's words, where it says anything. */
  readonly isNote?: boolean;
}
