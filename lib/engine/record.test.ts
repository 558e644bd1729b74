import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { replay } from '@/lib/kernel/replay';
import { loadGameCatalogue } from './abilities/load';
import { isReviewOf, type Review } from './game-review';
import { type Move, readMove } from './moves';
import { begin } from './play';
import { madeOtherwise, parseRecord, recordOf, stateHash } from './record';
import { newGame } from './setup/new-game';
import type { GameState } from './state/state';
import { rules, sampleGame, sampleSetup } from './testing/game-fixture';

const catalogue = loadGameCatalogue();
const { played, record } = sampleGame(sampleSetup(11, [0, 4, 6]), 'random', 6);

const codesOf = (value: unknown) => {
  const read = parseRecord(value);
  return read.ok ? 'ok' : read.problems.map(({ code, at }) => `${code} ${at}`.trim()).join(', ');
};
const changed = (changes: Readonly<Record<string, unknown>>) => ({
  ...(JSON.parse(JSON.stringify(record)) as object),
  ...changes,
});

describe('what a record was made with', () => {
  it('is told where it is otherwise now, and nothing of it where it is not', () => {
    expect(madeOtherwise(record, catalogue)).toEqual([]);
    expect(madeOtherwise({ ...record, engine: 0, catalogue: 'x' }, catalogue)).toEqual([
      'rules engine 0',
      'other facts of the cards',
    ]);
    expect(madeOtherwise({ ...record, abilities: 'x' }, catalogue)).toEqual([
      'other abilities of the cards',
    ]);
  });
});

describe('a review in a record', () => {
  const review = {
    turns: [{ turn: 1, at: 0, chances: [0.4, 0.3, 0.3] }],
    turnings: [
      {
        at: 4,
        turn: 1,
        seat: 2,
        asked: null,
        played: 'Pass',
        better: 'Bid 2',
        cost: 0.1,
        error: 0.02,
      },
    ],
    looked: 12,
  };

  it('comes with it, and is left out where it cannot be read: the game counts more', () => {
    expect(parseRecord(changed({ review }))).toMatchObject({ ok: true, value: { review } });
    for (const bad of [7, { ...review, looked: -1 }, { ...review, turns: 'none' }]) {
      const read = parseRecord(changed({ review: bad }));
      expect(read.ok && read.value.review).toBeUndefined();
      expect(read.ok).toBe(true);
    }
  });

  it('is that of its own game where Houses and moves can be', () => {
    const isOwn = (other: Partial<Review>) => isReviewOf({ ...review, ...other }, 3, 40);
    expect(isOwn({})).toBe(true);
    const [turning] = review.turnings;
    if (turning === undefined) throw new Error('there is one');
    expect(isOwn({ turns: [{ turn: 1, at: 0, chances: [0.5, 0.5] }] })).toBe(false);
    expect(isOwn({ turns: [{ turn: 1, at: 41, chances: [0.4, 0.3, 0.3] }] })).toBe(false);
    expect(isOwn({ turnings: [{ ...turning, seat: 3 }] })).toBe(false);
    expect(isOwn({ turnings: [{ ...turning, at: 40 }] })).toBe(false);
  });
});

describe('a move as text', () => {
  it('reads back the same', () => {
    expect(moveText({ kind: 'rite', target: 7, rite: 'battle', leader: 3 })).toBe(
      'rite 3 battle 7',
    );
    for (const action of played.actions) expect(readMove(moveText(action))).toEqual(action);
  });

  it('holds moves by hand too', () => {
    const moves: readonly Move[] = [
      { kind: 'manual-gain', seat: 1, what: 'favor', amount: 3 },
      { kind: 'manual-lose', seat: 0, what: 'solaris', amount: 99 },
      { kind: 'manual-turn', card: 12, status: 'subdued' },
      { kind: 'manual-tokens', card: 12, token: 'deferment', by: -2 },
      { kind: 'manual-move', card: 7, seat: 1, zone: 'domain', status: 'engaged', host: null },
      { kind: 'manual-discard', card: 7 },
      { kind: 'manual-draw', seat: 0, deck: 'imperial' },
      { kind: 'manual-shuffle', seat: 0, zone: 'house-deck' },
      { kind: 'manual-guild-hoard', by: -1 },
    ];
    for (const move of moves) expect(readMove(moveText(move))).toEqual(move);
  });

  it.each([
    '',
    'pass now',
    'bid',
    'bid -3',
    'bid 1e3',
    'bid 3 4',
    'rite 1 war 2',
    'toString',
    'manual-turn 3 none',
    'deploy x 3',
    `bid ${'9'.repeat(90)}`,
  ])('is none for “%s”', (text) => {
    expect(readMove(text)).toBeNull();
  });
});

