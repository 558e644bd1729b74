import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Session } from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';

/**
 * What a steward would do for the House that is asked, from what it may know; null where nobody is asked. Thought of once for
 * each decision, however many places of the page ask.
 */
export function suggestionOf(session: Session<DuneCcg>, catalogue: GameCatalogue) {
  let last: { readonly actions: readonly Action[]; readonly action: Action } | null = null;
  return (actions: readonly Action[]): Action | null => {
    if (actions.length === 0) return null;
    if (last?.actions !== actions)
      last = { actions, action: chooseFor(session, catalogue, 'steward', actions) };
    return last.action;
  };
}
