import { TERRITORIES } from '../../map/map';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { canUsePower, powerOf, spendPower } from '../advantages/special';
import { shuffleSpice, takeSpiceCard } from '../atoms/cards';
import { killAll } from '../atoms/forces';
import { loseSpice, setSpice, spiceIn } from '../atoms/spice';
import { placesOf, territoryOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { seatOf, stormOrder } from '../queries/order';
import { standsIn } from '../queries/presence';
import type { SpiceBlowFrame } from '../state/frames';
import { type TerritoryId, WORM } from '../state/state';

/**
 * Spice blow (GF9-spice-01 to -12): cards are turned over till a territory appears. In turn 1 worms are set aside; later
 * the first one devours, and there is a nexus at the end, and then the Fremen ride (GF9-fremen-08).
 */
export const spiceBlowStep: Step<SpiceBlowFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.stage) {
      case 'special': {
        frame.stage = 'draw';
        const fremen = state.turn > 1 ? powerOf(state, 'fremen') : null;
        if (fremen === null) return;
        frame.stage = 'special';
        return ask(game, fremen);
      }
      case 'draw': {
        const card = takeSpiceCard(game);
        if (card === WORM) return worm(game, frame);
        blow(game, frame, card);
        frame.stage = 'nexus';
        return;
      }
      case 'place':
        return ask(game, seatOf(state, 'fremen') ?? 0);
      case 'nexus':
        frame.stage = 'ride';
        // Two players have nobody to ally against.
        if (frame.worms === 0 && !frame.placed) return;
        frame.placed = false;
        emit(game, { kind: 'nexus-began' });
        if (state.factions.length > 2)
          begin(game, {
            ...{ step: 'nexus', left: stormOrder(state), proposals: [], proposed: [], broke: [] },
          });
        return;
      case 'ride': {
        const from = frame.devoured.shift();
        const seat = seatOf(state, 'fremen');
        if (seat === null || from === undefined) frame.stage = 'end';
        else if (standsIn(factionAt(state, seat), from))
          begin(game, { step: 'ride', seat, from, to: null, groups: [], elites: [] });
        return;
      }
      case 'end':
        // The option: the same once more, on a pile of its own (GF9-adv-flow-04 to -11, GF9-Q15).
        if (frame.pile === 'lastBlow' && isOn(state, 'double-blow')) {
          Object.assign(frame, { pile: 'lastBlowB', stage: 'draw', worms: 0 });
          return;
        }
        if (frame.aside > 0) {
          for (let worms = 0; worms < frame.aside; worms += 1) state.spiceDeck.push(WORM);
          shuffleSpice(game);
        }
        end(game);
    }
  },
  options(state, frame, seat) {
    if (frame.stage === 'place') return [PASS, ...PLACED];
    const worms = canUsePower(state, seat) ? SANDS : [];
    return [PASS, ...worms];
  },
  answer(game, frame, seat, action) {
    frame.stage = 'draw';
    if (action.kind === 'worm' && mayUse(game, 'worm-placing')) come(game, frame, action.territory);
    if (action.kind !== 'special-worm') return;
    // The special power of the Fremen: a worm as any other, in any sand territory (GF9-adv-karama-07, GF9-Q35).
    spendPower(game, seat);
    frame.placed = true;
    come(game, frame, action.territory);
  },
};

const SANDY = TERRITORIES.filter(({ type }) => type === 'sand').map(({ id }) => id);
const SANDS = SANDY.map((territory): Action => ({ kind: 'special-worm', territory }));
const PLACED = SANDY.map((territory): Action => ({ kind: 'worm', territory }));

/** A worm comes to a territory; the Fremen can ride it from there. */
function come(game: Game, frame: SpiceBlowFrame, territory: TerritoryId): void {
  emit(game, { kind: 'worm-came', territory });
  frame.devoured.push(territory);
  devour(game, territory);
}

/** A worm: set aside in turn 1, devours as the first of its phase, is only discarded after that (GF9-spice-02, -07 to -10). */
function worm(game: Game, frame: SpiceBlowFrame): void {
  const { state } = game;
  if (state.turn === 1) {
    frame.aside += 1;
    emit(game, { kind: 'worm-set-aside' });
    return;
  }
  const devoured = frame.worms === 0 ? state[frame.pile] : null;
  frame.worms += 1;
  state.spiceDiscards.push(WORM);
  if (devoured !== null) {
    come(game, frame, devoured);
    return;
  }
  emit(game, { kind: 'worm-came', territory: null });
  // The Fremen may place those after the first (GF9-fremen-13).
  if (frame.worms > 1 && isOn(state, 'advantages') && seatOf(state, 'fremen') !== null)
    frame.stage = 'place';
}

/** All spice and all forces in a territory are lost, but for Fremen and their ally (GF9-fremen-07, GF9-fremen-11). */
function devour(game: Game, territory: TerritoryId): void {
  const { state } = game;
  const places = placesOf(territory);
  loseSpice(game, places, 'worm');
  const fremen = seatOf(state, 'fremen');
  const ally = fremen === null ? null : (state.factions[fremen]?.ally ?? null);
  const spared = [fremen, ally].filter((seat) => {
    const faction = seat === null ? undefined : state.factions[seat];
    return faction !== undefined && standsIn(faction, territory);
  });
  const isSafe = spared.length > 0 && mayUse(game, 'worm-safety');
  for (const seat of state.factions.keys())
    if (!isSafe || !spared.includes(seat)) killAll(game, seat, places, 'worm');
}

/** Spice appears in the sector of the card, unless the storm is there; it adds to what lies there (GF9-spice-04 to -06, GF9-Q14). */
function blow(game: Game, { pile }: SpiceBlowFrame, territory: TerritoryId): void {
  const { state } = game;
  const { spice } = territoryOf(territory);
  if (spice === undefined) throw new Error(`no spice blows in ${territory}`);
  const at = `${territory}-${spice.sector}`;
  const amount = spice.sector === state.storm ? 0 : spice.amount;
  setSpice(state, at, spiceIn(state, at) + amount);
  state.spiceDiscards.push(territory);
  state[pile] = territory;
  emit(game, { kind: 'spice-blew', territory, at, amount });
}
