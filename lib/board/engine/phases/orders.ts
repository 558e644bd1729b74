import { type Action, PASS } from '../actions';
import { ADDITIONAL, ADVANTAGES, type Advantage, OWNERS, STOPPED } from '../advantages/advantages';
import { karamaOf, usesWorthless } from '../advantages/karama';
import { isFullWithoutSpice } from '../battle/support';
import { ask, end, factionAt, type Step } from '../game';
import { hasStormCards, isOn } from '../queries/options';
import { seatOf } from '../queries/order';
import type { OrdersFrame } from '../state/frames';

/**
 * Karama against an advantage of another (GF9-card-karama-01 to -11, DES-card-karama-01 to -09). A window before each use would tell by its length
 * who holds the card, so each player says ahead, in secret, what its Karama is to stop: at the start of the turn and
 * again before the revival. All are asked, whatever they hold.
 */
export const ordersStep: Step<OrdersFrame> = {
  run(game, frame) {
    const [seat] = frame.left;
    if (seat === undefined) return end(game);
    factionAt(game.state, seat).order = null;
    ask(game, seat);
  },
  options(state, _frame, seat) {
    const { allies } = factionAt(state, seat);
    if (karamaOf(state, seat) === null) return [PASS];
    const isPlain = !isOn(state, 'advantages');
    const orders = ADVANTAGES.flatMap((advantage): Action[] => {
      const against = seatOf(state, OWNERS[advantage]);
      // The rule speaks of an opponent: neither of oneself nor of an ally.
      if (against === null || against === seat || allies.includes(against)) return [];
      if (!STOPPED[state.edition].includes(advantage)) return [];
      if (advantage === 'storm-sight' && !hasStormCards(state)) return [];
      if (advantage === 'full-strength' && !isFullWithoutSpice(state, against)) return [];
      if (advantage === 'worthless-karama') {
        if (!usesWorthless(state)) return [];
      } else if (isPlain && IS_ADDITIONAL.has(advantage)) return [];
      return [{ kind: 'order', against, advantage }];
    });
    return [PASS, ...orders];
  },
  answer(game, frame, seat, action) {
    frame.left.shift();
    if (action.kind !== 'order') return;
    const { against, advantage } = action;
    factionAt(game.state, seat).order = { against, advantage };
  },
};

const IS_ADDITIONAL: ReadonlySet<Advantage> = new Set(ADDITIONAL);
