import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { rules } from '@/lib/engine/testing/game-fixture';
import type { Player } from '@/lib/kernel/game';
import { duels } from './duels';
import { greedy } from './greedy';

const player = greedy(loadGameCatalogue());

describe('duels', () => {
  it('notice a House that neither buys spice nor petitions', () => {
    const weak: Player<DuneCcg> = (look, legal) => {
      const others = legal.filter(({ kind }) => kind !== 'buy-spice' && kind !== 'petition');
      return player(look, others.length > 0 ? others : legal);
    };
    const tellings: number[] = [];
    const { games, won } = duels(
      rules,
      () => player,
      () => weak,
      { games: 10 },
      (score) => tellings.push(score.games),
    );
    expect([games, tellings.length]).toEqual([10, 10]);
    expect(won).toBeGreaterThan(7);
  });

  it('favor nobody: a player has won as much as it has lost against itself', () => {
    const { won } = duels(
      rules,
      () => player,
      () => player,
      { games: 4, from: 40 },
    );
    expect(won).toBe(2);
  });
});
