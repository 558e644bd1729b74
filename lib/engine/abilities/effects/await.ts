import { z } from 'zod';
import { listed } from '@/lib/sentences';
import { beginLasting } from '../../atoms/lasting';
import { patternSchema, sayPattern } from '../pattern';
import { flag, termSchema } from '../shape';
import { type EffectKind, type EffectOf, unasked } from './kind';
import type { Nested } from './nested';

const shape = ({ effects }: Nested) => ({
  on: patternSchema,
  until: termSchema,
  /** Whose doing it is: the House that waits, or the one that made it happen. */
  by: z.enum(['you', 'doer']),
  may: flag,
  effects,
});
type Await = EffectOf<'await', ReturnType<typeof shape>>;

/** Something that is done later, once, when something else happens; its card lies there till then. */
export const awaited = (nested: Nested): EffectKind<Await> =>
  unasked({
    kind: 'await',
    shape: shape(nested),
    say({ on, by, may, effects }, title) {
      const what = listed(effects.map((effect) => nested.say(effect, title)));
      const known = on.event === 'ranked' ? what.replace('as many is', 'your rank is') : what;
      const order = may === true ? known.replace(/^(if .*?, )?/, '$1you may ') : known;
      // "You" is the House that does it.
      const whose = (words: string) =>
        words.replace('you may', 'that House may').replaceAll('your ', 'its ');
      return `once ${sayPattern(on, title)}, ${by === 'you' ? order : whose(order)}`;
    },
    brings: null,
    parts: ({ effects }) => [effects],
    run({ game, seat, card }, { on, until, by, may }, _picks, frame) {
      beginLasting(game, {
        card: card.id,
        seat,
        on: [...frame.targets],
        modifiers: [],
        until,
        // The step has gone on to the next effect already.
        waits: {
          on,
          by,
          may: may === true,
          ability: frame.ability,
          list: [...frame.list, frame.next - 1, 0],
          x: frame.x,
          ...(frame.houses.length === 0 ? {} : { houses: [...frame.houses] }),
        },
      });
    },
  });
