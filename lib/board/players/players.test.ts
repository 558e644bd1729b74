import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { playout } from '@/lib/kernel/playout';
import { duneBoard } from '../dune';
import { randomSetup } from '../engine/testing/games-fixture';
import { otherwiseHidden } from '../engine/testing/hidden-fixture';
import { faults } from '../engine/testing/invariants-fixture';
import { FACTIONS } from '../factions/factions';
import { BOARD_PLAYERS, type BoardPlayerName } from './names';
import { playerOf } from './players';

const IDS = FACTIONS.map(({ id }) => id);

/** The texts of all moves of two turns in which everybody plays alike. */
function movesOf(name: BoardPlayerName, seed: number): string {
  const setup = randomSetup(seed);
  const players = setup.factions.map((_, seat) => playerOf(name, seed, seat));
  const done = playout(duneBoard, setup, players, { maxTurns: 2 });
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return done.value.actions.map(moveText).join();
}

describe('automatic players of the board game', () => {
  it.each(BOARD_PLAYERS)('make the same moves with the same seed: %s', (name) => {
    expect(movesOf(name, 3)).toBe(movesOf(name, 3));
    expect(movesOf(name, 3)).not.toBe(movesOf(name, 8));
  });

  it.each(BOARD_PLAYERS)('go on as before where a game is taken up in the middle: %s', (name) => {
    const seed = 11;
    const setup = randomSetup(seed);
    const earlier = setup.factions.map((): number[] => []);
    const chosen = setup.factions.map((_, seat) => playerOf(name, seed, seat));
    const players = chosen.map((player, seat): typeof player => (look, legal) => {
      const action = player(look, legal);
      const again = playerOf(name, seed, seat, earlier[seat])(look, legal);
      expect(moveText(again)).toBe(moveText(action));
      earlier[seat]?.push(legal.length);
      return action;
    });
    expect(playout(duneBoard, setup, players, { maxTurns: 2 }).ok).toBe(true);
  });
});

describe('a steward', () => {
  it('decides the same whatever others hide: hands, spice, traitors, plans and piles', () => {
    let told = 0;
    for (const seed of [1, 2]) {
      const setup = randomSetup(seed);
      const random = xoroshiro128plus(seed);
      const next = () => uniformInt(random, 0, 0x7fffffff);
      const players = setup.factions.map((_, seat) => playerOf('steward', seed, seat));
      const done = playout(duneBoard, setup, players, {
        maxTurns: 3,
        onDecision(state, legal) {
          const seat = state.asked ?? 0;
          const player = players[seat];
          if (player === undefined || legal.length < 2) return;
          const other = otherwiseHidden(state, seat, next);
          const choice = player(() => duneBoard.viewFor(state, seat), legal);
          const again = player(() => duneBoard.viewFor(other, seat), legal);
          const where = `seed ${seed}, turn ${state.turn}, ${state.frames.at(-1)?.step}`;
          expect(moveText(again), where).toBe(moveText(choice));
          told += 1;
        },
      });
      expect(done.ok).toBe(true);
    }
    expect(told).toBeGreaterThan(100);
  });

  it('does only what is legal, in games of 2 to 6 factions that keep what no game may break', () => {
    for (let seed = 0; seed < 3; seed += 1) {
      const setup = randomSetup(seed);
      const players = setup.factions.map((_, seat) => playerOf('steward', seed, seat));
      const done = playout(duneBoard, setup, players, {
        onEvents(_events, state) {
          expect(faults(state), `game ${seed}, turn ${state.turn}`).toEqual([]);
        },
      });
      expect(done.ok && done.value.outcome, `game ${seed}`).toBeTruthy();
    }
  });

  it.each(IDS)('beats five random players, as %s', (id) => {
    let won = 0;
    for (let seed = 0; seed < 4; seed += 1) {
      const factions = IDS.map((_, at) => IDS[(at + seed) % IDS.length] ?? '');
      const own = factions.indexOf(id);
      const players = factions.map((_, seat) =>
        playerOf(seat === own ? 'steward' : 'random', seed, seat),
      );
      const done = playout(duneBoard, { seed, edition: '2019', factions }, players);
      if (done.ok && done.value.outcome?.winners.includes(own)) won += 1;
    }
    // One game in six would be its share.
    expect(won).toBeGreaterThanOrEqual(3);
  });

  it('beats five random players in the Descartes edition too', () => {
    let won = 0;
    for (const own of IDS.keys()) {
      const players = IDS.map((_, seat) =>
        playerOf(seat === own ? 'steward' : 'random', own, seat),
      );
      const setup = { seed: own, edition: 'descartes', factions: IDS } as const;
      const done = playout(duneBoard, setup, players);
      if (done.ok && done.value.outcome?.winners.includes(own)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(4);
  });
});
