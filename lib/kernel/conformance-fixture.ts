import { describe, expect, it } from 'vitest';
import type { GameRules, GameTypes, Move, Seat } from './game';
import { randomPlayer } from './random-player';
import { replay, withChecks } from './replay';
import { isSameJson } from './same-json-fixture';

/** What the suite needs to know of a game beside its rules. */
export interface Conformance<T extends GameTypes> {
  readonly rules: GameRules<T>;
  /** The setup of the random game of a number. */
  readonly setupOf: (seed: number) => T['setup'];
  /** The games of the smallest check; the others play 1 to 24 times as many. */
  readonly games: number;
  /** Most moves of a game. */
  readonly steps: number;
  /** Moves of all kinds, also such as a hand-written client might send; most of them are not legal. */
  readonly wildMoves: (state: T['state']) => readonly Move<T>[];
  /**
   * A copy in which all that does not show to a seat is otherwise, or all that it cannot know, since what
   * does not show may be remembered; if a position `before` is given, only what was hidden there too.
   */
  readonly disguised: (
    state: T['state'],
    seat: Seat,
    next: () => number,
    what: 'unshown' | 'unknown',
    before?: T['state'],
  ) => T['state'];
  /** Whether a position deserves a closer look than most. */
  readonly isDelicate?: (state: T['state']) => boolean;
  /**
   * A position in words, within a spell in which it must not come again: something has to be spent. Null
   * where nothing is lost by it.
   */
  readonly position: (
    state: T['state'],
  ) => { readonly spell: string; readonly text: string } | null;
  /** What an action that depends on something hidden is put down to. */
  readonly blame: (state: T['state'], action: T['action']) => string;
}

