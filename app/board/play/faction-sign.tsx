import { PowerIcon } from '@/app/_ui/icons/powers';
import type { FactionId } from '@/lib/board/engine/facts';
import type { Power } from '@/lib/rules/powers';

/** Factions bear the signs of the Powers that they are in the card game. */
const SIGNS: Readonly<Record<FactionId, Power>> = {
  atreides: 'atreides',
  'bene-gesserit': 'sisterhood',
  emperor: 'corrino',
  fremen: 'fremen',
  guild: 'guild',
  harkonnen: 'harkonnen',
};

export function powerOf(faction: FactionId): Power {
  return SIGNS[faction] ?? 'corrino';
}

export function FactionSign({
  faction,
  size = 16,
}: {
  readonly faction: FactionId;
  readonly size?: number;
}) {
  return <PowerIcon power={powerOf(faction)} size={size} coloured />;
}
