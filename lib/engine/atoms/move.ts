import { emit, type Game } from '../state/game';
import type { Moved } from '../state/log-events';
import type { GameCardId, Place, Status } from '../state/state';

/** Puts a card at another place, on top where that is a pile. Its tokens go when it leaves the Domain. */
export function moveCard(
  game: Game,
  id: GameCardId,
  to: Place,
  status: Status = 'none',
): Moved | null {
  const { state } = game;
  const card = state.cards[id];
  const target = state.houses[to.seat]?.zones[to.zone];
  if (card === undefined || target === undefined) return null;
  const from = card.place;
  const source = state.houses[from.seat]?.zones[from.zone] ?? [];
  const at = source.lastIndexOf(id);
  if (at < 0) throw new Error(`${id} is not where it says that it lies`);
  source.splice(at, 1);
  target.push(id);
  card.place = to;
  card.status = status;
  if (to.zone !== 'domain') {
    card.deferment = 0;
    card.spice = 0;
    card.program = 0;
  }
  return emit(game, { kind: 'moved', card: id, from, to: card.place });
}
