import { riteOf } from '../abilities/rite-of';
import { type Game, happened } from '../game';
import type { GameCard, Seat } from '../state';

/** Makes a card a participant on the side of a House, outside the usual segments; null effect without a rite. */
export function joinRite(game: Game, seat: Seat, card: GameCard): void {
  const rite = riteOf(game);
  if (rite === null || (seat !== rite.attacker && seat !== rite.defender)) return;
  (seat === rite.attacker ? rite.attackers : rite.defenders).push(card.id);
  happened(game, { kind: 'joined', seat, card: card.id });
}
