import { PowerIcon } from '@/app/_ui/icons/powers';
import { powerOf } from '../faction-power';

/** A faction's sign, small, in its colour. */
export function FactionSign({
  faction,
  size = 16,
}: {
  readonly faction: string;
  readonly size?: number;
}) {
  const power = powerOf(faction);
  return power === undefined ? null : <PowerIcon power={power} size={size} coloured />;
}
