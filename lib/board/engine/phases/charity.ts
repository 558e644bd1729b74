import { type Action, PASS } from '../actions';
import { rulesOf } from '../facts';
import { ask, emit, end, factionAt, type Step } from '../game';
import type { CharityFrame } from '../state/frames';

/**
 * CHOAM charity (GF9-charity-01 to -03): who has 0 or 1 spice behind the shield may claim and is brought up to 2; in
 * Descartes who has none, for 2 more (DES-bid-19, -20, DES-Q13). All are asked, so that nobody learns who is poor and does
 * not claim.
 */
export const charityStep: Step<CharityFrame> = {
  run(game, frame) {
    const [seat] = frame.left;
    if (seat === undefined) end(game);
    else ask(game, seat);
  },
  options: (state, _frame, seat) =>
    factionAt(state, seat).spice <= rulesOf(state).charity.most ? [PASS, CLAIM] : [PASS],
  answer(game, frame, seat, action) {
    frame.left.shift();
    if (action.kind !== 'claim') return;
    const faction = factionAt(game.state, seat);
    const { gives, spice } = rulesOf(game.state).charity;
    const amount = gives === 'more' ? spice : spice - faction.spice;
    faction.spice += amount;
    emit(game, { kind: 'charity', seat, amount });
  },
};

const CLAIM: Action = { kind: 'claim' };
