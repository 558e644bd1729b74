import { changedCroe } from './changed-croe';
import { lastBid } from './last-bid';
import { needsNoToken } from './needs-no-token';
import { uncounted } from './uncounted';

/**
 * What serves one card, or a few that say the same, and will serve no other: an effect or a modifier with the
 * same four parts, in a file named for what it does, together with the questions that procedures ask of it.
 */
export const SCRIPT_EFFECTS = [lastBid] as const;

export const SCRIPT_MODIFIERS = {
  croe: changedCroe,
  'needs-no-token': needsNoToken,
  uncounted,
};
