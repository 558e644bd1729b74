import { z } from 'zod';
import { beginLasting } from '../../atoms/lasting';
import { happened } from '../../game';
import type { Term } from '../../state';
import { listed } from '../filter-words';
import { type Pattern, patternSchema, sayPattern } from '../pattern';
import type { EffectKind } from './kind';
import type { Nested } from './nested';
import type { Effect } from './table';

/** Something that is done later, once, when something else happens; its card lies there till then. */
export interface Await {
  readonly kind: 'await';
  readonly on: Pattern;
  readonly until: Term;
  /** Whose doing it is: the House that waits, or the one that made it happen. */
  readonly by: 'you' | 'doer';
  readonly may?: true | undefined;
  readonly effects: readonly Effect[];
}

export const awaited = (nested: Nested): EffectKind<Await> => ({
  schema: z.strictObject({
    kind: z.literal('await'),
    on: patternSchema,
    until: z.enum(['operation', 'rite', 'interval', 'turn', 'card', 'assignment']),
    by: z.enum(['you', 'doer']),
    may: z.literal(true).optional(),
    effects: z.array(nested.schema).min(1),
  }),
  say({ on, by, may, effects }, title) {
    const what = listed(
      effects.map((effect) => nested.say(effect, title)),
      'and',
    );
    const known = on.event === 'ranked' ? what.replace('as many is', 'your rank is') : what;
    const order = may === true ? known.replace(/^(if .*?, )?/, '$1you may ') : known;
    // "You" is the House that does it.
    const whose = (words: string) =>
      words.replace('you may', 'that House may').replaceAll('your ', 'its ');
    return `once ${sayPattern(on, title)}, ${by === 'you' ? order : whose(order)}`;
  },
  possible: () => true,
  ask: () => null,
  run({ game, seat, card }, { on, until, by, may }, _picks, frame) {
    happened(
      game,
      beginLasting(game.state, {
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
      }),
    );
  },
});
