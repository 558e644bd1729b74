import type { Seat } from '@/lib/kernel/game';
import { leaderName } from '../../factions/factions';
import { nameOf } from '../../map/map';
import {
  type CardId,
  cardOf,
  type FactionId,
  isCard,
  isLeader,
  KWISATZ,
  type LeaderId,
  leaderOf,
  placeOf,
  sheetOf,
  territoryOf,
} from '../facts';
import { type SpiceCard, WORM } from '../state/state';

/** What the log calls things: names of the 2019 edition. */

export function factionName(
  { factions }: { readonly factions: readonly { readonly id: FactionId }[] },
  seat: Seat,
): string {
  const id = factions[seat]?.id;
  return id === undefined ? 'Nobody' : sheetOf(id).name;
}

/** A leader or a card. */
export function thingName(id: LeaderId | CardId): string {
  if (isLeader(id)) return leaderName(leaderOf(id), '2019');
  if (id === KWISATZ) return 'Kwisatz Haderach';
  return isCard(id) ? cardOf(id).name : id;
}

/** What Sardaukar or Fedaykin of a faction are called. */
export function eliteName(id: FactionId): string {
  return sheetOf(id).elite?.name ?? 'elite forces';
}

export function postName(post: string): string {
  return post === 'reserves' ? 'reserves' : nameOf(placeOf(post));
}

export function territoryName(id: string): string {
  return territoryOf(id).name;
}

export function spiceCardName(card: SpiceCard): string {
  return card === WORM ? 'Shai-Hulud' : territoryName(card);
}
