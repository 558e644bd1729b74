import { z } from 'zod';
import { RITE_TALENTS } from '@/lib/rules/talents';
import type { TacticClass } from '../frames';
import { type Condition, conditionSchema } from './condition';
import { type Effect, effectSchema, partsOf } from './effects/table';
import { type Filter, filterSchema } from './filter';
import { type Modifier, modifierSchema } from './modifier';
import { type Pattern, patternSchema } from './pattern';
import { type Value, valueSchema } from './value';

/** What is done when an ability is used: X is chosen up to a bound, costs are paid, effects follow. */
export interface Doing {
  /** The most that X may be; X is chosen from 0 (1 for `least` 1). */
  readonly x?: Value | undefined;
  readonly least?: number | undefined;
  readonly when?: Condition | undefined;
  /** It is done once till that ends. */
  readonly once?: 'rite' | 'interval' | 'turn' | 'assignment' | undefined;
  readonly costs?: readonly Effect[] | undefined;
  readonly effects: readonly Effect[];
  /** A class of effects that cards may be immune to. */
  readonly called?: 'voice' | undefined;
}

/** What a tactic answers: operations of a class, any rite, or whatever is declared. */
export type Answered = TacticClass | 'rite' | null;

/** One of the things that a card's operation says. A card may have several. */
export type Ability =
  /**
   * Used while the card is deployed: as a general operation of the own Interval, or in a window as a
   * tactic (TAT-6.2.6-01, TAT-6.2.6-02).
   */
  | ({
      readonly kind: 'operation';
      /** What engages: the card, the card that it is assigned to, or nothing. */
      readonly engage: 'this' | 'bearer' | 'nothing';
      readonly window?:
        | { readonly timing: 'declaration' | 'engagement'; readonly answers: Answered }
        | undefined;
    } & Doing)
  /** What a tactic, a venture or an event does when it is deployed or activated. */
  | ({ readonly kind: 'play' } & Doing)
  /** What sets a token on a program (TAT-6.2.6-14); its venture part is a "play". */
  | {
      readonly kind: 'token';
      readonly on: Pattern;
      readonly when?: Condition | undefined;
      /** One token for all that happens at once. */
      readonly together?: true | undefined;
    }
  /** Happens by itself; a House may decline what it may do. */
  | ({ readonly kind: 'trigger'; readonly on: Pattern; readonly may?: true | undefined } & Doing)
  /** In force while the card is deployed. */
  | { readonly kind: 'static'; readonly modifiers: readonly Modifier[] }
  /**
   * Placed and deployed like an event: its tokens alone pay for it and stay on it till it is subdued. With so
   * many it must be deployed.
   */
  | { readonly kind: 'placed'; readonly until: number }
  /** What the X of a printed cost is, where the card fixes it. */
  | { readonly kind: 'cost'; readonly x: Value }
  /** What a resource may be assigned to, and how many of its title one card may bear. */
  | {
      readonly kind: 'assign';
      readonly to: readonly Filter[];
      readonly limit?: number | undefined;
    };

/** A cost is paid at once: it holds no effects of its own. */
const costSchema = effectSchema.refine((effect) => partsOf(effect).length === 0, {
  error: 'a cost holds no other effects',
});

const doing = {
  x: valueSchema.optional(),
  least: z.number().int().min(0).optional(),
  when: conditionSchema.optional(),
  once: z.enum(['rite', 'interval', 'turn', 'assignment']).optional(),
  costs: z.array(costSchema).min(1).optional(),
  effects: z.array(effectSchema).min(1),
  called: z.literal('voice').optional(),
};
const CLASSES = ['initiative', 'petition', 'exchange', 'discard', ...RITE_TALENTS] as const;

export const abilitySchema: z.ZodType<Ability> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('operation'),
    engage: z.enum(['this', 'bearer', 'nothing']),
    window: z
      .strictObject({
        timing: z.enum(['declaration', 'engagement']),
        answers: z.enum([...CLASSES, 'rite']).nullable(),
      })
      .optional(),
    ...doing,
  }),
  z.strictObject({ kind: z.literal('play'), ...doing }),
  z.strictObject({
    kind: z.literal('token'),
    on: patternSchema,
    when: conditionSchema.optional(),
    together: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('trigger'),
    on: patternSchema,
    may: z.literal(true).optional(),
    ...doing,
  }),
  z.strictObject({ kind: z.literal('static'), modifiers: z.array(modifierSchema).min(1) }),
  z.strictObject({ kind: z.literal('placed'), until: z.number().int().min(1) }),
  z.strictObject({ kind: z.literal('cost'), x: valueSchema }),
  z.strictObject({
    kind: z.literal('assign'),
    to: z.array(filterSchema).min(1),
    limit: z.number().int().min(1).optional(),
  }),
]);

export const bookSchema = z.record(z.string(), z.array(abilitySchema).min(1));
