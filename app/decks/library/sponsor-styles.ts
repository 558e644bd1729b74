import type { Power } from '@/lib/rules/powers';

/** How each sponsor plays: what its own cards do most, or alone. */
export const SPONSOR_STYLES: Readonly<Record<Power, string>> = {
  atreides: 'Duelists and Nobles; solaris become favor',
  corrino: 'Sardaukar in Battle; rivals’ fiefs pay you, too',
  harkonnen: 'Intrigue that captures; fiefs worked twice',
  fremen: 'Battle for the deserts; Dune events and sandworms',
  guild: 'Arbitration for charters; spice in the Guild Hoard',
  sisterhood: 'Weirding that engages and subdues personas',
  smugglers: 'Raids for spice; resources deployed for nothing',
  'spice-miners': 'Deserts and Spice Harvesters, worked twice',
  'water-sellers': 'Solaris and favor from officials and Cities',
};
