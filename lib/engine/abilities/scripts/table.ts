import { freeDistribution } from './free-distribution';
import { lastBid } from './last-bid';

/**
 * What serves one card, or a few that say the same, and will serve no other: an effect or a modifier with the
 * same four parts, in a file named for what it does, together with the questions that procedures ask of it.
 */
export const SCRIPT_EFFECTS = [lastBid] as const;

export const SCRIPT_MODIFIERS = { 'free-distribution': freeDistribution };
