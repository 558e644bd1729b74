import { type Might, mightOf } from '@/lib/board/engine/battle/forecast';
import { clashOf, isKilled } from '@/lib/board/engine/battle/outcome';
import { type PlanPart, planWith } from '@/lib/board/engine/battle/plan-parts';
import { dialsOf, type Troops } from '@/lib/board/engine/battle/support';
import type { CardId } from '@/lib/board/engine/facts';
import type { BattleFrame, Plan } from '@/lib/board/engine/state/frames';
import type { BoardView, FactionView } from '@/lib/board/engine/state/view';

export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];

/** The battle that is on. */
export function battleIn({ frames }: BoardView): BattleFrame | undefined {
  return frames.find((frame) => frame.step === 'battle');
}

/** The side that the viewer fights on; null where it only looks on. */
export function ownSide({ seat }: BoardView, { fighters }: BattleFrame): Side | null {
  return fighters[0] === seat ? 0 : fighters[1] === seat ? 1 : null;
}

/** Whether who is asked only helps in a battle. */
export function isAllysBattle({ asked }: BoardView, { fighters }: BattleFrame): boolean {
  return asked !== null && !fighters.includes(asked);
}

/** Whether who is asked knows that the other side plays no card: it holds none. */
export function playsNoCard(view: BoardView): boolean {
  const { factions, asked } = view;
  const own = [asked, ...(factions[asked ?? -1]?.allies ?? [])];
  const rival = battleIn(view)?.fighters.find((seat) => !own.includes(seat));
  return factions[rival ?? -1]?.cards === 0;
}

/** A view in which the viewer's plan is as it is chosen so far. */
export function withPlan(view: BoardView, parts: readonly PlanPart[]): BoardView {
  const frame = battleIn(view);
  const side = frame === undefined ? null : ownSide(view, frame);
  if (frame === undefined || side === null || parts.length === 0) return view;
  const [one, other] = frame.plans;
  const plans: [Plan, Plan] =
    side === 0 ? [planWith(one, parts), other] : [one, planWith(other, parts)];
  return { ...view, frames: view.frames.map((at) => (at === frame ? { ...frame, plans } : at)) };
}

/** What the cards of a battle do, as far as the viewer knows: an explosion, or which leaders they kill, null where they may. */
export function deathsIn(
  view: BoardView,
  frame: BattleFrame,
): 'explosion' | readonly [boolean | null, boolean | null] {
  const [one, other] = [cardsOf(view, frame, 0), cardsOf(view, frame, 1)];
  const isExplosion = clashOf([one, other]) === 'explosion';
  return isExplosion ? 'explosion' : [killed(one, other), killed(other, one)];
}

/** The cards of a plan: of the viewer's own those that are chosen so far, none of a rival that holds none. */
function cardsOf(
  { factions, seat }: BoardView,
  { fighters, plans }: BattleFrame,
  side: Side,
): Plan {
  const { leader, weapon, defense } = plans[side];
  const isOwn = fighters[side] === seat && leader !== undefined;
  const isPlain = isOwn || factions[fighters[side]]?.cards === 0;
  return isPlain ? { weapon: weapon ?? null, defense: defense ?? null } : plans[side];
}

function killed(
  { defense }: Pick<Plan, 'defense'>,
  { weapon }: Pick<Plan, 'weapon'>,
): boolean | null {
  if (weapon !== undefined && !isKilled({ defense: null }, { weapon })) return false;
  return weapon === undefined || defense === undefined ? null : isKilled({ defense }, { weapon });
}

/** What a side has in a battle, as far as the viewer knows. */
export interface Fighter extends Might {
  readonly faction: FactionView;
  readonly count: number;
  readonly elites: number;
  readonly troops: Troops;
  /** The most that it can dial, by its spice where that is known. */
  readonly forces: number;
  /** Whether its leader is killed, barring a traitor; null where that is not known. */
  readonly isKilled: boolean | null;
  /** The most that its leader can count. */
  readonly worth: number;
  /** The most that dial and leader can come to, or what they are known to. */
  readonly most: number;
  /** Whether that takes spice for all forces, and nobody knows how much it has. */
  readonly isPaid: boolean;
}

export function fighterOf(view: BoardView, frame: BattleFrame, side: Side): Fighter | null {
  const faction = view.factions[frame.fighters[side]];
  if (faction === undefined) return null;
  const might = mightOf(view, frame, side, faction);
  const stacks = faction.forces.filter(({ at }) => frame.places.includes(at));
  const count = stacks.reduce((sum, stack) => sum + stack.count, 0);
  const elites = stacks.reduce((sum, { elite = 0 }) => sum + elite, 0);
  const isPaid = frame.pays[side] && might.dial === null;
  const troops = { normal: count - elites, elite: elites, worth: frame.worths[side] };
  const known = isPaid ? (faction.own?.spice ?? null) : null;
  const forces = known === null ? might.forces : (dialsOf(troops, known).at(-1) ?? 0);
  const deaths = deathsIn(view, frame);
  const isKilled = deaths === 'explosion' || deaths[side];
  const worth = isKilled === true ? 0 : (might.leaders[0] ?? 0);
  return {
    ...{ ...might, forces, faction, count, elites, troops, isKilled, worth },
    most: (might.dial ?? forces) + worth,
    isPaid: isPaid && known === null,
  };
}

/** The cards of a battle that its winner keeps or discards, while it is asked of them. */
export function cardsToKeep({ frames }: BoardView): readonly CardId[] {
  const frame = frames.at(-1);
  return frame?.step === 'battle' && frame.stage === 'cards' ? frame.cards : [];
}
