import type { Seat } from '@/lib/kernel/game';
import { shuffle } from '@/lib/kernel/random';
import { range } from '@/lib/range';
import { reach } from '../../map/reach';
import { SECTORS } from '../../map/sectors';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { playCard } from '../atoms/cards';
import { killAll } from '../atoms/forces';
import { loseSpice } from '../atoms/spice';
import { type Played, placeOf, placesOf, rulesOf } from '../facts';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { hasStormCards, isOn } from '../queries/options';
import { seatOf, stormOrder } from '../queries/order';
import { stormDials } from '../queries/storm-dials';
import { STORM_CARDS } from '../queries/storm-next';
import { placesHit, sectorsHit } from '../queries/storm-way';
import type { StormFrame } from '../state/frames';
import type { BoardState, Faction } from '../state/state';
import { loseHalf } from './half';

const WALL = 'shield-wall';
const FARTHEST_WEATHER = 10;

/**
 * Storm (GF9-storm-01 to -14): Weather Control, or two dials; Family Atomics; then the storm moves. Both cards not in
 * turn 1, but for an option. Whoever could hold such a card is asked, whether it does or not.
 */
export const stormStep: Step<StormFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.stage) {
      case 'weather': {
        const isSeen = !mayPlay(state) || state.discards.includes('weather-control');
        if (frame.dialers.length === 0) {
          frame.dialers = dialers(state);
          frame.left = isSeen ? [] : stormOrder(state);
        }
        const [seat] = frame.left;
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'dial';
        frame.left = [...frame.dialers];
        if (frame.sectors !== null || state.stormCard === null) return;
        // The option: a card in place of the dials, after the first storm (GF9-fremen-12).
        frame.sectors = state.stormCard.number;
        emit(game, { kind: 'storm-card', number: frame.sectors });
        return;
      }
      case 'dial': {
        const [seat] = frame.left;
        if (frame.sectors === null && seat !== undefined) return ask(game, seat);
        if (frame.sectors === null) {
          frame.sectors = frame.dials.reduce((sum, number) => sum + number, 0);
          state.wheels = [...frame.dialers];
          emit(game, { kind: 'dialed', seats: frame.dialers, numbers: [...frame.dials] });
        }
        frame.stage = 'atomics';
        frame.left = mayPlay(state) && state.wallStands ? stormOrder(state) : [];
        frame.left = frame.left.filter((other) => canReachWall(state, other));
        return;
      }
      case 'atomics': {
        const [seat] = frame.left;
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'move';
        return;
      }
      case 'move':
        // What is still asked of the Fremen comes on top of the next phase.
        end(game);
        moveStorm(game, frame.sectors ?? 0, frame.dials.length > 0);
        if (hasStormCards(state)) drawStormCard(game);
        emit(game, { kind: 'storm-order', seats: stormOrder(state) });
    }
  },
  options(state, frame, seat) {
    const { hand } = factionAt(state, seat);
    if (frame.stage === 'weather')
      return hand.includes('weather-control') ? [PASS, ...WEATHER] : [PASS];
    if (frame.stage === 'atomics')
      return hand.includes('family-atomics') ? [PASS, ATOMICS] : [PASS];
    return stormDials(state).map((number): Action => ({ kind: 'dial', number }));
  },
  answer(game, frame, seat, action) {
    frame.left.shift();
    if (action.kind === 'dial') frame.dials.push(action.number);
    else if (action.kind === 'weather') {
      playCard(game, seat, 'weather-control');
      frame.sectors = action.sectors;
      frame.left = [];
    } else if (action.kind === 'atomics') {
      playCard(game, seat, 'family-atomics');
      breakWall(game, seat);
      frame.left = [];
    }
  },
};

/** Whether Weather Control and Family Atomics may be played by now (DES-Q49). */
function mayPlay(state: Played & Pick<BoardState, 'turn'>): boolean {
  return state.turn >= rulesOf(state).stormCardsFrom;
}

const WEATHER = range(0, FARTHEST_WEATHER).map((sectors): Action => ({ kind: 'weather', sectors }));
const ATOMICS: Action = { kind: 'atomics' };

/** A card of six is drawn for the next turn, the last one goes back, used or not; the Fremen look at it (GF9-Q42). */
function drawStormCard(game: Game): void {
  const { state } = game;
  const cards = range(1, STORM_CARDS);
  shuffle(state, cards);
  const [number = 1] = cards;
  const seat = seatOf(state, 'fremen');
  const seen = mayUse(game, 'storm-sight');
  state.stormCard = { number, seen };
  if (seen && seat !== null) emit(game, { kind: 'storm-card-seen', seat, number });
}

/** Who dials: at first those on either side of the start sector, later the two that last used the wheels (GF9-storm-02, -04, GF9-Q10). */
function dialers(state: Readonly<BoardState>): Seat[] {
  if (state.wheels.length === 2) return [...state.wheels];
  const order = stormOrder({ ...state, storm: 0 });
  return [order[0] ?? 0, order.at(-1) ?? 0];
}

/** Whether a faction could play Family Atomics: a force on the Shield Wall, or beside it with no storm between (GF9-card-atomics-02). */
function canReachWall(state: Readonly<BoardState>, seat: Seat): boolean {
  const { forces }: Faction = factionAt(state, seat);
  return forces.some(({ at }) => {
    const from = placeOf(at);
    if (from.territory.id === WALL) return true;
    const near = reach({ from, steps: 1, storm: state.storm });
    return near.some(({ location }) => location.territory.id === WALL);
  });
}

/** Family Atomics: all on the Shield Wall dies, and the storm can come behind it from now on (GF9-card-atomics-03, -04). */
function breakWall(game: Game, seat: Seat): void {
  game.state.wallStands = false;
  emit(game, { kind: 'wall-fell', seat });
  for (const other of game.state.factions.keys()) killAll(game, other, placesOf(WALL), 'atomics');
}

/** Moves the storm sector by sector: forces on sand die where it enters, and all spice there is lost (GF9-storm-06 to -10). */
export function moveStorm(game: Game, sectors: number, isDialed = true): void {
  const { state } = game;
  const entered = sectorsHit(state, sectors, isDialed);
  state.storm = (state.storm + sectors) % SECTORS;
  emit(game, { kind: 'storm-moved', to: state.storm, sectors });
  let survivors: Seat | null | undefined;
  for (const sector of entered) {
    const { places, open } = placesHit(state, sector);
    for (const [seat, { forces }] of state.factions.entries()) {
      const hit = forces.filter(({ at }) => open.some(({ id }) => id === at));
      if (hit.length > 0 && survivors === undefined && seat === seatOf(state, 'fremen'))
        survivors = isOn(state, 'advantages') && mayUse(game, 'storm-half') ? seat : null;
      if (seat === survivors) for (const stack of hit) loseHalf(game, seat, stack.at, stack);
      else killAll(game, seat, open, 'storm');
    }
    loseSpice(game, places, 'storm');
  }
}
