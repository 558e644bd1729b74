import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { type Allocation, allocationOf, houseStart } from '@/lib/decks/profile';
import { resolveDeck } from '@/lib/decks/resolve';
import { randomOf, shuffle } from '@/lib/kernel/random';
import { seedOf } from '@/lib/kernel/seed';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { startingGuildHoard } from '@/lib/rules/exchange-rate';
import { createCard, drawCard } from '../atoms/cards';
import { gain } from '../atoms/wealth';
import type { Game } from '../state/game';
import { takeUp } from '../state/open-game';
import { type GameOptions, optionsOf } from '../state/options';
import type { GameState, House, RuleSet, Seat } from '../state/state';
import { byZone } from '../state/zones';
import { laidLike, pileOf } from './piles';

/** Cards in the first Assembly and its limit (TAT-5.2.1-03, TAT-5.2.1-04). */
export const ASSEMBLY_SIZE = 3;
/** Cards in the first hand (TAT-5.2.3-02). */
export const HAND_SIZE = 7;

export interface SeatSetup {
  readonly name: string;
  readonly deck: Deck;
  /**
   * The deck whose draws it has: before the shuffle, cards that both have lie in the same places, and others in
   * the places of those that this one has besides. With one card changed, the same seed then draws the same cards
   * but for that one. A record does not keep it.
   */
  readonly drawsLike?: Deck | undefined;
}

export interface GameSetup {
  /** A number or a word; see seedOf. */
  readonly seed: number | string;
  readonly rules: RuleSet;
  /** What the table settles otherwise than its rule set. */
  readonly options?: Partial<GameOptions>;
  /** Clockwise. */
  readonly houses: readonly SeatSetup[];
  /** Houses at the table, from the number of `houses` to 8: the rest are silent rivals (TAT-5.1-04). */
  readonly players: number;
}

const MOST_PLAYERS = 8;

/** What may be wrong with what a game is set up from. */
export type SetupProblem = InputProblem<'unknown-card' | 'too-many-cards' | 'houses' | 'players'>;

/**
 * A game before its first turn (TAT-5.1 and TAT-5.2). Any deck is dealt, legal or not, and a short
 * one as far as it goes. The same seed and decks give the same game, however the lists are ordered.
 *
 * Problems: `unknown-card` for every line whose card the catalogue lacks, and those of the whole.
 */
export function newGame(setup: GameSetup, catalogue: Catalogue): Result<GameState, SetupProblem> {
  const problems = [
    ...playerProblems(setup),
    ...setup.houses.flatMap(({ deck }, seat) =>
      deckProblems(deck, catalogue, `houses.${seat}.deck`),
    ),
  ];
  if (problems.length > 0) return fail(...problems);

  const seed = seedOf(setup.seed);
  const state: GameState = {
    version: 1,
    rules: setup.rules,
    options: optionsOf(setup.rules, setup.options),
    seed,
    players: setup.players,
    random: randomOf(seed),
    nextId: 1,
    guildHoard: startingGuildHoard(setup.players),
    houses: setup.houses.map((house) => emptyHouse(house, setup.players, catalogue)),
    cards: {},
    lasting: [],
    turn: 0,
    ranks: [],
    frames: [],
    decision: null,
    outcome: null,
  };
  // Dealing asks nothing of what cards do, so that a page that only deals need not fetch it.
  const game = takeUp(state, { ...catalogue, abilities: new Map() });
  setup.houses.forEach((house, seat) => {
    furnish(game, seat, house);
  });
  return ok(state);
}

/** A profile that is not legal is dealt too, but nothing in it counts below 0. */
function bought(deck: Deck): Allocation {
  const { favor, spice, programs } = allocationOf(deck);
  return { favor: Math.max(0, favor), spice: Math.max(0, spice), programs };
}

