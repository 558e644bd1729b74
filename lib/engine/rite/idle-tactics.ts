import type { Effect } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import { abilitiesOn } from '../queries/abilities-on';
import { governedBy } from '../queries/governed';
import { hasKeyword } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import { takeUpView } from '../state/open-game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import type { View } from '../state/view';
import { answerOutlooks } from './answers';
import { isFitToCounter } from './counter';
import { xOutlooks } from './enough-x';
import { lineOf, receiverOf, resistanceInRite } from './force-distribution';
import { outlooksOf } from './outlook';
import { forceOf, leaderOf } from './sides';
import { isBeyond } from './stages';

/**
 * Whether tactics of the House that is asked, all together, let no other card fall in the rite that is on than fall without
 * them, as things stand: they do but give its leader force, which reaches as far without, or Counter where that comes to nothing.
 */
export function areIdle(
  view: View,
  catalogue: GameCatalogue,
  tactics: readonly ActionOf<'tactic'>[],
): boolean {
  const game = takeUpView(view, catalogue);
  const rite = riteOf(game);
  const seat = view.decision?.seat;
  if (rite === null || (seat !== rite.attacker && seat !== rite.defender)) return false;
  const counters = tactics.filter((one) => givesCounter(game, one));
  if (counters.length > 0 && fitToCounter(game, rite, seat).length > 0) return false;
  const forces = tactics.filter((one) => !counters.includes(one));
  if (forces.length === 0) return true;
  const top = view.frames.at(-1);
  // those of the declaration would come too late for the engagement
  if (top?.step !== 'window' || top.timing !== 'engagement') return false;
  const [own, other, rival] =
    seat === rite.attacker
      ? (['attack', 'defense', rite.defender] as const)
      : (['defense', 'attack', rite.attacker] as const);
  const outlooks = answerOutlooks(view, catalogue);
  const now = outlooksOf(game, rite);
  const added = forces.map((tactic) => {
    const most = xOutlooks(view, catalogue, tactic).at(-1)?.outlooks ?? outlooks(tactic);
    const isAlone = most !== null && JSON.stringify(most[other]) === JSON.stringify(now[other]);
    return isAlone && givesForce(game, tactic) ? most[own].force - now[own].force : null;
  });
  // several may raise each other
  const more = added.length === 1 ? (added[0] ?? 0) : Number.POSITIVE_INFINITY;
  // where some strike first the leader may act without any of the others
  const [line, against] = [lineOf(game, rite, seat), lineOf(game, rite, rival)];
  const mayPart = [...line, ...against].some((one) => hasKeyword(game, one, 'surprise'));
  const others = line.filter(({ id }) => id !== leaderOf(rite, seat));
  const without = sumsOf(mayPart ? others.map((one) => forceOf(game, rite, one)) : []);
  return (
    !added.includes(null) &&
    without.every((less) => {
      const force = now[own].force - less;
      return falling(game, rite, rival, force + more) === falling(game, rite, rival, force);
    })
  );
}

/** How many sets of the participants of a House so much force could vanquish, the empty one among them. */
export function falling(game: Game, rite: Readonly<RiteFrame>, seat: Seat, force: number): number {
  const needs = lineOf(game, rite, seat).map((one) =>
    resistanceInRite(game, receiverOf(game, one)),
  );
  return sumsOf(needs).filter((sum) => sum <= force).length;
}

/** The personas of a House that Counter would let take the target's place. */
function fitToCounter(game: Game, rite: Readonly<RiteFrame>, seat: Seat): readonly GameCard[] {
  if (seat !== rite.defender || isBeyond(rite, 'counter')) return [];
  return governedBy(game, seat).filter((card) => isFitToCounter(game, rite, card));
}

/** Whether a tactic gives Counter where nobody would stand with it that falls without. */
export function givesVainCounter(
  view: View,
  catalogue: GameCatalogue,
  tactic: ActionOf<'tactic'>,
): boolean {
  const game = takeUpView(view, catalogue);
  const rite = riteOf(game);
  if (rite === null || !givesCounter(game, tactic)) return false;
  const isLost = (defense: GameCardId, defenders = rite.defenders) =>
    outlooksOf(game, { ...rite, defense, defenders }).attack.isVanquished;
  const fit = fitToCounter(game, rite, view.decision?.seat ?? -1);
  return !isLost(rite.defense) || fit.every(({ id }) => isLost(id, []));
}

/** Whether a tactic does nothing but give Counter until the rite is over. */
function givesCounter(game: Game, { card: id }: ActionOf<'tactic'>): boolean {
  return isAllLasting(game, id, ({ modifiers }) =>
    modifiers.every((one) => one.kind === 'keyword' && one.keyword === 'counter'),
  );
}

/** Whether a tactic does nothing but raise the force of the own leader, or a talent, until the rite is over. */
function givesForce(game: Game, { card: id }: ActionOf<'tactic'>): boolean {
  return isAllLasting(
    game,
    id,
    ({ on, modifiers }) =>
      on === 'own-leader' &&
      modifiers.every((one) => one.kind === 'raise' && one.what !== 'resistance'),
  );
}

/** Whether all that a tactic does lasts until the rite is over, and is of a kind. */
function isAllLasting(
  game: Game,
  id: GameCardId,
  isSo: (effect: Effect & { readonly kind: 'lasting' }) => boolean,
): boolean {
  const [ability, ...others] = abilitiesOn(game, cardAt(game, id));
  return (
    ability?.kind === 'play' &&
    others.length === 0 &&
    ability.effects.every((one) => one.kind === 'lasting' && one.until === 'rite' && isSo(one))
  );
}

/** The sums of all sets of these numbers. */
function sumsOf(numbers: readonly number[]): readonly number[] {
  const sums = [0];
  for (const one of numbers) sums.push(...sums.map((sum) => sum + one));
  return sums;
}
