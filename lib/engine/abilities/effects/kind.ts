import type { z } from 'zod';
import type { Action } from '../../actions';
import type { EffectFrame } from '../../frames';
import type { Seat } from '../../state';
import type { Scene } from '../scene';

/** What a House is asked while an effect is carried out. The actions are of the kinds "choose…" and "pass". */
export interface Choice {
  readonly seat: Seat;
  readonly options: readonly Action[];
}

/** A kind of effect, whole: how it is written down, said, offered and carried out. Costs are effects too. */
export interface EffectKind<E> {
  readonly schema: z.ZodType<E>;
  /** An order without its full stop: "produce 3 solaris". */
  readonly say: (effect: E, title: string) => string;
  /** Whether it can do something now; as a cost: whether it can be paid. */
  readonly possible: (scene: Scene, effect: E) => boolean;
  /** The next thing to choose after those already picked, or null when it can run. */
  readonly ask: (scene: Scene, effect: E, picks: readonly number[]) => Choice | null;
  readonly run: (scene: Scene, effect: E, picks: readonly number[], frame: EffectFrame) => void;
}

/** The pick of a House that declines. */
export const DECLINED = -1;

/** An answer as a number: the card, the seat, the amount or the part; -1 for a pass. */
export function pickOf(action: Action): number {
  switch (action.kind) {
    case 'choose':
      return action.card;
    case 'choose-house':
      return action.seat;
    case 'choose-number':
      return action.amount;
    case 'choose-part':
      return action.part;
    default:
      return DECLINED;
  }
}
