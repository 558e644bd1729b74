import type { Answers, Change } from './answers';

/** The tournament desk's data, apart from its schemas, so that a page need not fetch these. */

/** What is said of a tournament as a whole. */
export interface Tournament {
  readonly name: string;
  /** "2026-11-22", or "" while none is chosen. */
  readonly date: string;
  /** Id of the format that every list is held against; null for each list's own. */
  readonly format: string | null;
}

/** One list of a tournament: the text as it came, and everything that was said about it. */
export interface DeskList {
  readonly id: string;
  /** Lists stand in this order, the earliest first. */
  readonly order: number;
  /** The file that it came from, with its path inside an archive; null for what was pasted. */
  readonly file: string | null;
  /** As the organiser wrote it; null while the list or its file says it. */
  readonly player: string | null;
  readonly text: string;
  /** Why there is no text to read; null where there is. */
  readonly refused: string | null;
  readonly answers: Answers;
  readonly changes: readonly Change[];
  /** The list that was really played, to be held against this one. */
  readonly played: { readonly file: string | null; readonly text: string } | null;
}

/** The settings that hold a tournament lie under keys that begin like this, its lists under the longer one. */
export const DESK_KEYS = 'desk:';
export const LIST_KEYS = 'desk:list:';
export const TOURNAMENT_KEY = 'desk:event';

export const NO_TOURNAMENT: Tournament = { name: '', date: '', format: null };

/** Most lists of one tournament. */
export const MAX_LISTS = 500;
