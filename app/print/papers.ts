import { parseAsStringLiteral } from 'nuqs';
import type { Paper } from '@/lib/codecs/sheet/fit';

const PAPER_IDS = ['a4', 'letter'] as const satisfies readonly Paper[];

export const PAPER_OPTIONS: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** The paper in an address; A4 unless it says. */
export const parseAsPaper = parseAsStringLiteral(PAPER_IDS).withDefault('a4');
