import { z } from 'zod';
import { POWERS, thePower } from '@/lib/rules/powers';
import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { capital, counted } from '@/lib/sentences';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { HOUSES, housesSchema, refSchema } from '../ref';
import { ritesNoun } from '../rite';
import type { Scene } from '../scene';
import { SCRIPT_MODIFIERS } from '../scripts/table';
import { byKind, nameIn, ritesSchema, some } from '../shape';
import { amountOf, counts, fixedIn, sayValue, type Value, valueSchema } from '../value';
import { type ModifierOf, type ModifierWords, modifier, schemaOf, scopeSchema } from './kind';
import { changed, more, ritesLedBy, sayHosts } from './phrases';
import { prohibit } from './prohibit';
import { numberOf, raise } from './raise';

const by = valueSchema;
const of = scopeSchema;
const rites = ritesSchema;
const keyword = z.enum(['direct', 'counter', 'surprise']);
export type Keyword = z.infer<typeof keyword>;

/** What a card may cost in place of so much more or less. */
const COSTS = { double: 'twice as much', nothing: 'nothing' };

/** Where a card lies that is about to be deployed. */
const FROM = {
  hand: ' from the hand',
  assembly: ' by a petition',
  subdued: ' again once it is subdued',
};

/** How rites may count against the limit of their House. */
const COUNTS = {
  never: (rites: readonly Rite[], who: string) =>
    `${ritesLedBy(rites, who)} count against no limit`,
  // Those of each House against each rival in an Interval.
  'not-the-first': (rites: readonly Rite[]) =>
    `the first ${ritesNoun(rites)} that a House begins against each of its rivals in an Interval counts against no limit`,
  'as-either-kind': (rites: readonly Rite[], who: string) =>
    `${ritesLedBy(rites, who)} are Landsraad or CHOAM rites, as you declare`,
};

/** What a victor that bid above its treasury does, where that does not hold all that it pays. */
const SHORT = {
  'may-subdue': (who: string) =>
    `as the victor you may subdue ${who} instead of losing favor for what your treasury lacks`,
  /** Favor is lost all the same (C55). */
  discards: (who: string) =>
    `as the victor you discard ${who} if your treasury lacks something, and lose favor for that as well`,
};

/** What becomes of a participant. */
const FATES = {
  vanquish: (who: string) => `${who} is vanquished whatever force it is given`,
  capture: (who: string) => `you capture ${who} if it is vanquished`,
  discard: (who: string) => `${who} is discarded if it is vanquished`,
};

function isCost(by: Value | keyof typeof COSTS): by is keyof typeof COSTS {
  return typeof by === 'string' && by in COSTS;
}

