import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { battlesIn } from './battle-report';

it('a battle is told from its opened plans: who won by what, who died, what each side lost', () => {
  const events: BoardEvent[] = [
    { kind: 'battle-began', fighters: [0, 2], territory: 'arrakeen' },
    {
      kind: 'plans-shown',
      fighters: [0, 2],
      plans: [
        { leader: 'gurney-halleck', weapon: null, defense: null, dial: 3 },
        { leader: 'umman-kudu', weapon: 'lasgun', defense: null, dial: 2 },
      ],
    },
    { kind: 'leader-killed', seat: 0, leader: 'gurney-halleck', by: 'weapon' },
    { kind: 'battle-won', seat: 0, over: 2, totals: [3, 3] },
    { kind: 'earned', seat: 0, amount: 4 },
    { kind: 'forces-killed', seat: 2, at: 'arrakeen-9', by: 'battle', count: 5, elite: 0 },
    { kind: 'forces-killed', seat: 0, at: 'arrakeen-9', by: 'battle', count: 3, elite: 0 },
    { kind: 'forces-killed', seat: 1, at: 'arrakeen-9', by: 'storm', count: 9, elite: 0 },
  ];
  expect(battlesIn(events)).toMatchObject([
    {
      ...{ territory: 'arrakeen', winner: 0, totals: [3, 3], isOver: true, earned: 4 },
      ...{ killed: ['gurney-halleck'], lost: [3, 5], traitors: [], exploded: false },
    },
  ]);
});

it('in a whole game every battle has its place, and its winner is one of its fighters', () => {
  const made = duneBoard.newGame(wholeSetup(3));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  const events: BoardEvent[] = [];
  for (let move = 0; move < 1200 && state.outcome === null; move += 1) {
    const legal = duneBoard.legalActions(state);
    const action = legal[(move * 7919) % legal.length];
    const played = action && duneBoard.play(state, action);
    if (played?.ok) events.push(...played.value);
  }
  const battles = battlesIn(events);
  expect(battles.length).toBeGreaterThan(1);
  for (const { territory, fighters, winner, isOver } of battles.slice(0, -1)) {
    expect(territory).not.toBe('');
    expect(isOver).toBe(true);
    if (winner !== null) expect(fighters).toContain(winner);
  }
});