describe('a record', () => {
  it('replays to the same hash, through JSON too', () => {
    const read = parseRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(read.value).toEqual(record);
    expect(replay(rules, read.value)).toMatchObject({ ok: true, value: { hash: played.hash } });
  });

  it('keeps what the table settled otherwise than its rule set', () => {
    const setup = { ...sampleSetup(3, [1, 2], 'eots'), options: { surrender: true } };
    const made = sampleGame(setup, 'random', 3);
    expect(made.record.setup.options).toEqual({ surrender: true });
    const again = replay(rules, made.record);
    expect(again).toMatchObject({ ok: true, value: { hash: made.played.hash } });
  });

  it('takes a word for a seed, and leaves at home what was noted on a deck', () => {
    const [house] = sampleSetup(0, [0]).houses;
    if (house === undefined) throw new Error('there is a sample deck');
    const noted = { ...house, deck: { ...house.deck, notes: 'never tell' } };
    const made = recordOf(
      { seed: 'Arrakis', rules: 'tat', players: 2, houses: [noted] },
      [],
      catalogue,
    );
    expect(made.setup.seed).toBeGreaterThan(0);
    expect(JSON.stringify(made)).not.toContain('never tell');
  });

  it('says where it parts from the rules of today, with what was legal', () => {
    const moves = [...record.moves];
    moves[40] = 'petition 4711';
    const done = replay(rules, { ...record, moves, engine: 9 });
    if (done.ok) throw new Error('it should part');
    expect(done.problems).toMatchObject([{ code: 'record-parts', at: 'moves.40' }]);
    const [{ message } = { message: '' }] = done.problems;
    expect(message).toContain('move 41 of');
    expect(message).toContain('“petition 4711”');
    expect(message).toContain('legal were: ');
    expect(message).toContain('rules engine 9');
  });

  it('says in which turn it parts where every move is legal still', () => {
    const checks = [...(record.checks ?? [])];
    expect(checks).toHaveLength(7);
    checks[2] = '0000ff';
    const done = replay(rules, { ...record, checks });
    if (done.ok) throw new Error('it should part');
    expect(done.problems).toMatchObject([{ code: 'record-parts' }]);
    expect(done.problems[0]?.message).toContain('in turn 3');
    const last = replay(rules, { ...record, moves: record.moves.slice(0, -1) });
    expect(last).toMatchObject({ ok: false, problems: [{ code: 'record-parts' }] });
    const { checks: _, ...silent } = record;
    expect(replay(rules, silent)).toMatchObject({ ok: true, value: { hash: played.hash } });
  });

  it('says that a move comes after the end of the game', () => {
    const whole = sampleGame(sampleSetup(2, [3, 5]), 'greedy');
    expect(whole.played.outcome).not.toBeNull();
    const done = replay(rules, { ...whole.record, moves: [...whole.record.moves, 'pass'] });
    expect(done).toMatchObject({ ok: false, problems: [{ code: 'record-parts' }] });
    if (!done.ok) expect(done.problems[0]?.message).toContain('the game was over');
  });

  it('names cards and moves that nobody knows', () => {
    const [house, ...others] = record.setup.houses;
    if (house === undefined) throw new Error('there is a House');
    const deck = { ...house.deck, homeWorld: 'eots-nowhere' };
    const strange = {
      ...record,
      setup: { ...record.setup, houses: [{ ...house, deck }, ...others] },
    };
    expect(replay(rules, strange)).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-card', at: 'setup.houses.0.deck.homeWorld' }],
    });
    expect(replay(rules, { ...record, moves: ['pass', 'fold space'] })).toMatchObject({
      ok: false,
      problems: [{ code: 'bad-move', at: 'moves.1' }],
    });
  });

  it('may be of a game of one House, or of eight', () => {
    for (const players of [1, 8]) {
      const houses = record.setup.houses.slice(0, 1);
      const read = parseRecord(changed({ setup: { ...record.setup, players, houses } }));
      expect(read).toMatchObject({ ok: true, value: { setup: { players } } });
    }
  });

  it.each([
    [null, 'not-a-record'],
    [[], 'not-a-record'],
    ['landsraad-game', 'not-a-record'],
    [{ format: 'landsraad-game' }, 'not-a-record'],
    [changed({ format: 'chess' }), 'not-a-record'],
    [changed({ version: 2 }), 'future-version version'],
    [changed({ version: 0 }), 'bad-record version'],
    [changed({ moves: 'pass' }), 'bad-record moves'],
    [changed({ moves: [1] }), 'bad-record moves.0'],
    [changed({ moves: ['x'.repeat(81)] }), 'bad-record moves.0'],
    [changed({ moves: new Array(200_001).fill('pass') }), 'bad-record moves'],
    [changed({ extra: 1 }), 'bad-record'],
    [changed({ setup: { ...record.setup, players: 9 } }), 'bad-record setup.players'],
    [changed({ setup: { ...record.setup, players: 0 } }), 'bad-record setup.players'],
    [changed({ setup: { ...record.setup, seed: -1 } }), 'bad-record setup.seed'],
    [changed({ setup: { ...record.setup, houses: [] } }), 'bad-record setup.houses'],
    [
      changed({ setup: { ...record.setup, options: { imperialDraw: 'never' } } }),
      'bad-record setup.options.imperialDraw',
    ],
    [changed({ setup: { ...record.setup, options: { cheat: true } } }), 'bad-record setup.options'],
  ])('is refused with a named problem when it is not one (%#)', (value, problem) => {
    expect(codesOf(value)).toBe(problem);
  });
});

describe('the hash of a state', () => {
  const state = () => {
    const made = newGame(sampleSetup(5, [0, 1]), catalogue);
    if (!made.ok) throw new Error('it is dealt');
    begin(made.value, catalogue);
    return made.value;
  };

  it('is the same however the keys are ordered, another for another state', () => {
    const one = state();
    const turned = Object.fromEntries(Object.entries(one).reverse()) as unknown as GameState;
    expect(stateHash(turned)).toBe(stateHash(one));
    expect(stateHash(one)).toMatch(/^[0-9a-f]{16}$/);
    const other = state();
    const [first] = other.houses;
    if (first !== undefined) first.treasury += 1;
    expect(stateHash(other)).not.toBe(stateHash(one));
  });
});
