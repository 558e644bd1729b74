import type { Action } from '../../engine/actions';
import { isStronghold, POLAR_SINK, placeOf } from '../../engine/facts';
import { factionAt } from '../../engine/game';
import { endsOf, hasOrnithopters, joining, STEPS, startsOf } from '../../engine/queries/groups';
import { standsIn } from '../../engine/queries/presence';
import type { MoveFrame } from '../../engine/state/frames';
import type { LocationId, Stack, TerritoryId } from '../../engine/state/state';
import { ofKind, passOr } from './choices';
import { changed, sizes } from './drafts';
import { elitesFor } from './elites';
import { type Draft, positionWorth } from './position';
import type { Table } from './table';

/** A group that moves, by the stacks that it comes from. */
interface Move {
  readonly from: TerritoryId;
  readonly to: LocationId;
  readonly groups: readonly number[];
  readonly forces: readonly Stack[];
}

/** What a further move must bring, in spice, before a Hajr is played for it. */
const FOR_HAJR = 6;

/** A move of the turn: to strongholds and spice, and out of the way of the storm. */
export function moving(table: Table, frame: MoveFrame, legal: readonly Action[]): Action {
  const worth = positionWorth(table);
  const { me } = table;
  const stay = worth({ forces: me.forces, spice: me.spice });
  const hajr = legal.find(({ kind }) => kind === 'hajr');
  if (frame.from === null && frame.moves === 0) {
    if (hajr === undefined) return passOr(legal);
    const next = bestMove(table, { forces: me.forces, spice: me.spice }, worth);
    return next !== null && next.worth > stay + FOR_HAJR ? hajr : passOr(legal);
  }
  const found = bestMove(table, { forces: me.forces, spice: me.spice }, worth, frame);
  if (found === null || (frame.from === null && found.worth <= stay + 1e-6)) return passOr(legal);
  const { from, to, groups } = found.move;
  if (frame.from === null)
    return ofKind(legal, 'move').find((one) => one.from === from) ?? passOr(legal);
  if (frame.to === null) return ofKind(legal, 'to').find((one) => one.to === to) ?? passOr(legal);
  const count = groups[frame.groups.length] ?? 0;
  return ofKind(legal, 'forces').find((one) => one.count === count) ?? passOr(legal);
}

/** The move that leaves the best position, as far as a move is begun already; null where none can be made. */
export function bestMove(
  table: Table,
  draft: Draft,
  worth: (draft: Draft) => number,
  begun: Pick<MoveFrame, 'from' | 'to' | 'groups'> = { from: null, to: null, groups: [] },
): { readonly move: Move; readonly worth: number } | null {
  let best: { move: Move; worth: number } | null = null;
  for (const move of moves(table, draft.forces, begun)) {
    const value = worth({ forces: move.forces, spice: draft.spice });
    if (best === null || value > best.worth + 1e-9) best = { move, worth: value };
  }
  return best;
}

/** Moves that are worth a thought. */
function moves(
  table: Table,
  forces: readonly Stack[],
  begun: Pick<MoveFrame, 'from' | 'to' | 'groups'>,
): Move[] {
  const { seat, me } = table;
  const faction = { ...me, forces: [...forces] };
  const state = {
    ...table.state,
    factions: table.state.factions.map((other, at) => (at === seat ? faction : other)),
  };
  const usual = me.id === 'fremen' ? STEPS.fremen : STEPS.others;
  const steps = hasOrnithopters(faction) ? STEPS.ornithopters : usual;
  const starts = begun.from === null ? startsOf(state, seat, steps) : [begun.from];
  return starts.flatMap((from) => {
    const ends = begun.to === null ? endsOf(state, seat, from, steps) : [begun.to];
    return ends.flatMap((to) => {
      const kind = interest(table, to);
      if (kind === 'none' && begun.to === null) return [];
      const stacks = joining(state, seat, from, to, steps);
      const most = stacks.reduce((sum, { count }) => sum + count, 0);
      const many = kind === 'much' ? sizes(most) : [most];
      return many.flatMap((count): Move[] => {
        const groups = fill(stacks, count);
        if (begun.groups.some((done, at) => groups[at] !== done)) return [];
        let after = forces;
        for (const [at, stack] of stacks.entries()) {
          const many = groups[at] ?? 0;
          const elites = elitesFor(table, to, stack, many);
          after = changed(changed(after, stack.at, -many, -elites), to, many, elites);
        }
        return [{ from, to, groups, forces: after }];
      });
    });
  });
}

/** How much a place is worth a thought: strongholds and spice much, rock and the Polar Sink as a shelter. */
export function interest(table: Table, at: LocationId): 'much' | 'shelter' | 'none' {
  const { state, me } = table;
  const { territory } = placeOf(at);
  const { type } = territory;
  if (isBesideAlly(table, territory.id)) return 'none';
  if (isStronghold(state, territory) || state.spice.some((one) => one.at === at)) return 'much';
  if (type === 'polar sink' || type === 'rock') return 'shelter';
  return me.id === 'fremen' ? 'shelter' : 'none';
}

/** Whether an ally is in a territory: what may come there is lost at the end of its turn, or of no use (GF9-Q27, DES-Q29). */
function isBesideAlly({ state, allies }: Table, territory: TerritoryId): boolean {
  if (territory === POLAR_SINK) return false;
  return allies.some((ally) => standsIn(factionAt(state, ally), territory));
}

/** So many forces out of stacks, the first stack first. */
function fill(stacks: readonly Stack[], count: number): number[] {
  let left = count;
  return stacks.map((stack) => {
    const many = Math.min(left, stack.count);
    left -= many;
    return many;
  });
}
