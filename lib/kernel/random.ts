import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { mix32 } from './hash';

/**
 * Where the generator (xoroshiro128+) stands, four 32-bit words. It lies in the state, so that a
 * saved game goes on with the same chances.
 */
export type RandomState = [number, number, number, number];

const GOLDEN = 0x9e3779b9;

/**
 * The generator of a seed. Its words are mixed first: from raw seeds that lie side by side the
 * generator's first draws would lie side by side too, and the openings of seeds 1, 2, 3 be alike.
 */
export function randomOf(seed: number): RandomState {
  const word = (step: number) => mix32(seed + Math.imul(step, GOLDEN)) | 0;
  return [word(1), word(2), word(3), word(4)];
}

/** Something that holds a generator, as the state does. */
export interface HasRandom {
  random: RandomState;
}

/**
 * Shuffles a list in place, every order as likely as the others (Fisher and Yates). Moves the
 * generator on.
 */
export function shuffle(holder: HasRandom, list: unknown[]): void {
  const generator = xoroshiro128plusFromState(holder.random);
  for (let left = list.length - 1; left > 0; left -= 1) {
    const other = uniformInt(generator, 0, left);
    [list[left], list[other]] = [list[other], list[left]];
  }
  const [a = 0, b = 0, c = 0, d = 0] = generator.getState();
  holder.random = [a, b, c, d];
}
