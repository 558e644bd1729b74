import { begin, emit, type Game, type Step } from '../game';
import { stormOrder } from '../queries/order';
import type { Frame, TurnFrame } from '../state/frames';
import { PHASES, type Phase } from '../state/state';
import { harvest } from './harvest';
import { endTurn } from './mentat-pause';

/** What happens in a turn, in order: the nine phases (GF9-seq-02), and twice the orders for Karama cards. */
const PARTS: readonly (Phase | 'orders')[] = PHASES.flatMap((phase) =>
  phase === 'storm' || phase === 'revival' ? (['orders', phase] as const) : [phase],
);

const KARAMAS = 2;

export const turnStep: Step<TurnFrame> = {
  run(game, frame) {
    const { state } = game;
    if (frame.next === 0) {
      state.turn += 1;
      emit(game, { kind: 'turn-began', turn: state.turn });
    }
    const part = PARTS[frame.next];
    frame.next = (frame.next + 1) % PARTS.length;
    if (part === undefined) return;
    if (part === 'orders') {
      const isSpent = state.discards.filter((card) => card === 'karama').length === KARAMAS;
      if (!isSpent) begin(game, { step: 'orders', left: stormOrder(state) });
      return;
    }
    state.phase = part;
    emit(game, { kind: 'phase-began', phase: part });
    if (part === 'harvest') harvest(game);
    else if (part === 'mentat-pause') endTurn(game);
    else begin(game, frameOf(game, part));
  },
};

function frameOf({ state }: Game, phase: Exclude<Phase, 'harvest' | 'mentat-pause'>): Frame {
  const left = stormOrder(state);
  const [first = 0] = left;
  switch (phase) {
    case 'storm':
      return { step: 'storm', stage: 'weather', left: [], dials: [], dialers: [], sectors: null };
    case 'spice-blow':
      return { step: 'spice-blow', stage: 'draw', worms: 0, aside: 0, devoured: null };
    case 'charity':
      return { step: 'charity', left };
    case 'bidding':
      return {
        ...{ step: 'bidding', stage: 'help', left },
        ...{ opener: null, turn: first, top: 0, bidder: null, passes: 0, sighted: false },
      };
    case 'revival':
      return { step: 'revival', stage: 'grant', left: [], granted: false };
    case 'shipment':
      return { step: 'shipment', stage: 'grant', left: [], acted: null, granted: false };
    case 'battle':
      return { step: 'battles', left };
  }
}
