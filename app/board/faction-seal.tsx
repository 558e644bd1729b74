import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { powerOf } from './faction-power';

/** A faction's sign in its colour. Decoration: the faction's name stands beside it. */
export function FactionSeal({
  faction,
  size = 'normal',
}: {
  readonly faction: string;
  readonly size?: 'normal' | 'small';
}) {
  const power = powerOf(faction);
  return power === undefined ? null : <SponsorSeal power={power} size={size} />;
}
