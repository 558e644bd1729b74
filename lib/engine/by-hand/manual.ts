import type { GameCardId, Seat, Status, Zone } from '../state/state';

/**
 * What a House does by hand, where a card says something that the engine does not run. Amounts are
 * whole numbers; who may be touched is the matter of the player.
 */
export type Manual =
  | ({ readonly kind: 'manual-gain' } & Amount)
  | ({ readonly kind: 'manual-lose' } & Amount)
  /** Engages, disengages or subdues a card; a subdued card that is engaged or disengaged is deployed. */
  | {
      readonly kind: 'manual-turn';
      readonly card: GameCardId;
      readonly status: Exclude<Status, 'none'>;
    }
  | {
      readonly kind: 'manual-tokens';
      readonly card: GameCardId;
      readonly token: 'deferment' | 'spice' | 'program';
      readonly by: number;
    }
  /** Puts a card at another place, in a Domain with a status and on a host where it needs one. */
  | {
      readonly kind: 'manual-move';
      readonly card: GameCardId;
      readonly seat: Seat;
      readonly zone: Zone;
      readonly status: Status;
      readonly host: GameCardId | null;
    }
  | { readonly kind: 'manual-discard'; readonly card: GameCardId }
  | {
      readonly kind: 'manual-draw';
      readonly seat: Seat;
      readonly deck: 'imperial' | 'house';
    }
  | {
      readonly kind: 'manual-shuffle';
      readonly seat: Seat;
      readonly zone: 'imperial-deck' | 'house-deck';
    }
  | { readonly kind: 'manual-guild-hoard'; readonly by: number };

interface Amount {
  readonly seat: Seat;
  readonly what: 'solaris' | 'spice' | 'favor';
  readonly amount: number;
}
