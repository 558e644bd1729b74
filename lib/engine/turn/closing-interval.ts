import { discardCard, drawCard } from '../atoms/cards';
import { pop } from '../atoms/flow';
import { eliminate, mustLeave } from '../leaving-play/elimination';
import { cardsIn } from '../queries/governed';
import { limitOf } from '../queries/limits';
import type { DiscardFrame, DrawFrame, Held } from '../state/frames';
import { type Game, houseAt, sortById } from '../state/game';
import type { Seat } from '../state/state';
import { type ActionOf, askNext, type Step } from '../state/step';

/**
 * The Imperial and the House discard: every House gives away what it likes of its Assembly or hand, one
 * card after the other in any order (C41), and must come down to its limit (TAT-6.3.1-01, TAT-6.3.1-02,
 * TAT-6.3.2-01, TAT-6.3.2-02). A House that holds nothing, which everyone sees, is not asked.
 */
export const discardStep: Step<DiscardFrame, ActionOf<'discard' | 'done'>> = {
  run(game, frame) {
    const holds = (seat: Seat) => houseAt(game, seat).zones[frame.list].length > 0;
    if (!askNext(game, frame.waiting, holds)) pop(game.state);
  },

  options(game, frame, seat) {
    const held = sortById(cardsIn(game, seat, frame.list));
    const actions = held.map(({ id }) => ({ kind: 'discard' as const, card: id }));
    return excessOf(game, seat, frame.list) > 0 ? actions : [{ kind: 'done' }, ...actions];
  },

  answer(game, frame, _seat, action) {
    if (action.kind === 'discard') discardCard(game, action.card);
    else frame.waiting.shift();
  },
};

/** Cards that a House holds above its limit. */
function excessOf(game: Game, seat: Seat, list: Held): number {
  return houseAt(game, seat).zones[list].length - limitOf(game, seat, list);
}

/**
 * The Imperial draw, up to the Assembly limit and by choice (TAT-6.3.1-04, C17), where an empty deck does
 * no harm (TAT-6.3.1-05); and the House draw, which must fill the hand (TAT-6.3.2-04), which a House with
 * favor 0 or less may not take (TAT-6.3.2-05), and which eliminates a House that stays below its limit
 * (TAT-6.3.2-06, TAT-6.3.2-09), all such Houses together (C09).
 */
export const drawStep: Step<DrawFrame, ActionOf<'draw' | 'done'>> = {
  run(game, frame) {
    const mayChoose = (seat: Seat) => isByChoice(game, frame) && mayDraw(game, frame, seat);
    if (askNext(game, frame.waiting, mayChoose, (seat) => fill(game, frame, seat))) return;
    pop(game.state);
    for (const seat of frame.short) eliminate(game, seat);
  },

  options: () => [{ kind: 'draw' }, { kind: 'done' }],

  answer(game, frame, seat, action) {
    if (action.kind === 'draw') drawCard(game, seat, 'imperial');
    else frame.waiting.shift();
  },
};

function isByChoice(game: Game, { list }: DrawFrame): boolean {
  return list === 'assembly' && game.state.options.imperialDraw === 'optional';
}

function mayDraw(game: Game, { list }: DrawFrame, seat: Seat): boolean {
  const { zones, favor } = houseAt(game, seat);
  if (zones[list].length >= limitOf(game, seat, list)) return false;
  if (list === 'hand') return favor > 0 && zones['house-deck'].length > 0;
  return zones['imperial-deck'].length > 0;
}

function fill(game: Game, frame: DrawFrame, seat: Seat): void {
  const deck = frame.list === 'assembly' ? 'imperial' : 'house';
  while (mayDraw(game, frame, seat)) drawCard(game, seat, deck);
  if (frame.list === 'hand' && mustLeave(game, seat)) frame.short.push(seat);
}
