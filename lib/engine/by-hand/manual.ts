import { z } from 'zod';
import { nameIn } from '../abilities/shape';
import type { OneOf } from '../actions';
import { byZone } from '../state/zones';

const whole = z.number().int().min(0);
const wealth = { seat: whole, what: z.enum(['solaris', 'spice', 'favor']), amount: whole };
const status = z.enum(['none', 'disengaged', 'engaged', 'subdued']);

/**
 * What a House does by hand, where a card says something that the engine does not run. Amounts are
 * whole numbers; who may be touched is the matter of the player.
 */
export const BY_HAND = {
  'manual-gain': wealth,
  'manual-lose': wealth,
  /** Engages, disengages or subdues a card; a subdued card that is engaged or disengaged is deployed. */
  'manual-turn': { card: whole, status: status.exclude(['none']) },
  'manual-tokens': {
    card: whole,
    token: z.enum(['deferment', 'spice', 'program']),
    by: z.number().int(),
  },
  /** Puts a card at another place, in a Domain with a status and on a host where it needs one. */
  'manual-move': {
    card: whole,
    seat: whole,
    zone: nameIn(byZone(String)),
    status,
    host: whole.nullable(),
  },
  'manual-discard': { card: whole },
  'manual-draw': { seat: whole, deck: z.enum(['imperial', 'house']) },
  'manual-shuffle': { seat: whole, zone: z.enum(['imperial-deck', 'house-deck']) },
  'manual-guild-hoard': { by: z.number().int() },
};
export type Manual = OneOf<typeof BY_HAND>;
