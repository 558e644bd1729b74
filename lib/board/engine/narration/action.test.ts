import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { playout } from '@/lib/kernel/playout';
import { randomPlayer } from '@/lib/kernel/random-player';
import { viewFor } from '../state/view';
import { offers } from './action';
import { questionOf } from './question';

const ALL = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'];

it('whatever is asked in random games is a question, and no two answers to it read the same', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const factions = ALL.slice(0, 2 + (seed % 5));
    const players = factions.map((_, seat) => randomPlayer(seed * 10 + seat));
    const done = playout(duneBoard, { seed, edition: '2019', factions }, players, {
      onDecision(state, legal) {
        const view = viewFor(state, state.asked);
        const about = `seed ${seed}, turn ${state.turn}, ${state.frames.at(-1)?.step}`;
        expect(questionOf(view), about).toMatch(/[?.:]$|now\.$/);
        const texts = offers(view, legal).map(({ group, text }) => `${group ?? ''}: ${text}`);
        expect(new Set(texts).size, `${about}: ${texts}`).toBe(legal.length);
        for (const text of texts) expect(text, about).not.toMatch(/undefined|null|NaN/);
      },
    });
    expect(done.ok).toBe(true);
  }
});
