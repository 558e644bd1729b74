import { z } from 'zod';
import { POWERS, type Power, powerShortName } from '@/lib/rules/powers';
import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, TALENTS, type Talent, talentName } from '@/lib/rules/talents';
import { type Condition, conditionSchema, sayCondition } from './condition';
import { type Filter, filterSchema, listed, sayFilter } from './filter';
import { type Ref, refSchema, sayRef } from './ref';
import type { Scene } from './scene';
import { amountOf, sayValue, type Value, valueSchema } from './value';

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
  'be-target-of-rite',
  'gain-deferment',
  'deploy',
  'counter',
  'decline-to-engage',
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
      }
    | { readonly kind: 'double-cost'; readonly of: Filter }
    /** What a card, or where none is named a House, must not do or suffer. */
    | {
        readonly kind: 'prohibit';
        readonly what: Prohibited;
        readonly of?: Scope | undefined;
        readonly rites?: readonly Rite[] | undefined;
        readonly card?: Filter | undefined;
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
    | { readonly kind: 'petition-cost'; readonly by: Value; readonly as: 'petitioner' | 'rival' }
    /** No command is taken up by the card. */
    | { readonly kind: 'outside-command'; readonly of: Scope }
    /** Solaris that one favor takes off a petition for the sponsor's cards (TAT-6.2.1-26 has 1). */
    | { readonly kind: 'favor-worth'; readonly by: Value }
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
      ...when,
    }),
    z.strictObject({ kind: z.literal('double-cost'), of: filterSchema, ...when }),
    z.strictObject({
      kind: z.literal('prohibit'),
      what: z.enum(PROHIBITED),
      of: scope.optional(),
      rites: rites.optional(),
      card: filterSchema.optional(),
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
      as: z.enum(['petitioner', 'rival']),
      ...when,
    }),
    z.strictObject({ kind: z.literal('outside-command'), of: scope, ...when }),
    z.strictObject({ kind: z.literal('favor-worth'), by, ...when }),
  ]),
);

/** A modifier whose number is fixed for good, as a lasting effect keeps it. */
export function settled(scene: Scene, modifier: Modifier): Modifier {
  return 'by' in modifier ? { ...modifier, by: amountOf(scene, modifier.by) } : modifier;
}

/** What a modifier does, as a sentence without its full stop. */
export function sayModifier(modifier: Modifier, title: string): string {
  const main = saysWhat(modifier, title);
  return modifier.while === undefined
    ? main
    : `while ${sayCondition(modifier.while, title)}, ${main}`;
}

function saysWhat(modifier: Modifier, title: string): string {
  const who = 'of' in modifier && modifier.of !== undefined ? sayScope(modifier.of, title) : '';
  switch (modifier.kind) {
    case 'rank':
      return `${who} has ${signed(modifier.by, title)} ${talentName(modifier.talent)}`;
    case 'command':
    case 'resistance':
    case 'force':
      return `${who} has ${signed(modifier.by, title)} ${modifier.kind}`;
    case 'keyword':
      return `${who} has ${modifier.keyword[0]?.toUpperCase()}${modifier.keyword.slice(1)}`;
    case 'allegiance':
      return `${who} is also allied to ${powerShortName(modifier.power)}`;
    case 'subtype':
      return `${who} is also called ${modifier.subtype}`;
    case 'assembly-limit':
      return `your Assembly holds ${signed(modifier.by, title)} cards`;
    case 'hand-limit':
      return `your hand holds ${signed(modifier.by, title)} cards`;
    case 'cost':
      return `${modifier.for === 'you' ? 'for you ' : ''}${sayFilter(modifier.of, 'one')} costs ${signed(modifier.by, title)} solaris to deploy`;
    case 'double-cost':
      return `${sayFilter(modifier.of, 'one')} costs twice as much to deploy`;
    case 'prohibit':
      return sayProhibition(modifier, who);
    case 'free-rite':
      return `${modifier.rites.map(talentName).join(' and ')} rites led by ${who} count against no limit`;
    case 'may-target':
      return `${who} may lead ${talentName(modifier.rite)} rites against ${sayFilter(modifier.target, 'one')}`;
    case 'stays-beside-dune':
      return `${title} stays deployed when you deploy Dune`;
    case 'bid-above':
      return `you may bid ${sayValue(modifier.by, title)} solaris above your treasury for ${sayFilter(modifier.on, 'one')}`;
    case 'petition-cost':
      return `${modifier.as === 'rival' ? 'as victor of a rival’s petition' : 'as victor of your petition'} you pay ${signed(modifier.by, title)} solaris`;
    case 'outside-command':
      return `${who} takes up no command`;
    case 'favor-worth':
      return `each favor takes ${sayValue(modifier.by, title)} solaris off your petitions for your sponsor’s cards`;
  }
}

const FORBIDS: Readonly<Record<Prohibited, string>> = {
  rites: 'begin rites',
  'buy-favor': 'buy favor',
  'buy-spice': 'buy spice',
  'sell-spice': 'sell spice',
  petition: 'petition',
  'request-admission': 'request admission to the High Council',
  capture: 'be captured',
  discard: 'be discarded by an effect',
  'be-target-of-rite': 'be declared the target',
  'gain-deferment': 'get deferment tokens in the Opening Interval',
  deploy: 'be deployed',
  counter: 'counter',
  'decline-to-engage': 'leave its leader out of the defense',
};

function sayProhibition(modifier: Extract<Modifier, { kind: 'prohibit' }>, who: string): string {
  const kinds =
    modifier.rites === undefined ? '' : `${listed(modifier.rites.map(talentName), 'or')} rites`;
  const rite =
    modifier.what === 'rites' && kinds !== ''
      ? `begin ${kinds}`
      : `${FORBIDS[modifier.what]}${kinds === '' ? '' : ` in ${kinds}`}`;
  const card = modifier.card === undefined ? '' : ` for ${sayFilter(modifier.card, 'one')}`;
  return `${who === '' ? 'no House' : who} ${who === '' ? 'may' : 'must not'} ${rite}${card}`;
}

function sayScope(of: Scope, title: string): string {
  if (of === 'those') return 'the target';
  return typeof of === 'string' ? sayRef(of, title) : sayFilter(of, 'one');
}

function signed(value: Value, title: string): string {
  const said = sayValue(value, title);
  return said.startsWith('-') ? `−${said.slice(1)}` : `+${said}`;
}
