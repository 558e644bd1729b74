import { z } from 'zod';
import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { cardAt } from '../game';
import { homeWorldOf } from '../queries/governed';
import { cardsThat, type Filter, filterSchema, isKind, matches } from './filter';
import { listed, sayFilter } from './filter-words';
import { type Ref, refer, refSchema, sayRef } from './ref';
import { riteOf } from './rite-of';
import { sayRites } from './rite-words';
import type { Scene } from './scene';
import { amountOf, sayMuch, sayValue, type Value, valueSchema } from './value';

/** What must hold. */
export type Condition =
  /** A card of the kind is there. */
  | { readonly kind: 'there-is'; readonly card: Filter }
  | { readonly kind: 'is'; readonly card: Ref; readonly a: Filter }
  | { readonly kind: 'home-world'; readonly a: Filter }
  | { readonly kind: 'at-least'; readonly value: Value; readonly number: Value }
  /** A rite of these is under way, and the card has that part in it. */
  | {
      readonly kind: 'rite';
      readonly rites: readonly Rite[];
      readonly card?: Ref | undefined;
      readonly as?:
        | 'leader'
        | 'attack-leader'
        | 'participant'
        | 'countering'
        | 'target'
        | undefined;
      readonly target?: Filter | undefined;
      readonly among?: Filter | undefined;
    }
  /** A card of the kind is about to be deployed from a hand or Domain, or is petitioned for. */
  | {
      readonly kind: 'announced';
      readonly as: 'deployment' | 'petition';
      readonly card: Filter;
    }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all'; readonly of: readonly Condition[] };

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('there-is'), card: filterSchema }),
    z.strictObject({ kind: z.literal('is'), card: refSchema, a: filterSchema }),
    z.strictObject({ kind: z.literal('home-world'), a: filterSchema }),
    z.strictObject({ kind: z.literal('at-least'), value: valueSchema, number: valueSchema }),
    z.strictObject({
      kind: z.literal('rite'),
      rites: z.array(z.enum(RITE_TALENTS)).min(1),
      card: refSchema.optional(),
      as: z.enum(['leader', 'attack-leader', 'participant', 'countering', 'target']).optional(),
      target: filterSchema.optional(),
      among: filterSchema.optional(),
    }),
    z.strictObject({
      kind: z.literal('announced'),
      as: z.enum(['deployment', 'petition']),
      card: filterSchema,
    }),
    z.strictObject({ kind: z.literal('not'), of: conditionSchema }),
    z.strictObject({ kind: z.literal('all'), of: z.array(conditionSchema).min(2) }),
  ]),
);

export function holds(scene: Scene, condition: Condition): boolean {
  const { game, seat } = scene;
  switch (condition.kind) {
    case 'there-is':
      return cardsThat(scene, condition.card).length > 0;
    case 'is': {
      const card = refer(scene, condition.card);
      return card !== null && matches(scene, condition.a, card);
    }
    case 'home-world': {
      const card = homeWorldOf(game, seat);
      return card !== null && matches(scene, condition.a, card);
    }
    case 'at-least':
      return amountOf(scene, condition.value) >= amountOf(scene, condition.number);
    case 'rite':
      return isRite(scene, condition);
    case 'announced':
      return isAnnounced(scene, condition);
    case 'not':
      return !holds(scene, condition.of);
    case 'all':
      return condition.of.every((part) => holds(scene, part));
  }
}

const ANNOUNCED = { deployment: ['deploy', 'redeploy'], petition: ['petition'] } as const;

function isAnnounced(
  scene: Scene,
  { as, card }: Extract<Condition, { kind: 'announced' }>,
): boolean {
  const { frames } = scene.game.state;
  const frame = frames.findLast((one) => one.step === 'operation');
  if (frame?.step !== 'operation') return false;
  const { action } = frame;
  return (
    'card' in action &&
    ANNOUNCED[as].some((kind) => kind === action.kind) &&
    isKind(scene, card, cardAt(scene.game, action.card))
  );
}

