import type { Catalogue } from '@/lib/cards/catalogue';
import type { Action } from '../actions';
import { mix32 } from '../hash';
import type { GameState, Seat } from '../state';
import { greedy } from './greedy';
import { random } from './random';

/**
 * An automatic player. It chooses among what is legal for the House that must decide, knows no more
 * than that House may know, and never touches the state or its generator.
 */
export type Policy = (
  state: Readonly<GameState>,
  legal: readonly Action[],
  catalogue: Catalogue,
) => Action;

export const POLICIES = ['random', 'greedy'] as const;
export type PolicyName = (typeof POLICIES)[number];

/**
 * An automatic player for a seat. The same seed of the game and the same seat make the same choices,
 * wherever the game is played; greedy leaves nothing to chance. Where the game is taken up in the middle,
 * `earlier` says among how many actions the seat has chosen so far, each time.
 */
export function policyOf(
  name: PolicyName,
  seed: number,
  seat: Seat,
  earlier: readonly number[] = [],
): Policy {
  return name === 'random'
    ? random(mix32(seed + Math.imul(seat + 1, 0x85ebca6b)), earlier)
    : greedy;
}

export function isPolicyName(name: string): name is PolicyName {
  return (POLICIES as readonly string[]).includes(name);
}
