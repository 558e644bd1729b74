import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { randomPlayer } from '@/lib/kernel/random-player';
import type { GameCatalogue } from '../abilities/game-catalogue';
import type { Action } from '../actions';
import { begin, legalActions, play } from '../play';
import { recordOf } from '../record';
import { type GameSetup, newGame } from '../setup/new-game';
import type { GameEvent } from '../state/log-events';
import type { GameState } from '../state/state';

/** The setup of the random game of a number: 2 to 5 Houses, all samples in turn, both rule sets, options now and then. */
export function setupOf(seed: number): GameSetup {
  const count = 2 + (seed % 4);
  const houses = Array.from({ length: count }, (_, seat) => {
    const sample = SAMPLE_DECKS[(seed * 5 + seat * 2) % SAMPLE_DECKS.length];
    if (sample === undefined) throw new Error('there are sample decks');
    return { name: sample.deck.houseName, deck: sample.deck };
  });
  const odd = (bit: number) => ((seed >> bit) & 1) === 1;
  return {
    seed,
    rules: odd(3) ? 'eots' : 'tat',
    options: { surrender: odd(4), sixFiefsWin: odd(5), promptEvents: odd(6), openRites: odd(7) },
    houses,
    players: Math.max(2, count),
  };
}

export interface Walk {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

/**
 * Plays a random game for so many steps or to its end. `look` sees each decision before it is made and
 * what the last action brought. What goes wrong is told with the seed and the record of the game.
 */
export function walk(
  seed: number,
  steps: number,
  catalogue: GameCatalogue,
  look: (
    state: GameState,
    legal: readonly Action[],
    events: readonly GameEvent[],
    step: number,
  ) => void,
): Walk {
  const setup = setupOf(seed);
  const made = newGame(setup, catalogue);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const state = made.value;
  const choose = randomPlayer(seed);
  const actions: Action[] = [];
  let events = begin(state, catalogue);
  try {
    for (let step = 0; step < steps && state.outcome === null; step += 1) {
      const legal = legalActions(state, catalogue);
      look(state, legal, events, step);
      if (legal.length === 0) throw new Error('nothing is legal');
      const action = choose(() => null, legal);
      actions.push(action);
      const done = play(state, action, catalogue);
      if (!done.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
      events = done.value;
    }
  } catch (error) {
    const record = JSON.stringify(recordOf(setup, actions, catalogue));
    throw new Error(
      `random game ${seed}, after ${actions.length} actions: ${String(error)}\nrecord: ${record}`,
      {
        cause: error,
      },
    );
  }
  return { state, actions };
}
