import type { Edition } from '../../rules/book';
import type { FactionId } from '../facts';

/** Those that come with the option "advantages". */
export const ADDITIONAL = [
  'kwisatz',
  'charity',
  'become-fighters',
  'become-advisors',
  'worthless-karama',
  'sardaukar',
  'fedaykin',
  'worm-placing',
  'storm-half',
  'any-turn',
  'capture',
] as const;

export const ADVANTAGES = [
  'bid-sight',
  'spice-sight',
  'prescience',
  'accompany',
  'voice',
  'card-income',
  'gift',
  'extra-revival',
  'worm-safety',
  'long-move',
  'storm-sight',
  'ally-revival',
  'ship-income',
  'half-price',
  'cross-shipping',
  'ally-shipment',
  'free-card',
  'ally-traitor',
  'full-strength',
  ...ADDITIONAL,
] as const;
/** What a faction may do beyond the general rules and a Karama can stop once (GF9-card-karama-02 to -11). */
export type Advantage = (typeof ADVANTAGES)[number];

/** Whose it is. */
export const OWNERS: Readonly<Record<Advantage, FactionId>> = {
  'bid-sight': 'atreides',
  'spice-sight': 'atreides',
  prescience: 'atreides',
  accompany: 'bene-gesserit',
  voice: 'bene-gesserit',
  'card-income': 'emperor',
  gift: 'emperor',
  'extra-revival': 'emperor',
  'worm-safety': 'fremen',
  'long-move': 'fremen',
  'storm-sight': 'fremen',
  'ally-revival': 'fremen',
  'ship-income': 'guild',
  'half-price': 'guild',
  'cross-shipping': 'guild',
  'ally-shipment': 'guild',
  'free-card': 'harkonnen',
  'ally-traitor': 'harkonnen',
  'full-strength': 'fremen',
  kwisatz: 'atreides',
  charity: 'bene-gesserit',
  'become-fighters': 'bene-gesserit',
  'become-advisors': 'bene-gesserit',
  'worthless-karama': 'bene-gesserit',
  sardaukar: 'emperor',
  fedaykin: 'fremen',
  'worm-placing': 'fremen',
  'storm-half': 'fremen',
  'any-turn': 'guild',
  capture: 'harkonnen',
};

/** Which of them a Karama can stop: in Descartes those that the card names (DES-card-karama-02 to -09, -11, -14). */
export const STOPPED: Readonly<Record<Edition, readonly Advantage[]>> = {
  2019: ADVANTAGES,
  descartes: [
    'bid-sight',
    'spice-sight',
    'prescience',
    'accompany',
    'voice',
    'worm-safety',
    'free-card',
    'kwisatz',
    'worthless-karama',
    'sardaukar',
    'fedaykin',
    'worm-placing',
    'any-turn',
    'capture',
  ],
};
