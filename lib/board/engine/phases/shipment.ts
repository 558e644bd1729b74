import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/may-use';
import { canUsePower, spendPower } from '../advantages/special';
import { addForces, killAll } from '../atoms/forces';
import { endLoans } from '../atoms/spice';
import { POLAR_SINK, placeOf, placesOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { STEPS } from '../queries/groups';
import { allyOf, seatOf, stormOrder } from '../queries/order';
import { standsIn } from '../queries/presence';
import type { AccompanyFrame, ShipmentFrame, VetoFrame } from '../state/frames';
import { help, helpers, helpOptions } from './help';

/**
 * Shipment and movement (GF9-ship-01): each faction in storm order ships, then moves. Before, the Guild may let its ally
 * ship as it does (GF9-guild-06), allies say what they lend, and the Atreides see the next spice card (GF9-atreides-06).
 */
export const shipmentStep: Step<ShipmentFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.stage) {
      case 'grant': {
        const guild = seatOf(state, 'guild');
        if (guild !== null && allyOf(state, 'guild') !== null) return ask(game, guild);
        return startHelp(game, frame);
      }
      case 'help': {
        const [seat] = frame.left;
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'turn';
        frame.left = stormOrder(state);
        return foresee(game);
      }
      case 'turn': {
        if (frame.acted !== null) leaveAlly(game, frame, frame.acted);
        const seat = frame.left.shift();
        frame.acted = seat ?? null;
        if (seat === undefined) {
          endLoans(state);
          return end(game);
        }
        begin(game, {
          ...{
            step: 'move',
            seat,
            moves: 1,
            steps: STEPS.others,
            from: null,
            to: null,
            groups: [],
          },
        });
        const isGuild = factionAt(state, seat).id === 'guild';
        const byGuild = isGuild || (frame.granted && seat === allyOf(state, 'guild'));
        begin(game, {
          ...{
            step: 'ship',
            seat,
            byGuild,
            from: null,
            to: null,
            half: byGuild,
            karama: false,
            count: null,
          },
        });
      }
    }
  },
  options: (state, frame, seat) =>
    frame.stage === 'grant' ? [PASS, GRANT] : helpOptions(state, seat),
  answer(game, frame, seat, action) {
    if (frame.stage === 'grant') {
      startHelp(game, frame);
      const ally = allyOf(game.state, 'guild');
      if (action.kind !== 'grant' || ally === null || !mayUse(game, 'ally-shipment')) return;
      frame.granted = true;
      emit(game, { kind: 'granted', seat, to: ally, what: 'shipment' });
      return;
    }
    frame.left.shift();
    if (action.kind === 'help') help(game, seat, action.spice);
  },
};

const GRANT: Action = { kind: 'grant' };

function startHelp({ state }: Game, frame: ShipmentFrame): void {
  frame.stage = 'help';
  frame.left = helpers(state, stormOrder(state), false);
}

function foresee(game: Game): void {
  const { state } = game;
  const seat = seatOf(state, 'atreides');
  const card = state.spiceDeck.at(-1);
  if (seat === null || card === undefined || !mayUse(game, 'spice-sight')) return;
  state.foreseen = card;
  emit(game, { kind: 'foresaw', seat, card });
}

/**
 * Allies who shared a territory when the turn began must part: what the second of them to act leaves there is lost, not
 * in the Polar Sink (GF9-ally-19, -20, GF9-Q29).
 */
function leaveAlly(game: Game, { left }: ShipmentFrame, seat: Seat): void {
  const { state } = game;
  const { ally, allied, forces } = factionAt(state, seat);
  if (ally === null || allied === state.turn || left.includes(ally)) return;
  const other = factionAt(state, ally);
  const shared = new Set(
    forces.flatMap(({ at }) => {
      const { id } = placeOf(at).territory;
      return standsIn(other, id) ? [id] : [];
    }),
  );
  shared.delete(POLAR_SINK);
  for (const territory of shared) killAll(game, seat, placesOf(territory), 'alliance');
}

/** The special power of the Guild: it stops one shipment of another from off the planet (GF9-adv-karama-08, GF9-guild-10). */
export const vetoStep: Step<VetoFrame> = {
  run: (game, { seat }) => ask(game, seat),
  options: (state, _frame, seat) => (canUsePower(state, seat) ? [PASS, CANCEL] : [PASS]),
  answer(game, _frame, seat, action) {
    end(game);
    if (action.kind !== 'special-cancel') return;
    spendPower(game, seat);
    const shipment = game.state.frames.at(-1);
    if (shipment?.step !== 'ship') return;
    // The shipment is lost for the turn, the move stays (GF9-Q34).
    end(game);
    emit(game, { kind: 'shipment-stopped', seat, target: shipment.seat });
  },
};

const CANCEL: Action = { kind: 'special-cancel' };

/** When another ships from off the planet, the Bene Gesserit may ship one to the Polar Sink for nothing (GF9-bg-11). */
export const accompanyStep: Step<AccompanyFrame> = {
  run: (game, { seat }) => ask(game, seat),
  options: () => [PASS, ACCOMPANY],
  answer(game, _frame, seat, action) {
    end(game);
    if (action.kind !== 'accompany' || !mayUse(game, 'accompany')) return;
    const faction = factionAt(game.state, seat);
    faction.reserves -= 1;
    addForces(faction, POLAR_SINK, 1);
    emit(game, { kind: 'accompanied', seat });
  },
};

const ACCOMPANY: Action = { kind: 'accompany' };
