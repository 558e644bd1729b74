import { TURN_PART_WORDS, type TurnPart } from '@/lib/rules/turn-parts';
import type { TurnFrame } from '../state/frames';
import type { Seat } from '../state/state';
import type { View } from '../state/view';
import { houseName } from './naming';

/** Which part of the turn it is, and what whoever looks may do in it. */
export function turnPartNow(view: View): { readonly part: TurnPart; readonly text: string } {
  const part = partOf(view);
  const interval = view.frames.find((frame) => frame.step === 'house');
  const isOfRival = interval !== undefined && interval.seat !== view.seat;
  const text =
    part === 'houses' && isOfRival ? ofRival(view, interval.seat) : TURN_PART_WORDS[part];
  return { part, text };
}

function ofRival(view: View, seat: Seat): string {
  return `${houseName(view, seat)} acts; others answer.`;
}

function partOf({ frames }: View): TurnPart {
  for (const frame of frames)
    switch (frame.step) {
      case 'disengage':
      case 'initiative':
        return frame.step;
      case 'house':
        return 'houses';
      case 'discard':
      case 'draw':
        return frame.list;
    }
  const turn = frames.find((frame) => frame.step === 'turn');
  return turn === undefined ? 'disengage' : BEFORE[turn.next];
}

/** Where a turn stands whose next step has yet to begin. */
const BEFORE: Readonly<Record<TurnFrame['next'], TurnPart>> = {
  disengage: 'disengage',
  deferment: 'disengage',
  initiative: 'disengage',
  houses: 'houses',
  'assembly-discard': 'houses',
  'assembly-draw': 'assembly',
  'hand-discard': 'assembly',
  'hand-draw': 'hand',
  end: 'hand',
};
