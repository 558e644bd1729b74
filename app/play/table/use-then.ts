import { useMemo } from 'react';
import { doingOf } from '@/lib/engine/abilities/running/carry-out';
import { current } from '@/lib/engine/abilities/running/effect';
import type { Action } from '@/lib/engine/actions';
import { sayTactic } from '@/lib/engine/narration/action';
import { cardName } from '@/lib/engine/narration/naming';
import { ownWords, prospectWords, thenWords } from '@/lib/engine/narration/outlook';
import { answerOutlooks } from '@/lib/engine/rite/answers';
import { enoughX } from '@/lib/engine/rite/enough-x';
import { riteProspects } from '@/lib/engine/rite/prospect';
import type { EffectFrame } from '@/lib/engine/state/frames';
import { cardAt, type Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import { rivalOutcome } from './own-declared';
import { passComes } from './petition-comes';
import { rewardComes } from './reward-comes';
import { briefIn } from './table-card';
import { useTable } from './table-context';

/**
 * What an answer comes to: what the rite that it begins, or the rite or petition that is on, would end in after it, else what a
 * tactic does or a reward leaves, of a card that is engaged what it would have given; '' where none can be told.
 */
export function useThen(): (action: Action) => string {
  const { view, catalogue } = useTable();
  return useMemo(() => {
    const name = (id: GameCardId) => cardName(view, catalogue, id);
    const outlooks = answerOutlooks(view, catalogue);
    const prospects = riteProspects(view, catalogue);
    const frame = view.frames.at(-1);
    const seat = view.decision?.seat;
    const isAttack = view.frames.findLast((one) => one.step === 'rite')?.attacker === seat;
    const engages = frame?.step === 'effect' && isToEngage(takeUpView(view, catalogue), frame);
    return (action) => {
      if (action.kind === 'pass' && frame?.step === 'petition' && frame.at === 'options')
        return seat === undefined ? '' : passComes(takeUpView(view, catalogue), frame, seat);
      if (action.kind === 'reward') return rewardComes(view, action);
      if (action.kind === 'rite') {
        const begun = prospects(action);
        return begun === null ? '' : prospectWords(begun, name);
      }
      const found = outlooks(action);
      if (found !== null && action.kind === 'choose-number') return ownWords(found, isAttack);
      if (found !== null) return thenWords(found, name);
      const enough = action.kind === 'tactic' ? enoughX(view, catalogue, action) : null;
      if (enough !== null)
        return enough.isBetter
          ? `X ${enough.x}: ${thenWords(enough.outlooks, name)}`
          : 'no X changes how it ends';
      if (action.kind === 'choose' && engages)
        return briefIn(catalogue, view.cards[action.card]?.card ?? null) || 'gives nothing';
      return action.kind === 'pass'
        ? rivalOutcome(view, catalogue)
        : sayTactic(view, catalogue, action);
    };
  }, [view, catalogue]);
}

/** Whether the cards that an effect asks for are engaged. */
function isToEngage(game: Game, frame: EffectFrame): boolean {
  const doing = doingOf(game, cardAt(game, frame.card), frame.ability);
  const effect = doing === null ? undefined : current(frame, doing);
  return effect?.kind === 'turn' && effect.way === 'engage';
}
