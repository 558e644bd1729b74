import { changedCroe } from './changed-croe';
import { diesIfTransferred } from './dies-if-transferred';
import { diesWithoutResistance } from './dies-without-resistance';
import { drawDiscarded } from './draw-discarded';
import { exchangeCharters } from './exchange-charters';
import { fallsInHandDiscard } from './falls-in-hand-discard';
import { freeDistribution } from './free-distribution';
import { lastBid } from './last-bid';
import { leadRival } from './lead-rival';
import { lendsDuneFief } from './lends-dune-fief';
import { lossIntoTokens } from './loss-into-tokens';
import { mostFavor } from './most-favor';
import { needsNoToken } from './needs-no-token';
import { swapDeferment } from './swap-deferment';
import { uncounted } from './uncounted';
import { useVenture } from './use-venture';
import { waivesRequirement } from './waives-requirement';

/**
 * What serves one card, or a few that say the same, and will serve no other: an effect or a modifier with the
 * same four parts, in a file named for what it does, together with the questions that procedures ask of it.
 */
export const SCRIPT_EFFECTS = [
  ...[drawDiscarded, exchangeCharters, lastBid, leadRival],
  ...[swapDeferment, useVenture],
] as const;

export const SCRIPT_MODIFIERS = {
  croe: changedCroe,
  'loss-into-tokens': lossIntoTokens,
  'needs-no-token': needsNoToken,
  uncounted,
  'most-favor': mostFavor,
  'dies-if-transferred': diesIfTransferred,
  'dies-without-resistance': diesWithoutResistance,
  'falls-in-hand-discard': fallsInHandDiscard,
  'free-distribution': freeDistribution,
  'lends-dune-fief': lendsDuneFief,
  'waives-requirement': waivesRequirement,
};
