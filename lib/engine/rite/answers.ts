import type { GameCatalogue } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import type { Action } from '../actions';
import { cloneFrame } from '../state/clone';
import { takeUp, takeUpView } from '../state/open-game';
import type { View } from '../state/view';
import { outlooksOf } from './outlook';
import { riteStep } from './rite';
import type { RiteStage } from './stages';

/** Where an answer changes who takes part, or who is given force, and nothing else. */
const TOLD: ReadonlySet<RiteStage> = new Set([
  'attack-joins',
  'attack-directs',
  'counter',
  'defense-joins',
  'defense-directs',
  'defense-engages',
  'attack-force',
  'defense-force',
]);

/**
 * What a rite would come to after an answer of the House that is asked, if nothing more happens, each asked of one and
 * the same view; null where that depends on more than is known now: a tactic, an effect, Surprise.
 */
export function answerOutlooks(view: View, catalogue: GameCatalogue) {
  const seat = view.decision?.seat ?? 0;
  const isOn = view.frames.some(({ step }) => step === 'rite');
  return (action: Action) => {
    if (!isOn || !ANSWERS.has(action.kind)) return null;
    const { state } = takeUpView(view, catalogue);
    const game = takeUp({ ...state, frames: state.frames.map(cloneFrame) }, catalogue);
    const rite = riteOf(game);
    if (rite === null) return null;
    const [before, top] = game.state.frames.slice(-2);
    const isPass = top?.step === 'window' && before === rite && action.kind === 'pass';
    if (isPass) return outlooksOf(game, rite);
    if (top !== rite || !TOLD.has(rite.at)) return null;
    riteStep.answer(game, rite, seat, action);
    return outlooksOf(game, rite);
  };
}

const ANSWERS: ReadonlySet<Action['kind']> = new Set([
  'join',
  'counter',
  'engage-defense',
  'decline',
  'vanquish',
  'done',
  'pass',
]);
