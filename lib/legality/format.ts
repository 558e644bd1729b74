import type { SetCode } from '@/lib/rules/taxonomy';

/** What a tournament calls legal, as data. Shipped formats stand in data/formats/; players make their own. */
export interface Format {
  readonly version: 1;
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly sets: readonly SetCode[];
  /** Least cards in each deck (TAT-4.2-01, TAT-4.2-07). */
  readonly imperialMinimum: number;
  readonly houseMinimum: number;
  /** Most copies of a title in the House deck (TAT-4.2-10). */
  readonly houseCopies: number;
  /** What may stand once in the Imperial deck: a title, or a person under any title. */
  readonly uniqueness: 'title' | 'character';
  /** C07: the sponsor's own House cards need no Imperial card of that allegiance (CRF-1.B-05). */
  readonly sponsorAllegianceFree: boolean;
  readonly programs: boolean;
  /** Titles that may not be used at all. */
  readonly banned: readonly string[];
  /** Titles of which one copy may be used over both decks. */
  readonly restricted: readonly string[];
}
