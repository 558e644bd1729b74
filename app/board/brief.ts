import { TERRITORIES } from '@/lib/board/map/map';

const BY_CARD: Readonly<Record<string, string>> = {
  'family-atomics': 'Destroys the Shield Wall',
  hajr: 'One more move on the planet',
  karama: 'Stops an advantage, or buys for free',
  'tleilaxu-ghola': 'Revives a leader or up to five forces',
  truthtrance: 'One question answered truthfully',
  'weather-control': 'Moves the storm 0 to 10 sectors',
};

const BY_KIND: Readonly<Record<string, string>> = {
  'projectile weapon': 'Kills a leader; a shield stops it',
  'poison weapon': 'Kills a leader; a snooper stops it',
  lasgun: 'Kills always; explodes with a shield',
  'projectile defense': 'Saves a leader from projectiles',
  'poison defense': 'Saves a leader from poison',
  'cheap hero': 'Stands in for a leader, at strength 0',
  worthless: 'Does nothing: a bluff in a battle',
  worm: 'Devours spice and forces; a nexus',
};

/** What a card does in a few words, for a tile: the whole sentence stands on the card. */
export function briefOf({ id, kind }: { readonly id: string; readonly kind: string }): string {
  const place = TERRITORIES.find((one) => `spice-${one.id}` === id);
  if (place?.spice !== undefined)
    return `${place.spice.amount} spice, sector ${place.spice.sector}`;
  return BY_CARD[id] ?? BY_KIND[kind] ?? '';
}
