import type { GameCatalogue } from '../abilities/game-catalogue';
import { baseCost } from '../payment/cost';
import { allegiancesOf } from '../queries/allegiance';
import { commandOf, hasKeyword, rankOf, resistanceOf, subtypesOf } from '../queries/ranks';
import type { Derived, Game } from './game';
import type { GameState } from './state';

const DERIVED: Derived = {
  rankOf,
  commandOf,
  resistanceOf,
  baseCost,
  subtypesOf,
  allegiancesOf,
  hasKeyword,
};

/** A state taken up for play. */
export function takeUp(state: GameState, catalogue: GameCatalogue): Game {
  return { state, catalogue, events: [], derived: DERIVED, live: null, judging: 0, heard: 0 };
}
