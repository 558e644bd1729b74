import type { PlayedOption } from '../setup/board-setup';
import type { BoardState, Faction } from '../state/state';
import { seatOf } from './order';

/** Whether the table plays with an option. */
export function isOn({ options }: Pick<BoardState, 'options'>, option: PlayedOption): boolean {
  return options.includes(option);
}

/** Whether storm cards move the storm: an option that needs the Fremen in 2019 (GF9-fremen-12, GF9-Q42, DES-opt-weather-06). */
export function hasStormCards(
  state: Pick<BoardState, 'edition' | 'options'> & {
    readonly factions: readonly Pick<Faction, 'id'>[];
  },
): boolean {
  const isPlayed = state.edition === 'descartes' || seatOf(state, 'fremen') !== null;
  return isOn(state, 'weather') && isPlayed;
}
