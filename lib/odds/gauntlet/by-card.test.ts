import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { turnCard } from '@/lib/engine/atoms/cards';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { houseNames } from '@/lib/engine/setup/house-names';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { playout } from '@/lib/kernel/playout';
import { seat as seatPlayer } from '@/lib/players/seated';
import { type CardFate, watchCards } from './card-fates';
import { cardSummaries } from './card-summary';
import { type Conditions, type GameResult, playFixture } from './play-fixture';

const catalogue = loadGameCatalogue();
const decks = SAMPLE_DECKS.slice(2, 4).map(({ deck }) => deck);
const conditions: Conditions = { decks, player: { name: 'greedy' }, rules: 'tat', byCard: [1] };
const fixture = { game: 0, seed: 6, seats: [1, 0] };

function played(told: Conditions): GameResult {
  const done = playFixture(told, fixture, catalogue);
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return done.value;
}

describe('what became of the cards of a deck in a game', () => {
  const { cards, ...game } = played(conditions);
  const fates = cards?.[0] ?? [];

  it('is told of the decks that were asked for, and changes nothing in the game', () => {
    expect(cards?.[1]).toBeNull();
    expect(fates.length).toBeGreaterThan(10);
    expect(played({ ...conditions, byCard: undefined })).toEqual(game);
  });

  it('agrees with the table as it stands at every decision', () => {
    const seen = new Map<string, number>();
    const inPlay = new Set<string>();
    const held = new Map<string, number>();
    const names = houseNames([...decks].reverse());
    const setup = {
      seed: fixture.seed,
      rules: 'tat' as const,
      players: 2,
      houses: [...decks].reverse().map((deck, seat) => ({ name: names[seat] ?? '', deck })),
    };
    const players = [0, 1].map((seat) =>
      seatPlayer(conditions.player, catalogue, setup, fixture.seed, seat),
    );
    playout(duneCcg(catalogue), setup, players, {
      onDecision: (state) => {
        held.clear();
        for (const { card, owner, group, place, status } of Object.values(state.cards)) {
          if (owner !== 0 || (group !== 'house' && group !== 'imperial')) continue;
          const isHeld = place.zone === 'hand' || place.zone === 'assembly';
          if (isHeld) held.set(card, (held.get(card) ?? 0) + 1);
          if (isHeld || place.zone === 'domain')
            seen.set(card, Math.min(seen.get(card) ?? Number.POSITIVE_INFINITY, state.turn));
          if (place.zone === 'domain' && place.seat === 0 && status !== 'subdued') inPlay.add(card);
        }
      },
    });
    const byCard = new Map(fates.map((fate) => [fate.card, fate]));
    expect([...byCard.keys()].sort()).toEqual([...seen.keys()].sort());
    for (const [card, turn] of seen) {
      // The opening and what a Closing Interval draws lie there when the next turn asks first.
      const fate = byCard.get(card);
      expect([turn - 1, turn]).toContain(fate?.seen);
      if (inPlay.has(card)) expect(fate?.played).not.toBeNull();
      expect(fate?.held).toBe(held.get(card) ?? 0);
    }
  });

  it('a card is seen before it is played, and in no turn that was not', () => {
    for (const { seen, played: turn, engaged } of fates) {
      expect(seen).toBeLessThanOrEqual(turn ?? game.turns);
      expect(turn ?? 0).toBeLessThanOrEqual(game.turns);
      expect(engaged).toBeGreaterThanOrEqual(0);
    }
    expect(fates.filter(({ seen }) => seen === 0).length).toBeGreaterThan(4);
  });
});

it('what a card brings and what was paid for it is counted with it, not with what happens beside it', () => {
  const table = scenario({
    ranks: [0, 1],
    houses: [
      {
        assembly: ['jotc-siridar-tithes'],
        hand: ['eots-house-mentat'],
        treasury: 20,
        favor: 5,
      },
      {},
    ],
  }).toInterval(0);
  const { id } = table.card('jotc-siridar-tithes');
  table.act('buy-favor 2', 'petition jotc-siridar-tithes', 'bid 3', 'pass', 'pass');
  table.change((game) => turnCard(game, id, 'disengaged'));
  table.act('use jotc-siridar-tithes 0', 'deploy eots-house-mentat');
  const watch = watchCards();
  watch.onEvents(table.events, table.state);
  const fates = new Map(watch.fatesOf(0).map((fate) => [fate.card, fate]));
  expect(fates.get('jotc-siridar-tithes')).toMatchObject({ favor: 2, cost: 3, engaged: 1 });
  expect(fates.get('eots-house-mentat')).toMatchObject({ favor: 0, cost: 4 });
});

describe('a deck card by card', () => {
  const [deck] = decks;
  if (deck === undefined) throw new Error('there are sample decks');
  const card = deck.houseDeck[0]?.card ?? '';
  const fate: CardFate = {
    card,
    seen: 0,
    played: 3,
    engaged: 2,
    solaris: 5,
    spice: 1,
    favor: 2,
    cost: 4,
    held: 0,
  };
  const game = (number: number, isWon: boolean, fates: readonly CardFate[]): GameResult => ({
    ...{ game: number, seed: number, seats: [1, 0], winner: isWon ? 1 : 0, reason: 'admission' },
    ...{ turns: 8, steps: 100, hash: '', admission: [null, null], cards: [null, fates] },
  });
  const results = [
    game(0, true, [fate]),
    game(1, true, [{ ...fate, seen: 4, played: 5, engaged: 0, spice: 0, favor: 0, held: 1 }]),
    game(2, false, [
      { ...fate, played: null, engaged: 0, solaris: 0, spice: 0, favor: 0, cost: 0, held: 1 },
    ]),
    game(3, false, []),
  ];
  const summaries = cardSummaries(results, 0, deck);

  it('how often a card is seen, played, engaged and left, and what is won with it and without', () => {
    expect(summaries.find((summary) => summary.card === card)).toMatchObject({
      seen: { won: 3, games: 4, share: 0.75 },
      played: { won: 2, games: 3 },
      seenTurn: { median: 0 },
      playedTurn: { median: 4, mean: 4 },
      engaged: 1,
      solaris: 5,
      spice: 0.5,
      favor: 1,
      cost: 4,
      held: { won: 2, games: 3 },
      wonSeen: { won: 2, games: 3 },
      wonUnseen: { won: 0, games: 1 },
    });
  });

  it('has every card of both decks, those too that were never seen', () => {
    expect(summaries.map((summary) => summary.card)).toEqual(
      [...deck.imperialDeck, ...deck.houseDeck].map((entry) => entry.card),
    );
    expect(summaries.find((summary) => summary.card !== card)).toMatchObject({
      seen: { won: 0, games: 4, share: 0 },
      seenTurn: null,
      playedTurn: null,
      wonSeen: { games: 0 },
      wonUnseen: { won: 2, games: 4 },
    });
  });

  it('leaves out games that were played without asking', () => {
    const { cards: _, ...untold } = game(4, true, []);
    expect(cardSummaries([...results, untold], 0, deck)).toEqual(summaries);
  });
});