/** What every game at the table keeps, tried in random games. Each failure names the game's number. */
export function conforms<T extends GameTypes>(name: string, game: Conformance<T>): void {
  const { rules, steps } = game;

  /** Plays the random games 0, 1, 2 …; `look` sees each decision before it is made. */
  function walk(
    share: number,
    look: (at: Look<T>) => void,
    end: (state: T['state'], moves: readonly T['action'][], seed: number) => void = () => {},
  ): void {
    for (let seed = 0; seed < share * game.games; seed += 1) {
      const begun = rules.newGame(game.setupOf(seed));
      if (!begun.ok) throw new Error(begun.problems[0]?.message);
      const { state } = begun.value;
      const choose = randomPlayer(seed);
      const numbers = randomPlayer(seed + 0x5eed);
      const next = () => numbers(() => null, RANGE);
      const moves: T['action'][] = [];
      try {
        for (let step = 0; step < steps; step += 1) {
          const seat = rules.toAct(state);
          if (seat === null) break;
          const legal = rules.legalActions(state);
          look({ state, seat, legal, step, next });
          const action = choose(() => null, legal);
          moves.push(action);
          if (!rules.play(state, action).ok) throw new Error(`refused: ${rules.key(action)}`);
        }
        end(state, moves, seed);
      } catch (error) {
        const record = JSON.stringify(rules.recordOf(game.setupOf(seed), moves));
        throw new Error(
          `random game ${seed}, after ${moves.length} actions: ${String(error)}\nrecord: ${record}`,
          { cause: error },
        );
      }
    }
  }

  describe(`${name}, in random games`, () => {
    it('something can be done till the game is over, and everything listed plays', () => {
      walk(5, ({ state, legal, step }) => {
        if (legal.length === 0) throw new Error('nothing is legal');
        if (step % 8 !== 0) return;
        for (const action of legal) {
          same(rules.readMove(rules.key(action)), action);
          if (!rules.play(rules.clone(state), action).ok)
            throw new Error(`listed and refused: ${rules.key(action)}`);
          if (rules.refusal(state, action) !== null)
            throw new Error(`listed, and there is a refusal: ${rules.key(action)}`);
        }
      });
    });

    it('ends with nobody to act, nothing listed, and nothing that plays', () => {
      walk(
        1,
        () => {},
        (state, moves) => {
          expect(rules.outcome(state) === null).toBe(rules.toAct(state) !== null);
          if (rules.outcome(state) === null) return;
          expect(rules.legalActions(state)).toEqual([]);
          const before = rules.hash(state);
          for (const move of [...new Set(moves), ...game.wildMoves(state)])
            if (rules.play(state, move).ok)
              throw new Error(`plays after the end: ${rules.key(move)}`);
          expect(rules.hash(state)).toBe(before);
        },
      );
    });

    it('everything else is refused without a trace', () => {
      walk(5, ({ state, legal, step }) => {
        if (step % 5 !== 0) return;
        const keys = new Set(legal.map((action) => rules.key(action)));
        const before = JSON.stringify(state);
        const others = game.wildMoves(state).filter((move) => !keys.has(rules.key(move)));
        for (const move of others) {
          const done = rules.play(state, move);
          if (done.ok || done.problems.length === 0)
            throw new Error(`not refused: ${rules.key(move)}`);
        }
        for (const move of others)
          if (!rules.isByHand(move) && rules.refusal(state, move) === null)
            throw new Error(`refused without a reason: ${rules.key(move)}`);
        expect(JSON.stringify(state)).toBe(before);
        same(rules.legalActions(state), legal);
      });
    });

    it('a clone and a state read back from JSON are the same, play on alike, and share nothing', () => {
      walk(8, ({ state, step, next }) => {
        if (step % 30 !== 0 && game.isDelicate?.(state) !== true) return;
        const before = JSON.stringify(state);
        const copy = rules.clone(state);
        const read: T['state'] = JSON.parse(before);
        same(read, state);
        same(copy, state);
        for (let more = 0; more < 15 && rules.outcome(copy) === null; more += 1) {
          const legal = rules.legalActions(copy);
          const action = legal[next() % legal.length];
          if (action === undefined) throw new Error('nothing is legal');
          if (!rules.play(copy, action).ok || !rules.play(read, action).ok)
            throw new Error(`refused: ${rules.key(action)}`);
        }
        expect(rules.hash(read)).toBe(rules.hash(copy));
        expect(JSON.stringify(state)).toBe(before);
      });
    });

    it('a record replays to the same hash, through JSON too', () => {
      walk(
        12,
        () => {},
        (state, moves, seed) => {
          const record = withChecks(rules, rules.recordOf(game.setupOf(seed), moves));
          expect(record.checks?.length).toBeGreaterThan(0);
          const read: T['record'] = JSON.parse(JSON.stringify(record));
          const done = replay(rules, read);
          if (!done.ok) throw new Error(done.problems[0]?.message);
          same(done.value.state, state);
          expect(done.value.hash).toBe(rules.hash(state));
        },
      );
    });

    it('the view, the actions and the log of a seat are the same whatever is hidden from it', () => {
      const found = new Set<string>();
      walk(6, ({ state, seat, legal, step, next }) => {
        const reader = next() % rules.seats(state);
        if (step % 5 === 0) {
          const other = game.disguised(state, reader, next, 'unshown');
          const unknown = game.disguised(state, reader, next, 'unknown');
          const isTold = reader !== seat || hasSameActions(state, unknown, legal, found);
          // A seat sees what it is asked to choose among.
          if (isTold) same(rules.viewFor(other, reader), rules.viewFor(state, reader));
          same(rules.viewFor(other, null), rules.viewFor(state, null));
        }
        if (step % 3 !== 0) return;
        const after = rules.clone(state);
        const action = legal[next() % legal.length];
        const done = action === undefined ? null : rules.play(after, action);
        if (done === null || !done.ok) throw new Error('something is legal');
        const other = game.disguised(after, reader, next, 'unshown', state);
        same(rules.tell(other, done.value, reader), rules.tell(after, done.value, reader));
      });
      expect([...found]).toEqual([]);
    });

    it('nothing can be repeated for ever without spending something', () => {
      const seen = new Set<string>();
      let spell = '';
      walk(24, ({ state, step }) => {
        const here = game.position(state);
        if (step === 0 || (here !== null && here.spell !== spell)) seen.clear();
        if (here === null) return;
        spell = here.spell;
        if (seen.has(here.text)) throw new Error('the same position came again');
        seen.add(here.text);
      });
    });
  });

  function hasSameActions(
    state: T['state'],
    other: T['state'],
    legal: readonly T['action'][],
    found: Set<string>,
  ): boolean {
    const keys = new Set(legal.map((action) => rules.key(action)));
    const others = rules.legalActions(other);
    const otherKeys = new Set(others.map((action) => rules.key(action)));
    const odd = [
      ...legal.filter((action) => !otherKeys.has(rules.key(action))),
      ...others.filter((action) => !keys.has(rules.key(action))),
    ];
    for (const action of odd) found.add(game.blame(state, action));
    return odd.length === 0;
  }
}

/** Expects two values to be the same JSON: `toStrictEqual` takes its time, and only says where they differ. */
function same(one: unknown, other: unknown): void {
  if (isSameJson(one, other)) return;
  expect(one).toStrictEqual(other);
  throw new Error('the two are alike, but no plain JSON');
}

interface Look<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: Seat;
  readonly legal: readonly T['action'][];
  readonly step: number;
  /** Numbers from 0 to 65535, drawn for this game. */
  readonly next: () => number;
}

const RANGE = Array.from({ length: 0x10000 }, (_, number) => number);
