import type { PlayedOption } from '../setup/board-setup';
import type { BoardState } from '../state/state';

/** Whether the table plays with an option. */
export function isOn({ options }: Pick<BoardState, 'options'>, option: PlayedOption): boolean {
  return options.includes(option);
}

/** Whether storm cards move the storm: an option that needs the Fremen (GF9-fremen-12, GF9-Q42). */
export function hasStormCards(state: Readonly<BoardState>): boolean {
  return isOn(state, 'weather') && state.factions.some(({ id }) => id === 'fremen');
}
