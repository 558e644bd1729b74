import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { type Standing, standings } from '@/lib/engine/standings';
import { rules, sampleGame, sampleSetup } from '@/lib/engine/testing/game-fixture';
import { moveText } from '@/lib/kernel/moves';
import { playout } from '@/lib/kernel/playout';
import { replay } from '@/lib/kernel/replay';
import { playerOf } from './automatic-players';
import { PLAYERS, type PlayerName } from './who-plays';

const catalogue = loadGameCatalogue();

/** Games of two to five Houses with all the sample decks, in both rule sets. */
function endings(policy: PlayerName, games: number): readonly string[] {
  return Array.from({ length: games }, (_, game) => {
    const houses = 2 + (game % 4 === 3 ? (game % 7) % 4 : 0);
    const decks = Array.from({ length: houses }, (__, seat) => game + seat * (1 + (game % 5)));
    const setup = sampleSetup(game, decks, game % 2 === 0 ? 'tat' : 'eots');
    return sampleGame(setup, policy).played.outcome?.reason ?? 'left';
  });
}

describe('whole games', () => {
  it('of random Houses come to an end within a hundred turns', () => {
    const left = endings('random', 60).filter((reason) => reason === 'left');
    expect(left).toEqual([]);
  });

  it('of greedy Houses come to an end within a hundred turns, mostly by admission', () => {
    const reasons = endings('greedy', 60);
    expect(reasons).not.toContain('left');
    expect(reasons.filter((reason) => reason === 'admission').length).toBeGreaterThan(50);
  });

  it('tell what each House has after each turn, as a replay finds it', () => {
    const { played, record } = sampleGame(sampleSetup(4, [6, 7]), 'greedy');
    const turns: number[] = [];
    let last: readonly Standing[] = [];
    const done = replay(rules, record, (turn, state) => {
      turns.push(turn);
      last = standings(state);
    });
    if (!done.ok) throw new Error(done.problems[0]?.message);
    expect(turns).toEqual(Array.from({ length: played.turns }, (_, at) => at + 1));
    expect(done.value.hash).toBe(played.hash);
    const { houses } = done.value.state;
    for (const [seat, { treasury, favor, hoard }] of houses.entries())
      expect(last[seat]).toMatchObject({ treasury, favor, hoard });
  });

  it.each(PLAYERS)('of %s Houses are the same for the same seed', (policy) => {
    const texts = (seed: number) =>
      sampleGame(sampleSetup(seed, [1, 2]), policy, 4)
        .played.actions.map(moveText)
        .join();
    expect(texts(3)).toBe(texts(3));
    expect(texts(3)).not.toBe(texts(4));
  });

  it('can be watched, and stopped after any turn', () => {
    const turns: number[] = [];
    const setup = sampleSetup(9, [0, 1]);
    const policies = [0, 1].map((seat) => playerOf('random', catalogue, 9, seat));
    const onTurn = (turn: number) => {
      turns.push(turn);
      return turn < 3;
    };
    const done = playout(rules, setup, policies, { onTurn });
    expect(turns).toEqual([1, 2, 3]);
    expect(done).toMatchObject({ ok: true, value: { turns: 3, outcome: null } });
  });

  it('are refused with the problems of their setup', () => {
    const deck = SAMPLE_DECKS[0]?.deck;
    if (deck === undefined) throw new Error('there are sample decks');
    const strange = { ...deck, homeWorld: 'eots-nowhere' };
    const setup = { ...sampleSetup(0, []), houses: [{ name: '', deck: strange }] };
    expect(playout(rules, setup, [playerOf('random', catalogue, 0, 0)])).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-card' }],
    });
  });
});
