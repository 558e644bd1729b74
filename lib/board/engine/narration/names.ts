import type { Seat } from '@/lib/kernel/game';
import { treacheryName } from '../../decks/treachery';
import { leaderName } from '../../factions/factions';
import { nameOf } from '../../map/map';
import type { Edition } from '../../rules/book';
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

/** What the log calls things. */

export function factionName(
  { factions }: { readonly factions: readonly { readonly id: FactionId }[] },
  seat: Seat,
): string {
  const id = factions[seat]?.id;
  return id === undefined ? 'Nobody' : sheetOf(id).name;
}

/** The same as said to who sits at the table: "you" for the own faction. */
export function nameTo(
  view: { readonly seat: Seat | null; readonly factions: readonly { readonly id: FactionId }[] },
  seat: Seat,
): string {
  return seat === view.seat ? 'you' : factionName(view, seat);
}

/** What an edition calls a leader or a card. */
export function thingName(id: LeaderId | CardId, edition: Edition): string {
  if (isLeader(id)) return leaderName(leaderOf(id), edition);
  if (id === KWISATZ) return 'Kwisatz Haderach';
  return isCard(id) ? treacheryName(cardOf(id), edition) : id;
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
