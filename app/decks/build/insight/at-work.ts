import { browserStore } from '@/lib/storage/db';
import { callBench, callRaceBench, usualHands } from './bench';
import { createRaces } from './races';
import { createTrials } from './trials';
import { createTurns } from './turns';

/** What is played here goes on while other tabs of the pane, or other pages, are looked at. */

const shared = { store: browserStore(), hands: usualHands, turns: createTurns() };

export const trials = createTrials({ ...shared, callBench, tellEvery: 2_000 });
export const races = createRaces({ ...shared, callBench: callRaceBench, keepEvery: 3_000 });
