import { OPTIONS } from '../../editions/editions';
import { FACTIONS } from '../../factions/factions';
import type { Edition } from '../../rules/book';
import { type BoardGameSetup, PLAYED_OPTIONS } from '../setup/board-setup';

const ADVANCED: ReadonlySet<string> = new Set(
  OPTIONS.flatMap(({ id, layers }) => (layers[2019] === 'advanced' ? [id] : [])),
);
const IDS = FACTIONS.map(({ id }) => id);
/** How many factions play: games of a few are as telling as large ones, and shorter. */
const MANY = [2, 3, 4, 2, 3, 5, 4, 6];
/** Every so many games all factions play the whole advanced game. */
const WHOLE = 24;

/**
 * The setup of the random game of a number: both editions, 2 to 6 factions in turn, in all seats, with
 * and without options.
 */
export function randomSetup(seed: number): BoardGameSetup {
  const turn = seed + Math.floor(seed / MANY.length);
  const edition = turn % 2 === 0 ? '2019' : 'descartes';
  if (seed % WHOLE === WHOLE - 1) return wholeSetup(seed, edition);
  // Of so many games, each option is on in one.
  const spell = PLAYED_OPTIONS[edition].length + 2;
  const played = PLAYED_OPTIONS[edition].filter((_, at) => seed % spell === at);
  const seats = OPTIONS.find(({ id }) => played.some((one) => one === id))?.seats;
  const many = seats ?? MANY[seed % MANY.length] ?? 2;
  const turned = IDS.map((_, at) => IDS[(at + Math.floor(seed / MANY.length)) % IDS.length] ?? '');
  const factions = turned.filter((_, at) => (at * many) % IDS.length < many);
  return { seed, edition, factions, options: played.flatMap(withNeeds) };
}

function withNeeds(id: string): readonly string[] {
  return [id, ...(OPTIONS.find((option) => option.id === id)?.needs ?? [])];
}

/** All six factions with all options of the advanced game of 2019, which both editions have, and in turn one more. */
export function wholeSetup(seed: number, edition: Edition = '2019'): BoardGameSetup {
  const factions = IDS.map((_, at) => IDS[(at + seed) % IDS.length] ?? '');
  const advanced = PLAYED_OPTIONS[edition].filter((id) => ADVANCED.has(id));
  // One for another number of factions is no option of this game.
  const fits = new Set(OPTIONS.flatMap(({ id, seats }) => (seats === undefined ? [id] : [])));
  const others = PLAYED_OPTIONS[edition].filter((id) => !ADVANCED.has(id) && fits.has(id));
  const other = others[seed % (others.length + 1)];
  const options = other === undefined ? advanced : [...advanced, other];
  return { ...{ seed, edition, factions }, options };
}
