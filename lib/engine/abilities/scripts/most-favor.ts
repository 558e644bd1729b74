import { z } from 'zod';
import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { Seat } from '../../state/state';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { cardsThat } from '../matching';
import { modifier } from '../modifiers/kind';

/** A House that governs a card of a kind buys no more favor than this in its Interval. */
export const mostFavor = modifier(
  { most: z.number().int().min(0), governing: filterSchema },
  ({ most, governing }) =>
    `a House that governs ${sayFilter(governing, 'one')} may buy no more than ${most} favor in its Interval`,
);

/** The most favor that a House may buy at once, where something bounds it. */
export function boundOnFavor(game: Game, seat: Seat): number {
  return inForce(game, 'most-favor').reduce(
    (most, { modifier: { most: bound, governing }, live }) =>
      cardsThat({ ...live.scene, seat }, governing).some(({ place }) => place.seat === seat)
        ? Math.min(most, bound)
        : most,
    Number.POSITIVE_INFINITY,
  );
}