/** An entry a kind. */
const KINDS = {
  raise,
  keyword: modifier({ keyword, of }, ({ keyword }, { who }) => `${who} has ${capital(keyword)}`),
  allegiance: modifier(
    { power: z.enum([...POWERS, 'home-world', 'none']), of },
    ({ power }, { who }) =>
      power === 'none'
        ? `${who} has no allegiance`
        : `${who} is also allied to ${power === 'home-world' ? 'the Power of your home world' : thePower(power)}`,
  ),
  subtype: modifier(
    { subtype: z.string(), of },
    // One of the two takes the place of the other (TAT-3.1.2-02).
    ({ subtype }, { who }) =>
      subtype === 'Ally' || subtype === 'Aide'
        ? `${who} is called ${subtype} instead of ${subtype === 'Ally' ? 'Aide' : 'Ally'}`
        : `${who} is also called ${subtype}`,
  ),
  // How many cards a House may hold at the end of the turn (TAT-6.3.1-02, TAT-6.3.2-02).
  limit: modifier(
    { what: z.enum(['assembly', 'hand']), by, who: housesSchema },
    ({ what, by, who }, { title }) =>
      `${HOUSES[who][1]} ${what === 'hand' ? what : 'Assembly'} may hold ${changed(by, 'cards', title)}`,
  ),
  // Solaris that deploying costs more or less, or times as many.
  cost: modifier(
    {
      by: z.union([by, nameIn(COSTS)]),
      of: filterSchema,
      /** Your own deployments, or everybody's. */
      for: z.enum(['you', 'all']),
      /** What it must be assigned to. */
      on: some(filterSchema).optional(),
      /** Where it lies. */
      from: nameIn(FROM).optional(),
    },
    ({ by, of, on, for: whose, from }, { title }) =>
      `${sayFilter(of, 'one')} costs ${whose === 'you' ? 'you ' : ''}${isCost(by) ? COSTS[by] : changed(by, 'solaris', title)} to deploy${from === undefined ? '' : FROM[from]}${sayHosts(on)}`,
  ),
  prohibit,
  // How rites of a leader, or of whoever leads them, count against the limit (TAT-6.2.11-04, TAT-6.2.11-06).
  'rite-limit': modifier(
    { counts: nameIn(COUNTS), of: of.optional(), rites },
    ({ counts, rites }, { who }) => COUNTS[counts](rites, who),
  ),
  // Another kind of target that a leader may declare.
  'may-target': modifier(
    { of, rite: z.enum(RITE_TALENTS), target: filterSchema },
    ({ rite, target }, { who }) =>
      `${who} may lead ${talentName(rite)} rites against ${sayFilter(target, 'one')}`,
  ),
  // A House bids more than it has; as the victor it answers with a card for what it lacks (TAT-6.2.1-12, TAT-6.2.1-32).
  credit: modifier(
    {
      by,
      on: filterSchema,
      of: refSchema,
      short: nameIn(SHORT),
    },
    ({ by, on, short }, { who, title }) => {
      const target = Object.keys(on).length === 0 ? '' : ` for ${sayFilter(on, 'one')}`;
      return `you may bid ${sayValue(by, title)} solaris above your treasury${target}; ${SHORT[short](who)}`;
    },
  ),
  // Solaris off a final cost of petition.
  'petition-cost': modifier(
    {
      by,
      /** You in a petition of a rival, or whoever is the victor. */
      as: z.enum(['rival', 'anybody']),
    },
    ({ by, as }, { title }) => {
      if (as === 'anybody' && typeof by === 'object')
        return more('the cost for the victor of the petition', by, null, title);
      const cost = changed(by, 'solaris', title);
      return as === 'anybody'
        ? `the victor of the petition pays ${cost}`
        : `as victor of a rival’s petition you pay ${cost}`;
    },
  ),
  fate: modifier({ does: nameIn(FATES), of }, ({ does }, { who }) => FATES[does](who)),
  // Deferment tokens above which it is assigned none; what lies on it stays.
  'deferment-limit': modifier({ most: z.number().int().min(0), of }, ({ most }, { who }) =>
    most === 0
      ? `${who} gets no deferment tokens`
      : `${who} gets no more than ${counted(most, 'deferment token')}`,
  ),
  // Of what the reward of a rite is, for its attacker.
  reward: modifier({ by: z.union([by, z.literal('choice')]) }, ({ by }, { title }) =>
    by === 'choice'
      ? 'the reward of your rite is favor or solaris, whichever you choose'
      : more('the reward of your rite', by, null, title),
  ),
  'counters-freely': modifier(
    { of },
    (_, { who }) => `${who} may counter engaged or not, and does not engage for it`,
  ),
  // Force that a card would be given in a rite: that goes to the card that was chosen.
  'redirect-force': modifier(
    { of, to: z.literal('those') },
    ({ to }, { who, scoped }) => `force given to ${who} goes to ${scoped(to)} instead`,
  ),
  ...SCRIPT_MODIFIERS,
};

type Kinds = typeof KINDS;
/** A change of what is derived, in force as long as its card is deployed or its term runs. */
export type Modifier = {
  [K in keyof Kinds]: ModifierOf<K, Kinds[K]['shape']>;
}[keyof Kinds];

export const modifierSchema = byKind<Modifier>(
  Object.entries(KINDS).map(([kind, { shape }]) => schemaOf(kind, shape)),
);

/** What a modifier does, a sentence without its full stop. */
export function sayModifier(modifier: Modifier, words: ModifierWords): string {
  // The table pairs each kind with its own modifiers.
  const say = KINDS[modifier.kind].say as (modifier: Modifier, words: ModifierWords) => string;
  return say(modifier, words);
}

/**
 * A modifier whose number is fixed for good, as a lasting effect keeps it. Force for each of something is
 * counted when force is summed (C53).
 */
export function settled(scene: Scene, modifier: Modifier): Modifier {
  if (!('by' in modifier)) return modifier;
  const { by } = modifier;
  if (typeof by === 'number' || by === 'choice' || isCost(by)) return modifier;
  const isForce = modifier.kind === 'raise' && numberOf(modifier.what) === 'force';
  const fixed = isForce && counts(by) ? fixedIn(scene, by) : amountOf(scene, by);
  // A number stands wherever a value may.
  return { ...modifier, by: fixed } as Modifier;
}
