import type { GameCatalogue } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import { effectFrame } from '../abilities/running/carry-out';
import { effectStep } from '../abilities/running/effect';
import { abilitiesOn } from '../queries/abilities-on';
import type { EffectFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import { takeUpView } from '../state/open-game';
import type { Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import type { View } from '../state/view';
import { answerOutlooks } from './answers';
import { type End, endOf, winsIn } from './first-strike';

interface XOutlooks {
  readonly x: number;
  /** What the rite would come to with it. */
  readonly outlooks: End;
}

/**
 * What each X comes to in the rite that is on, from the least, for the House that is asked for it, or that may deploy a tactic
 * which will ask; nothing where that is not known.
 */
export function xOutlooks(
  view: View,
  catalogue: GameCatalogue,
  tactic: ActionOf<'tactic'> | null,
): readonly XOutlooks[] {
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? -1;
  const frame = tactic === null ? game.state.frames.at(-1) : frameOf(game, seat, tactic);
  if (riteOf(game) === null || frame?.step !== 'effect' || frame.at !== 'x') return [];
  const outlooks = answerOutlooks(view, catalogue);
  const options = effectStep.options?.(game, frame, seat) ?? [];
  return options.flatMap((option) => {
    if (option.kind !== 'choose-number') return [];
    const { amount: x } = option;
    const comes = tactic === null ? outlooks(option) : outlooks(tactic, x);
    return comes === null ? [] : [{ x, outlooks: comes }];
  });
}

/**
 * The least X that does all which any can do, and whether that is better for the House than without; where none does anything
 * the least. Null where what an X comes to is not known.
 */
export function enoughX(
  view: View,
  catalogue: GameCatalogue,
  tactic: ActionOf<'tactic'> | null,
): (XOutlooks & { readonly isBetter: boolean }) | null {
  const found = xOutlooks(view, catalogue, tactic);
  const game = takeUpView(view, catalogue);
  const rite = riteOf(game);
  if (rite === null) return null;
  const isAttack = view.decision?.seat === rite.attacker;
  const wins = (end: End) => winsIn(end, isAttack);
  const most = Math.max(...found.map((one) => wins(one.outlooks)));
  const best = found.find((one) => wins(one.outlooks) === most);
  return best === undefined ? null : { ...best, isBetter: most > wins(endOf(game, rite)) };
}

/** What is carried out once a tactic that asks for X is deployed. */
function frameOf(
  game: Game,
  seat: Seat,
  { card: id }: ActionOf<'tactic'>,
): EffectFrame | undefined {
  const abilities = abilitiesOn(game, cardAt(game, id));
  const ability = abilities.findIndex((one) => one.kind === 'play' && one.x !== undefined);
  return ability < 0 ? undefined : effectFrame({ seat, card: id, ability, at: 'x', cause: null });
}
