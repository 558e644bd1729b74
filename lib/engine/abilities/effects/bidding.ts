import { z } from 'zod';
import type { PetitionFrame } from '../../state/frames';
import { unasked } from './kind';

/** Cuts the bidding short: of everybody once the own House has declared, or of a chosen House at its next option. */
export const bidding = unasked({
  kind: 'bidding',
  shape: { ends: z.enum(['everybody', 'chosen']) },
  say: ({ ends }) =>
    ends === 'everybody'
      ? 'the bidding is over once you have bid or passed'
      : 'that House must pass when it is its turn to bid',
  brings: null,
  possible: ({ game }) => game.state.frames.some(({ step }) => step === 'petition'),
  run({ game, seat, houses }, { ends }) {
    const petition = game.state.frames.findLast(
      (one): one is PetitionFrame => one.step === 'petition',
    );
    if (petition === undefined) return;
    if (ends === 'everybody') petition.last = seat;
    else petition.mute.push(...houses.slice(-1));
  },
});
