import { z } from 'zod';
import { nameIn } from '../abilities/shape';
import { card, type OneOf, seat, whole } from '../actions';
import { PILES } from '../state/zones';

const wealth = { seat, what: z.enum(['solaris', 'spice', 'favor']), amount: whole };
const status = z.enum(['none', 'disengaged', 'engaged', 'subdued']);

/**
 * What a House does by hand, where a card says something that the engine does not run. Amounts are
 * whole numbers; who may be touched is the matter of the player.
 */
export const BY_HAND = {
  'manual-gain': wealth,
  'manual-lose': wealth,
  /** Engages, disengages or subdues a card; a subdued card that is engaged or disengaged is deployed. */
  'manual-turn': { card, status: status.exclude(['none']) },
  'manual-tokens': {
    card,
    token: z.enum(['deferment', 'spice', 'program', 'marks']),
    by: z.number().int(),
  },
  /** Puts a card at another place, in a Domain with a status and on a host where it needs one. */
  'manual-move': {
    card,
    seat,
    zone: nameIn(PILES),
    status,
    host: card.nullable(),
  },
  'manual-discard': { card },
  'manual-draw': { seat, deck: z.enum(['imperial', 'house']) },
  'manual-shuffle': { seat, zone: z.enum(['imperial-deck', 'house-deck']) },
  'manual-guild-hoard': { by: z.number().int() },
};
export type Manual = OneOf<typeof BY_HAND>;
