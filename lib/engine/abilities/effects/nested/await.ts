import { z } from 'zod';
import { listed } from '@/lib/sentences';
import { beginLasting } from '../../../atoms/flow';
import { patternSchema, sayPattern } from '../../pattern';
import { ofHouse } from '../../ref';
import { flag, termSchema } from '../../shape';
import { type EffectKind, type EffectOf, effectKind } from '../kind';
import { type Nested, wayTo } from './nested';

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
      const what = listed(effects.map((effect) => nested.say(effect, title)));
      const known =
        on.event === 'ranked'
          ? what
              .replace('as many is at least 2', 'you are not ranked first')
              .replace('as many is', 'your rank is')
          : what;
      const order = may === true ? known.replace(/^(if .*?, )?/, '$1you may ') : known;
      // "You" is the House that does it.
      const whose = (words: string) => ofHouse(words.replace('you may', 'that House may'));
      return `once ${sayPattern(on, title)}, ${by === 'you' ? order : whose(order)}`;
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
