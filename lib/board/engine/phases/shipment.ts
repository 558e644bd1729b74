import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/may-use';
import { canUsePower, spendPower } from '../advantages/special';
import { addForces, killAll } from '../atoms/forces';
import { endLoans } from '../atoms/spice';
import { POLAR_SINK, placeOf, placesOf, rulesOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { hasOrnithopters, STEPS } from '../queries/groups';
import { alliesOf, seatOf, stormOrder } from '../queries/order';
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
      case 'revival':
        // Before it the Atreides see the next spice card (DES-atreides-05, DES-Q38).
        frame.stage = 'grant';
        foresee(game);
        return begin(game, { step: 'revival', stage: 'grant', left: [], granted: false });
      case 'grant': {
        const guild = seatOf(state, 'guild');
        frame.granted = rulesOf(state).allyShipping === 'always';
        if (guild !== null && alliesOf(state, 'guild').length > 0 && !frame.granted)
          return ask(game, guild);
        return startHelp(game, frame);
      }
      case 'help': {
        const [seat] = frame.left;
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'turn';
        frame.left = stormOrder(state);
        if (rulesOf(state).phases.includes('revival')) foresee(game);
        return;
      }
      case 'turn': {
        if (frame.acted !== null) leaveAlly(game, frame, frame.acted);
        const seat = frame.left.shift();
        frame.acted = seat ?? null;
        if (seat === undefined) {
          endLoans(state);
          return end(game);
        }
        const { leaderRevival, ornithopters } = rulesOf(state);
        const faction = factionAt(state, seat);
        if (leaderRevival === 'own move') begin(game, { step: 'leader-revival', seat });
        begin(game, {
          ...{ step: 'move', seat, moves: 1, steps: STEPS.others },
          flew: ornithopters === 'before shipping' ? hasOrnithopters(faction) : null,
          ...{ from: null, to: null, groups: [] },
        });
        const isAlly = alliesOf(state, 'guild').includes(seat);
        const byGuild = faction.id === 'guild' || (frame.granted && isAlly);
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
      const allies = alliesOf(game.state, 'guild');
      if (action.kind !== 'grant' || !mayUse(game, 'ally-shipment')) return;
      frame.granted = true;
      emit(game, { kind: 'granted', seat, to: allies, what: 'shipment' });
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
 * Allies who shared a territory when the turn began must part: what the last of them to act leaves there is lost, not in
 * the Polar Sink (GF9-ally-19, -20, GF9-Q29, DES-Q29).
 */
function leaveAlly(game: Game, { left }: ShipmentFrame, seat: Seat): void {
  const { state } = game;
  const { allies, allied, forces } = factionAt(state, seat);
  if (allied === state.turn) return;
  const others = allies.filter((ally) => !left.includes(ally));
  const shared = new Set(
    forces.flatMap(({ at }) => {
      const { id } = placeOf(at).territory;
      return others.some((ally) => standsIn(factionAt(state, ally), id)) ? [id] : [];
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
