import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Card, CardId } from '@/lib/cards/card';
import type { Deck } from '@/lib/decks/deck';
import { randomOf } from '@/lib/kernel/random';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import type { Action } from '../../actions';
import type { Manual } from '../../by-hand/manual';
import { carriedOut } from '../../by-hand/play-manual';
import { legalHosts } from '../../deployment/legal-hosts';
import type { Move } from '../../moves';
import { begin, goOn, legalActions, play } from '../../play';
import { recordOf } from '../../record';
import { type GameSetup, newGame } from '../../setup/new-game';
import { cardAt, emit } from '../../state/game';
import type { GameEvent } from '../../state/log-events';
import { takeUp } from '../../state/open-game';
import type { GameOptions } from '../../state/options';
import type { GameCardId, GameState, Seat } from '../../state/state';
import { kitsOf } from '../kit-fixture';
import { setupOf } from '../random-games-fixture';
import { stackedDeck } from '../stacked-deck-fixture';

/**
 * The random game of a number, every other one with cards of the whole catalogue in place of those of a
 * sample deck, and with every switch of the rulings now and then set the other way.
 */
export function wildSetup(
  seed: number,
  catalogue: GameCatalogue,
  wanted: readonly CardId[] = [],
): GameSetup {
  if (seed % 2 === 0) return setupOf(seed);
  // The half of it, or the Houses would be 3 or 5 alone.
  const setup = { ...setupOf((seed - 1) / 2), seed };
  const draw = dice(seed);
  return {
    ...setup,
    options: { ...setup.options, ...switches(draw) },
    houses: setup.houses.map((house, seat, { length }) => {
      const deck = wildDeck(house.deck, catalogue, draw, seed * MOST_HOUSES + seat);
      const share = shareOf(wanted, seat, length);
      return {
        ...house,
        deck: share.length === 0 ? deck : stackedDeck(deck, share, catalogue, seed),
      };
    }),
  };
}

/** Of cards that are wanted in a game, those that a House gets. */
const shareOf = (wanted: readonly CardId[], seat: number, houses: number): readonly CardId[] =>
  wanted.slice(0, MOST_WANTED * houses).filter((_, at) => at % houses === seat);

/** Wanted cards of a House. */
const MOST_WANTED = 4;

export type Dice = (sides: number) => number;

/** Whole numbers from 0, below so many sides. */
function dice(seed: number): Dice {
  const generator = xoroshiro128plusFromState(randomOf(seed));
  return (sides) => uniformInt(generator, 0, sides - 1);
}

const MOST_HOUSES = 5;

/**
 * A deck of any cards: half of them by turns, so that each card comes up as often as every other, half of them
 * such as the House could use.
 */
function wildDeck(deck: Deck, { cards }: GameCatalogue, draw: Dice, number: number): Deck {
  const any = (group: string, many: number) => {
    const pool = cards.filter((card) => card.deck === group);
    const friends = pool.filter(
      ({ allegiance }) => allegiance === undefined || allegiance === deck.sponsor,
    );
    return Array.from({ length: many }, (_, at) => {
      if (at % 2 === 0) return inTurn(pool, number * many + at)?.id ?? '';
      return friends[draw(friends.length)]?.id ?? '';
    });
  };
  const lines = (group: string, many: number) =>
    [...new Set(any(group, many))].map((card) => ({ card, count: 1 }));
  const worlds = cards.filter((card) => card.deck === 'homeworld');
  return {
    ...deck,
    homeWorld: inTurn(worlds, number * 2)?.id ?? deck.homeWorld,
    programs: [...new Set(any('program', 2))],
    imperialDeck: lines('imperial', 16),
    houseDeck: lines('house', 40),
  };
}

