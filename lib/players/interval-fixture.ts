import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { legalActions, play } from '@/lib/engine/play';
import type { GameState } from '@/lib/engine/state/state';
import { rules } from '@/lib/engine/testing/game-fixture';
import { type Scenario, scenario } from '@/lib/engine/testing/scenario-fixture';
import type { Player } from '@/lib/kernel/game';
import { moveText } from '@/lib/kernel/moves';

const catalogue = loadGameCatalogue();

/** What a player chooses for the House that is asked. */
export function chosenBy(
  player: Player<DuneCcg>,
  state: GameState,
  legal = legalActions(state, catalogue),
): Action {
  return player(() => rules.viewFor(state, rules.toAct(state)), legal);
}

/** What a player does at seat 0 in its Interval, until it ends it or has won; its rival passes in whatever asks it. */
export function intervalOf(player: Player<DuneCcg>, setup: Scenario): readonly string[] {
  const table = scenario({ ranks: [0, 1], ...setup }).toInterval(0);
  const done: string[] = [];
  while (table.asked() === 0 && table.state.outcome === null) {
    const action = chosenBy(player, table.state);
    const card = 'card' in action ? ` ${table.state.cards[action.card]?.card}` : '';
    done.push('card' in action ? `${action.kind}${card}` : moveText(action));
    if (!play(table.state, action, catalogue).ok) throw new Error('it is legal');
    while (table.asked() === 1 && table.state.frames.some(({ step }) => step === 'house'))
      if (!play(table.state, { kind: 'pass' }, catalogue).ok) return done;
    if (action.kind === 'end-interval') return done;
  }
  return done;
}
