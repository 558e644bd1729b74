import type { Effect } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import { doingOf, effectFrame } from '../abilities/running/carry-out';
import { effectStep } from '../abilities/running/effect';
import type { Action } from '../actions';
import { push } from '../atoms/flow';
import { abilitiesOn } from '../queries/abilities-on';
import { cloneFrame } from '../state/clone';
import type { EffectFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import { takeUp, takeUpView } from '../state/open-game';
import type { View } from '../state/view';
import { endOf } from './first-strike';
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

/** What changes who takes part and with how much, and nothing else. */
const QUIET: ReadonlySet<Effect['kind']> = new Set(['choose-card', 'lasting', 'participate']);

/**
 * What a rite would come to after an answer of the House that is asked, if nothing more happens, each asked of one and
 * the same view; null where that depends on more than is known now, as on what a tactic lets choose. `x`: what is
 * paid for a tactic that asks for X.
 */
export function answerOutlooks(view: View, catalogue: GameCatalogue) {
  const seat = view.decision?.seat ?? 0;
  const isOn = view.frames.some(({ step }) => step === 'rite');
  return (action: Action, x: number | null = null) => {
    if (!isOn || !ANSWERS.has(action.kind)) return null;
    const { state } = takeUpView(view, catalogue);
    const [frames, lasting] = [state.frames.map(cloneFrame), [...state.lasting]];
    const game = takeUp({ ...state, frames, lasting, decision: null }, catalogue);
    const rite = riteOf(game);
    if (rite === null) return null;
    const [before, top] = frames.slice(-2);
    if (action.kind === 'tactic') {
      const card = cardAt(game, action.card);
      const ability = abilitiesOn(game, card).findIndex(({ kind }) => kind === 'play');
      const frame = effectFrame({ seat, card: card.id, ability, at: 'effects', cause: null });
      push(game.state, frame);
      const isFree = doingOf(game, card, ability)?.costs === undefined;
      const isKnown = x === null ? isFree : isPaid(game, frame, x);
      return isKnown && isDone(game, frame) ? endOf(game, rite) : null;
    }
    if (action.kind === 'choose-number') {
      const isKnown = top?.step === 'effect' && isPaid(game, top, action.amount);
      return isKnown && isDone(game, top) ? endOf(game, rite) : null;
    }
    if (action.kind === 'choose') {
      if (top?.step !== 'effect') return null;
      effectStep.answer?.(game, top, seat, action);
      return isDone(game, top) ? endOf(game, rite) : null;
    }
    const isPass = top?.step === 'window' && before === rite && action.kind === 'pass';
    if (isPass) return endOf(game, rite);
    if (top !== rite || !TOLD.has(rite.at)) return null;
    riteStep.answer(game, rite, seat, action);
    return endOf(game, rite);
  };
}

/** Pays an X, if it does but set a price. */
function isPaid(game: Game, frame: EffectFrame, x: number): boolean {
  const { x: asked, costs = [] } = doingOf(game, cardAt(game, frame.card), frame.ability) ?? {};
  frame.x = x;
  frame.at = 'effects';
  return asked !== undefined && costs.every(({ kind }) => kind === 'pay');
}

/** Carries out what is left of an ability, if all of that is quiet and asks for nothing more. */
function isDone(game: Game, frame: EffectFrame): boolean {
  const doing = doingOf(game, cardAt(game, frame.card), frame.ability);
  if (doing === null || frame.at !== 'effects' || frame.list.length > 0) return false;
  if (!doing.effects.slice(frame.next).every(({ kind }) => QUIET.has(kind))) return false;
  while (frame.next < doing.effects.length) {
    effectStep.run(game, frame);
    if (game.state.decision !== null || game.state.frames.at(-1) !== frame) return false;
  }
  return true;
}

const ANSWERS: ReadonlySet<Action['kind']> = new Set([
  'tactic',
  'choose',
  'choose-number',
  'join',
  'counter',
  'engage-defense',
  'decline',
  'vanquish',
  'done',
  'pass',
]);
