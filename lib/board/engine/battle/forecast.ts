import { leaderOf } from '../facts';
import type { BattleFrame } from '../state/frames';
import type { TerritoryId } from '../state/state';
import type { BoardView, FactionView } from '../state/view';
import { hasKwisatz, KWISATZ_STRENGTH } from './kwisatz';
import { worthOf } from './outcome';
import type { Side } from './plan';

/** How the leaders of a battle fare, ours and theirs. */
export type Fate = 'both-live' | 'ours-dies' | 'theirs-dies' | 'both-die';
export const FATES: readonly Fate[] = ['both-live', 'ours-dies', 'theirs-dies', 'both-die'];

/** What a fighter can still dial and lead with, as far as the other knows. */
export interface Might {
  /** Forces in the battle: the most that it can dial. */
  readonly forces: number;
  /** The strengths of the leaders that it could play, the best first; 0 stands for a cheap hero or none. */
  readonly leaders: readonly number[];
  /** Whether a captive could lead it that the viewer does not know: perhaps one that is stronger. */
  readonly isUnsure: boolean;
  /** What it is known to dial. */
  readonly dial: number | null;
}

/**
 * The might of a side of a battle in a view: leaders and captives that can fight, or the one that prescience has shown
 * (GF9-battle-13 to -16, GF9-atreides-07), with the Kwisatz Haderach where it can go along.
 */
export function mightOf(
  view: BoardView,
  { places, territory, plans, worths }: BattleFrame,
  side: Side,
  faction: FactionView,
): Might {
  let forces = 0;
  for (const { at, count, elite = 0 } of faction.forces)
    if (places.includes(at)) forces += count + elite * (worths[side] - 1);
  const { leader, kwisatz = hasKwisatz(faction, territory), dial = null } = plans[side];
  const more = kwisatz ? KWISATZ_STRENGTH : 0;
  const able = fightingFor(view, territory, faction);
  const strengths = [...able.leaders, ...able.captives].map((id) => leaderOf(id).strength + more);
  const leaders = leader === undefined ? strengths.sort((a, b) => b - a) : [worthOf(leader) + more];
  const isUnsure = leader === undefined && faction.captives.includes(null);
  return { forces, leaders: leaders.length > 0 ? leaders : [0], isUnsure, dial };
}

/** Leaders that live and have not fought elsewhere, own ones and captives, as far as the view knows who holds them (GF9-battle-13, -16, GF9-harkonnen-12). */
export function fightingFor(
  { factions }: BoardView,
  territory: TerritoryId,
  { id: faction, leaders, captives }: FactionView,
) {
  const held = factions.flatMap((other) => (other.id === faction ? [] : other.captives));
  const able = (all: FactionView['leaders']) =>
    all.flatMap(({ id, dead, fought }) =>
      !dead && (fought === null || fought === territory) ? [id] : [],
    );
  return {
    leaders: able(leaders).filter((id) => !held.includes(id)),
    captives: able(factions.flatMap((other) => other.leaders)).filter((id) =>
      captives.includes(id),
    ),
  };
}

/**
 * The least dial with which our side wins whatever the other dials and whoever leads it, for each fate of the leaders;
 * null where even the most is too little. The aggressor wins a tie (GF9-battle-26).
 */
export function surestDial(
  side: Side,
  ours: {
    readonly forces: number;
    readonly leader: number;
    /** Forces all count so much: no other number can be dialed. */
    readonly step?: number;
  },
  theirs: Pick<Might, 'forces' | 'leaders' | 'dial'>,
): Readonly<Record<Fate, number | null>> {
  const most = theirs.dial ?? theirs.forces;
  const [best = 0] = theirs.leaders;
  const dialFor = (oursLives: boolean, theirsLives: boolean) => {
    const against = most + (theirsLives ? best : 0) + (side === 0 ? 0 : 1);
    const { step = 1 } = ours;
    const needed = step * Math.ceil(Math.max(0, against - (oursLives ? ours.leader : 0)) / step);
    return needed <= ours.forces ? needed : null;
  };
  return {
    'both-live': dialFor(true, true),
    'ours-dies': dialFor(false, true),
    'theirs-dies': dialFor(true, false),
    'both-die': dialFor(false, false),
  };
}
