import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { mix32 } from '@/lib/kernel/hash';
import { createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { type Conditions, type GameResult, playFixture } from '../gauntlet/play-fixture';
import type { Crew } from '../gauntlet/run';
import type { Fixture } from '../gauntlet/schedule';
import { type Finding, type Race, type RacedSoFar, race } from './race';
import { suggestedSwaps } from './suggest';
import { changedDeck } from './swap';

const catalogue = loadGameCatalogue();
const checker = createChecker(catalogue, SHIPPED_FORMATS);
const [atreides, , , fremen] = SAMPLE_DECKS.map(({ deck }) => deck);
if (atreides === undefined || fremen === undefined) throw new Error('there are sample decks');

const SWAP = { out: 'eots-crysknife', into: 'eots-lasgun-rifle', copies: 2 };

describe('a change', () => {
  const told = (...change: Parameters<typeof changedDeck>[1]) => {
    const changed = changedDeck(fremen, change, checker);
    return changed.ok ? [] : changed.problems.map(({ code, message }) => `${code}: ${message}`);
  };

  it('takes copies of a card out and puts as many of another in', () => {
    const changed = changedDeck(fremen, [SWAP], checker);
    const counts = new Map(
      (changed.ok ? changed.value.houseDeck : []).map(({ card, count }) => [card, count]),
    );
    expect([counts.get(SWAP.out), counts.get(SWAP.into)]).toEqual([undefined, 2]);
  });

  it('is refused with the rule where the deck would not be legal', () => {
    expect(told({ ...SWAP, into: 'eots-harkonnen-battalion' })).toContainEqual(
      expect.stringMatching(/^illegal: Harkonnen Battalion may not be .*TAT-4\.2-03/),
    );
  });

  it('is refused where the deck has not so many copies, or the card belongs elsewhere', () => {
    expect(told({ ...SWAP, copies: 3 })).toEqual([expect.stringMatching(/^too-few: .*2 times/)]);
    expect(told({ ...SWAP, into: 'eots-paul-atreides' })).toEqual([
      expect.stringMatching(/^other-list: .*the House deck/),
    ]);
    expect(told({ ...SWAP, out: 'eots-caladan' })).toEqual([expect.stringMatching(/^no-list/)]);
    expect(told({ ...SWAP, into: 'eots-x' })).toEqual([expect.stringMatching(/^unknown-card/)]);
  });
});

describe('what the lab suggests', () => {
  const suggested = (mayComeIn?: (card: string) => boolean) => {
    const found = suggestedSwaps(fremen, 6, catalogue, checker, mayComeIn);
    return found.ok ? found.value.map(({ change }) => change) : [];
  };
  const swaps = suggested();

  it('is legal, of the same deck and type, and near in cost; each title once', () => {
    expect(swaps).toHaveLength(6);
    for (const change of swaps) {
      expect(changedDeck(fremen, change, checker).ok).toBe(true);
      for (const { out, into } of change) {
        const [before, after] = [catalogue.byId.get(out), catalogue.byId.get(into)];
        expect([after?.deck, after?.type]).toEqual([before?.deck, before?.type]);
        expect(Math.abs(Number(after?.cost) - Number(before?.cost))).toBeLessThanOrEqual(1);
      }
    }
    const titles = swaps.flat().flatMap(({ out, into }) => [out, into]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('is out of the collection where one is given', () => {
    const owned = new Set(swaps.slice(3).flatMap((change) => change.map(({ into }) => into)));
    const found = suggested((card) => owned.has(card));
    expect(found.length).toBeGreaterThan(0);
    for (const change of found) for (const { into } of change) expect(owned).toContain(into);
  });

  it('is a problem where the deck cannot be dealt', () => {
    const strange = { ...fremen, houseDeck: [{ card: 'eots-x', count: 1 }] };
    expect(suggestedSwaps(strange, 1, catalogue, checker)).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-card' }],
    });
  });
});

/** Decks of a race: Fremen as they are, changed in each of these ways, and Atreides whom they meet. */
function conditionsOf(changes: readonly (typeof SWAP)[]): Conditions {
  const changed = changes.flatMap((swap) => {
    const made = changedDeck(fremen as NonNullable<typeof fremen>, [swap], checker);
    return made.ok ? [made.value] : [];
  });
  return {
    decks: [fremen, ...changed, atreides].flatMap((deck) => deck ?? []),
    player: { name: 'greedy' },
    rules: 'tat',
    drawsLike: [...[fremen, ...changed].map(() => 0), 1 + changed.length],
  };
}

/** Plays here, `hands` at once; games take turns of their own, so that they end in another order. */
function crewOf(conditions: Conditions, hands: number, played: GameResult[] = []): Crew {
  return {
    hands,
    play: async (fixture) => {
      for (let wait = (fixture.game * 7) % 5; wait > 0 && hands > 1; wait -= 1)
        await Promise.resolve();
      const result = playFixture(conditions, fixture, catalogue);
      if (result.ok) played.push(result.value);
      return result;
    },
  };
}

async function raced(plan: Race, crew: Crew) {
  const done = await race(plan, crew);
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return done.value;
}

describe('a race of changes', () => {
  it('plays the very same games where a card is changed for itself', async () => {
    const played: GameResult[] = [];
    const crew = crewOf(conditionsOf([{ ...SWAP, into: SWAP.out }]), 1, played);
    const { findings, games } = await raced({ changes: 1, rivals: 1, seed: 3, pairs: 2 }, crew);
    expect(games).toBe(4);
    expect(findings).toMatchObject([{ pairs: 2, gained: 0, lost: 0, difference: 0 }]);
    for (let pair = 0; pair < 2; pair += 1) {
      const [one, other] = played.slice(2 * pair, 2 * pair + 2);
      expect([one?.hash, one?.steps, one?.winner]).toEqual([
        other?.hash,
        other?.steps,
        other?.winner,
      ]);
    }
  });

  it('is the same however many play at once', async () => {
    const conditions = conditionsOf([SWAP, { ...SWAP, copies: 1 }]);
    const plan = { changes: 2, rivals: 1, seed: 8, pairs: 2 };
    const alone = await raced(plan, crewOf(conditions, 1));
    expect(await raced(plan, crewOf(conditions, 4))).toEqual(alone);
  });

  it('is the same when it was stopped between, and plays no game twice', async () => {
    const plan = { changes: 2, rivals: 1, seed: 0, pairs: 40 };
    const wins = [5, 6, 1];
    const wonBy = ({ deck, pair }: { deck: number; pair: number }) => pair % 10 < (wins[deck] ?? 0);
    const asked: Fixture[] = [];
    const whole = await raced(plan, madeUp(wonBy, asked));
    const again: Fixture[] = [];
    const crew = madeUp(wonBy, again);
    const stopping: Crew = {
      hands: 1,
      play: async (fixture) =>
        again.length === 25
          ? { ok: false, problems: [{ code: 'stopped', at: '', message: '' }] }
          : crew.play(fixture),
    };
    const played = new Map<number, boolean>();
    const onGame = (game: number, isWon: boolean) => played.set(game, isWon);
    expect((await race(plan, stopping, { onGame })).ok).toBe(false);
    expect(played.size).toBe(25);
    const told: RacedSoFar[] = [];
    const onBlock = (soFar: RacedSoFar) => told.push(soFar);
    expect(await race(plan, crew, { played, onBlock })).toEqual({ ok: true, value: whole });
    const numbers = (fixtures: readonly Fixture[]) =>
      fixtures.map(({ game }) => game).toSorted((one, other) => one - other);
    expect(numbers(again)).toEqual(numbers(asked));
    // Of each block what it has told, and what can come behind it.
    expect(told.map(({ games, left }) => [games, left]).slice(0, 2)).toEqual([
      [12, 108],
      [24, 96],
    ]);
    expect(told.at(-1)).toEqual({ ...whole, left: 0 });
  });

  it('gives up what is surely worse, or surely behind the best, and plays the rest to the end', async () => {
    // Of ten games the deck wins five as it is, and with the changes 9, 5, 5 or none.
    const wins = [5, 9, 5, 0, 5];
    const { findings, games } = await raced(
      { changes: 4, rivals: 1, seed: 0, pairs: 200 },
      madeUp(({ deck, pair }) => pair % 10 < (wins[deck] ?? 0)),
    );
    expect(findings.map(({ dropped }) => dropped)).toEqual([null, 'behind', 'worse', 'behind']);
    const pairs = findings.map((finding) => finding.pairs);
    expect(pairs[0]).toBe(200);
    expect(pairs[2]).toBe(20);
    expect(pairs[1]).toBeLessThan(200);
    // The deck as it is plays once for all of them.
    expect(games).toBe(200 + pairs.reduce((sum, each) => sum + each));
    const [best] = findings as readonly [Finding, ...Finding[]];
    expect(best).toMatchObject({ gained: 80, lost: 0, difference: 0.4 });
  });

  it('seldom gives up a change that is worth nothing, and hardly ever one that is worth something', async () => {
    const RACES = 60;
    const givenUp = async (worth: number) => {
      let dropped = 0;
      for (let one = 0; one < RACES; one += 1) {
        const drawn = (pair: number) => mix32(one * 4_093 + pair * 65_537 + 1) % 100;
        const { findings } = await raced(
          { changes: 1, rivals: 1, seed: 0, pairs: 200 },
          // Of 100 pairs 5 are won only as it was, and 5 or more only with the change.
          madeUp(({ deck, pair }) =>
            deck === 0 ? drawn(pair) < 50 : drawn(pair) >= 5 && drawn(pair) < 55 + worth,
          ),
        );
        if (findings[0]?.dropped != null) dropped += 1;
      }
      return dropped / RACES;
    };
    expect(await givenUp(0)).toBeLessThan(0.08);
    expect(await givenUp(4)).toBeLessThan(0.03);
  });

  it('stops where nothing is left to try', async () => {
    const { findings, games } = await raced(
      { changes: 1, rivals: 1, seed: 0, pairs: 1_000 },
      madeUp(({ deck }) => deck === 0),
    );
    expect([findings[0]?.dropped, games]).toEqual(['worse', 200]);
  });

  it('meets every rival equally often from each seat, with a seed of its own for each pair', async () => {
    const fixtures: Fixture[] = [];
    const crew = madeUp(() => false, fixtures);
    await raced({ changes: 1, rivals: 3, seed: 5, pairs: 10 }, crew);
    const original = fixtures.filter(({ seats }) => seats.includes(0));
    expect(original.map(({ seats }) => seats.join(' ')).sort()).toEqual(
      ['0 2', '0 3', '0 4', '2 0', '3 0', '4 0'].flatMap((seats) => [seats, seats]),
    );
    expect(new Set(original.map(({ seed }) => seed)).size).toBe(12);
    const changed = fixtures.filter(({ seats }) => seats.includes(1));
    expect(changed.map(({ seed }) => seed)).toEqual(original.map(({ seed }) => seed));
  });
});

/** Games of a race without play; who wins is made up. The race begins with seed 0. */
function madeUp(
  isWon: (game: { deck: number; pair: number }) => boolean,
  asked: Fixture[] = [],
): Crew {
  return {
    hands: 1,
    play: async (fixture) => {
      asked.push(fixture);
      const { seats, seed: pair } = fixture;
      const deck = Math.min(...seats);
      const seat = seats.indexOf(deck);
      return {
        ok: true,
        value: {
          ...fixture,
          winner: isWon({ deck, pair }) ? seat : 1 - seat,
          reason: 'admission',
          turns: 8,
          steps: 100,
          hash: '',
          admission: [null, null],
        },
      };
    },
  };
}
