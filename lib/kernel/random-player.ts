import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { randomOf } from './random';

/**
 * Every legal action as likely as the others, in any game. `earlier`: among how many it has chosen
 * already, for a game that is taken up in the middle.
 */
export function randomPlayer(
  seed: number,
  earlier: readonly number[] = [],
): <Action>(look: () => unknown, legal: readonly Action[]) => Action {
  const generator = xoroshiro128plusFromState(randomOf(seed));
  for (const many of earlier) uniformInt(generator, 0, many - 1);
  return (_look, legal) => {
    const action = legal[uniformInt(generator, 0, legal.length - 1)];
    if (action === undefined) throw new Error('a seat that is asked has something to do');
    return action;
  };
}
