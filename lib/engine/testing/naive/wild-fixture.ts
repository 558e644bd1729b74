import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Deck } from '@/lib/decks/deck';
import { randomOf } from '@/lib/kernel/random';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import type { Action } from '../../actions';
import type { Manual } from '../../by-hand/manual';
import { playManual } from '../../by-hand/play-manual';
import type { Move } from '../../moves';
import { begin, legalActions, play } from '../../play';
import { recordOf } from '../../record';
import { type GameSetup, newGame } from '../../setup/new-game';
import type { GameOptions } from '../../state/options';
import type { GameState } from '../../state/state';
import { setupOf } from '../random-games-fixture';

/**
 * The random game of a number, every other one with cards of the whole catalogue in place of those of a
 * sample deck, and with every switch of the rulings now and then set the other way.
 */
export function wildSetup(seed: number, catalogue: GameCatalogue): GameSetup {
  const setup = setupOf(seed);
  if (seed % 2 === 0) return setup;
  const draw = dice(seed);
  return {
    ...setup,
    options: { ...setup.options, ...switches(draw) },
    houses: setup.houses.map((house) => ({
      ...house,
      deck: wildDeck(house.deck, catalogue, draw),
    })),
  };
}

type Dice = (sides: number) => number;

/** Whole numbers from 0, below so many sides. */
function dice(seed: number): Dice {
  const generator = xoroshiro128plusFromState(randomOf(seed));
  return (sides) => uniformInt(generator, 0, sides - 1);
}

function wildDeck(deck: Deck, { cards }: GameCatalogue, draw: Dice): Deck {
  const any = (group: string, many: number) => {
    const pool = cards.filter((card) => card.deck === group);
    const friends = pool.filter(
      ({ allegiance }) => allegiance === undefined || allegiance === deck.sponsor,
    );
    return Array.from({ length: many }, () => {
      const from = draw(4) === 0 ? pool : friends;
      return from[draw(from.length)]?.id ?? '';
    });
  };
  const lines = (group: string, many: number) =>
    [...new Set(any(group, many))].map((card) => ({ card, count: 1 }));
  return {
    ...deck,
    programs: [...new Set(any('program', 2))],
    imperialDeck: lines('imperial', 14),
    houseDeck: lines('house', 34),
  };
}

function switches(draw: Dice): Partial<GameOptions> {
  const coin = () => draw(2) === 0;
  return {
    subduedHost: coin() ? 'cards-stay' : 'participants-go-down',
    engagedLeaderAddsForce: coin(),
    plainTacticsInRites: coin(),
    captureCostsFavor: coin(),
    initiativeTactics: coin() ? 'rounds' : 'any-time',
    imperialDraw: coin() ? 'optional' : 'mandatory',
    movesToDune: coin() ? 'everything' : 'resources-by-choice',
    adversariesOf: coin() ? 'sponsor' : 'sponsor-and-included',
    turnedAdversarial: coin() ? 'nothing' : 'subdued',
  };
}

/** Kinds of actions as likely as each other, so that what is rare is seen too; bids are mostly low. */
function pick(legal: readonly Action[], draw: Dice): Action {
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const kind = kinds[draw(kinds.length)];
  const some = legal.filter((action) => action.kind === kind);
  const action = kind === 'bid' && draw(4) > 0 ? some[0] : some[draw(some.length)];
  if (action === undefined) throw new Error('a House that is asked has something to do');
  return action;
}

/** Cards of each House that are tried by hand on the table, and what it is given. */
const ATTEMPTS = 24;
const GIFTS = [
  { what: 'solaris', amount: 15 },
  { what: 'favor', amount: 6 },
  { what: 'spice', amount: 6 },
] as const;

/** Furnishes a table by hand, so that rites, ventures and admissions come up at once. */
function furnish(state: GameState, catalogue: GameCatalogue, draw: Dice): Manual[] {
  const done: Manual[] = [];
  const attempt = (manual: Manual) => {
    if (playManual(state, manual, catalogue).ok) done.push(manual);
  };
  for (const [seat, { zones }] of state.houses.entries()) {
    for (const gift of GIFTS) attempt({ kind: 'manual-gain', seat, ...gift });
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const pile = [...zones['imperial-deck'], ...zones['house-deck']];
      const card = pile[draw(Math.max(1, pile.length))];
      if (card === undefined) continue;
      const type = catalogue.byId.get(state.cards[card]?.card ?? '')?.type;
      const alone = type === 'persona' || type === 'holding' || type === 'event';
      const host = alone ? null : (zones.domain[draw(Math.max(1, zones.domain.length))] ?? null);
      const status = type === 'event' || draw(5) === 0 ? 'subdued' : 'disengaged';
      attempt({ kind: 'manual-move', card, seat, zone: 'domain', status, host });
    }
  }
  return done;
}

/**
 * Wanders through a game of a number: `look` sees each decision before it is made. What it throws comes
 * out with the seed and the record of the game.
 */
export function wander(
  seed: number,
  steps: number,
  catalogue: GameCatalogue,
  look: (state: GameState, legal: readonly Action[], step: number) => void,
): void {
  const setup = wildSetup(seed, catalogue);
  const made = newGame(setup, catalogue);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const state = made.value;
  const draw = dice(seed + 1_000_000);
  begin(state, catalogue);
  const moves: Move[] = seed % 4 === 0 ? [] : furnish(state, catalogue, draw);
  try {
    for (let step = 0; step < steps && state.outcome === null; step += 1) {
      const legal = legalActions(state, catalogue);
      look(state, legal, step);
      const action = pick(legal, draw);
      moves.push(action);
      if (!play(state, action, catalogue).ok) throw new Error('what is listed is refused');
    }
  } catch (error) {
    const record = JSON.stringify(recordOf(setup, moves, catalogue));
    throw new Error(
      `game ${seed}, after ${moves.length} moves: ${String(error)}\nrecord: ${record}`,
      { cause: error },
    );
  }
}
