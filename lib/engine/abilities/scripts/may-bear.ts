import { type Force, isAbout } from '../../queries/live';
import type { GameCard } from '../../state/state';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { isKind } from '../matching';
import { modifier, scopeSchema } from '../modifiers/kind';
import { nameIn } from '../shape';

/** What cards ask for that a host need not have. */
const DESPITE = {
  /** Whatever their text says of hosts, and the talent too (TAT-3.2-05). */
  anything: (cards: string, host: string) => `${cards} may be assigned to ${host}`,
  /** The talent alone (TAT-3.4-01). */
  talent: (cards: string, host: string) =>
    `you may assign ${cards} to ${host} whatever talent they ask for`,
};

/** A card that may be assigned others though it lacks what they ask for. */
export const mayBearToo = modifier(
  { of: filterSchema, host: scopeSchema, despite: nameIn(DESPITE) },
  ({ of, host, despite }, { scoped }) => DESPITE[despite](sayFilter(of, 'many'), scoped(host)),
);

/** Whether one of such modifiers lets a host bear a card though it lacks what that card asks for. */
export function isWelcome(
  modifiers: readonly Force<'may-bear'>[],
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
  despite: keyof typeof DESPITE,
): boolean {
  return modifiers.some(
    ({ modifier, live }) =>
      modifier.despite === despite &&
      isAbout(live, modifier.host, host) &&
      isKind(live.scene, modifier.of, card as GameCard),
  );
}
