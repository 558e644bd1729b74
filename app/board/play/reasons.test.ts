import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { reasonFor } from './reasons';

it('a game asks some questions with a line of reason, each a sentence that ends', () => {
  const made = duneBoard.newGame(wholeSetup(1));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  const reasons = new Set<string>();
  for (let move = 0; move < 600 && state.outcome === null; move += 1) {
    const reason = reasonFor(duneBoard.viewFor(state, state.asked));
    if (reason !== null) reasons.add(reason);
    const legal = duneBoard.legalActions(state);
    const action = legal[(move * 7919) % legal.length];
    if (action !== undefined) duneBoard.play(state, action);
  }
  expect([...reasons].filter((reason) => !/^[A-Z].+\.$/.test(reason))).toEqual([]);
  expect([...reasons].join(' ')).toContain('traitor');
  expect([...reasons].join(' ')).toContain('joins your reserves');
});
