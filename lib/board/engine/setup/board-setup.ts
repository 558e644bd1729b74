import { z } from 'zod';
import type { Described } from '@/lib/described';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { EDITIONS, OPTIONS, optionsOf } from '../../editions/editions';
import { SECTORS } from '../../map/sectors';
import type { Edition } from '../../rules/book';
import { type BoardSetup, MOST_HANDICAP, SPREAD, takenSeats } from '../../setup/setup';
import { isFaction, PLAYERS } from '../facts';

/** Options that the engine plays, of either edition: all but the time to bid, for it has no clock. It refuses others rather than leave them out unsaid. */
const PLAYED = [
  'strict-traitors',
  'shared-end',
  'shared-stronghold',
  'whole-territory',
  'city-spice',
  'double-blow',
  'weather',
  'advanced-combat',
  'fremen-pay',
  'karama-powers',
  'no-alliances',
  'alliances-of-two',
  'one-more',
  'shield-wall',
  'false-wall-east',
  'harg-pass',
  'two-spice-decks',
  'charity-up-to-two',
  'skip-full-hands',
  'move-before-shipping',
  'no-storm-battles',
  'keep-worthless',
  'weather-on-turn-one',
  'open-reserves',
  'advantages',
  'one-nexus',
  'karama-phase',
  'open-discards',
  'hidden-hands',
  'two-each',
  'ally-stop',
] as const;
export type PlayedOption = (typeof PLAYED)[number];

/** Those of an edition. */
export const PLAYED_OPTIONS: Readonly<Record<Edition, readonly PlayedOption[]>> = {
  2019: playedIn('2019'),
  descartes: playedIn('descartes'),
};

function playedIn(edition: Edition): readonly PlayedOption[] {
  const ids = new Set(optionsOf(edition).map(({ id }) => id));
  return PLAYED.filter((id) => ids.has(id));
}

const { least, most: MOST } = PLAYERS;

export const boardSetupSchema = z.strictObject({
  seed: z.int().min(0).max(0xffffffff),
  edition: z.enum(['2019', 'descartes']),
  /** By seat, counterclockwise; "bene-gesserit". */
  factions: z.array(z.string().max(40)).min(least).max(MOST),
  /** The sector of each seat's player circle; spread round the map unless told (GF9-setup-12). */
  circles: z
    .array(
      z
        .int()
        .min(0)
        .max(SECTORS - 1),
    )
    .max(MOST)
    .optional(),
  /** Handicaps by seat: spice at the start beside that of the sheet. */
  spice: z.array(z.int().min(-MOST_HANDICAP).max(MOST_HANDICAP)).max(MOST).optional(),
  /** Options that are on, by id. */
  options: z.array(z.string().max(40)).max(40).optional(),
});

/** How a game of the board game is set up. */
export type BoardGameSetup = Described<typeof boardSetupSchema>;

export type BoardSetupProblem = InputProblem<
  'bad-setup' | 'players' | 'unknown-faction' | 'faction-twice' | 'circles' | 'option'
>;

/** Whether a game can be set up so: the form, factions that there are and each once, circles that ascend, options that are played and go together. */
export function checkSetup(setup: BoardGameSetup): Result<BoardGameSetup, BoardSetupProblem> {
  const read = boardSetupSchema.safeParse(setup);
  if (!read.success) {
    const [issue] = read.error.issues;
    return problem('bad-setup', issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  const { edition, factions, circles, options = [] } = setup;
  const isOn = (id: string) => options.includes(id);
  const unknown = factions.find((id) => !isFaction(id));
  if (unknown !== undefined)
    return problem('unknown-faction', 'factions', `The base game has no faction “${unknown}”.`);
  if (new Set(factions).size < factions.length)
    return problem('faction-twice', 'factions', 'Each faction plays once.');
  const ascends = circles?.every((circle, at) => at === 0 || circle > (circles[at - 1] ?? 0));
  if (circles !== undefined && (circles.length !== factions.length || !ascends))
    return problem('circles', 'circles', 'There is one circle for each seat, counterclockwise.');
  const other = options.find((id) => !PLAYED_OPTIONS[edition].some((played) => played === id));
  if (other !== undefined)
    return problem(
      ...(['option', 'options'] as const),
      other === 'bid-timer'
        ? `The option “${other}” is for tables with a clock; the engine has none.`
        : `This edition has no option “${other}”.`,
    );
  for (const { id, needs = [], excludes = [], seats } of OPTIONS.filter(({ id }) => isOn(id))) {
    if (seats !== undefined && factions.length !== seats)
      return problem('option', 'options', `The option “${id}” takes ${seats} factions.`);
    const lacking = needs.find((needed) => !isOn(needed));
    if (lacking !== undefined)
      return problem('option', 'options', `The option “${id}” needs “${lacking}”.`);
    const against = excludes.find(isOn);
    if (against !== undefined)
      return problem(
        'option',
        'options',
        `The options “${id}” and “${against}” exclude one another.`,
      );
  }
  return ok(setup);
}

function problem(code: BoardSetupProblem['code'], at: string, message: string) {
  return fail<BoardSetupProblem>({ code, at, message });
}

/** The circles of so many seats: spread round the map (GF9-Q05, DES-Q04). */
export function circlesOf(edition: Edition, seats: number): number[] {
  return (SPREAD[seats] ?? []).map((circle) => EDITIONS[edition].circles[circle] ?? 0);
}

/** A set-up that players have agreed on, as a game of the engine with a seed. Problems: those of checkSetup. */
export function gameOf(setup: BoardSetup, seed: number): BoardGameSetup {
  const taken = takenSeats(setup);
  return {
    seed,
    edition: setup.edition,
    factions: taken.map(({ seat }) => seat.faction),
    circles: taken.map(({ sector }) => sector),
    spice: taken.map(({ seat }) => seat.spice),
    options: [...setup.options],
  };
}

/** What the players of a game had agreed on: the other way of `gameOf`, without their names. */
export function agreedIn({ edition, ...game }: BoardGameSetup): BoardSetup {
  const {
    factions,
    circles = circlesOf(edition, factions.length),
    spice = [],
    options = [],
  } = game;
  const seats = EDITIONS[edition].circles.map((sector) => {
    const at = circles.indexOf(sector);
    const faction = factions[at];
    return faction === undefined ? null : { faction, player: '', spice: spice[at] ?? 0 };
  });
  return { edition, name: '', seats, options };
}
