import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import type { Power } from '@/lib/rules/powers';

/** The Powers of the card game whose signs the factions bear. */
const POWERS: Readonly<Record<string, Power>> = {
  atreides: 'atreides',
  'bene-gesserit': 'sisterhood',
  emperor: 'corrino',
  fremen: 'fremen',
  guild: 'guild',
  harkonnen: 'harkonnen',
};

/** A faction's sign in its colour. Decoration: the faction's name stands beside it. */
export function FactionSeal({
  faction,
  size = 'normal',
}: {
  readonly faction: string;
  readonly size?: 'normal' | 'small';
}) {
  const power = POWERS[faction];
  return power === undefined ? null : <SponsorSeal power={power} size={size} />;
}
