import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Session } from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';
import { reasonOf } from '@/lib/players/steward/reason';
import type { TableSnapshot } from './table-snapshot';

/** What a steward would do, and in its own Interval and in petitions why, in a few words; '' where what it comes to says it. */
export interface Suggestion {
  readonly action: Action;
  readonly reason: string;
}

/**
 * What a steward would do for the House that is asked, from what it may know; null where nobody is asked. Thought of once for
 * each decision, however many places of the page ask.
 */
export function suggestionOf(session: Session<DuneCcg>, catalogue: GameCatalogue) {
  let last: (Suggestion & { readonly actions: readonly Action[] }) | null = null;
  return ({ actions, view }: Pick<TableSnapshot, 'actions' | 'view'>): Suggestion | null => {
    if (actions.length === 0) return null;
    if (last?.actions !== actions) {
      const action = chooseFor(session, catalogue, 'steward', actions);
      const seat = view.decision?.seat;
      const step = view.frames.at(-1)?.step;
      const isKnown = (step === 'house' || step === 'petition') && seat !== undefined;
      const reason = isKnown ? reasonOf(takeUpView(view, catalogue), seat, action) : '';
      last = { actions, action, reason };
    }
    return last;
  };
}
