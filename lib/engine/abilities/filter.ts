import { z } from 'zod';
import { POWERS } from '@/lib/rules/powers';
import { CARD_GROUPS, CARD_TYPES } from '@/lib/rules/taxonomy';
import { PILES } from '../state/zones';
import { EFFECT_CLASSES } from './effect-class';
import { RITE_PARTS } from './filter-words';
import { type Ref, refSchema } from './ref';
import { talentSchema } from './rite';
import { flag, nameIn, some } from './shape';

const words = some(z.string());

export const filterSchema = z.strictObject({
  types: some(z.enum(CARD_TYPES)).optional(),
  /** Subtypes that it has all of; "Fief" and "Charter" as battle and arbitration see them, "Dune charter" and "Dune holding" too. */
  all: words.optional(),
  /** Subtypes that it has one of. */
  any: some(z.string(), 2).optional(),
  /** Subtypes that it has none of. */
  none: words.optional(),
  groups: some(z.enum(CARD_GROUPS)).optional(),
  notGroups: some(z.enum(CARD_GROUPS)).optional(),
  titles: words.optional(),
  notTitles: words.optional(),
  /** A Power; the sponsor of the House; one hostile to its sponsor (TAT-2.4.1-01); none at all. */
  allegiance: z.enum([...POWERS, 'sponsor', 'adversary', 'none']).optional(),
  talent: talentSchema.optional(),
  /** What it may do in the rite that is under way. */
  keyword: z.literal('counter').optional(),
  /** In a Domain: deployed unless something else is said. */
  state: z.enum(['deployed', 'disengaged', 'engaged', 'subdued', 'any']).optional(),
  /** Without it anybody's; of a host: yours, unless it says "anybody". */
  whose: z.enum(['yours', 'rivals', 'chosen', 'anybody']).optional(),
  zone: nameIn(PILES).exclude(['concealed', 'removed']).optional(),
  /** It is allied to a Power to which that card is allied as well (TAT-6.2.11-25). */
  shares: refSchema.optional(),
  /** It has the title of that card. */
  titleOf: refSchema.optional(),
  notAllegiance: z.enum(POWERS).optional(),
  /** What it is assigned to. */
  get on(): z.ZodOptional<z.ZodType<Ref | Filter>> {
    return z.union([refSchema, filterSchema]).optional();
  },
  /** What it is assigned to, or what that is assigned to, and so on. */
  get under(): z.ZodOptional<z.ZodType<Filter>> {
    return filterSchema.optional();
  },
  /** A card of this kind is assigned to it. */
  get bears(): z.ZodOptional<z.ZodType<Filter>> {
    return filterSchema.optional();
  },
  /** No card of this kind is assigned to it, deployed or subdued (C48), the card that asks aside. */
  get bearsNo(): z.ZodOptional<z.ZodType<Filter>> {
    return filterSchema.optional();
  },
  /** Its part in the rite that is under way. */
  rite: nameIn(RITE_PARTS).optional(),
  vanquished: flag,
  /** This very card. */
  is: refSchema.optional(),
  /** Not the card that has the ability. */
  other: flag,
  spice: z.literal('some').optional(),
  /** Among so many on top of the pile. */
  top: z.union([z.number().int().min(1), z.literal('x')]).optional(),
  /** It has deferment tokens; it has fewer than its deployment costs. */
  deferment: z.enum(['some', 'short']).optional(),
  /** What it does is such an effect. */
  effect: nameIn(EFFECT_CLASSES).optional(),
  /** One of these holds as well; a state or a zone that none of them names is that of the whole. */
  get either(): z.ZodOptional<z.ZodType<readonly Filter[]>> {
    return some(filterSchema, 2).optional();
  },
});

/** Which cards an ability is about. Everything that is given must hold. */
export interface Filter extends z.infer<typeof filterSchema> {}
