import { z } from 'zod';
import { TACTIC_CLASSES, TIMINGS } from '../state/frames';
import { conditionSchema } from './condition';
import { EFFECT_CLASSES } from './effect-class';
import { effectSchema, partsOf } from './effects/table';
import { filterSchema } from './filter';
import { modifierSchema } from './modifiers/table';
import { patternSchema } from './pattern';
import { flag, nameIn, some } from './shape';
import { valueSchema } from './value';

/** A cost is paid at once: it holds no effects of its own. */
const costSchema = effectSchema.refine((effect) => partsOf(effect).length === 0, {
  error: 'a cost holds no other effects',
});

const doing = z.strictObject({
  /** The most that X may be; X is chosen from `least`, 1 where that is not given. */
  x: valueSchema.optional(),
  least: z.number().int().min(0).optional(),
  /** The X where it is not chosen: counted before anything is done. */
  fixed: valueSchema.optional(),
  when: conditionSchema.optional(),
  /** It is done once till that ends. */
  once: z.enum(['operation', 'rite', 'turn', 'assignment']).optional(),
  costs: some(costSchema).optional(),
  effects: some(effectSchema),
  /** A class of effects that cards may be immune to. */
  called: nameIn(EFFECT_CLASSES).optional(),
});
/** What is done when an ability is used: X is chosen up to a bound, costs are paid, effects follow. */
export type Doing = z.infer<typeof doing>;

/** What a tactic answers: operations of a class, any rite, or whatever is declared. */
const answered = z.enum([...TACTIC_CLASSES, 'rite']).nullable();
export type Answered = z.infer<typeof answered>;

/** When an ability works as a tactic: the timing, and what it answers, be it one of several things. */
const windowSchema = z.strictObject({
  timing: z.enum(TIMINGS),
  answers: z.union([answered, some(answered, 2)]),
});
export type Window = z.infer<typeof windowSchema>;

/** All that an ability may answer. */
export function answersOf({ answers }: Window): readonly Answered[] {
  return answers === null || typeof answers === 'string' ? [answers] : answers;
}

export const abilitySchema = z.discriminatedUnion('kind', [
  /**
   * Used while the card is deployed: as a general operation of the own Interval, or in a window as a
   * tactic (TAT-6.2.6-01, TAT-6.2.6-02).
   */
  doing.extend({
    kind: z.literal('operation'),
    /** What engages: the card, the card that it is assigned to, or nothing. */
    engage: z.enum(['this', 'bearer', 'nothing']),
    window: windowSchema.optional(),
    /** Every House may use it, in its own Interval and for itself. */
    by: z.literal('everybody').optional(),
  }),
  /** What a tactic, a venture or an event does when it is deployed or activated. */
  doing.extend({ kind: z.literal('play') }),
  /** What sets a token on a program (TAT-6.2.6-14); its venture part is a "play". */
  z.strictObject({
    kind: z.literal('token'),
    on: patternSchema,
    when: conditionSchema.optional(),
    /** One token for all that happens at once. */
    together: flag,
  }),
  /** Happens by itself; a House may decline what it may do. */
  doing.extend({ kind: z.literal('trigger'), on: patternSchema, may: flag }),
  /** In force while the card is deployed. */
  z.strictObject({ kind: z.literal('static'), modifiers: some(modifierSchema) }),
  /**
   * Placed and deployed like an event: its tokens alone pay for it and stay on it till it is subdued. With so
   * many it must be deployed.
   */
  z.strictObject({ kind: z.literal('placed'), until: z.number().int().min(1) }),
  /**
   * What the X of a printed cost is, where the card fixes it; on a resource or a venture also up to what the House
   * may set it when it deploys the card, which then bears so many tokens (TAT-11-05, C51).
   */
  z.strictObject({
    kind: z.literal('cost'),
    x: z.union([valueSchema, z.strictObject({ upTo: z.union([valueSchema, z.literal('any')]) })]),
  }),
  /** What a resource may be assigned to, and how many of its title one card may bear. */
  z.strictObject({
    kind: z.literal('assign'),
    to: some(filterSchema),
    limit: z.number().int().min(1).optional(),
    /** Favor that its House discards to assign it. */
    favor: z.number().int().min(1).optional(),
    /** The class of effects that it is to be assigned, and to bear the card. */
    called: nameIn(EFFECT_CLASSES).optional(),
  }),
]);
/** One of the things that a card's operation says. A card may have several. */
export type Ability = z.infer<typeof abilitySchema>;

export const bookSchema = z.record(z.string(), some(abilitySchema));
