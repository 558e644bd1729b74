import { type Rite, riteKind } from '@/lib/rules/rites';
import type { Filter } from '../abilities/filter';
import { push } from '../atoms/flow';
import { emit, forget, type Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { isEitherKind, isFreed, spendFreedom } from './limits';

interface RiteStart {
  readonly rite: Rite;
  readonly attacker: Seat;
  readonly leader: GameCard;
  readonly target: GameCard;
  /** A venture or a card engaged the leader for it (CRF-1.A.iii-07). */
  readonly engagedBefore: boolean;
  /** The kind of target that its cause asks for, in place of the rite's own. */
  readonly targets?: Filter | undefined;
  /** Whether its cause lets it count against the limit; an effect may free it (TAT-6.2.11-06). */
  readonly counts: boolean;
}

/**
 * Declares a rite: its House is the attacker, the House that governs the target the defender
 * (TAT-6.2.11-14). While another rite is under way, there is no target for one.
 */
export function beginRite(game: Game, start: RiteStart): void {
  const { rite, attacker, leader, target } = start;
  const defender = target.place.seat;
  const counts = start.counts && !isFreed(game, attacker, rite, leader, defender);
  spendFreedom(game, attacker, rite, defender);
  push(game.state, {
    step: 'rite',
    rite,
    kind: riteKind(rite),
    attacker,
    defender,
    against: defender,
    leader: leader.id,
    lender: leader.place.seat === attacker ? null : leader.place.seat,
    targets: start.targets ?? null,
    target: target.id,
    defense: target.id,
    attackers: [],
    defenders: [],
    ableToDirect: [],
    directing: [],
    engaged: start.engagedBefore ? [leader.id] : [],
    counts,
    defends: false,
    at: isEitherKind(game, leader, rite) ? 'rite-kind' : 'attack-joins',
    surprises: [],
    struck: [],
    force: 0,
    vanquished: [],
    result: 'held',
    reward: { more: 0, uncounted: [], kinds: [] },
  });
  if (leader.place.seat !== attacker) forget(game);
  emit(game, {
    kind: 'rite',
    rite,
    attacker,
    defender,
    leader: leader.id,
    target: target.id,
  });
}
