import { z } from 'zod';
import { beginLasting } from '../../../atoms/flow';
import type { Condition } from '../../condition';
import { sayCondition } from '../../condition-words';
import { patternSchema, sayPattern } from '../../pattern';
import { HOUSES, ofHouse } from '../../ref';
import { flag, termSchema } from '../../shape';
import { type EffectKind, type EffectOf, effectKind } from '../kind';
import { type Nested, sayAll, wayTo } from './nested';

const awaitShape = ({ effects }: Nested) => ({
  on: patternSchema,
  until: termSchema,
  /** Whose doing it is: the House that waits, or the one that made it happen. */
  by: z.enum(['you', 'doer']),
  may: flag,
  effects,
});
type Await = EffectOf<'await', ReturnType<typeof awaitShape>>;

/** Something that is done later, once, when something else happens; its card lies there till then. */
export const awaited = (nested: Nested): EffectKind<Await> =>
  effectKind({
    kind: 'await',
    shape: awaitShape(nested),
    say({ on, by, may, effects }, title) {
      const [first] = effects;
      const only = effects.length === 1 && first?.kind === 'whether' ? first : undefined;
      const is = only?.otherwise === undefined ? only?.is : undefined;
      // What it depends on stands before what the House may do.
      const say = on.event === 'ranked' ? sayRank : sayCondition;
      const held = is === undefined ? '' : `if ${say(is, title)}, `;
      const order = sayAll(nested, is === undefined ? effects : (only?.does ?? []), title);
      const leave = may === true ? `${HOUSES[by][0]} may ` : '';
      // "You" is the House that does it.
      const whose = by === 'you' ? order : ofHouse(order);
      return `once ${sayPattern(on, title)}, ${held}${leave}${whose}`;
    },
    run({ game, seat, card }, { on, until, by, may }, _picks, frame) {
      beginLasting(game, {
        card: card.id,
        seat,
        on: [...frame.targets],
        modifiers: [],
        until,
        waits: {
          on,
          by,
          may: may === true,
          ability: frame.ability,
          list: wayTo(frame, 0),
          x: frame.x,
          ...(frame.houses.length === 0 ? {} : { houses: [...frame.houses] }),
        },
      });
    },
  });

/** How much a ranking was about is the rank that the House has got. */
function sayRank(is: Condition, title: string): string {
  return is.kind === 'at-least' && is.value === 'amount' && is.number === 2
    ? 'you are not ranked first'
    : sayCondition(is, title);
}