/** Far apart in the list, and each before one comes again. */
function inTurn<T>(pool: readonly T[], at: number): T | undefined {
  let stride = 61;
  while (pool.length % stride === 0) stride += 2;
  return pool[(Math.floor(at / 2) * stride) % pool.length];
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

/** Cards of each House that are put by hand on its table, into its hand and its Assembly, and what it is given. */
const ON_TABLE = { least: 10, most: 36 };
/** Of these as many look for what bears other cards. */
const BEARERS = 0.4;
const IN_HAND = 10;
const IN_ASSEMBLY = 4;
/** Tokens with which an event may be deployed. */
const ripe = (card?: Card): number => (typeof card?.cost === 'number' ? Math.max(1, card.cost) : 6);
/** Spice on what lies at a rival's for a card. */
const SPICE = 2;
const GIFTS = [
  { what: 'solaris', amount: 15 },
  { what: 'favor', amount: 6 },
  { what: 'spice', amount: 6 },
] as const;

/**
 * Furnishes a table by hand, so that rites, ventures and admissions come up at once: what is wanted of a House lies
 * on its table or in its hand, with what it needs there, and the rest is as chance has it.
 */
function furnish(
  state: GameState,
  catalogue: GameCatalogue,
  draw: Dice,
  wanted: readonly CardId[],
): Manual[] {
  const done: Manual[] = [];
  // As playManual does it, but that nothing is taken back: at the beginning of a game there is no dead end.
  const attempt = (manual: Manual) => {
    const game = takeUp(state, catalogue);
    if (state.decision !== null) emit(game, { kind: 'manual', seat: state.decision.seat, manual });
    if (carriedOut(game, manual) !== null) return;
    goOn(game);
    done.push(manual);
  };
  for (const [seat, { zones }] of state.houses.entries()) {
    for (const gift of GIFTS) attempt({ kind: 'manual-gain', seat, ...gift });
    const from = (pile: readonly GameCardId[]) => pile[draw(Math.max(1, pile.length))];
    const factsOf = (card: GameCardId) => catalogue.byId.get(state.cards[card]?.card ?? '');
    const lay = (zone: 'hand' | 'assembly', many: number) => {
      for (let left = many; left > 0; left -= 1) {
        const card = from(zones[zone === 'hand' ? 'house-deck' : 'imperial-deck']);
        if (card !== undefined)
          attempt({ kind: 'manual-move', card, seat, zone, status: 'none', host: null });
      }
    };
    const hostsOf = (id: GameCardId, at: Seat) => {
      const game = takeUp(state, catalogue);
      return legalHosts(game, at, cardAt(game, id)).map((host) => host.id);
    };
    const put = (
      card: GameCardId,
      wish: CardId | null = null,
      tokens = 1 + draw(5),
      at: Seat = seat,
    ) => {
      const { type, subtypes } = factsOf(card) ?? {};
      // Tactics lie nowhere but in hands.
      if (subtypes?.includes('Tactic') === true) {
        attempt({ kind: 'manual-move', card, seat, zone: 'hand', status: 'none', host: null });
        return;
      }
      const alone = type === 'persona' || type === 'holding' || type === 'event';
      const down = type === 'event' || (wish === null && draw(8) === 0);
      const status = down ? 'subdued' : 'disengaged';
      const place = { kind: 'manual-move', card, seat: at, zone: 'domain', status } as const;
      const hosts = alone ? [] : hostsOf(card, at);
      const host = hosts.find((id) => state.cards[id]?.card === wish) ?? from(hosts);
      if (alone) attempt({ ...place, host: null });
      else if (host !== undefined)
        attempt({ ...place, host, seat: state.cards[host]?.place.seat ?? at });
      if (state.cards[card]?.group === 'program')
        attempt({ kind: 'manual-tokens', card, token: 'program', by: 1 + draw(3) });
      if (down) attempt({ kind: 'manual-tokens', card, token: 'deferment', by: tokens });
    };
    lay('hand', IN_HAND);
    lay('assembly', IN_ASSEMBLY);
    const piles = () => [...zones['imperial-deck'], ...zones['house-deck'], ...zones.concealed];
    const kits = shareOf(wanted, seat, state.houses.length).flatMap((card) =>
      kitsOf(catalogue)(card, state.seed),
    );
    const rival = (seat + 1) % state.houses.length;
    const down: GameCardId[] = [];
    for (const laid of kits) {
      const { card: kind, on } = laid;
      const is = (id: GameCardId) => state.cards[id]?.card === kind;
      const card = [...piles(), ...zones.hand, ...zones.assembly].find(is);
      const at = laid.rivals === true ? rival : seat;
      if (card !== undefined) put(card, on ?? kind, ripe(catalogue.byId.get(kind)), at);
      if (card !== undefined && laid.down === true) down.push(card);
      if (card !== undefined && at === rival)
        attempt({ kind: 'manual-tokens', card, token: 'spice', by: SPICE });
      const dune = zones.domain.find((id) => is(id) && state.cards[id]?.group === 'dune');
      if (dune !== undefined) attempt({ kind: 'manual-turn', card: dune, status: 'disengaged' });
    }
    for (const card of down) attempt({ kind: 'manual-turn', card, status: 'subdued' });
    const chance = ON_TABLE.least + draw(ON_TABLE.most - ON_TABLE.least + 1);
    const most = Math.max(ON_TABLE.least, chance - kits.length);
    for (let tries = 0; tries < most; tries += 1) {
      // What bears others comes first.
      const bears = (card: GameCardId) => {
        const type = factsOf(card)?.type;
        return type === 'persona' || type === 'holding';
      };
      const card = from(
        piles().filter((one) => tries % 4 === 3 || bears(one) === tries < most * BEARERS),
      );
      if (card === undefined) continue;
      put(card);
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
  look: (
    state: GameState,
    legal: readonly Action[],
    step: number,
    events: readonly GameEvent[],
  ) => void,
  /** What is done instead of anything, where something is preferred. */
  prefer: (state: GameState, legal: readonly Action[], draw: Dice) => Action | null = () => null,
  /** Cards that should come to play, those before all that come first. */
  wanted: readonly CardId[] = [],
): void {
  const setup = wildSetup(seed, catalogue, wanted);
  const made = newGame(setup, catalogue);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const state = made.value;
  const draw = dice(seed + 1_000_000);
  let events = begin(state, catalogue);
  const moves: Move[] = seed % 4 === 0 ? [] : furnish(state, catalogue, draw, wanted);
  try {
    for (let step = 0; step < steps && state.outcome === null; step += 1) {
      const legal = legalActions(state, catalogue);
      look(state, legal, step, events);
      const action = prefer(state, legal, draw) ?? pick(legal, draw);
      moves.push(action);
      const done = play(state, action, catalogue);
      if (!done.ok) throw new Error('what is listed is refused');
      events = done.value;
    }
  } catch (error) {
    const record = JSON.stringify(recordOf(setup, moves, catalogue));
    throw new Error(
      `game ${seed}, after ${moves.length} moves: ${String(error)}\nrecord: ${record}`,
      { cause: error },
    );
  }
}
