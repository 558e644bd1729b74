import type { Seat } from '@/lib/kernel/game';
import { usesWorthless } from '../advantages/karama';
import { begin, emit, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { seatOf, stormOrder } from '../queries/order';
import type { Frame, TurnFrame } from '../state/frames';
import { type BoardState, PHASES_OF, type Phase } from '../state/state';
import { harvest } from './harvest';
import { endTurn } from './mentat-pause';

const KARAMAS = 2;

/**
 * The turn: its phases in order, nine or six (GF9-seq-02, DES-seq-02), two of which begin with orders for Karama cards. In
 * Descartes charity comes in the bidding, revival in the movement, and the turn ends with the collection.
 */
export const turnStep: Step<TurnFrame> = {
  run(game, frame) {
    const { state } = game;
    if (frame.next === 0) {
      state.turn += 1;
      for (const faction of state.factions) {
        faction.eliteRevived = false;
        faction.oldAllies = faction.allies;
      }
      emit(game, { kind: 'turn-began', turn: state.turn });
    }
    const phases = PHASES_OF[state.edition];
    const phase = phases[frame.next];
    frame.next = (frame.next + 1) % phases.length;
    if (phase === undefined) return;
    state.phase = phase;
    state.stopped = [];
    emit(game, { kind: 'phase-began', phase });
    if (phase === 'harvest') harvest(game);
    if (phase !== 'harvest' && phase !== 'mentat-pause') begin(game, frameOf(game, phase));
    else if (frame.next === 0) endTurn(game);
    if (phase === 'bidding' && !phases.includes('charity')) begin(game, frameOf(game, 'charity'));
    if (phase === 'storm' || phase === firstToRevive(phases)) takeOrders(game);
  },
};

function firstToRevive(phases: readonly Phase[]): Phase {
  return phases.includes('revival') ? 'revival' : 'shipment';
}

/** While both Karamas lie in the discards, for all to see, nobody is asked but the Bene Gesserit, who may hold a worthless card (GF9-bg-24, DES-bg-15). */
function takeOrders(game: Game): void {
  const { state } = game;
  const spent = state.discards.filter((card) => card === 'karama').length;
  const order = stormOrder(state);
  const left = spent < KARAMAS ? order : order.filter((seat) => hasMakeshift(state, seat));
  if (left.length > 0) begin(game, { step: 'orders', left });
}

/** Whether a faction may use other cards as a Karama. */
function hasMakeshift(state: Readonly<BoardState>, seat: Seat): boolean {
  return usesWorthless(state) && seat === seatOf(state, 'bene-gesserit');
}

const firstPile = () => ({
  ...{ pile: 'lastBlow' as const, worms: 0, aside: 0, placed: false, devoured: [] },
});

function frameOf({ state }: Game, phase: Exclude<Phase, 'harvest' | 'mentat-pause'>): Frame {
  const left = stormOrder(state);
  const [first = 0] = left;
  switch (phase) {
    case 'storm':
      return { step: 'storm', stage: 'weather', left: [], dials: [], dialers: [], sectors: null };
    case 'spice-blow':
      return { step: 'spice-blow', stage: 'special', ...firstPile() };
    case 'charity':
      return { step: 'charity', left, stopped: false };
    case 'bidding':
      return {
        ...{ step: 'bidding', stage: 'help', left },
        ...{ opener: null, turn: first, top: 0, bidder: null, passes: 0, sighted: false },
      };
    case 'revival':
      return { step: 'revival', stage: 'grant', left: [], granted: false };
    case 'shipment':
      return {
        ...{ step: 'shipment', left: [], acted: null, shared: [], granted: false },
        stage: state.edition === 'descartes' ? 'revival' : 'grant',
        ...{ free: isOn(state, 'advantages'), waits: false },
      };
    case 'battle':
      return { step: 'battles', left };
  }
}
