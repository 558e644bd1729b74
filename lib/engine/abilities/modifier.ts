import { z } from 'zod';
import type { CardId } from '@/lib/cards/card';
import { POWERS, type Power } from '@/lib/rules/powers';
import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, TALENTS, type Talent } from '@/lib/rules/talents';
import { type Condition, conditionSchema } from './condition';
import { type Filter, filterSchema } from './filter';
import { type Ref, refSchema } from './ref';
import type { Scene } from './scene';
import { amountOf, type Value, valueSchema } from './value';

/** Whom a modifier is about: a card by its part, the cards of a lasting effect, or all cards of a kind. */
export type Scope = Ref | 'those' | Filter;

export type Keyword = 'direct' | 'counter' | 'surprise';

/** What a rule forbids to Houses or cards while the modifier stands. */
export const PROHIBITED = [
  'rites',
  'buy-favor',
  'buy-spice',
  'sell-spice',
  'petition',
  'request-admission',
  'capture',
  'discard',
  'force',
  'be-target-of-rite',
  'gain-deferment',
  'deploy',
  'counter',
  'decline-to-engage',
  'disengage',
  'effects',
] as const;
export type Prohibited = (typeof PROHIBITED)[number];

interface Conditional {
  /** Only while this holds. */
  readonly while?: Condition | undefined;
}

/** A change of what is derived, in force as long as its card is deployed or its term runs. */
export type Modifier = Conditional &
  (
    | { readonly kind: 'rank'; readonly talent: Talent; readonly by: Value; readonly of: Scope }
    | { readonly kind: 'command'; readonly by: Value; readonly of: Scope }
    | { readonly kind: 'resistance'; readonly by: Value; readonly of: Scope }
    /** Force in the rite that is under way, beside the rank. */
    | { readonly kind: 'force'; readonly by: Value; readonly of: Scope }
    | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly of: Scope }
    | { readonly kind: 'allegiance'; readonly power: Power; readonly of: Scope }
    | { readonly kind: 'subtype'; readonly subtype: string; readonly of: Scope }
    | { readonly kind: 'assembly-limit'; readonly by: Value }
    | { readonly kind: 'hand-limit'; readonly by: Value }
    /** Solaris that deploying costs more or less; of your own deployments unless all are meant. */
    | {
        readonly kind: 'cost';
        readonly by: Value;
        readonly of: Filter;
        readonly for: 'you' | 'all';
        /** What it must be assigned to. */
        readonly on?: readonly Filter[] | undefined;
      }
    | { readonly kind: 'double-cost'; readonly of: Filter }
    /** What a card, or where none is named a House, must not do or suffer. */
    | {
        readonly kind: 'prohibit';
        readonly what: Prohibited;
        readonly of?: Scope | undefined;
        readonly rites?: readonly Rite[] | undefined;
        readonly card?: Filter | undefined;
        /** The card whose doing it would be. */
        readonly from?: Filter | undefined;
      }
    /** Rites that a card leads and that count against no limit (TAT-6.2.11-06). */
    | { readonly kind: 'free-rite'; readonly of: Scope; readonly rites: readonly Rite[] }
    /** Another kind of target that a leader may declare. */
    | {
        readonly kind: 'may-target';
        readonly of: Scope;
        readonly rite: Rite;
        readonly target: Filter;
      }
    /** The home world stays deployed when Dune is deployed. */
    | { readonly kind: 'stays-beside-dune' }
    /** Solaris that a House may bid above its treasury. */
    | { readonly kind: 'bid-above'; readonly by: Value; readonly on: Filter }
    /** Solaris off a final cost of petition. */
    | {
        readonly kind: 'petition-cost';
        readonly by: Value;
        /** You as one of these, or whoever is the victor. */
        readonly as: 'petitioner' | 'rival' | 'anybody';
      }
    /** The victor of a petition pays you in place of the Imperial Treasury (TAT-6.2.1-24). */
    | { readonly kind: 'petition-payee' }
    /** Initiative goes to the lowest declared favor first (TAT-6.1.3-09). */
    | { readonly kind: 'lowest-first' }
    /** No command is taken up by the card. */
    | { readonly kind: 'outside-command'; readonly of: Scope }
    /** A victor that lacks solaris may subdue a card in place of losing favor (TAT-6.2.1-32). */
    | { readonly kind: 'shortfall'; readonly of: Ref; readonly on: Filter }
    /** Cards that cost nothing to deploy on a host. */
    | { readonly kind: 'free-on'; readonly of: Filter; readonly host: Scope }
    /** What becomes of a card that is vanquished in the rite, beside being subdued. */
    | { readonly kind: 'fate'; readonly does: 'capture' | 'discard'; readonly of: Scope }
    /** The card is vanquished in the rite, whatever force it is given. */
    | { readonly kind: 'doomed'; readonly of: Scope }
    /** More deferment tokens where effects of a card put some on cards of a kind. */
    | {
        readonly kind: 'deferment';
        readonly by: Value;
        readonly of: Scope;
        readonly on: Filter;
      }
    /** More of what the reward of a rite is, for its attacker. */
    | { readonly kind: 'reward'; readonly by: Value }
    /** The reward of any rite is favor or solaris, as its attacker chooses. */
    | { readonly kind: 'reward-choice' }
    /** Rites that a card leads count as Landsraad or as CHOAM rites, as their attacker declares. */
    | { readonly kind: 'either-kind'; readonly of: Scope; readonly rites: readonly Rite[] }
    /** Countering neither engages the card nor asks that it is disengaged. */
    | { readonly kind: 'counters-freely'; readonly of: Scope }
    /** Force that a card would be given in a rite goes to another. */
    | { readonly kind: 'redirect-force'; readonly of: Scope; readonly to: Ref | 'those' }
    /** Solaris that one favor takes off a petition for the sponsor's cards (TAT-6.2.1-26 has 1). */
    | { readonly kind: 'favor-worth'; readonly by: Value }
    /** Force that your cards of a kind distribute may all go to one card of another kind. */
    | { readonly kind: 'may-strike'; readonly of: Filter; readonly target: Filter }
    /** Cards on a card that work in one of these rites work in all of them, and others on it in none. */
    | {
        readonly kind: 'arms';
        readonly of: Scope;
        readonly working: Filter;
        readonly idle: Filter;
        readonly rites: readonly Rite[];
      }
    /** The card does what another one does too. */
    | { readonly kind: 'abilities-of'; readonly card: CardId }
  );

