import type { Income } from '@/lib/cards/card';
import { listedOr } from '@/lib/sentences';

/** What a holding yields: "3 solaris or 1 favor", "4 solaris or more". */
export function incomeWords({ solaris, spice, favor, varies }: Income): string {
  const parts = [
    ...(solaris === undefined ? [] : [`${solaris} solaris`]),
    ...(spice === undefined ? [] : [`${spice} spice`]),
    ...(favor === undefined ? [] : [`${favor} favor`]),
  ];
  return `${listedOr(parts)}${varies ? ' or more' : ''}`;
}
