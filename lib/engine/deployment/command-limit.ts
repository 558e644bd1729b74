import { isPersonnel } from '@/lib/rules/resources';
import { push } from '../atoms/flow';
import { isDeployed } from '../queries/face-up';
import { commandOf } from '../queries/ranks';
import { cardAt, type Game, printed, seatsInPlay } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import { personnelOn, takesCommand } from './legal-hosts';

/** Makes Houses give up personnel above the command of a card, once it has dropped (TAT-3.2-09). */
export function enforceCommand(game: Game): void {
  const { frames } = game.state;
  for (const seat of seatsInPlay(game))
    for (const [id, personnel] of personnelByHost(game, seat)) {
      const host = cardAt(game, id);
      // Most hosts have room even if all of it counts.
      if (personnel <= commandOf(game, host) || !isOverCommand(game, seat, host)) continue;
      if (frames.some((frame) => frame.step === 'excess' && frame.host === id)) continue;
      push(game.state, { step: 'excess', seat, host: id });
    }
}

/** Whether more personnel is deployed on a card of a House than its command allows (TAT-3.2-06). */
export function isOverCommand(game: Game, seat: Seat, host: GameCard): boolean {
  return (
    host.place.zone === 'domain' &&
    isDeployed(host) &&
    host.place.seat === seat &&
    personnelOn(game, host.id, seat) > commandOf(game, host)
  );
}

/** The personnel on a card that counts against its command. */
export function personnelUnder(game: Game, seat: Seat, host: GameCardId): GameCard[] {
  return (game.state.houses[seat]?.zones.domain ?? []).flatMap((id) => {
    const card = cardAt(game, id);
    return card.place.host === host && isDeployed(card) && takesCommand(game, card) ? [card] : [];
  });
}

/** How much deployed personnel lies on each card of a House. */
function personnelByHost(game: Game, seat: Seat): ReadonlyMap<GameCardId, number> {
  const found = new Map<GameCardId, number>();
  for (const id of game.state.houses[seat]?.zones.domain ?? []) {
    const card = cardAt(game, id);
    const { host } = card.place;
    if (host !== null && isDeployed(card) && isPersonnel(printed(game, card).subtypes))
      found.set(host, (found.get(host) ?? 0) + 1);
  }
  return found;
}