const scope = z.union([refSchema, z.literal('those'), filterSchema]);
const by = valueSchema;
const rites = z.array(z.enum(RITE_TALENTS)).min(1);
const when = { while: conditionSchema.optional() };

export const modifierSchema: z.ZodType<Modifier> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('rank'), talent: z.enum(TALENTS), by, of: scope, ...when }),
    z.strictObject({ kind: z.literal('command'), by, of: scope, ...when }),
    z.strictObject({ kind: z.literal('resistance'), by, of: scope, ...when }),
    z.strictObject({ kind: z.literal('force'), by, of: scope, ...when }),
    z.strictObject({
      kind: z.literal('keyword'),
      keyword: z.enum(['direct', 'counter', 'surprise']),
      of: scope,
      ...when,
    }),
    z.strictObject({ kind: z.literal('allegiance'), power: z.enum(POWERS), of: scope, ...when }),
    z.strictObject({ kind: z.literal('subtype'), subtype: z.string(), of: scope, ...when }),
    z.strictObject({ kind: z.literal('assembly-limit'), by, ...when }),
    z.strictObject({ kind: z.literal('hand-limit'), by, ...when }),
    z.strictObject({
      kind: z.literal('cost'),
      by,
      of: filterSchema,
      for: z.enum(['you', 'all']),
      on: z.array(filterSchema).min(1).optional(),
      ...when,
    }),
    z.strictObject({ kind: z.literal('double-cost'), of: filterSchema, ...when }),
    z.strictObject({
      kind: z.literal('prohibit'),
      what: z.enum(PROHIBITED),
      of: scope.optional(),
      rites: rites.optional(),
      card: filterSchema.optional(),
      from: filterSchema.optional(),
      ...when,
    }),
    z.strictObject({ kind: z.literal('free-rite'), of: scope, rites, ...when }),
    z.strictObject({
      kind: z.literal('may-target'),
      of: scope,
      rite: z.enum(RITE_TALENTS),
      target: filterSchema,
      ...when,
    }),
    z.strictObject({ kind: z.literal('stays-beside-dune'), ...when }),
    z.strictObject({ kind: z.literal('bid-above'), by, on: filterSchema, ...when }),
    z.strictObject({
      kind: z.literal('petition-cost'),
      by,
      as: z.enum(['petitioner', 'rival', 'anybody']),
      ...when,
    }),
    z.strictObject({ kind: z.literal('petition-payee'), ...when }),
    z.strictObject({ kind: z.literal('lowest-first'), ...when }),
    z.strictObject({ kind: z.literal('outside-command'), of: scope, ...when }),
    z.strictObject({
      kind: z.literal('shortfall'),
      of: refSchema,
      on: filterSchema,
      ...when,
    }),
    z.strictObject({ kind: z.literal('free-on'), of: filterSchema, host: scope, ...when }),
    z.strictObject({
      kind: z.literal('fate'),
      does: z.enum(['capture', 'discard']),
      of: scope,
      ...when,
    }),
    z.strictObject({ kind: z.literal('doomed'), of: scope, ...when }),
    z.strictObject({ kind: z.literal('deferment'), by, of: scope, on: filterSchema, ...when }),
    z.strictObject({ kind: z.literal('reward'), by, ...when }),
    z.strictObject({ kind: z.literal('reward-choice'), ...when }),
    z.strictObject({ kind: z.literal('either-kind'), of: scope, rites, ...when }),
    z.strictObject({ kind: z.literal('counters-freely'), of: scope, ...when }),
    z.strictObject({
      kind: z.literal('redirect-force'),
      of: scope,
      to: z.union([refSchema, z.literal('those')]),
      ...when,
    }),
    z.strictObject({ kind: z.literal('favor-worth'), by, ...when }),
    z.strictObject({
      kind: z.literal('may-strike'),
      of: filterSchema,
      target: filterSchema,
      ...when,
    }),
    z.strictObject({
      kind: z.literal('arms'),
      of: scope,
      working: filterSchema,
      idle: filterSchema,
      rites,
      ...when,
    }),
    z.strictObject({ kind: z.literal('abilities-of'), card: z.string(), ...when }),
  ]),
);

/** A modifier whose number is fixed for good, as a lasting effect keeps it. */
export function settled(scene: Scene, modifier: Modifier): Modifier {
  return 'by' in modifier ? { ...modifier, by: amountOf(scene, modifier.by) } : modifier;
}
