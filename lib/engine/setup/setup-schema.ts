import { z } from 'zod';
import { deckSchema } from '@/lib/decks/schema';
import type { GameOptions } from '../state/options';

/** Every option of a game; the ids are those of the rulings on conflicts. */
export const OPTIONS = {
  /** C01: whether cards on a subdued host go down with it; programs always do in TaT (TAT-5.4-18). */
  subduedHost: z.enum(['cards-stay', 'participants-go-down']),
  /** C03: whether a defense leader that was engaged before the rite adds force. */
  engagedLeaderAddsForce: z.boolean(),
  /** C04: whether attacker and defender may also use declaration tactics that name no rite. */
  plainTacticsInRites: z.boolean(),
  /** C08: whether governing a persona of another Power by capture costs a favor too. */
  captureCostsFavor: z.boolean(),
  /** C11: whether a subdued Dune may be moved by an effect that says so. */
  duneCanBeUsurped: z.boolean(),
  /** C12: initiative tactics in rounds from the last House, or at any time before the ranks are set. */
  initiativeTactics: z.enum(['rounds', 'any-time']),
  /** C16: whether spice and favor are looked at again when the admission is accepted. */
  admissionIsCheckedTwice: z.boolean(),
  /** C17: whether a House may leave its Assembly short. */
  imperialDraw: z.enum(['optional', 'mandatory']),
  /** C22: what moves to Dune and back. */
  movesToDune: z.enum(['everything', 'resources-by-choice']),
  /** C36: whether adversaries of Powers in the Imperial deck are the House's own. */
  adversariesOf: z.enum(['sponsor', 'sponsor-and-included']),
  /** C37: whether a card that turns adversarial by its own condition is subdued. */
  turnedAdversarial: z.enum(['nothing', 'subdued']),
  /** C39: what a House to which the victor of a petition pays gets of it. */
  payeeGets: z.enum(['above-listed-cost', 'everything']),
  /** TAT-8.1: the six fiefs of Dune win. */
  sixFiefsWin: z.boolean(),
  /** TAT-8.2.1: a House may let a tied rival have the better rank, for a favor. */
  surrender: z.boolean(),
  /** TAT-8.3.1: full events are deployed or discarded. */
  promptEvents: z.boolean(),
  /** TAT-8.3.2: every House may deploy tactics in every rite. */
  openRites: z.boolean(),
};

/** What a JSON text leaves out is not there; it is never undefined. */
const optionsSchema = z.strictObject(OPTIONS).partial() as unknown as z.ZodType<
  Partial<GameOptions>
>;

/** Thunder at Twilight, or Eye of the Storm with the Collected Rulings File. */
export const ruleSetSchema = z.enum(['tat', 'eots']);

/** How a recorded or stored game was set up (GameSetup). */
export const setupSchema = z.strictObject({
  seed: z.int().min(0).max(0xffffffff),
  rules: ruleSetSchema,
  options: optionsSchema,
  players: z.int().min(1).max(8),
  houses: z
    .array(z.strictObject({ name: z.string().max(200), deck: deckSchema }))
    .min(1)
    .max(8),
});
