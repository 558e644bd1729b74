import { describe, expect, it } from 'vitest';
import { replay } from '@/lib/kernel/replay';
import { check, createChecker } from '@/lib/legality/check';
import { loadGameCatalogue } from '../abilities/load';
import type { Action } from '../actions';
import { begin, legalActions, play } from '../play';
import { type GameRecord, parseRecord } from '../record';
import { newGame } from '../setup/new-game';
import type { GameState } from '../state/state';
import { plainDeck } from './deck-fixture';
import { rules, sampleGame, sampleSetup } from './game-fixture';
import { faultsOf } from './invariants-fixture';

const catalogue = loadGameCatalogue();
const { played, record } = sampleGame(sampleSetup(23, [1, 5]), 'random', 4);

/** What a record comes to: "ok", or the code of the problem that it is refused with. */
function fateOf(value: unknown): string {
  const read = parseRecord(value);
  if (!read.ok) return read.problems[0]?.code ?? '';
  const done = replay(rules, read.value);
  return done.ok ? 'ok' : (done.problems[0]?.code ?? '');
}

const started = (): GameState => {
  const made = newGame(sampleSetup(8, [2, 3]), catalogue);
  if (!made.ok) throw new Error('samples are dealt');
  begin(made.value, catalogue);
  return made.value;
};

describe('a record that somebody has changed', () => {
  const changed = (at: number, move: string): GameRecord => ({
    ...record,
    moves: record.moves.with(at, move),
  });

  it('is told from a whole one when its end is cut off; one without checks replays as far as it goes', () => {
    const { checks, ...bare } = record;
    expect(checks?.length).toBeGreaterThan(0);
    for (let length = 0; length < record.moves.length; length += 13) {
      const moves = record.moves.slice(0, length);
      expect(fateOf({ ...record, moves })).toBe('record-parts');
      expect(fateOf({ ...bare, moves })).toBe('ok');
    }
  });

  it('is refused with a named problem where a move was left out, doubled or made another, and stays as it is', () => {
    const before = JSON.stringify(record);
    const fates = new Set<string>();
    for (let at = 0; at < record.moves.length; at += 5) {
      const move = record.moves[at] ?? '';
      for (const moves of [record.moves.toSpliced(at, 1), record.moves.toSpliced(at, 0, move)])
        fates.add(fateOf({ ...record, moves }));
      for (const other of ['end-interval', 'bid 999', 'bid', 'vanquish 999999', 'discard 1', ''])
        fates.add(fateOf(changed(at, other)));
    }
    // Another move may be legal by chance; the rest of the game then parts from the record, or goes on.
    expect([...fates].sort()).toEqual(['bad-move', 'bad-record', 'ok', 'record-parts']);
    expect(JSON.stringify(record)).toBe(before);
    expect(fateOf(record)).toBe('ok');
  });

  it('never does what is not a move, whatever its words', () => {
    for (const move of ['__proto__', 'constructor', 'bid NaN', 'bid Infinity', 'use 1 -1', 'pass '])
      expect(fateOf(changed(3, move))).toBe('bad-move');
  });

  it('is refused where its seed or its rule set was changed, unless they make no difference so far', () => {
    for (let seed = 0; seed < 8; seed += 1)
      expect(fateOf({ ...record, setup: { ...record.setup, seed } })).toBe('record-parts');
    expect(['ok', 'record-parts']).toContain(
      fateOf({ ...record, setup: { ...record.setup, rules: 'eots' } }),
    );
  });
});

describe('an illegal action', () => {
  /** What a hand-written client might send: parts that are missing, of another type, or too many. */
  const MALFORMED: readonly unknown[] = [
    {},
    { kind: 'fold-space' },
    { kind: '__proto__' },
    { kind: 'bid' },
    { kind: 'bid', amount: Number.NaN },
    { kind: 'bid', amount: '1' },
    { kind: 'buy-favor', amount: 1.5 },
    { kind: 'pass', also: true },
    { kind: 'end-interval', card: 1 },
    { kind: 'deploy', card: 1 },
    { kind: 'use', card: 'constructor', ability: 0 },
  ];

  it('is answered with its name, and nothing changes, at every decision of a game', () => {
    const state = started();
    for (const action of played.actions.slice(0, 60)) {
      const before = JSON.stringify(state);
      for (const wrong of MALFORMED)
        expect(play(state, wrong as Action, catalogue)).toMatchObject({
          ok: false,
          problems: [{ code: 'illegal-action' }],
        });
      expect(JSON.stringify(state)).toBe(before);
      const [first] = legalActions(state, catalogue);
      if (!play(state, action, catalogue).ok && first !== undefined) play(state, first, catalogue);
    }
  });

  it('is anything once the game is over', () => {
    const done = replay(rules, sampleGame(sampleSetup(2, [3, 5]), 'greedy').record);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    const over = done.value.state;
    expect(over.outcome).not.toBeNull();
    expect(legalActions(over, catalogue)).toEqual([]);
    const before = JSON.stringify(over);
    for (const kind of ['pass', 'end-interval', 'done', 'draw'] as const)
      expect(play(over, { kind }, catalogue)).toMatchObject({
        ok: false,
        problems: [{ code: 'illegal-action' }],
      });
    expect(JSON.stringify(over)).toBe(before);
  });
});

describe('a deck that is illegal in its format', () => {
  const adversary = catalogue.cards.find(
    (card) => card.deck === 'imperial' && card.allegiance === 'harkonnen',
  );
  const odd = {
    ...plainDeck(),
    homeWorld: null,
    imperialDeck: [{ card: adversary?.id ?? '', count: 2 }],
    houseDeck: [{ card: 'eots-house-battalion', count: 9 }],
    profile: { favor: 9, spice: -2 },
  };

  it('is told of by name, is dealt all the same, and is played by the rules', () => {
    const report = check(createChecker(catalogue, []), odd);
    expect(report.problems.map(({ detail }) => detail.code)).toEqual(
      expect.arrayContaining(['adversary-of-sponsor', 'house-size', 'imperial-size']),
    );
    const setup = {
      seed: 4,
      rules: 'tat' as const,
      players: 2,
      houses: [
        { name: 'Odd', deck: odd },
        { name: 'Plain', deck: plainDeck() },
      ],
    };
    const made = newGame(setup, catalogue);
    if (!made.ok) throw new Error(made.problems[0]?.message);
    begin(made.value, catalogue);
    for (let step = 0; step < 400 && made.value.outcome === null; step += 1) {
      const legal = legalActions(made.value, catalogue);
      expect(faultsOf(made.value, legal, catalogue)).toEqual([]);
      const action = legal[(step * 7) % legal.length];
      if (action === undefined || !play(made.value, action, catalogue).ok)
        throw new Error('something is legal, and can be played');
    }
    // With nine cards in its House deck it cannot fill its hand for long (TAT-6.3.2-06).
    expect(made.value.outcome).toMatchObject({ winner: 1, reason: 'last-house' });
  });
});
