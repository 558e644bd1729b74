import { z } from 'zod';
import { croe } from '@/lib/rules/exchange-rate';
import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import { modifier } from '../modifiers/kind';

/** The CHOAM Rate of Exchange is another for a time: what is read off the table, so much more or less. */
export const changedCroe = modifier(
  { by: z.number().int() },
  ({ by }) => `the CROE is ${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'}`,
);

/** The rate at this time, or with so much spice in the Guild Hoard; never below 1 (TAT-6.2.10-08, TAT-6.2.10-14). */
export function croeNow(game: Game, guildHoard = game.state.guildHoard): number {
  let rate = croe(guildHoard);
  for (const { modifier: change } of inForce(game, 'croe')) rate += change.by;
  return Math.max(1, rate);
}
