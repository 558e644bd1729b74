import { expect, it } from 'vitest';
import { playout } from '@/lib/kernel/playout';
import { randomPlayer } from '@/lib/kernel/random-player';
import { type DuneBoard, duneBoard } from '../../dune';
import type { Phase } from '../state/state';
import { wholeSetup } from '../testing/games-fixture';
import { isIdle } from './idle';

/** What comes before the revival. */
const EARLY: ReadonlySet<Phase> = new Set<Phase>(['storm', 'spice-blow', 'charity', 'bidding']);

it('[GF9-card-karama-01] [DES-card-karama-01] no order that is called idle ever stops anything', () => {
  const stopped = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1) {
    const setup = wholeSetup(seed, seed % 2 === 0 ? '2019' : 'descartes');
    let phase: Phase = 'storm';
    const done = playout<DuneBoard>(
      duneBoard,
      setup,
      setup.factions.map((_, seat) => randomPlayer(seed * 10 + seat)),
      {
        onEvents(events, { factions }) {
          for (const event of events) {
            if (event.kind === 'phase-began') phase = event.phase;
            if (event.kind !== 'stopped') continue;
            stopped.add(event.advantage);
            const taken = EARLY.has(phase) ? 'storm' : 'revival';
            expect(isIdle({ phase: taken, factions }, event), event.advantage).toBe(false);
          }
        },
      },
    );
    if (!done.ok) throw new Error(done.problems[0]?.message);
  }
  expect(stopped.size).toBeGreaterThan(20);
});
