import type { Zone } from '../state/state';

/** The places of a House as a sentence names them. */
export const PILES: Readonly<Record<Zone, string>> = {
  'imperial-deck': 'Imperial deck',
  assembly: 'Assembly',
  'imperial-discard': 'Imperial discard',
  domain: 'Domain',
  concealed: 'concealed programs',
  'house-deck': 'House deck',
  hand: 'hand',
  'house-discard': 'House discard',
  removed: 'cards out of the game',
};
