import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Action, actionKey } from '../actions';
import { cloneState } from '../clone';
import { legalActions, play } from '../play';
import { stateHash } from '../record';
import type { GameState } from '../state';
import { walk } from './games';
import { faultsOf, spiceOf, tellsOfSpice, wrongRates } from './invariants';

const catalogue = loadCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
/** Games of the first property; the others look at the first of them more closely. */
const GAMES = 2000 * FUZZ;
const STEPS = 250;
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('in random games of the samples, 2 to 5 Houses, both rule sets', () => {
  it(`[TAT-9-13] [TAT-9-11] cards, hosts, amounts, titles and effects are as the rules want them, and something is legal (${GAMES} games)`, () => {
    for (const seed of seeds(GAMES)) {
      let spice: number | null = null;
      let hoard = 0;
      walk(seed, STEPS, catalogue, (state, legal, events, step) => {
        if (step % 10 === 0) expect(faultsOf(state, legal, catalogue)).toEqual([]);
        expect(wrongRates(hoard, step === 0 ? [] : events)).toEqual([]);
        hoard = state.guildHoard;
        const now = spiceOf(state);
        if (spice !== null && now !== spice && !tellsOfSpice(events))
          throw new Error(`spice came or went: ${spice} to ${now}`);
        spice = now;
      });
    }
  });

  it('the same actions give the same state, through JSON too', () => {
    for (const seed of seeds(60 * FUZZ)) {
      const { state, actions } = walk(seed, 400, catalogue, () => undefined);
      let again: GameState | null = null;
      let at = 0;
      walk(seed, 1, catalogue, (first) => {
        again ??= cloneState(first);
      });
      for (const action of actions) {
        if (at % 50 === 0) again = JSON.parse(JSON.stringify(again)) as GameState;
        if (again === null || !play(again, action, catalogue).ok)
          throw new Error('refused the second time');
        at += 1;
      }
      expect(again).toEqual(state);
      expect(again === null ? '' : stateHash(again)).toBe(stateHash(state));
    }
  });

  it('what is not listed is refused without a trace', () => {
    for (const seed of seeds(25 * FUZZ))
      walk(seed, 200, catalogue, (state, legal, _events, step) => {
        if (step % 5 !== 0) return;
        const keys = new Set(legal.map(actionKey));
        const before = JSON.stringify(state);
        for (const action of wildActions(state).filter((one) => !keys.has(actionKey(one))))
          expect(play(state, action, catalogue)).toMatchObject({
            ok: false,
            problems: [{ code: 'illegal-action' }],
          });
        expect(JSON.stringify(state)).toBe(before);
      });
  });

  it('whatever is listed can be played', () => {
    for (const seed of seeds(25 * FUZZ))
      walk(seed, 200, catalogue, (state, legal, _events, step) => {
        if (step % 8 !== 0) return;
        for (const action of legal) {
          const copy = cloneState(state);
          expect(play(copy, action, catalogue).ok, actionKey(action)).toBe(true);
        }
      });
  });

  it('a clone shares nothing that changes', () => {
    for (const seed of seeds(40 * FUZZ))
      walk(seed, 150, catalogue, (state, _legal, _events, step) => {
        if (step % 30 !== 0) return;
        const before = JSON.stringify(state);
        const copy = cloneState(state);
        expect(copy).toEqual(state);
        for (let more = 0; more < 25 && copy.outcome === null; more += 1) {
          const actions = legalActions(copy, catalogue);
          const action = actions[more % actions.length];
          if (action !== undefined) play(copy, action, catalogue);
        }
        expect(JSON.stringify(state)).toBe(before);
      });
  });

  it('a clone and a state read back from JSON play on alike', () => {
    for (const seed of seeds(40 * FUZZ))
      walk(seed, 250, catalogue, (state, _legal, _events, step) => {
        // Choices in the middle of a text hold what has been chosen so far.
        if (step % 40 !== 0 && state.frames.at(-1)?.step !== 'effect') return;
        const copy = cloneState(state);
        const read = JSON.parse(JSON.stringify(state)) as GameState;
        for (let more = 0; more < 10 && copy.outcome === null; more += 1) {
          const actions = legalActions(copy, catalogue);
          const action = actions[(more * 7 + seed) % actions.length];
          if (action === undefined) throw new Error('nothing is legal');
          expect(play(copy, action, catalogue).ok).toBe(true);
          expect(play(read, action, catalogue).ok).toBe(true);
        }
        expect(stateHash(read)).toBe(stateHash(copy));
      });
  });

  it('nothing can be repeated for ever within one Interval without spending something', () => {
    for (const seed of seeds(120 * FUZZ)) {
      const seen = new Set<string>();
      let interval = '';
      walk(seed, 300, catalogue, (state) => {
        const house = state.frames.find(({ step }) => step === 'house');
        const here = house?.step === 'house' ? `${state.turn} ${house.seat}` : '';
        if (here !== interval) seen.clear();
        interval = here;
        // Between operations only: inside one, the frames tell how far it is.
        if (state.frames.at(-1)?.step !== 'house') return;
        const { nextId: _id, ...rest } = state;
        const position = JSON.stringify(rest);
        if (seen.has(position)) throw new Error('the same position came again in one Interval');
        seen.add(position);
      });
    }
  });
});

/** Actions of all kinds, most of which are not legal now. */
function wildActions(state: Readonly<GameState>): Action[] {
  const ids = Object.keys(state.cards)
    .map(Number)
    .filter((id) => id % 11 === 0);
  const [host = 1] = ids;
  return [
    { kind: 'end-interval' },
    { kind: 'pass' },
    { kind: 'done' },
    { kind: 'draw' },
    { kind: 'disengage' },
    { kind: 'accept' },
    { kind: 'engage-defense' },
    { kind: 'decline' },
    { kind: 'engage-six-fiefs' },
    { kind: 'buy-spice', amount: 4 },
    { kind: 'sell-spice', amount: -1 },
    { kind: 'buy-favor', amount: 6 },
    { kind: 'bid', amount: 10_000 },
    { kind: 'reward', way: 'gain' },
    { kind: 'choose-house', seat: 9 },
    { kind: 'choose-number', amount: 99 },
    { kind: 'choose-part', part: 7 },
    { kind: 'discount', favor: 99 },
    { kind: 'surrender', to: 9 },
    ...ids.flatMap((card): Action[] => [
      { kind: 'petition', card },
      { kind: 'deploy', card, host },
      { kind: 'deploy', card, host: null },
      { kind: 'redeploy', card },
      { kind: 'place', card },
      { kind: 'deploy-event', card },
      { kind: 'deploy-program', card, host },
      { kind: 'request-admission', card },
      { kind: 'use', card, ability: 0 },
      { kind: 'use', card, ability: 5 },
      { kind: 'activate', card },
      { kind: 'tactic', card },
      { kind: 'rite', rite: 'battle', leader: card, target: host },
      { kind: 'join', card },
      { kind: 'counter', card },
      { kind: 'vanquish', card },
      { kind: 'choose', card },
      { kind: 'assign', card, host },
      { kind: 'discard', card },
      { kind: 'keep-engaged', card },
    ]),
  ];
}
