import type { z } from 'zod';
import type { Described } from '@/lib/described';
import type { OPTIONS } from '../setup/setup-schema';
import type { RuleSet } from './state';

/**
 * Where the two rule sets part, and the optional rules: every question that a table may settle
 * before it plays.
 */
export type GameOptions = Described<z.ZodObject<typeof OPTIONS>>;

const OPTIONAL = { sixFiefsWin: false, surrender: false, promptEvents: false, openRites: false };

const TAT: GameOptions = {
  subduedHost: 'cards-stay',
  engagedLeaderAddsForce: true,
  plainTacticsInRites: false,
  captureCostsFavor: false,
  duneCanBeUsurped: false,
  initiativeTactics: 'rounds',
  admissionIsCheckedTwice: false,
  imperialDraw: 'optional',
  movesToDune: 'everything',
  adversariesOf: 'sponsor',
  turnedAdversarial: 'nothing',
  payeeGets: 'above-listed-cost',
  ...OPTIONAL,
};

const EOTS: GameOptions = {
  subduedHost: 'participants-go-down',
  engagedLeaderAddsForce: false,
  plainTacticsInRites: true,
  captureCostsFavor: true,
  duneCanBeUsurped: true,
  initiativeTactics: 'any-time',
  admissionIsCheckedTwice: false,
  imperialDraw: 'mandatory',
  movesToDune: 'resources-by-choice',
  adversariesOf: 'sponsor-and-included',
  turnedAdversarial: 'subdued',
  payeeGets: 'everything',
  ...OPTIONAL,
};

/** What a rule set says, with what this table settles otherwise. */
export function optionsOf(rules: RuleSet, changes: Partial<GameOptions> = {}): GameOptions {
  return { ...(rules === 'tat' ? TAT : EOTS), ...changes };
}
