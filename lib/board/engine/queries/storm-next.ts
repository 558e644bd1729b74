import type { Location } from '../../map/map';
import { SECTORS } from '../../map/sectors';
import { rulesOf } from '../facts';
import type { BoardView } from '../state/view';
import { hasStormCards } from './options';
import { placesHit } from './storm-way';

/** Storm cards move the storm 1 to 6 sectors (GF9-fremen-12, DES-opt-weather-06). */
export const STORM_CARDS = 6;

type Seen = Pick<
  BoardView,
  'edition' | 'options' | 'turn' | 'storm' | 'wallStands' | 'stormCard' | 'factions'
>;

/** How far the next storm moves, at least and at most, as far as a view tells; null where no turn follows. */
export function nextStorm(view: Seen): readonly [number, number] | null {
  const { turns, storm } = rulesOf(view);
  if (view.turn >= turns) return null;
  if (view.stormCard !== null) return [view.stormCard, view.stormCard];
  if (hasStormCards(view)) return [1, STORM_CARDS];
  const [least = 0, most = 0] = storm.later;
  return [2 * least, 2 * most];
}

/**
 * Whether forces that stay in a place die in the next storm: "sure" or "may"; null where it cannot reach them. Weather
 * Control is left out: nobody can count on it.
 */
export function stormDanger(view: Seen, place: Location): 'sure' | 'may' | null {
  const next = nextStorm(view);
  const { sector } = place;
  if (next === null || sector === null) return null;
  const [least, most] = next;
  const far = (sector - view.storm + SECTORS) % SECTORS;
  if (far === 0 || far > most || !placesHit(view, sector).open.includes(place)) return null;
  return far <= least ? 'sure' : 'may';
}
