import type { RuleSet } from './state';

/**
 * Where the two rule sets part, and the optional rules: every question that a table may settle
 * before it plays. The ids are those of the rulings on conflicts.
 */
export interface GameOptions {
  /** C01: whether cards on a subdued host go down with it; programs always do in TaT (TAT-5.4-18). */
  readonly subduedHost: 'cards-stay' | 'participants-go-down';
  /** C03: whether a defense leader that was engaged before the rite adds force. */
  readonly engagedLeaderAddsForce: boolean;
  /** C04: whether attacker and defender may also use declaration tactics that name no rite. */
  readonly plainTacticsInRites: boolean;
  /** C08: whether governing a persona of another Power by capture costs a favor too. */
  readonly captureCostsFavor: boolean;
  /** C11: whether a subdued Dune may be moved by an effect that says so. */
  readonly duneCanBeUsurped: boolean;
  /** C12: initiative tactics in rounds from the last House, or at any time before the ranks are set. */
  readonly initiativeTactics: 'rounds' | 'any-time';
  /** C16: whether spice and favor are looked at again when the admission is accepted. */
  readonly admissionIsCheckedTwice: boolean;
  /** C17: whether a House may leave its Assembly short. */
  readonly imperialDraw: 'optional' | 'mandatory';
  /** C22: what moves to Dune and back. */
  readonly movesToDune: 'everything' | 'resources-by-choice';
  /** C36: whether adversaries of Powers in the Imperial deck are the House's own. */
  readonly adversariesOf: 'sponsor' | 'sponsor-and-included';
  /** C37: whether a card that turns adversarial by its own condition is subdued. */
  readonly turnedAdversarial: 'nothing' | 'subdued';
  /** C39: what a House to which the victor of a petition pays gets of it. */
  readonly payeeGets: 'above-listed-cost' | 'everything';
  /** TAT-8.1: the six fiefs of Dune win. */
  readonly sixFiefsWin: boolean;
  /** TAT-8.2.1: a House may let a tied rival have the better rank, for a favor. */
  readonly surrender: boolean;
  /** TAT-8.3.1: full events are deployed or discarded. */
  readonly promptEvents: boolean;
  /** TAT-8.3.2: every House may deploy tactics in every rite. */
  readonly openRites: boolean;
}

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