function furnish(game: Game, seat: Seat, { deck, drawsLike }: SeatSetup): void {
  const { state, catalogue } = game;
  const start = houseStart(state.players, bought(deck));
  gain(game, seat, 'solaris', start.treasury);
  gain(game, seat, 'spice', start.hoard);
  gain(game, seat, 'favor', start.favor);

  placeDomain(state, seat, deck, catalogue);
  for (const list of ['imperial', 'house'] as const) {
    const own = pileOf(deck, list, catalogue);
    const pile = drawsLike === undefined ? own : laidLike(own, pileOf(drawsLike, list, catalogue));
    // Cards get their numbers after the shuffle: a number must not tell which card it is.
    shuffle(state, pile);
    const zone = list === 'imperial' ? 'imperial-deck' : 'house-deck';
    const place = { zone, seat, host: null } as const;
    for (const card of known(pile, catalogue)) createCard(state, card, seat, place);
    const draws = list === 'imperial' ? ASSEMBLY_SIZE : HAND_SIZE;
    for (let drawn = 0; drawn < draws; drawn += 1) drawCard(game, seat, list);
  }
}

/** The home world deployed, the programs concealed under it, and Dune subdued (TAT-5.2.2-02, TAT-5.2.2-03). */
function placeDomain(state: GameState, seat: Seat, deck: Deck, catalogue: Catalogue) {
  const domain = { zone: 'domain', seat, host: null } as const;
  const homeWorld = catalogue.byId.get(deck.homeWorld ?? '');
  const host =
    homeWorld === undefined ? null : createCard(state, homeWorld, seat, domain, 'disengaged').id;
  for (const program of known([...deck.programs].sort(), catalogue))
    createCard(state, program, seat, { zone: 'concealed', seat, host });
  const dune = catalogue.cards.find((card) => card.deck === 'dune');
  if (dune !== undefined) createCard(state, dune, seat, domain, 'subdued');
}

function emptyHouse({ name, deck }: SeatSetup, players: number, catalogue: Catalogue): House {
  const { favor, spice } = bought(deck);
  const { kept } = houseStart(players, bought(deck));
  return {
    name,
    sponsor: deck.sponsor,
    profile: { homeWorld: deck.homeWorld, kept, favor, spice, programs: [...deck.programs].sort() },
    treasury: 0,
    hoard: 0,
    favor: 0,
    included: [...resolveDeck(deck, catalogue).included].sort(),
    eliminated: false,
    assemblyLimit: ASSEMBLY_SIZE,
    handLimit: HAND_SIZE,
    zones: byZone(() => []),
  };
}

function known(ids: readonly CardId[], catalogue: Catalogue): Card[] {
  return ids.map((id) => catalogue.byId.get(id)).filter((card) => card !== undefined);
}

function playerProblems({ players, houses }: GameSetup): SetupProblem[] {
  if (houses.length === 0)
    return [{ code: 'houses', at: 'houses', message: 'A game needs at least one House.' }];
  const least = houses.length;
  if (Number.isInteger(players) && players >= least && players <= MOST_PLAYERS) return [];
  const message = `The number of players must be from ${least} to ${MOST_PLAYERS}.`;
  return [{ code: 'players', at: 'players', message }];
}

/** Most cards of a deck that is dealt: over ten times what a format asks for. Each of them is a card of the state. */
export const MOST_CARDS = 500;

function deckProblems(deck: Deck, catalogue: Catalogue, at: string): SetupProblem[] {
  const cards = [...deck.imperialDeck, ...deck.houseDeck].reduce(
    (sum, { count }) => sum + count,
    0,
  );
  if (cards <= MOST_CARDS) return unknownCards(deck, catalogue, at);
  const message = `This deck has ${cards} cards; at most ${MOST_CARDS} are dealt.`;
  return [{ code: 'too-many-cards', at, message }];
}

function unknownCards(deck: Deck, catalogue: Catalogue, at: string): SetupProblem[] {
  const named: (readonly [at: string, card: CardId])[] = [
    ...(deck.homeWorld === null ? [] : [['homeWorld', deck.homeWorld] as const]),
    ...deck.programs.map((card, line) => [`programs.${line}`, card] as const),
    ...deck.imperialDeck.map(({ card }, line) => [`imperialDeck.${line}.card`, card] as const),
    ...deck.houseDeck.map(({ card }, line) => [`houseDeck.${line}.card`, card] as const),
  ];
  return named
    .filter(([, card]) => !catalogue.byId.has(card))
    .map(([place, card]) => ({
      code: 'unknown-card',
      at: `${at}.${place}`,
      message: `No card has the id "${card}".`,
    }));
}
