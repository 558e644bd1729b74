import type { Seat } from '@/lib/kernel/game';
import { begin, emit, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { seatOf, stormOrder } from '../queries/order';
import type { Frame, TurnFrame } from '../state/frames';
import { type BoardState, PHASES, type Phase } from '../state/state';
import { harvest } from './harvest';
import { endTurn } from './mentat-pause';

const KARAMAS = 2;

/** The turn: its nine phases in order (GF9-seq-02), two of which begin with orders for Karama cards. */
export const turnStep: Step<TurnFrame> = {
  run(game, frame) {
    const { state } = game;
    if (frame.next === 0) {
      state.turn += 1;
      for (const faction of state.factions) faction.eliteRevived = false;
      emit(game, { kind: 'turn-began', turn: state.turn });
    }
    const phase = PHASES[frame.next];
    frame.next = (frame.next + 1) % PHASES.length;
    if (phase === undefined) return;
    state.phase = phase;
    emit(game, { kind: 'phase-began', phase });
    if (phase === 'harvest') harvest(game);
    else if (phase === 'mentat-pause') endTurn(game);
    else begin(game, frameOf(game, phase));
    if (phase === 'storm' || phase === 'revival') takeOrders(game);
  },
};

/** While both Karamas lie in the discards, for all to see, nobody is asked but the Bene Gesserit, who may hold a worthless card (GF9-bg-24). */
function takeOrders(game: Game): void {
  const { state } = game;
  const spent = state.discards.filter((card) => card === 'karama').length;
  const order = stormOrder(state);
  const left = spent < KARAMAS ? order : order.filter((seat) => hasMakeshift(state, seat));
  if (left.length > 0) begin(game, { step: 'orders', left });
}

/** Whether a faction may use other cards as a Karama. */
function hasMakeshift(state: Readonly<BoardState>, seat: Seat): boolean {
  return isOn(state, 'advantages') && seat === seatOf(state, 'bene-gesserit');
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
        ...{ step: 'shipment', stage: 'grant', left: [], acted: null, granted: false },
        ...{ free: isOn(state, 'advantages'), waits: false },
      };
    case 'battle':
      return { step: 'battles', left };
  }
}
