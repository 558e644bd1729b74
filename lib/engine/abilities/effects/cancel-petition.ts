import { z } from 'zod';
import { cancelPetition } from '../../procedures/cancel-petition';
import type { EffectKind } from './kind';

/** Ends the petition that runs: no victor, nothing paid, the card face down where it was (TAT-6.2.1-34). */
export interface CancelPetition {
  readonly kind: 'cancel-petition';
  /** The card may not be petitioned for again in the Interval. */
  readonly barred?: true | undefined;
}

export const cancel: EffectKind<CancelPetition> = {
  schema: z.strictObject({
    kind: z.literal('cancel-petition'),
    barred: z.literal(true).optional(),
  }),
  say: ({ barred }) =>
    `end the petition without a victor and turn its card face down${barred === true ? '; no other petition for it may begin in this Interval' : ''}`,
  possible: ({ game }) => game.state.frames.some(({ step }) => step === 'petition'),
  ask: () => null,
  run: ({ game }, { barred }) => cancelPetition(game, barred === true),
};
