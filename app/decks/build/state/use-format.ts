'use client';

import type { Format } from '@/lib/legality/format';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import type { Derived } from './derived';
import { useDeckPart, useWorkshop } from './workshop';

/** The format that the deck is held against; the default where nobody knows the deck's own. */
export function useFormat(): Format {
  const { formats } = useWorkshop();
  const used = useDeckPart(formatOf);
  return formats.find(({ id }) => id === used) ?? DEFAULT_FORMAT;
}

const formatOf = ({ report }: Derived) => report.format;
