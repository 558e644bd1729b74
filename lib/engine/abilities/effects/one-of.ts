import { listedOr } from '@/lib/sentences';
import type { Scene } from '../scene';
import { some } from '../shape';
import { type EffectKind, type EffectOf, effectKind } from './kind';
import type { Nested } from './nested';

const shape = ({ effects }: Nested) => ({ parts: some(effects, 2) });
type OneOf = EffectOf<'one-of', ReturnType<typeof shape>>;

/** One of several things, as the House chooses. */
export const oneOf = (nested: Nested): EffectKind<OneOf> =>
  effectKind({
    kind: 'one-of',
    shape: shape(nested),
    say({ parts }, title) {
      const said = parts.map((part) =>
        part.map((effect) => nested.say(effect, title)).join(' and '),
      );
      const same = commonStart(said);
      // Parts that differ in their last word alone are said as one.
      return said.every((words) => !words.slice(same.length).trim().includes(',')) &&
        same.length > 20
        ? `${same}${listedOr(said.map((words) => words.slice(same.length)))}`
        : `either ${listedOr(said)}`;
    },
    brings: null,
    parts: ({ parts }) => parts,
    possible: (scene, { parts }) => open(nested, scene, parts).length > 0,
    ask(scene, { parts }, picks) {
      const can = open(nested, scene, parts);
      if (picks.length > 0 || can.length === 0) return null;
      return { seat: scene.seat, options: can.map((part) => ({ kind: 'choose-part', part })) };
    },
    run(_scene, _effect, [part], frame) {
      if (part !== undefined) frame.part = part;
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
