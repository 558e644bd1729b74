import { z } from 'zod';
import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { Seat } from '../../state/state';
import { modifier } from '../modifiers/kind';

/** A favor given for a petition is worth more solaris than the one of TAT-6.2.1-26. */
export const worthOfFavor = modifier(
  { by: z.number().int().min(2) },
  ({ by }) => `each favor takes ${by} solaris off your petitions for your sponsor’s cards`,
);

/** Solaris that one favor takes off a petition for a card of the sponsor (TAT-6.2.1-26). */
export function favorWorth(game: Game, seat: Seat): number {
  return inForce(game, 'favor-worth').reduce(
    (most, { modifier: { by }, live }) => (live.scene.seat === seat ? Math.max(most, by) : most),
    1,
  );
}
