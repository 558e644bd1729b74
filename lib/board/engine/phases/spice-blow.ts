import { TERRITORIES } from '../../map/map';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { canUsePower, powerOf, spendPower } from '../advantages/special';
import { type SpiceDeck, shuffleSpice, takeSpiceCard } from '../atoms/cards';
import { hasAdvisors, killAll } from '../atoms/forces';
import { loseSpice, setSpice, spiceIn } from '../atoms/spice';
import { isExtraStronghold, placesOf, rulesOf, territoryOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { seatOf, sideOf, stormOrder } from '../queries/order';
import { standsIn } from '../queries/presence';
import type { SpiceBlowFrame } from '../state/frames';
import { type BoardState, type TerritoryId, WORM } from '../state/state';

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
        const card = takeSpiceCard(game, deckOf(state, frame));
        if (card === WORM) return worm(game, frame);
        blow(game, frame, card);
        frame.stage = isAtOnce(state) ? 'end' : 'nexus';
        return;
      }
      case 'place':
        return ask(game, seatOf(state, 'fremen') ?? 0);
      case 'nexus':
        // The option: one nexus, once both piles are done.
        if (isOn(state, 'one-nexus') && isFirstOfTwo(state, frame)) {
          frame.placed ||= frame.worms > 0;
          frame.stage = 'end';
          return;
        }
        frame.stage = isAtOnce(state) ? 'devour' : 'ride';
        if (frame.worms === 0 && !frame.placed) return;
        frame.placed = false;
        emit(game, { kind: 'nexus-began' });
        // Two players have nobody to ally against.
        if (state.factions.length > 2 && rulesOf(state).allianceSize !== 1)
          begin(game, {
            ...{ step: 'nexus', left: stormOrder(state), proposals: [], proposed: [], broke: [] },
          });
        return;
      case 'devour':
        frame.stage = 'ride';
        for (const territory of frame.devoured) devour(game, territory);
        return;
      case 'ride': {
        const from = frame.devoured.shift();
        const seat = seatOf(state, 'fremen');
        if (from === undefined) frame.stage = isAtOnce(state) ? 'draw' : 'end';
        else if (seat !== null && standsIn(factionAt(state, seat), from))
          begin(game, { step: 'ride', seat, from, to: null, groups: [], elites: [] });
        return;
      }
      case 'end':
        if (isOn(state, 'two-spice-decks')) putBack(game, frame);
        // The option: the same once more, on a pile of its own (GF9-adv-flow-04 to -11, GF9-Q15, DES-adv-spice-01, -05).
        if (isFirstOfTwo(state, frame)) {
          Object.assign(frame, { pile: 'lastBlowB', stage: 'draw', worms: 0 });
          return;
        }
        putBack(game, frame);
        end(game);
    }
  },
  options(state, frame, seat) {
    const territories = rulesOf(state).orderedWorm === 'sand' ? SAND : ANYWHERE;
    if (frame.stage === 'place')
      return [PASS, ...territories.map((territory): Action => ({ kind: 'worm', territory }))];
    if (!canUsePower(state, seat)) return [PASS];
    return [PASS, ...territories.map((territory): Action => ({ kind: 'special-worm', territory }))];
  },
  answer(game, frame, seat, action) {
    frame.stage = 'draw';
    if (action.kind === 'worm' && mayUse(game, 'worm-placing')) come(game, frame, action.territory);
    if (action.kind !== 'special-worm') return;
    // The special power of the Fremen: a worm as any other, in any sand territory (GF9-adv-karama-07, GF9-Q35). In Descartes
    // anywhere, it devours only in the desert and brings no nexus (DES-fremen-21 to -23, DES-Q44).
    spendPower(game, seat);
    come(game, frame, action.territory);
    if (!isAtOnce(game.state)) frame.placed = true;
  },
};

/** Whether another spice blow comes, on a pile of its own. */
function isFirstOfTwo(state: Readonly<BoardState>, { pile }: SpiceBlowFrame): boolean {
  return pile === 'lastBlow' && isOn(state, 'double-blow');
}

/** Whether the nexus comes with the worm, before it devours, and not at the end of the phase (DES-blow-06, DES-ally-02). */
function isAtOnce(state: Readonly<BoardState>): boolean {
  return rulesOf(state).nexus === 'at once';
}

const SAND = TERRITORIES.filter(({ type }) => type === 'sand').map(({ id }) => id);
/** No worm touches the Polar Sink (DES-tips-04). */
const ANYWHERE = TERRITORIES.filter(({ type }) => type !== 'polar sink').map(({ id }) => id);

/** A worm that the Fremen send: it devours in the desert alone, and they can ride it from there (GF9-fremen-13, DES-fremen-16, -23). */
function come(game: Game, frame: SpiceBlowFrame, territory: TerritoryId): void {
  emit(game, { kind: 'worm-came', territory });
  frame.devoured.push(territory);
  if (isDesert(game.state, territory)) devour(game, territory);
  if (isAtOnce(game.state)) frame.stage = 'ride';
}

function deckOf(state: Readonly<BoardState>, { pile }: SpiceBlowFrame): SpiceDeck {
  return pile === 'lastBlowB' && isOn(state, 'two-spice-decks') ? 'spiceDeckB' : 'spiceDeck';
}

/** Worms of turn 1 go back into their deck once the blow is over (GF9-spice-03, DES-blow-09, DES-Q11). */
function putBack(game: Game, frame: SpiceBlowFrame): void {
  if (frame.aside === 0) return;
  const deck = deckOf(game.state, frame);
  for (; frame.aside > 0; frame.aside -= 1) game.state[deck].push(WORM);
  shuffleSpice(game, deck);
}

function isDesert(state: Readonly<BoardState>, id: TerritoryId): boolean {
  const territory = territoryOf(id);
  return territory.type === 'sand' && !isExtraStronghold(state, territory);
}

/**
 * A worm: set aside in turn 1, devours as the first of its phase, is only discarded after that (GF9-spice-02, -07 to -10).
 * In Descartes the first stops the blow for a nexus, and on each later one Fremen still there may ride (DES-blow-06 to
 * -08, DES-Q10).
 */
function worm(game: Game, frame: SpiceBlowFrame): void {
  const { state } = game;
  if (state.turn === 1) {
    frame.aside += 1;
    emit(game, { kind: 'worm-set-aside' });
    return;
  }
  frame.worms += 1;
  state.spiceDiscards.push(WORM);
  const { [frame.pile]: last } = state;
  const isFirst = frame.worms === 1;
  // The Fremen may place those after the first (GF9-fremen-13, DES-fremen-15).
  const isPlaced = !isFirst && isOn(state, 'advantages') && seatOf(state, 'fremen') !== null;
  emit(game, { kind: 'worm-came', territory: isFirst ? last : null });
  if (isPlaced) frame.stage = 'place';
  else if (last === null) return;
  else if (isAtOnce(state)) {
    frame.devoured.push(last);
    frame.stage = isFirst ? 'nexus' : 'ride';
  } else if (isFirst) {
    frame.devoured.push(last);
    devour(game, last);
  }
}

/** All spice and all forces in a territory are lost, but for Fremen and their allies (GF9-fremen-07, GF9-fremen-11, DES-fremen-09, -12). */
function devour(game: Game, territory: TerritoryId): void {
  const { state } = game;
  const places = placesOf(territory);
  loseSpice(game, places, 'worm');
  const fremen = seatOf(state, 'fremen');
  const side = fremen === null ? [] : sideOf(state, fremen);
  const spared = side.filter((seat) => {
    const faction = factionAt(state, seat);
    return standsIn(faction, territory) || hasAdvisors(faction, territory);
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
