import { describe, expect, it } from 'vitest';
import { playout } from '@/lib/kernel/playout';
import { randomPlayer } from '@/lib/kernel/random-player';
import { duneBoard } from '../../dune';
import { EDITIONS } from '../../editions/editions';
import type { BoardState, Phase } from '../state/state';
import { randomSetup } from './games-fixture';
import { faults, fromBank, spiceOut } from './invariants-fixture';

const GAMES = Number(process.env.BOARD_GAMES ?? 2_000);
/** Of so many of them every position is looked at closely; of the others the first of each phase. */
const CLOSELY = 40;

describe(`${GAMES} random games of 2 to 6 factions in both editions`, () => {
  it('[GF9-seq-01] [DES-seq-01] come to an end within ten turns or fifteen, and nothing is lost or doubled on the way', () => {
    for (let seed = 0; seed < GAMES; seed += 1) {
      const setup = randomSetup(seed);
      let out = 0;
      let phase: Phase | null = null;
      const where = (state: Readonly<BoardState>) =>
        `game ${seed}, turn ${state.turn}, ${state.phase}`;
      const done = playout(
        duneBoard,
        setup,
        setup.factions.map((_, seat) => randomPlayer(seed * 10 + seat)),
        {
          onEvents(events, state) {
            const now = spiceOut(state);
            if (state.turn > 1 && now !== out + fromBank(events))
              throw new Error(`${where(state)}: ${now} spice is out of the bank, but was ${out}`);
            out = now;
            if (seed >= CLOSELY && state.phase === phase) return;
            phase = state.phase;
            const found = faults(state);
            if (found.length > 0) throw new Error(`${where(state)}: ${found.join('; ')}`);
          },
        },
      );
      if (!done.ok) throw new Error(`game ${seed}: ${done.problems[0]?.message}`);
      expect(done.value.outcome, `game ${seed}`).not.toBeNull();
      expect(done.value.turns, `game ${seed}`).toBeLessThanOrEqual(EDITIONS[setup.edition].turns);
    }
  });
});
