import type { z } from 'zod';
import { listed } from '@/lib/sentences';
import type { EffectFrame } from '../../../state/frames';
import type { Scene } from '../../scene';
import type { Effect } from '../table';

/** A name of its own for a list of effects, so that the type of an effect may hold one. */
interface Effects extends ReadonlyArray<Effect> {}

/** What an effect that holds others must know of them; the table of all effects hands it in. */
export interface Nested {
  readonly effects: z.ZodType<Effects>;
  readonly say: (effect: Effect, title: string) => string;
  readonly possible: (scene: Scene, effect: Effect) => boolean;
}

/** Effects one after the other, as one order. */
export function sayAll(nested: Nested, effects: readonly Effect[], title: string): string {
  return inOneGo(
    effects,
    effects.map((effect) => nested.say(effect, title)),
  );
}

/** What is done in turn, as a list but where its last part begins anew. */
export function inOneGo(effects: readonly Effect[], said: readonly string[]): string {
  const [before, last] = effects.slice(-2);
  const start = last === undefined ? null : startOf(last, before);
  return start === null ? listed(said) : `${said.slice(0, -1).join(', ')}${start}${said.at(-1)}`;
}

/** What stands before a last part that is no mere part of the list. */
function startOf(last: Effect, before: Effect | undefined): string | null {
  if (last.kind === 'whether' && last.is !== undefined) return ', and ';
  if (last.kind === 'each-house' && last.of === 'everybody') return '; then ';
  const ofOther = before?.kind === 'favor' && before.who === 'governor';
  return last.kind === 'await' || before?.kind === 'choose-house' || ofOther ? '; ' : null;
}

/** The way to a part of the effect that is carried out: the step has gone on to the next one already. */
export function wayTo({ list, next }: EffectFrame, part: number): readonly number[] {
  return [...list, next - 1, part];
}

/** A part of the effect that is carried out, still before it, with what was chosen till now. */
export function partOf(frame: EffectFrame, part: number): EffectFrame {
  return {
    ...frame,
    list: wayTo(frame, part),
    next: 0,
    part: null,
    picks: [],
    targets: [...frame.targets],
    houses: [...frame.houses],
  };
}
