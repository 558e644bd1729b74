import type { Effect } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import { abilitiesOn } from '../queries/abilities-on';
import { hasKeyword } from '../queries/ranks';
import { cardAt, type Game } from '../state/game';
import { takeUpView } from '../state/open-game';
import type { ActionOf } from '../state/step';
import type { View } from '../state/view';
import { answerOutlooks } from './answers';
import { xOutlooks } from './enough-x';
import { lineOf, receiverOf, resistanceInRite } from './force-distribution';
import { outlooksOf } from './outlook';

/**
 * Whether tactics of the House that is asked, all together, let no other card fall in the rite that is on than fall without
 * them, as things stand: they do but give its leader force, which reaches as far without. What strikes first may need it sooner.
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
  const [own, other, rival] =
    seat === rite.attacker
      ? (['attack', 'defense', rite.defender] as const)
      : (['defense', 'attack', rite.attacker] as const);
  const outlooks = answerOutlooks(view, catalogue);
  const now = outlooksOf(game, rite);
  const added = tactics.map((tactic) => {
    const most = xOutlooks(view, catalogue, tactic).at(-1)?.outlooks ?? outlooks(tactic);
    const isAlone = most !== null && JSON.stringify(most[other]) === JSON.stringify(now[other]);
    return isAlone && givesForce(game, tactic) ? most[own].force - now[own].force : null;
  });
  const needs = lineOf(game, rite, rival).map((one) =>
    resistanceInRite(game, receiverOf(game, one)),
  );
  const falling = (force: number) => sumsOf(needs).filter((sum) => sum <= force).length;
  // several may raise each other
  const more = added.length === 1 ? (added[0] ?? 0) : Number.POSITIVE_INFINITY;
  return (
    !added.includes(null) &&
    lineOf(game, rite, seat).every((one) => !hasKeyword(game, one, 'surprise')) &&
    falling(now[own].force + more) === falling(now[own].force)
  );
}

/** Whether a tactic does nothing but raise the force of the own leader, or a talent, until the rite is over. */
function givesForce(game: Game, { card: id }: ActionOf<'tactic'>): boolean {
  const [ability, ...others] = abilitiesOn(game, cardAt(game, id));
  const isForce = (effect: Effect) =>
    effect.kind === 'lasting' &&
    effect.on === 'own-leader' &&
    effect.until === 'rite' &&
    effect.modifiers.every((one) => one.kind === 'raise' && one.what !== 'resistance');
  return ability?.kind === 'play' && others.length === 0 && ability.effects.every(isForce);
}

/** The sums of all sets of these numbers. */
function sumsOf(numbers: readonly number[]): readonly number[] {
  const sums = [0];
  for (const one of numbers) sums.push(...sums.map((sum) => sum + one));
  return sums;
}
