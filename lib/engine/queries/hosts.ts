import { isPersonnel } from '@/lib/rules/resources';
import { type Game, printed } from '../game';
import type { GameCard, GameCardId, Seat } from '../state';
import { allegiancesOf, mayShare } from './allegiance';
import { isDeployed } from './face-up';
import { governedBy } from './governed';

/** Deployed personnel on a card: what its command limits (TAT-3.2-06, TAT-3.2-07). */
export function personnelOn(game: Game, host: GameCardId, seat: Seat): number {
  return governedBy(game, seat).filter(
    (card) => card.place.host === host && isPersonnel(printed(game, card).subtypes),
  ).length;
}

/** Command of a card; without a number it is 0 (TAT-3.2-10). */
export function commandOf(game: Game, card: Readonly<GameCard>): number {
  return printed(game, card).command ?? 0;
}

/** Resistance of a card; without a number it is 1 (TAT-3.2-12). */
export function resistanceOf(game: Game, card: Readonly<GameCard>): number {
  return printed(game, card).resistance ?? 1;
}

/**
 * Whether a card may be deployed on a host: the host is a deployed persona or holding (a persona alone
 * for ventures and programs), has the talent that the card asks for (TAT-3.4-01), shares its allegiance
 * or one of the two has none (TAT-7-01), and has room for personnel (TAT-3.2-08, C24).
 */
export function isLegalHost(
  game: Game,
  card: Readonly<GameCard>,
  host: Readonly<GameCard>,
): boolean {
  const facts = printed(game, card);
  const { type, talents } = printed(game, host);
  if (!isDeployed(host) || host.id === card.id) return false;
  if (type !== 'persona' && (facts.type === 'plan' || type !== 'holding')) return false;
  if (facts.requirement !== undefined) {
    const rank = talents?.[facts.requirement.talent];
    if (rank === undefined || rank < facts.requirement.rank) return false;
  }
  if (!mayShare(allegiancesOf(game, card), allegiancesOf(game, host))) return false;
  return (
    !isPersonnel(facts.subtypes) ||
    personnelOn(game, host.id, host.place.seat) < commandOf(game, host)
  );
}

/** The legal hosts of a card in a House's Domain, in the order of their ids. */
export function legalHosts(game: Game, seat: Seat, card: Readonly<GameCard>): GameCard[] {
  return governedBy(game, seat)
    .filter((host) => isLegalHost(game, card, host))
    .sort((one, other) => one.id - other.id);
}
