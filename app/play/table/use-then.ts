import { useMemo } from 'react';
import type { Action } from '@/lib/engine/actions';
import { sayTactic } from '@/lib/engine/narration/action';
import { cardName } from '@/lib/engine/narration/naming';
import { thenWords } from '@/lib/engine/narration/outlook';
import { answerOutlooks } from '@/lib/engine/rite/answers';
import { takeUpView } from '@/lib/engine/state/open-game';
import { passComes } from './petition-comes';
import { rewardComes } from './reward-comes';
import { useTable } from './table-context';

/**
 * What an answer comes to: what the rite or the petition that is on would end in after it, else what a tactic does or a
 * reward leaves;
 * '' where none can be told.
 */
export function useThen(): (action: Action) => string {
  const { view, catalogue } = useTable();
  return useMemo(() => {
    const outlooks = answerOutlooks(view, catalogue);
    const frame = view.frames.at(-1);
    const seat = view.decision?.seat;
    return (action) => {
      if (action.kind === 'pass' && frame?.step === 'petition' && frame.at === 'options')
        return seat === undefined ? '' : passComes(takeUpView(view, catalogue), frame, seat);
      if (action.kind === 'reward') return rewardComes(view, action);
      const found = outlooks(action);
      return found === null
        ? sayTactic(view, catalogue, action)
        : thenWords(found, (id) => cardName(view, catalogue, id));
    };
  }, [view, catalogue]);
}
