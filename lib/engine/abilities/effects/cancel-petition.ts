import { cancelPetition } from '../../petition/begin-and-end';
import { flag } from '../shape';
import { unasked } from './kind';

/** Ends the petition that runs: no victor, nothing paid, the card face down where it was (TAT-6.2.1-34). */
export const cancel = unasked({
  kind: 'cancel-petition',
  shape: {
    /** The card may not be petitioned for again in the Interval. */
    barred: flag,
  },
  say: ({ barred }) =>
    `end the petition without a victor and turn its card face down${barred === true ? '; no other petition for it may begin in this Interval' : ''}`,
  brings: null,
  possible: ({ game }) => game.state.frames.some(({ step }) => step === 'petition'),
  run: ({ game }, { barred }) => cancelPetition(game, barred === true),
});
