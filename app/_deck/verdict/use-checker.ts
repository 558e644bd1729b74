import { useMemo } from 'react';
import type { Catalogue } from '@/lib/cards/catalogue';
import { type Checker, createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';

/** A checker for the shipped formats and the player's own, made again only when these change. */
export function useChecker(catalogue: Catalogue, own: readonly Format[]): Checker {
  return useMemo(() => createChecker(catalogue, [...SHIPPED_FORMATS, ...own]), [catalogue, own]);
}
