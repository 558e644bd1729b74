import type { BoardSetup } from './setup';

/** What the checks of a set-up report. Words are made from these in words.ts and nowhere else. */

interface Facts {
  'unknown-faction': { faction: string };
  'faction-twice': { faction: string; times: number };
  'too-few-factions': { seated: number; least: number };
  'unknown-option': { option: string };
  'option-needs': { option: string; needs: string };
  'options-exclude': { option: string; other: string };
  'option-faction': { option: string; faction: string };
  'option-seats': { option: string; seated: number; seats: number };
  'option-players': { option: string; seated: number; players: number };
  'spice-below-zero': { faction: string; spice: number };
  /** Factions that the edition advises for so many players, and those that it would leave out. */
  'recommended-factions': {
    seated: number;
    recommended: readonly string[];
    out: readonly string[];
  };
  'advanced-in-part': { out: readonly string[] };
  /** An alliance of so many needs more strongholds than there are. */
  'out-of-reach': { alliance: number; needs: number; places: number };
}

/** A code with the facts that it carries. */
export type SetupDetail = {
  [Code in keyof Facts]: { readonly code: Code } & Readonly<Facts[Code]>;
}[keyof Facts];
export type SetupCode = SetupDetail['code'];

/** The smallest change that mends a problem. */
export interface SetupMend {
  readonly label: string;
  readonly setup: BoardSetup;
}

export interface SetupProblem {
  readonly severity: 'error' | 'warning';
  /** Rules and questions of the edition, most telling first; empty where none speaks. */
  readonly rules: readonly string[];
  readonly detail: SetupDetail;
  /** Null where only the players can choose. */
  readonly mend: SetupMend | null;
}

/** Ready means that no error stands; warnings do not count. */
export interface SetupReport {
  readonly ready: boolean;
  readonly problems: readonly SetupProblem[];
}
