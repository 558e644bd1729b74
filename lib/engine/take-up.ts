import type { Catalogue } from '@/lib/cards/catalogue';
import { spiceYield } from './abilities/spice-yield';
import type { Derived, Game } from './game';
import { allegiancesOf } from './queries/allegiance';
import { baseCost } from './queries/cost';
import { commandOf, hasKeyword, rankOf, resistanceOf, subtypesOf } from './queries/ranks';
import type { GameState } from './state';

const DERIVED: Derived = {
  rankOf,
  commandOf,
  resistanceOf,
  baseCost,
  spiceYield,
  subtypesOf,
  allegiancesOf,
  hasKeyword,
};

/** A state taken up for play. */
export function takeUp(state: GameState, catalogue: Catalogue): Game {
  return { state, catalogue, events: [], derived: DERIVED, live: null, judging: 0, heard: 0 };
}
