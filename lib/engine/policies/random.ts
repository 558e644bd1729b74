import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { randomOf } from '../random';
import type { Policy } from './policy';

/**
 * Every legal action as likely as the others. `earlier`: among how many it has chosen already, for a game
 * that is taken up in the middle.
 */
export function random(seed: number, earlier: readonly number[] = []): Policy {
  const generator = xoroshiro128plusFromState(randomOf(seed));
  for (const many of earlier) uniformInt(generator, 0, many - 1);
  return (_state, legal) => {
    const action = legal[uniformInt(generator, 0, legal.length - 1)];
    if (action === undefined) throw new Error('a House that is asked has something to do');
    return action;
  };
}
