import { OPTIONS } from '../../editions/editions';
import { FACTIONS } from '../../factions/factions';
import { type BoardGameSetup, PLAYED_OPTIONS } from '../setup/board-setup';

const ADVANCED: ReadonlySet<string> = new Set(
  OPTIONS.flatMap(({ id, layers }) => (layers[2019] === 'advanced' ? [id] : [])),
);
const IDS = FACTIONS.map(({ id }) => id);
/** How many factions play: games of a few are as telling as large ones, and shorter. */
const MANY = [2, 3, 4, 2, 3, 5, 4, 6];
/** Of so many games, each option is on in one. */
const SPELL = PLAYED_OPTIONS.length + 2;
/** Every so many games all factions play the whole advanced game. */
const WHOLE = 24;

/** The setup of the random game of a number: 2 to 6 factions in turn, in all seats, with and without options. */
export function randomSetup(seed: number): BoardGameSetup {
  if (seed % WHOLE === WHOLE - 1) return wholeSetup(seed);
  const many = MANY[seed % MANY.length] ?? 2;
  const turned = IDS.map((_, at) => IDS[(at + Math.floor(seed / MANY.length)) % IDS.length] ?? '');
  const factions = turned.filter((_, at) => (at * many) % IDS.length < many);
  const options = PLAYED_OPTIONS.filter((_, at) => seed % SPELL === at);
  return { seed, edition: '2019', factions, options };
}

/** All six factions with all options of the advanced game, and in turn one ruling. */
export function wholeSetup(seed: number): BoardGameSetup {
  const factions = IDS.map((_, at) => IDS[(at + seed) % IDS.length] ?? '');
  const advanced = PLAYED_OPTIONS.filter((id) => ADVANCED.has(id));
  const rulings = PLAYED_OPTIONS.filter((id) => !ADVANCED.has(id));
  const ruling = rulings[seed % (rulings.length + 1)];
  return {
    ...{ seed, edition: '2019', factions },
    options: ruling === undefined ? advanced : [...advanced, ruling],
  };
}
