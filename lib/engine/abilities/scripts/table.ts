import { arms } from './arms';
import { besideDune } from './beside-dune';
import { bidFavor } from './bid-favor';
import { changedCroe } from './changed-croe';
import { abilitiesOfAnother, copyAbilities } from './copy-abilities';
import { diesIfTransferred } from './dies-if-transferred';
import { diesWithoutResistance } from './dies-without-resistance';
import { drawDiscarded } from './draw-discarded';
import { entersEngaged } from './enters-engaged';
import { equipmentFollows } from './equipment-follows';
import { exchangeCharters } from './exchange-charters';
import { extraExchange } from './extra-exchange';
import { fallsInHandDiscard } from './falls-in-hand-discard';
import { worthOfFavor } from './favor-worth';
import { freeDistribution } from './free-distribution';
import { lastBid } from './last-bid';
import { leadRival } from './lead-rival';
import { leadsWeirding } from './leads-weirding';
import { lendsDuneFief } from './lends-dune-fief';
import { lossIntoTokens } from './loss-into-tokens';
import { lowestFirst } from './lowest-first';
import { mayBearToo } from './may-bear';
import { moreDeferment } from './more-deferment';
import { mostFavor } from './most-favor';
import { needsNoToken } from './needs-no-token';
import { newTarget } from './new-target';
import { groupParticipants, oneBody } from './one-body';
import { petitionPayee } from './petition-payee';
import { presetRank, presetRanked } from './preset-rank';
import { spareTheFallen } from './spare-the-fallen';
import { mayStrike, spreadForce } from './spread-force';
import { staysOnce } from './stays-once';
import { strikeVictor } from './strike-victor';
import { swapDeferment } from './swap-deferment';
import { takeDeferment } from './take-deferment';
import { useVenture } from './use-venture';

/**
 * What serves one card, or a few that say the same, and will serve no other: an effect or a modifier with the
 * same four parts, in a file named for what it does, together with the questions that procedures ask of it.
 */
export const SCRIPT_EFFECTS = [
  ...[bidFavor, drawDiscarded, exchangeCharters, groupParticipants, lastBid, leadRival],
  ...[presetRank, spareTheFallen, strikeVictor, swapDeferment],
  ...[takeDeferment, useVenture],
  ...[copyAbilities, extraExchange, newTarget, spreadForce],
] as const;

export const SCRIPT_MODIFIERS = {
  'abilities-of': abilitiesOfAnother,
  arms,
  'favor-worth': worthOfFavor,
  'lowest-first': lowestFirst,
  'more-deferment': moreDeferment,
  'petition-payee': petitionPayee,
  'may-strike': mayStrike,
  'leads-weirding': leadsWeirding,
  croe: changedCroe,
  'loss-into-tokens': lossIntoTokens,
  'needs-no-token': needsNoToken,
  'most-favor': mostFavor,
  'preset-rank': presetRanked,
  'dies-if-transferred': diesIfTransferred,
  'dies-without-resistance': diesWithoutResistance,
  'enters-engaged': entersEngaged,
  'equipment-follows': equipmentFollows,
  'falls-in-hand-discard': fallsInHandDiscard,
  'free-distribution': freeDistribution,
  'lends-dune-fief': lendsDuneFief,
  'one-body': oneBody,
  'may-bear': mayBearToo,
  'beside-dune': besideDune,
  'stays-once': staysOnce,
};
