import {
  card,
  cardOrNone,
  oneOf,
  type Part,
  type PartsOf,
  seat,
  signed,
  status,
  tokenKind,
  wealth,
  whole,
  zone,
} from '../move-parts';

/**
 * What a House does by hand, where a card says something that the engine does not run. Amounts are
 * whole numbers; who may be touched is the matter of the player. The parts stand in the order of their
 * names, as in `ACTIONS`.
 */
export const MANUALS = {
  'manual-gain': { amount: whole, seat, what: wealth },
  'manual-lose': { amount: whole, seat, what: wealth },
  /** Engages, disengages or subdues a card; a subdued card that is engaged or disengaged is deployed. */
  'manual-turn': { card, status: oneOf(['disengaged', 'engaged', 'subdued']) },
  'manual-tokens': { by: signed, card, token: tokenKind },
  /** Puts a card at another place, in a Domain with a status and on a host where it needs one. */
  'manual-move': { card, host: cardOrNone, seat, status, zone },
  'manual-discard': { card },
  'manual-draw': { deck: oneOf(['imperial', 'house']), seat },
  'manual-shuffle': { seat, zone: oneOf(['imperial-deck', 'house-deck']) },
  'manual-guild-hoard': { by: signed },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Part>>>>;

type Table = typeof MANUALS;

export type Manual = {
  [Kind in keyof Table]: { readonly kind: Kind } & PartsOf<Table[Kind]>;
}[keyof Table];
