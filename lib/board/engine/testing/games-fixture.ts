import { FACTIONS } from '../../factions/factions';
import type { BoardGameSetup } from '../setup/board-setup';

const IDS = FACTIONS.map(({ id }) => id);
const MOST_OPTIONS = 8;

/** The setup of the random game of a number: 2 to 6 factions in turn, in all seats, with and without options. */
export function randomSetup(seed: number): BoardGameSetup {
  const many = 2 + (seed % 5);
  const turned = IDS.map((_, at) => IDS[(at + seed) % IDS.length] ?? '');
  const factions = turned.filter((_, at) => (at * many) % IDS.length < many);
  const options = ['shared-end', 'shared-stronghold', 'strict-traitors', 'whole-territory'];
  const on = options.filter((_, at) => (seed % MOST_OPTIONS) - 4 === at);
  return { seed, edition: '2019', factions, options: on };
}
