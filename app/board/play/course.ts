import type { DuneBoard } from '@/lib/board/dune';
import { strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardState, TerritoryId } from '@/lib/board/engine/state/state';
import { TERRITORIES } from '@/lib/board/map/map';
import type { Session } from '@/lib/kernel/session';

/** How all stood when a turn was over, by seat. */
export interface TurnOver {
  readonly turn: number;
  readonly strongholds: readonly number[];
  /** Forces on the map. */
  readonly forces: readonly number[];
  readonly spice: readonly number[];
}

/** A move that changed the game: so many moves lie before what came of it. */
export interface TurningPoint {
  readonly at: number;
  readonly turn: number;
  /** The place among the lines of the log that this move wrote. */
  readonly line: number;
  /** Where, if it was a battle. */
  readonly territory: TerritoryId | null;
}

const STRONGHOLDS: ReadonlySet<string> = new Set(
  TERRITORIES.flatMap(({ id, type }) => (type === 'stronghold' ? [id] : [])),
);
/** So many turning points are told. */
const MOST = 7;

/** How a game that is over went, turn by turn: played once more, for what lay behind the shields. */
export function courseOf({ rules, setup, moves }: Session<DuneBoard>): readonly TurnOver[] {
  const begun = rules.newGame(setup);
  if (!begun.ok) return [];
  const { state } = begun.value;
  const turns: TurnOver[] = [];
  for (const { move, turn, over } of moves) {
    if (!rules.play(state, move).ok) break;
    if (over !== null) turns.push({ turn, ...standing(state) });
  }
  return turns;
}

function standing(state: Readonly<BoardState>) {
  const { factions } = state;
  return {
    strongholds: factions.map((_, seat) => strongholdsOf(state, [seat])),
    forces: factions.map(({ forces, advisors }) =>
      [...forces, ...advisors].reduce((sum, { count }) => sum + count, 0),
    ),
    spice: factions.map(({ spice }) => spice),
  };
}

/** Alliances, explosions, and the battles of strongholds in which most was lost, in the order of the game. */
export function turningPoints({ moves }: Session<DuneBoard>): readonly TurningPoint[] {
  const found: (TurningPoint & { readonly weight: number })[] = [];
  let battle: TerritoryId | null = null;
  let lost = 0;
  for (const [before, { events, turn }] of moves.entries())
    for (const [line, event] of events.entries()) {
      const add = (weight: number, territory: TerritoryId | null = null) =>
        found.push({ at: before + 1, turn, line, territory, weight });
      if (event.kind === 'battle-began') battle = event.territory;
      if (event.kind === 'plans-shown') lost = 0;
      if (event.kind === 'traitor-called') lost += 4;
      if (event.kind === 'battle-won')
        add((STRONGHOLDS.has(battle ?? '') ? 8 : 2) + lost + lostIn(events), battle);
      if (event.kind === 'exploded') add(30);
      if (event.kind === 'allied') add(16);
      if (event.kind === 'wall-fell') add(20);
    }
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at || one.line - other.line);
}

type Events = Session<DuneBoard>['moves'][number]['events'];

function lostIn(events: Events): number {
  return events.reduce((sum, event) => sum + (event.kind === 'forces-killed' ? event.count : 0), 0);
}
