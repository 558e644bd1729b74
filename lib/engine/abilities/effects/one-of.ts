import { z } from 'zod';
import { listed } from '../filter-words';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';
import type { Nested } from './nested';
import { openPart } from './open-part';
import type { Effect } from './table';

/** One of several things, as the House chooses. */
export interface OneOf {
  readonly kind: 'one-of';
  readonly parts: readonly (readonly Effect[])[];
}

export const oneOf = (nested: Nested): EffectKind<OneOf> => ({
  schema: z.strictObject({
    kind: z.literal('one-of'),
    parts: z.array(z.array(nested.schema).min(1)).min(2),
  }),
  say({ parts }, title) {
    const said = parts.map((part) => part.map((effect) => nested.say(effect, title)).join(' and '));
    const same = commonStart(said);
    // Parts that differ in their last word alone are said as one.
    return said.every((words) => !words.slice(same.length).trim().includes(',')) && same.length > 20
      ? `${same}${listed(
          said.map((words) => words.slice(same.length)),
          'or',
        )}`
      : `either ${listed(said, 'or')}`;
  },
  possible: (scene, { parts }) => open(nested, scene, parts).length > 0,
  ask(scene, { parts }, picks) {
    const can = open(nested, scene, parts);
    if (picks.length > 0 || can.length === 0) return null;
    return { seat: scene.seat, options: can.map((part) => ({ kind: 'choose-part', part })) };
  },
  run(_scene, _effect, [part], frame) {
    if (part !== undefined) openPart(frame, part);
  },
});

/** The parts that can begin. */
function open(nested: Nested, scene: Scene, parts: OneOf['parts']): number[] {
  return parts.flatMap((part, at) => {
    const [first] = part;
    return first !== undefined && nested.possible(scene, first) ? [at] : [];
  });
}

/** The words with which all of several sentences begin. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((said) => said.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf(' ') + 1);
}
