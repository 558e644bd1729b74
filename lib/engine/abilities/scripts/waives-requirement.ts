import { inForce, isAbout } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCard } from '../../state/state';
import { filterSchema, isKind } from '../filter';
import { sayFilter } from '../filter-words';
import { modifier, scopeSchema } from '../modifiers/kind';

/** Cards of a kind may be assigned to a card without the talent that they ask for (TAT-3.4-01). */
export const waivesRequirement = modifier(
  { of: filterSchema, host: scopeSchema },
  ({ of, host }, { scoped }) =>
    `you may assign ${sayFilter(of, 'many')} to ${scoped(host)} whatever talent they ask for`,
);

/** Whether a card needs no talent to go on a host. */
export function needsNoTalent(
  game: Game,
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
): boolean {
  return inForce(game, 'waives-requirement').some(
    ({ modifier, live }) =>
      isKind(live.scene, modifier.of, card as GameCard) && isAbout(live, modifier.host, host),
  );
}
