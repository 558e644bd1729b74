import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { begin, legalActions, play } from '@/lib/engine/play';
import { type GameSetup, newGame } from '@/lib/engine/setup/new-game';
import { cloneState } from '@/lib/engine/state/clone';
import type { GameState } from '@/lib/engine/state/state';
import { wildSetup } from '@/lib/engine/testing/naive/wild-fixture';
import { playerOf } from '@/lib/players/automatic-players';
import { type BenchResult, judged } from './bench';

/** Games in a round; the best round is the figure: the first ones run before all is compiled, and the machine has other work too. */
const GAMES = 60;
const ROUNDS = 12;
/** Clones timed as one. */
const CLONES = 2_000;
const MOST_STEPS = 5_000;

interface Round {
  actions: number;
  listing: number;
  applying: number;
}

/**
 * Whole games of two random Houses with the sample decks, on one core: at every decision the legal
 * actions are listed, one is chosen and applied. Beside it, games of two to five Houses with decks of any
 * cards, which may take twice the time, and the clone of a game in its fourth turn, as undo and playouts
 * make one.
 */
export async function benchEngine(): Promise<BenchResult> {
  const best = bestRound(sampleSetup);
  const wild = bestRound((number) => wildSetup(2 * number + 1, loadGameCatalogue()));
  const middle = midGame();
  const clone = bestOf(() => cloneState(middle));
  const structured = bestOf(() => structuredClone(middle));
  const sum = best.listing + best.applying;
  return judged(
    'engine: random games of two Houses',
    {
      'applied actions/s': speed(best),
      'with decks of any cards, actions/s': speed(wild),
      'clone of a mid-game state (µs)': clone,
      'structuredClone of it (µs)': structured,
      'listing (% of the time)': (100 * best.listing) / sum,
      'applying (%)': (100 * best.applying) / sum,
    },
    {
      'applied actions/s': 75_000,
      'with decks of any cards, actions/s': Math.round(speed(best) / 2),
      'clone of a mid-game state (µs)': 4,
    },
  );
}

/** Actions a second. */
function speed({ actions, listing, applying }: Round): number {
  return (actions / (listing + applying)) * 1000;
}

function bestRound(setup: (number: number) => GameSetup): Round {
  const rounds = Array.from({ length: ROUNDS }, () => playRound(setup));
  return rounds.reduce((best, round) => (speed(round) > speed(best) ? round : best));
}

function playRound(setup: (number: number) => GameSetup): Round {
  const catalogue = loadGameCatalogue();
  const round: Round = { actions: 0, listing: 0, applying: 0 };
  for (let game = 0; game < GAMES; game += 1) {
    const state = deal(setup(game));
    const players = state.houses.map((_, seat) => playerOf('random', catalogue, game, seat));
    for (let step = 0; state.decision !== null && step < MOST_STEPS; step += 1) {
      const start = performance.now();
      const legal = legalActions(state, catalogue);
      const listed = performance.now();
      const action = players[state.decision.seat]?.(noLook, legal);
      if (action === undefined) throw new Error('both seats are played');
      const chosen = performance.now();
      play(state, action, catalogue);
      const applied = performance.now();
      round.listing += listed - start;
      round.applying += applied - chosen;
      round.actions += 1;
    }
  }
  return round;
}

/** Random players look at nothing. */
function noLook(): never {
  throw new Error('nobody looks');
}

function sampleSetup(seed: number): GameSetup {
  const decks = [SAMPLE_DECKS[seed % 9], SAMPLE_DECKS[(seed * 4 + 1) % 9]];
  const houses = decks.flatMap((sample) =>
    sample === undefined ? [] : [{ name: sample.deck.houseName, deck: sample.deck }],
  );
  return { seed, rules: seed % 2 === 0 ? 'tat' : 'eots', houses, players: 2 };
}

function deal(setup: GameSetup): GameState {
  const made = newGame(setup, loadGameCatalogue());
  if (!made.ok) throw new Error(made.problems[0]?.message);
  begin(made.value, loadGameCatalogue());
  return made.value;
}

/** A random game in its fourth turn. */
function midGame(): GameState {
  const catalogue = loadGameCatalogue();
  const state = deal(sampleSetup(1));
  const players = [0, 1].map((seat) => playerOf('random', catalogue, 1, seat));
  while (state.decision !== null && state.turn < 4) {
    const legal = legalActions(state, catalogue);
    const action = players[state.decision.seat]?.(noLook, legal);
    if (action !== undefined) play(state, action, catalogue);
  }
  return state;
}

/** Microseconds for one run: the best of several stretches. */
function bestOf(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let stretch = 0; stretch < 8; stretch += 1) {
    const start = performance.now();
    for (let at = 0; at < CLONES; at += 1) run();
    best = Math.min(best, ((performance.now() - start) / CLONES) * 1000);
  }
  return best;
}
