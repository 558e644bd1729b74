import type { GameCatalogue } from '../../abilities/game-catalogue';
import { riteOf } from '../../abilities/rite';
import type { Action } from '../../actions';
import { sayAction } from '../../narration/action';
import { turnPartNow } from '../../narration/phase';
import { outOfReach, priceOf, ratesOf, solarisOf } from '../../narration/price';
import { sayQuestion } from '../../narration/question';
import { sayRefusal } from '../../narration/refusal';
import { summariesOf } from '../../narration/summary';
import { refusalsOfCard } from '../../refusals';
import { atWork, ritePart, riteSide } from '../../rite/lines';
import { outlooksOf } from '../../rite/outlook';
import { riteProspects } from '../../rite/prospect';
import { standings } from '../../standings';
import { cloneState } from '../../state/clone';
import type { GameEvent } from '../../state/log-events';
import { takeUpView } from '../../state/open-game';
import type { GameState } from '../../state/state';
import type { ActionOf } from '../../state/step';
import { viewFor } from '../../state/view';
import { linesFor } from '../narration-fixture';

/** All that a House reads at a decision, in every game about other cards. */
export function wordsOf(
  state: GameState,
  legal: readonly Action[],
  events: readonly GameEvent[],
  catalogue: GameCatalogue,
  game: number,
) {
  const seat = state.decision?.seat ?? 0;
  const view = viewFor(state, seat);
  const seen = takeUpView(view, catalogue);
  const rite = riteOf(seen);
  const rites = legal.filter((action): action is ActionOf<'rite'> => action.kind === 'rite');
  const held = [...view.houses.flatMap(({ zones }) => zones.domain.cards ?? [])];
  const [subject = 0] = held.slice(game % Math.max(1, held.length));
  return [
    linesFor(state, events, seat),
    sayQuestion(view, catalogue),
    oneOfAKind(legal, game).map((action) => [
      sayAction(view, catalogue, action),
      priceOf(seen, seat, action),
      solarisOf(seen, seat, action),
    ]),
    refusalsOfCard(cloneState(state), catalogue, seat, subject).map((one) =>
      sayRefusal(view, catalogue, one),
    ),
    turnPartNow(view),
    summariesOf(view, catalogue, events),
    ratesOf(seen, seat, 'buy-spice', game % 7),
    ratesOf(seen, seat, 'sell-spice', game % 7),
    state.houses.map((_, at) => TRADES.map((kind) => outOfReach(seen, at, kind))),
    standings(state),
    rites
      .slice(game % Math.max(1, rites.length))
      .slice(0, 1)
      .map(riteProspects(view, catalogue)),
    rite === null
      ? null
      : [
          outlooksOf(seen, rite),
          [rite.attacker, rite.defender].map((at) => riteSide(seen, rite, at)),
          [ritePart(rite.at), atWork(rite)],
        ],
  ];
}

const TRADES = ['buy-favor', 'buy-spice', 'sell-spice'] as const;

/** One action of each kind, in every game another. */
function oneOfAKind(legal: readonly Action[], game: number): readonly Action[] {
  return [...new Set(legal.map(({ kind }) => kind))].flatMap((kind) => {
    const some = legal.filter((action) => action.kind === kind);
    return some[game % some.length] ?? [];
  });
}
