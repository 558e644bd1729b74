import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { fail, ok, type Result } from '@/lib/result';
import { croe } from '@/lib/rules/exchange-rate';
import type { GameCardId, GameState, RuleSet, Seat } from '../state/state';
import { newGame, type SetupProblem } from './new-game';

/** What a House looks at before its first turn. Cards in the order drawn; amounts in tokens. */
export interface Opening {
  readonly seed: number;
  readonly hand: readonly CardId[];
  readonly assembly: readonly CardId[];
  readonly treasury: number;
  readonly favor: number;
  readonly hoard: number;
  readonly guildHoard: number;
  /** Solaris for one spice (TAT-5.1-05). */
  readonly croe: number;
}

/** What the House at a seat sees of its own opening and of the exchange (TAT-5.2.1-05). Null for an empty seat. */
export function openingOf(state: Readonly<GameState>, seat: Seat): Opening | null {
  const house = state.houses[seat];
  if (house === undefined) return null;
  const named = (ids: readonly GameCardId[]) => ids.flatMap((id) => state.cards[id]?.card ?? []);
  return {
    seed: state.seed,
    hand: named(house.zones.hand),
    assembly: named(house.zones.assembly),
    treasury: house.treasury,
    favor: house.favor,
    hoard: house.hoard,
    guildHoard: state.guildHoard,
    croe: croe(state.guildHoard),
  };
}

/**
 * The opening of one deck against silent rivals, as many as its number of players says. Problems as
 * newGame has them, their places counted from the deck: `houseDeck.3.card`.
 */
export function dealOpening(
  deck: Deck,
  seed: number | string,
  catalogue: Catalogue,
): Result<Opening, SetupProblem> {
  const game = seated(deck, seed, catalogue);
  if (!game.ok) return game;
  const opening = openingOf(game.value, 0);
  if (opening === null) throw new Error('a game with one House has a seat 0');
  return ok(opening);
}

/** The House cards that the same game would draw after the first hand, the next one first. */
export function laterDraws(
  deck: Deck,
  seed: number | string,
  catalogue: Catalogue,
): readonly CardId[] {
  const game = seated(deck, seed, catalogue);
  if (!game.ok) return [];
  const left = game.value.houses[0]?.zones['house-deck'] ?? [];
  // the top of a deck is its end
  return left.toReversed().flatMap((id) => game.value.cards[id]?.card ?? []);
}

function seated(
  deck: Deck,
  seed: number | string,
  catalogue: Catalogue,
): Result<GameState, SetupProblem> {
  const game = newGame(
    {
      seed,
      rules: ruleSetOf(deck),
      houses: [{ name: deck.houseName, deck }],
      players: deck.players,
    },
    catalogue,
  );
  return game.ok
    ? game
    : fail(
        ...game.problems.map((problem) => ({
          ...problem,
          at: problem.at.replace(/^houses\.0\.deck\.?/, ''),
        })),
      );
}

function ruleSetOf(deck: Deck): RuleSet {
  return deck.format === 'eots' ? 'eots' : 'tat';
}
