import type { Edition } from '../../rules/book';
import type { FactionId } from '../facts';

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
};

/** Which of them a Karama can stop: in Descartes those that the card names (DES-card-karama-02 to -08). */
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
  ],
};
