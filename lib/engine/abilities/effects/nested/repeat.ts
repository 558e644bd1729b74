import { push } from '../../../atoms/flow';
import { amountOf, sayValue, type Value, valueSchema } from '../../value';
import { sayTransfers } from '../hosts';
import { type EffectKind, type EffectOf, effectKind } from '../kind';
import { type Nested, partOf, sayAll } from './nested';

/** "up to 3 times ", "any number of times ". */
function sayTimes(times: Value, title: string): string {
  return times === 'x' || typeof times === 'number'
    ? `up to ${sayValue(times, title)} times `
    : 'any number of times ';
}

const repeatShape = ({ effects }: Nested) => ({ times: valueSchema, effects });
type Repeat = EffectOf<'repeat', ReturnType<typeof repeatShape>>;

/** The same again and again, so many times at most; it ends when the House chooses nothing. */
export const repeat = (nested: Nested): EffectKind<Repeat> =>
  effectKind({
    kind: 'repeat',
    shape: repeatShape(nested),
    say({ times, effects }, title) {
      const [only] = effects;
      const transfer = effects.length === 1 && only?.kind === 'transfer' ? only : null;
      const several = transfer === null ? null : sayTransfers(transfer, times, title);
      return several ?? `${sayTimes(times, title)}${sayAll(nested, effects, title)}`;
    },
    possible: (scene, { times, effects: [first] }) =>
      amountOf(scene, times) > 0 && first !== undefined && nested.possible(scene, first),
    run(scene, { times }, _picks, frame) {
      for (let left = amountOf(scene, times); left > 0; left -= 1)
        push(scene.game.state, partOf(frame, 0));
    },
  });
