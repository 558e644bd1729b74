import type { z } from 'zod';
import { seatsInPlay } from '../state/game';
import type { Seat } from '../state/state';
import type { Scene } from './scene';
import { nameIn } from './shape';

/** Houses by what they are to the ability: how a sentence names them, and what is theirs. */
export const HOUSES = {
  you: ['you', 'your'],
  chosen: ['that House', 'that House’s'],
  'every-rival': ['every rival', 'every rival’s'],
  everybody: ['every House', 'everybody’s'],
} as const;
export const housesSchema = nameIn(HOUSES);

/** The Houses that a word means. */
export function housesOf(
  { game, seat, houses }: Scene,
  who: z.infer<typeof housesSchema>,
): readonly Seat[] {
  if (who === 'you') return [seat];
  if (who === 'chosen') return houses.slice(-1);
  const all = seatsInPlay(game);
  return who === 'everybody' ? all : all.filter((other) => other !== seat);
}
