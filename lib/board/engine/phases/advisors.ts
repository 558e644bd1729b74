import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { isStronghold, orderOf, POLAR_SINK, placeOf, rulesOf, territoryOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { seatOf } from '../queries/order';
import { isStormAt, presentIn, stacksIn, standsIn } from '../queries/presence';
import type { FlipFrame } from '../state/frames';
import type { BoardState, Phase, Stack, TerritoryId } from '../state/state';

/**
 * Advisors of the Bene Gesserit (GF9-bg-14, GF9-bg-18): forces that coexist with those of others and count as not on the
 * board. All that they have in a territory are advisors, or all are fighters.
 */

/** Whether the fighters or advisors of a territory change sides. */
export const flipStep: Step<FlipFrame> = {
  run: (game, { seat }) => ask(game, seat),
  options: (_state, { territory }) => [PASS, { kind: 'flip', territory }],
  answer(game, { seat, territory }, _, action) {
    end(game);
    if (action.kind !== 'flip') return;
    if (!standsIn(factionAt(game.state, seat), territory)) becomeFighters(game, seat, territory);
    else if (mayUse(game, 'become-advisors')) becomeAdvisors(game, seat, territory);
  },
};

/**
 * When another enters a territory with fighters, these may become advisors; not for the ally, nor in the Polar Sink
 * (GF9-bg-22). In Descartes, where nobody else is, they coexist unless it is said at once that they do not (DES-opt-adv-14,
 * -18).
 */
export function enter(game: Game, seat: Seat, territory: TerritoryId): void {
  const { state } = game;
  if (!isOn(state, 'advantages') || territory === POLAR_SINK) return;
  const sisters = seatOf(state, 'bene-gesserit');
  if (sisters === null || sisters === seat) return;
  const faction = factionAt(state, sisters);
  if (
    faction.allies.includes(seat) ||
    !standsIn(faction, territory) ||
    isWithAlly(state, sisters, territory)
  )
    return;
  if (rulesOf(state).silence === 'fighters')
    begin(game, { step: 'flip', seat: sisters, territory });
  else if (presentIn(state, territory).every((one) => one === sisters || one === seat))
    coexist(game, sisters, territory);
}

/** Forces coexist in a territory, unless their player says that they do not. */
function coexist(game: Game, seat: Seat, territory: TerritoryId): void {
  becomeAdvisors(game, seat, territory);
  if (canFight(game.state, seat, territory)) begin(game, { step: 'flip', seat, territory });
}

/** Territories in which advisors may become fighters before anybody ships (GF9-bg-21). */
export function flips(state: Readonly<BoardState>, seat: Seat): Action[] {
  const { advisors } = factionAt(state, seat);
  const territories = new Set(advisors.map(({ at }) => placeOf(at).territory.id));
  return [...territories].flatMap((territory): Action[] =>
    canFight(state, seat, territory) ? [{ kind: 'flip', territory }] : [],
  );
}

/** Whether advisors of a territory may become fighters: not beside the ally, in storm, or where two others hold a stronghold. */
export function canFight(state: Readonly<BoardState>, seat: Seat, territory: TerritoryId): boolean {
  const { advisors } = factionAt(state, seat);
  if (isWithAlly(state, seat, territory)) return false;
  const isInStorm = stacksIn({ forces: advisors }, territory).some(({ at }) =>
    isStormAt(state, at),
  );
  if (isInStorm && !rulesOf(state).battleInStorm) return false;
  return !isStronghold(state, territoryOf(territory)) || presentIn(state, territory).length < 2;
}

/** Whether an ally of a faction stands in a territory. */
export function isWithAlly(
  state: Readonly<BoardState>,
  seat: Seat,
  territory: TerritoryId,
): boolean {
  const { allies } = factionAt(state, seat);
  return allies.some((ally) => standsIn(factionAt(state, ally), territory));
}

export function becomeFighters(game: Game, seat: Seat, territory: TerritoryId): void {
  const faction = factionAt(game.state, seat);
  [faction.advisors, faction.forces] = changeSides(faction.advisors, faction.forces, territory);
  emit(game, { kind: 'flipped', seat, territory, to: 'fighters' });
}

export function becomeAdvisors(game: Game, seat: Seat, territory: TerritoryId): void {
  const faction = factionAt(game.state, seat);
  [faction.forces, faction.advisors] = changeSides(faction.forces, faction.advisors, territory);
  emit(game, { kind: 'flipped', seat, territory, to: 'advisors' });
}

/** Both lists once the stacks of a territory have gone from the one to the other. */
function changeSides(
  from: readonly Stack[],
  to: readonly Stack[],
  territory: TerritoryId,
): [Stack[], Stack[]] {
  const isThere = ({ at }: Stack) => placeOf(at).territory.id === territory;
  const all = [...to, ...from.filter(isThere)];
  all.sort((one, other) => orderOf(one.at) - orderOf(other.at));
  return [from.filter((stack) => !isThere(stack)), all];
}

const LATE: readonly (Phase | null)[] = ['battle', 'harvest', 'mentat-pause'];

/** Advisors that are alone in a territory, or in the Polar Sink, become fighters by themselves, up to the battles (GF9-bg-25). */
export function settleAdvisors(game: Game): void {
  const { state } = game;
  if (!isOn(state, 'advantages') || LATE.includes(state.phase)) return;
  for (const [seat, { advisors }] of state.factions.entries()) {
    if (advisors.length === 0) continue;
    for (const territory of new Set(advisors.map(({ at }) => placeOf(at).territory.id)))
      if (territory === POLAR_SINK || presentIn(state, territory).length === 0)
        becomeFighters(game, seat, territory);
  }
}

/**
 * Where advisors that moved have come among others, their player chooses what they are, if it was not plain (GF9-bg-22). In
 * Descartes all that moved coexist there, unless it is said at once that they do not (DES-opt-adv-13, -18).
 */
export function arrive(game: Game, seat: Seat, territory: TerritoryId): void {
  const { state } = game;
  const isAlone = presentIn(state, territory).every((one) => one === seat);
  if (territory === POLAR_SINK || isAlone) return;
  if (standsIn(factionAt(state, seat), territory)) coexist(game, seat, territory);
  else if (canFight(state, seat, territory)) begin(game, { step: 'flip', seat, territory });
}
