import { describe, expect, it } from 'vitest';
import { replay } from '@/lib/kernel/replay';
import { duneBoard } from '../../dune';
import { parseBoardRecord } from '../record';
import earlier from './fixtures/record-v1.json';

describe('records of the board game', () => {
  it('of the 2019 edition are read that were made while it was the only one, with how the table stood after each turn', () => {
    const record = parseBoardRecord(earlier);
    if (!record.ok) throw new Error(record.problems[0]?.message);
    expect(earlier.checks.length).toBeGreaterThan(1);
    const done = replay(duneBoard, record.value);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    expect(done.value.state.outcome).toMatchObject({ winners: [0, 1], reason: 'strongholds' });
    expect(done.value.state.factions.map(({ allies }) => allies)).toEqual([[1], [0], []]);
  });
});
