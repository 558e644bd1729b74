import type { Rite } from '@/lib/rules/rites';
import type { Game } from '../game';
import type { GameCard, Seat } from '../state';

export interface RiteStart {
  readonly rite: Rite;
  readonly attacker: Seat;
  readonly leader: GameCard;
  readonly target: GameCard;
  /** A venture or a card engaged the leader for it (CRF-1.A.iii-07). */
  readonly engagedBefore: boolean;
  readonly counts: boolean;
}

export function beginRite(_game: Game, _start: RiteStart): void {}

/** The cards that a leader may declare as target of a rite, by their numbers. */
export function riteTargets(
  _game: Game,
  _seat: Seat,
  _rite: Rite,
  _leader: GameCard,
  _counts: boolean,
): GameCard[] {
  return [];
}
