import { gain } from '../atoms/gain';
import type { Game } from '../state/game';
import type { Seat } from '../state/state';

/**
 * Gives a House the solaris that a card produces. They come from the Imperial Treasury, which never runs
 * out and is not counted (TAT-6.2.6-05, TAT-5.1-03, TAT-9-08).
 */
export function payOut(game: Game, seat: Seat, amount: number): void {
  gain(game, seat, 'solaris', amount);
}
