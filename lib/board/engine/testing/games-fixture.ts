import { FACTIONS } from '../../factions/factions';
import { type BoardGameSetup, PLAYED_OPTIONS } from '../setup/board-setup';

const IDS = FACTIONS.map(({ id }) => id);
/** How many factions play: games of a few are as telling as large ones, and shorter. */
const MANY = [2, 3, 4, 2, 3, 5, 4, 6];
/** Of so many games, each option is on in one. */
const SPELL = PLAYED_OPTIONS.length + 2;

/** The setup of the random game of a number: 2 to 6 factions in turn, in all seats, with and without options. */
export function randomSetup(seed: number): BoardGameSetup {
  const many = MANY[seed % MANY.length] ?? 2;
  const turned = IDS.map((_, at) => IDS[(at + Math.floor(seed / MANY.length)) % IDS.length] ?? '');
  const factions = turned.filter((_, at) => (at * many) % IDS.length < many);
  const options = PLAYED_OPTIONS.filter((_, at) => seed % SPELL === at);
  return { seed, edition: '2019', factions, options };
}
