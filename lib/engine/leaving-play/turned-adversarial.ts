import { hostileTo } from '../queries/allegiance';
import { isMet, liveModifiers } from '../queries/live';
import { cardAt, type Game } from '../state/game';
import type { GameCardId } from '../state/state';
import { subdue } from './subdue';

/**
 * The deployed cards that gain a Power by their own text under a condition, and whether that makes them
 * adversarial to their governor now. None where the table does not look at it (C37).
 */
export function turncoats(game: Game): ReadonlyMap<GameCardId, boolean> {
  if (game.state.options.turnedAdversarial === 'nothing') return NONE;
  let found: Map<GameCardId, boolean> | null = null;
  for (const { modifier, scene } of liveModifiers(game, 'allegiance')) {
    if (modifier.of !== 'this') continue;
    found ??= new Map();
    const hostile =
      hostileTo(game, scene.card.place.seat).some((power) => power === modifier.power) &&
      isMet(game, scene, modifier);
    found.set(scene.card.id, hostile || found.get(scene.card.id) === true);
  }
  return found ?? NONE;
}

const NONE: ReadonlyMap<GameCardId, boolean> = new Map();

/**
 * Subdues the cards that have turned adversarial since an earlier look (CRF-1.B-15). One that was
 * deployed with its condition met has paid for it and stays.
 */
export function subdueTurned(
  game: Game,
  before: ReadonlyMap<GameCardId, boolean>,
): ReadonlyMap<GameCardId, boolean> {
  const now = turncoats(game);
  for (const [id, hostile] of now)
    if (hostile && before.get(id) === false) subdue(game, cardAt(game, id));
  return now;
}
