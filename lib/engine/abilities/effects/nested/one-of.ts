import { listedOr } from '@/lib/sentences';
import { oneOfParts } from '../../choice';
import type { Scene } from '../../scene';
import { some } from '../../shape';
import { type EffectKind, type EffectOf, effectKind } from '../kind';
import { type Nested, sayAll } from './nested';

const oneOfShape = ({ effects }: Nested) => ({ parts: some(effects, 2) });
type OneOf = EffectOf<'one-of', ReturnType<typeof oneOfShape>>;

/** One of several things, as the House chooses. */
export const oneOf = (nested: Nested): EffectKind<OneOf> => {
  /** The parts that can begin. */
  const open = (scene: Scene, { parts }: OneOf) =>
    parts.flatMap(([first], part) =>
      first !== undefined && nested.possible(scene, first) ? [part] : [],
    );
  return effectKind({
    kind: 'one-of',
    shape: oneOfShape(nested),
    say({ parts }, title) {
      const said = parts.map((part) => sayAll(nested, part, title));
      return sayEither(said);
    },
    possible: (scene, effect) => open(scene, effect).length > 0,
    ask: (scene, effect, picks) =>
      picks.length > 0 ? null : oneOfParts(scene.seat, open(scene, effect)),
    run(_scene, _effect, [part], frame) {
      if (part !== undefined) frame.part = part;
    },
  });
};

/** Parts that differ in a word or two are said as one: "the target has +2 Battle or resistance". */
function sayEither(said: readonly string[]): string {
  const start = commonStart(said);
  const rest = said.map((words) => words.slice(start.length));
  const end = commonEnd(rest);
  const middle = rest.map((words) => words.slice(0, words.length - end.length));
  if (
    start.length + end.length > 15 &&
    middle.every((words) => /^[^\s,:]+(?: [^\s,:]+){0,2}$/.test(words))
  )
    return `${start}${listedOr(middle)}${end}`;
  // What holds for all parts alike is said once, before them: how long it lasts.
  const term = /^(?:during|until|for as long as|while) [^,]+, /.exec(start)?.[0] ?? '';
  const parts = said.map((words) => words.slice(term.length));
  return `${term}either ${parts.some((words) => / (?:and|while) /.test(words)) ? parts.join(', or ') : listedOr(parts)}`;
}

/** The words with which all of several texts end, with the blank before them. */
function commonEnd([first = '', ...others]: readonly string[]): string {
  let from = 0;
  while (!others.every((said) => said.endsWith(first.slice(from)))) from += 1;
  const blank = first.indexOf(' ', from);
  return blank < 0 ? '' : first.slice(blank);
}

/** The words with which all of several sentences begin. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((said) => said.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf(' ') + 1);
}
