import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { rulesOf } from '../facts';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { seatOf } from '../queries/order';
import type { CharityFrame } from '../state/frames';

/**
 * CHOAM charity (GF9-charity-01 to -03): who has 0 or 1 spice behind the shield may claim and is brought up to 2; in
 * Descartes who has none, for 2 more (DES-bid-19, -20, DES-Q13). All are asked, so that nobody learns who is poor and does
 * not claim.
 */
export const charityStep: Step<CharityFrame> = {
  run(game, frame) {
    const { state } = game;
    const [seat] = frame.left;
    if (seat === undefined) return end(game);
    const { charity, sistersCharityFrom } = rulesOf(state);
    const isLate = state.turn >= sistersCharityFrom && isOn(state, 'advantages');
    const isSure = isLate && seat === seatOf(state, 'bene-gesserit');
    if (!isSure || frame.stopped) return ask(game, seat);
    // The Bene Gesserit get it in any case (GF9-bg-16, DES-opt-adv-03).
    frame.stopped = !mayUse(game, 'charity');
    if (frame.stopped) return;
    frame.left.shift();
    give(game, seat, charity.spice);
  },
  options: (state, _frame, seat) =>
    factionAt(state, seat).spice <= rulesOf(state).charity.most ? [PASS, CLAIM] : [PASS],
  answer(game, frame, seat, action) {
    frame.left.shift();
    if (action.kind !== 'claim') return;
    const { gives, spice } = rulesOf(game.state).charity;
    give(game, seat, gives === 'more' ? spice : spice - factionAt(game.state, seat).spice);
  },
};

function give(game: Game, seat: Seat, amount: number): void {
  factionAt(game.state, seat).spice += amount;
  emit(game, { kind: 'charity', seat, amount });
}

const CLAIM: Action = { kind: 'claim' };
