import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay } from '@/lib/kernel/replay';
import type { PlayerName } from '@/lib/players/who-plays';
import { type GameRecord, parseRecord } from '../../record';
import type { GameSetup } from '../../setup/new-game';
import type { Outcome } from '../../state/state';
import { rules, sampleGame, sampleSetup } from '../game-fixture';

// Recorded games that must go on replaying to the same end. After a change of the rules that is meant,
// GOLDEN=write npx vitest run lib/engine/testing/golden writes them anew.

interface Golden {
  readonly name: string;
  readonly hash: string;
  readonly outcome: Outcome | null;
  readonly record: GameRecord;
}

const file = join(import.meta.dirname, 'games.jsonl');

const GAMES: readonly (readonly [name: string, GameSetup, PlayerName, turns?: number])[] = [
  ['two random Houses to the end', sampleSetup(1, [0, 1]), 'random'],
  ['two random Houses, Eye of the Storm', sampleSetup(2, [2, 3], 'eots'), 'random'],
  ['three random Houses', sampleSetup(3, [4, 5, 6]), 'random', 8],
  ['five random Houses, Eye of the Storm', sampleSetup(4, [7, 8, 0, 2, 4], 'eots'), 'random', 5],
  [
    'random Houses with every optional rule',
    {
      ...sampleSetup(5, [3, 6]),
      options: { surrender: true, sixFiefsWin: true, promptEvents: true, openRites: true },
    },
    'random',
  ],
  ['one greedy House with silent rivals', { ...sampleSetup(6, [3]), players: 4 }, 'greedy'],
  ['two greedy Houses', sampleSetup(7, [8, 1]), 'greedy'],
  ['four greedy Houses, Eye of the Storm', sampleSetup(8, [5, 2, 7, 4], 'eots'), 'greedy'],
];

function recordAnew(): readonly Golden[] {
  return GAMES.map(([name, setup, policy, turns]) => {
    const { played, record } = sampleGame(setup, policy, turns);
    return { name, hash: played.hash, outcome: played.outcome, record };
  });
}

if (process.env.GOLDEN === 'write')
  writeFileSync(
    file,
    recordAnew()
      .map((game) => `${JSON.stringify(game)}\n`)
      .join(''),
  );

const kept = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Golden => JSON.parse(line));

describe('the golden games', () => {
  it('are all there', () => {
    expect(kept.map(({ name }) => name)).toEqual(GAMES.map(([name]) => name));
  });

  it.each(kept)('$name: replays to the same end', ({ hash, outcome, record }) => {
    const read = parseRecord(record);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const done = replay(rules, read.value);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    expect(done.value.hash).toBe(hash);
    expect(done.value.state.outcome).toEqual(outcome);
  });
});
