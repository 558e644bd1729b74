import type { ReactNode } from 'react';
import type { Card } from '@/lib/cards/card';
import type { SortField } from '@/lib/cards/query/query';
import { TALENTS } from '@/lib/rules/talents';

export type CardColumnKey = Exclude<SortField, 'name'> | 'subtypes';

/** The columns beside the name, in their order. */
export const CARD_COLUMNS: readonly CardColumnKey[] = [
  'type',
  'subtypes',
  'allegiance',
  'cost',
  'command',
  'resistance',
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
  ...TALENTS,
  'set',
];

/** For readers who have a collection: room for the copies owned in the place of two numbers. */
export const COLLECTOR_COLUMNS: readonly CardColumnKey[] = [
  ...USUAL_COLUMNS.filter((key) => key !== 'command' && key !== 'resistance'),
  'own',
];

/** A column of the caller's own: a count stepper, a share, a note. */
export interface ExtraColumn {
  readonly key: string;
  readonly label: string;
  readonly head?: ReactNode;
  /** A CSS grid track, as "112px". */
  readonly track: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly place: 'start' | 'end';
  readonly cell: (card: Card) => ReactNode;
}
