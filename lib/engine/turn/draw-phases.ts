import { drawCard } from '../atoms/draw';
import { answered, ask, pop } from '../atoms/flow';
import { limitOf } from '../queries/limits';
import type { DrawFrame } from '../state/frames';
import { type Game, houseAt } from '../state/game';
import type { Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { eliminate, mustLeave } from './elimination';

/**
 * The Imperial draw, up to the Assembly limit and by choice (TAT-6.3.1-04, C17), where an empty deck does
 * no harm (TAT-6.3.1-05); and the House draw, which must fill the hand (TAT-6.3.2-04), which a House with
 * favor 0 or less may not take (TAT-6.3.2-05), and which eliminates a House that stays below its limit
 * (TAT-6.3.2-06, TAT-6.3.2-09), all such Houses together (C09).
 */
export const drawStep: Step<DrawFrame, ActionOf<'draw' | 'done'>> = {
  run(game, frame) {
    for (let seat = frame.waiting[0]; seat !== undefined; seat = frame.waiting[0]) {
      if (isByChoice(game, frame) && mayDraw(game, frame, seat)) {
        ask(game.state, seat);
        return;
      }
      fill(game, frame, seat);
      frame.waiting.shift();
    }
    pop(game.state);
    for (const seat of frame.short) eliminate(game, seat);
  },

  options: () => [{ kind: 'draw' }, { kind: 'done' }],

  answer(game, frame, seat, action) {
    answered(game.state);
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
