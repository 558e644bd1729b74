import { describe, expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { placesOf } from '@/lib/board/engine/facts';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { aroundAsked, placeAsked, placeGoneTo } from './place-asked';
import { countOf } from './place-keys';

/** The views of those who are asked in a game of random moves. */
function* asked() {
  const made = duneBoard.newGame(wholeSetup(1));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  for (let move = 0; move < 500 && state.outcome === null; move += 1) {
    yield duneBoard.viewFor(state, 0);
    const legal = duneBoard.legalActions(state);
    const action = legal[(move * 7919) % legal.length];
    if (action !== undefined) duneBoard.play(state, action);
  }
}

describe('the map of a phone', () => {
  it('goes to the place of a battle, to where a group leaves from or goes to, and else stays whole', () => {
    const seen = new Set<string>();
    for (const view of asked()) {
      const frame = view.frames.at(-1);
      const about = placeAsked(view);
      const to = placeGoneTo(view);
      const around = aroundAsked(to === null ? [] : [to], about);
      if (frame?.step === 'battle') {
        expect(frame.places).toContain(about?.id);
        // where forces stand, of a territory of several sectors; after it nobody may
        const standing = (places: readonly string[]) =>
          view.factions.some(({ forces }) => countOf(forces, places) > 0);
        expect(standing([about?.id ?? ''])).toBe(standing(frame.places));
      }
      if (frame?.step === 'move' && frame.to !== null) expect(about?.id).toBe(frame.to);
      else if (frame?.step === 'move' && frame.from !== null)
        expect(placesOf(frame.from).map(({ id }) => id)).toContain(about?.id);
      if (about !== null && to === null) expect(around).not.toBeNull();
      if (about === null && to === null) expect(around).toBeNull();
      seen.add(`${frame?.step} ${about !== null} ${to !== null}`);
    }
    for (const kind of [
      'battle true false',
      'move true false',
      'move true true',
      'bidding false false',
    ])
      expect([...seen]).toContain(kind);
  });
});