function isRite(scene: Scene, condition: Extract<Condition, { kind: 'rite' }>): boolean {
  const { game } = scene;
  const rite = riteOf(game);
  if (rite === null || !condition.rites.includes(rite.rite)) return false;
  if (
    condition.target !== undefined &&
    !matches(scene, condition.target, cardAt(game, rite.target))
  )
    return false;
  const participants = [rite.leader, rite.defense, ...rite.attackers, ...rite.defenders];
  if (condition.among !== undefined) {
    const { among } = condition;
    if (!participants.some((id) => matches(scene, among, cardAt(game, id)))) return false;
  }
  if (condition.as === undefined) return true;
  const id = refer(scene, condition.card ?? 'this')?.id;
  if (id === undefined) return false;
  switch (condition.as) {
    case 'leader':
      return id === rite.leader || id === rite.defense;
    case 'attack-leader':
      return id === rite.leader;
    case 'participant':
      return participants.includes(id);
    case 'countering':
      return id === rite.defense && rite.defense !== rite.target;
    case 'target':
      return id === rite.target;
  }
}

/** Behind "if" or "while". */
export function sayCondition(condition: Condition, title: string): string {
  switch (condition.kind) {
    case 'there-is': {
      const { card } = condition;
      const [called] = card.titles ?? [];
      if (card.titles?.length === 1 && card.state !== undefined && card.whose === undefined)
        return `${called} is ${card.state}`;
      return card.whose === 'yours' && card.zone === undefined && card.state !== 'subdued'
        ? `you govern ${sayFilter({ ...card, whose: undefined }, 'one')}`
        : `there is ${sayFilter(card, 'one')}`;
    }
    case 'is':
      return `${sayRef(condition.card, title)} ${sayBeing(condition.a)}`;
    case 'home-world':
      return `your home world is ${sayFilter(condition.a, 'one')}`;
    case 'at-least': {
      const { value, number } = condition;
      if (typeof value === 'object' && 'have' in value)
        return `you have at least ${sayMuch(number, value.have, title)}`;
      return `${sayValue(value, title)} is at least ${sayValue(number, title)}`;
    }
    case 'rite':
      return sayRite(condition, title, false);
    case 'announced':
      return condition.as === 'petition'
        ? `${sayFilter(condition.card, 'one')} is petitioned for`
        : `${sayFilter(condition.card, 'one')} is about to be deployed`;
    case 'not':
      return condition.of.kind === 'rite'
        ? sayRite(condition.of, title, true)
        : `it is not so that ${sayCondition(condition.of, title)}`;
    case 'all':
      return listed(
        condition.of.map((part) => sayCondition(part, title)),
        'and',
      );
  }
}

/** What a card is, behind its name: "is a Noble", "has Dueling", "takes part on your side". */
function sayBeing(a: Filter): string {
  const asks = Object.keys(a);
  if (a.rite === 'own' && asks.length === 1) return 'takes part on your side of the rite';
  if (a.state !== undefined && a.state !== 'any' && asks.length === 1) return `is ${a.state}`;
  if (a.talent !== undefined && asks.every((ask) => ask === 'talent' || ask === 'types'))
    return `has ${talentName(a.talent)}`;
  return `is ${sayFilter(a, 'one')}`;
}

const PARTS = {
  leader: ['leads', 'does not lead'],
  'attack-leader': ['leads the attack in', 'does not lead the attack in'],
  participant: ['takes part in', 'does not take part in'],
  countering: ['counters in', 'does not counter in'],
  target: ['is the target of', 'is not the target of'],
} as const;

function sayRite(
  condition: Extract<Condition, { kind: 'rite' }>,
  title: string,
  denied: boolean,
): string {
  const rites = sayRites(condition.rites);
  const target =
    condition.target === undefined ? '' : ` against ${sayFilter(condition.target, 'one')}`;
  const among =
    condition.among === undefined
      ? ''
      : ` in which ${sayFilter(condition.among, 'one')} takes part`;
  if (condition.as === undefined)
    return `there is ${denied ? rites.replace(/^an?/, 'no') : rites}${target}${among}`;
  const verb = PARTS[condition.as][denied ? 1 : 0];
  return `${sayRef(condition.card ?? 'this', title)} ${verb} ${rites}${target}${among}`;
}
