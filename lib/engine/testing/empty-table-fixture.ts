import { emptyDeck } from '@/lib/decks/deck';
import type { Power } from '@/lib/rules/powers';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { type GameSetup, newGame } from '../setup/new-game';
import type { GameState } from '../state/state';
import { byZone } from '../state/zones';

/** A game before its first turn without any card, of Houses of these sponsors. */
export function emptyTable(
  sponsors: readonly Power[],
  setup: Omit<GameSetup, 'houses'>,
  catalogue: GameCatalogue,
): GameState {
  const houses = sponsors.map((sponsor, seat) => ({
    name: `House ${seat}`,
    deck: emptyDeck(sponsor),
  }));
  const made = newGame({ ...setup, houses }, catalogue);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const state = made.value;
  state.cards = {};
  state.nextId = 1;
  for (const house of state.houses) house.zones = byZone(() => []);
  return state;
}
