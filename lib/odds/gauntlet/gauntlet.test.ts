import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { shareOf } from '@/lib/kernel/share';
import { type GameResult, playFixture } from './play-fixture';
import { ratingsOf } from './rating';
import { type Crew, runGauntlet } from './run';
import { type Fixture, fixtureOf, lapOf, tablesOf } from './schedule';
import { summaryOf } from './summary';

const catalogue = loadGameCatalogue();
const decks = SAMPLE_DECKS.slice(0, 3).map(({ deck }) => deck);
const conditions = { decks, player: { name: 'greedy' }, rules: 'tat' } as const;
const schedule = { tables: tablesOf(3, 3, 2), seed: 5 };

/** Plays here, `hands` at once; each game takes a turn of its own, so that they end in another order. */
function crewOf(hands: number, order: (game: number) => number = () => 0): Crew {
  return {
    hands,
    play: async (fixture) => {
      for (let wait = order(fixture.game); wait > 0; wait -= 1) await Promise.resolve();
      return playFixture(conditions, fixture, catalogue);
    },
  };
}

async function run(crew: Crew, games = 12, played: readonly GameResult[] = []) {
  const done = await runGauntlet({ schedule, games }, crew, { played });
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return done.value;
}

describe('who meets whom', () => {
  it('every own deck meets every other, and decks that are only met do not meet one another', () => {
    expect(tablesOf(1, 3, 2)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(tablesOf(9, 9, 2)).toHaveLength(36);
    expect(tablesOf(2, 4, 3)).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ]);
    expect(tablesOf(1, 1, 2)).toEqual([]);
  });

  it('the same seed is played once from every seat', () => {
    const three = { tables: tablesOf(3, 3, 3), seed: 7 };
    const games = Array.from({ length: 6 }, (_, game) => fixtureOf(three, game));
    expect(games.map(({ seed }) => seed)).toEqual([7, 7, 7, 8, 8, 8]);
    expect(games.map(({ seats }) => seats.join(''))).toEqual([
      '012',
      '120',
      '201',
      '012',
      '120',
      '201',
    ]);
    expect(lapOf(three)).toBe(3);
    expect(lapOf(schedule)).toBe(6);
  });
});

describe('a gauntlet', () => {
  it('is the same however many play at once and in whatever order the games end', async () => {
    const alone = await run(crewOf(1));
    expect(alone.map(({ game }) => game)).toEqual(Array.from({ length: 12 }, (_, game) => game));
    expect(await run(crewOf(5, (game) => (game * 7) % 11))).toEqual(alone);
  });

  it('goes on after a stop without playing a game twice or leaving one out', async () => {
    const whole = await run(crewOf(1));
    const asked: number[] = [];
    const crew = crewOf(2);
    const watched: Crew = {
      ...crew,
      play: (fixture: Fixture) => {
        asked.push(fixture.game);
        return crew.play(fixture);
      },
    };
    const before = whole.filter(({ game }) => game % 3 === 1).reverse();
    expect(await run(watched, 12, before)).toEqual(whole);
    expect(asked).toEqual([0, 2, 3, 5, 6, 8, 9, 11]);
  });

  it('stops after the lap after which every range is narrow enough', async () => {
    const made: Crew = {
      hands: 1,
      play: async (fixture) => ({ ok: true, value: won(fixture, 0) }),
    };
    const stopped = await runGauntlet({ schedule, games: 6_000, until: 0.5 }, made);
    const played = stopped.ok ? stopped.value.length : 0;
    expect(played % 6).toBe(0);
    const widths = summaryOf(stopped.ok ? stopped.value : [], 3, 0).meetings.map(
      ({ low, high }) => high - low,
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(0.5);
    expect(played).toBeLessThan(100);
  });

  it('ends with the problems of a deck that cannot be played', async () => {
    const strange = {
      ...conditions,
      decks: decks.map((deck) => ({ ...deck, homeWorld: 'eots-x' })),
    };
    const crew: Crew = {
      hands: 2,
      play: async (fixture) => playFixture(strange, fixture, catalogue),
    };
    expect(await runGauntlet({ schedule, games: 6 }, crew)).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-card' }, { code: 'unknown-card' }],
    });
  });
});

/** A game that the House at a seat won. */
function won(fixture: Fixture, winner: number | null): GameResult {
  return {
    ...fixture,
    winner,
    reason: winner === null ? null : 'admission',
    turns: 8,
    steps: 100,
    hash: '',
    admission: fixture.seats.map((_, seat) => (seat === winner ? 8 : null)),
  };
}

describe('what games tell', () => {
  const results = Array.from({ length: 60 }, (_, game) => {
    const fixture = fixtureOf(schedule, game);
    // The lower place in the list wins; every tenth game is left.
    return won(fixture, game % 10 === 9 ? null : fixture.seats.indexOf(Math.min(...fixture.seats)));
  });
  const summary = summaryOf(results, 3, 1);

  it('who beats whom, how games end, by seat and by turn of admission', () => {
    const [first] = summary.meetings;
    expect(first).toMatchObject({ deck: 0, against: 1, games: 20 });
    expect(summary.endings).toEqual({ admission: 54, left: 6 });
    expect(summary.seats.map(({ won: wins }) => wins).reduce((sum, each) => sum + each)).toBe(54);
    expect(summary.admission[0]).toMatchObject({ turn: { mean: 8 } });
    expect(summary.admission[2]).toEqual({ reached: shareOf(0, 40), turn: null });
    expect(summaryOf([...results].reverse(), 3, 1)).toEqual(summary);
  });

  it('rates the decks on one scale, each within its range', () => {
    const ratings = summary.ratings.map(({ rating }) => rating);
    expect([...ratings].sort((one, other) => other - one)).toEqual(ratings);
    expect(Math.round(ratings.reduce((sum, each) => sum + each) / 3)).toBe(1500);
    for (const { rating, low, high } of summary.ratings)
      expect([low <= rating, rating <= high]).toEqual([true, true]);
  });
});

describe('ratings', () => {
  it('find the strengths that the games were made with', () => {
    // At ten times the chance 400 points; at three Houses as at two.
    const scores = [
      { decks: [0, 1], wins: [1000, 100], left: 0 },
      { decks: [0, 2], wins: [1000, 100], left: 0 },
      { decks: [0, 1, 2], wins: [1000, 100, 100], left: 50 },
    ];
    const [one, two, three] = ratingsOf(scores, 3, 0).map(({ rating }) => rating);
    expect((one ?? 0) - (two ?? 0)).toBeGreaterThan(380);
    expect((one ?? 0) - (two ?? 0)).toBeLessThan(405);
    expect(Math.abs((two ?? 0) - (three ?? 0))).toBeLessThan(10);
  });
});

describe('a share', () => {
  it('has the range of Wilson', () => {
    // Wilson 1927, as in any table: 8 of 10 lies between 0.490 and 0.943.
    expect(shareOf(8, 10)).toEqual({ won: 8, games: 10, share: 0.8, low: 0.4902, high: 0.9433 });
    expect(shareOf(0, 0)).toEqual({ won: 0, games: 0, share: 0, low: 0, high: 1 });
    expect(shareOf(5, 5)).toMatchObject({ share: 1, high: 1 });
  });
});
