import type { PetitionFrame } from '../../state/frames';
import type { Game } from '../../state/game';
import { effectKind } from '../effects/kind';

/** The petition that runs has its last bid in the next declaration of the own House, which may be a pass. */
export const lastBid = effectKind({
  kind: 'last-bid',
  shape: {},
  say: () => 'the bidding is over once you have bid or passed',
  possible: ({ game }) => petitionIn(game) !== undefined,
  run({ game, seat }) {
    const petition = petitionIn(game);
    if (petition !== undefined) petition.last = seat;
  },
});

function petitionIn({ state }: Game): PetitionFrame | undefined {
  return state.frames.findLast((one): one is PetitionFrame => one.step === 'petition');
}
