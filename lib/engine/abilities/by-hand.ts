import reasons from '@/data/abilities/by-hand.json';
import type { CardId } from '@/lib/cards/card';

/** Cards that the engine will not run, as far as anybody knows, and why. A sentence each. */
export const BY_HAND: Readonly<Record<CardId, string>> = reasons;
