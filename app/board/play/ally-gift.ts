import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';

/** What each faction brings its ally: "With Guild you ship at half price". */
const GIFTS: Readonly<Record<string, string>> = {
  atreides: 'you see part of a rival’s plan',
  'bene-gesserit': 'the Voice helps your battles',
  emperor: 'you get spice and revivals',
  fremen: 'no worm devours your forces',
  guild: 'you ship at half price',
  harkonnen: 'their traitors serve you too',
};

/** What comes of an alliance with a seat, in a few words. */
export function giftOf({ factions }: BoardView, seat: Seat): string {
  return GIFTS[factions[seat]?.id ?? ''] ?? '';
}
