import file from '@/data/board/turn.json';
import { EDITIONS, type Phase } from '@/lib/board/editions/editions';
import type { Edition } from '@/lib/board/rules/book';
import type { Described } from '@/lib/described';
import type { advantageSchema, stepSchema } from './schema';

type Step = Described<typeof stepSchema>;
export type Advantage = Described<typeof advantageSchema>;
/** When something can be done: a phase of the turn, or before, outside and after it. */
export type Moment = Step['phase'];

/** What is played: the edition, and which options. */
interface Played {
  readonly edition: Edition;
  readonly options: readonly string[];
}

// It is the project's own file, so a test parses it, not this.
const STEPS = file.steps as readonly Step[];
const ADVANTAGES = file.advantages as readonly Advantage[];

/** Phases of the 2019 edition that the Descartes edition has within others. */
const WITHIN: Partial<Readonly<Record<Moment, Phase>>> = {
  charity: 'bidding',
  revival: 'movement',
  'mentat pause': 'collection',
};

/** When the edition does what the other has a phase of its own for. */
export function momentIn(edition: Edition, moment: Moment): Moment {
  const phases: readonly Moment[] = EDITIONS[edition].phases;
  return phases.includes(moment) ? moment : (WITHIN[moment] ?? moment);
}

/** What everybody does, in the order of the turn. */
export function stepsOf(played: Played): readonly Step[] {
  return STEPS.filter((step) => isPlayed(step, played));
}

/** What a faction alone can do, in the order of the turn. */
export function advantagesOf(faction: string, played: Played): readonly Advantage[] {
  return ADVANTAGES.filter(
    (advantage) => advantage.faction === faction && isPlayed(advantage, played),
  ).sort((one, other) => ORDER.indexOf(one.phase) - ORDER.indexOf(other.phase));
}

const ORDER: readonly Moment[] = ['set-up', ...EDITIONS[2019].phases, 'any time', 'end'];

function isPlayed(entry: Step, { edition, options }: Played): boolean {
  return (
    entry.rules[edition] !== undefined &&
    (entry.with === undefined || options.includes(entry.with)) &&
    (entry.without === undefined || !options.includes(entry.without))
  );
}
