import { isDuneFief } from '@/lib/rules/holdings';
import { cardAt, type Game, houseAt } from '../state/game';
import type { GameCard, Seat, Zone } from '../state/state';
import { isDeployed } from './face-up';

/** The cards in a zone of a House, in order. */
export function cardsIn(game: Game, seat: Seat, zone: Zone): GameCard[] {
  return houseAt(game, seat).zones[zone].map((id) => cardAt(game, id));
}

/** Everything in a House's Domain, subdued cards too, in the order in which it came there. */
export function cardsInDomain(game: Game, seat: Seat): GameCard[] {
  return cardsIn(game, seat, 'domain');
}

/**
 * The deployed cards of a House's Domain: those that it governs (TAT-5.4-08, TAT-5.4-22). Kept till something
 * happens.
 */
export function governedBy(game: Game, seat: Seat): readonly GameCard[] {
  const known = game.table.governed[seat];
  if (known !== undefined) return known;
  const governed: GameCard[] = [];
  for (const id of houseAt(game, seat).zones.domain) {
    const card = cardAt(game, id);
    if (isDeployed(card)) governed.push(card);
  }
  game.table.governed[seat] = governed;
  return governed;
}

export function hostOf(game: Game, card: Readonly<GameCard>): GameCard | null {
  return card.place.host === null ? null : cardAt(game, card.place.host);
}

/** "You" in the text of a deployed card: its governor, or the House that deployed it on a card of another (C50). */
export function youOf({ deployer, place }: Readonly<GameCard>): Seat {
  return deployer ?? place.seat;
}

/** Whether a House governs a Dune fief, as natives and Dune events ask (TAT-6.2.1-05, TAT-6.2.8-02). */
export function governsDuneFief(game: Game, seat: Seat): boolean {
  return governedBy(game, seat).some((card) => isDuneFief(game.derived.subtypesOf(game, card)));
}

/** The House's home world at this time: Dune once it governs it (TAT-5.3-05), null while it has none. */
export function homeWorldOf(game: Game, seat: Seat): GameCard | null {
  const governed = governedBy(game, seat);
  return (
    governed.find((card) => card.group === 'dune') ??
    governed.find((card) => card.group === 'homeworld') ??
    null
  );
}
