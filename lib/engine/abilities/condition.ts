import { z } from 'zod';
import { isOneOf, RITE_KINDS } from '@/lib/rules/rites';
import { abilitiesOn } from '../queries/abilities-on';
import { isMember } from '../queries/bodies';
import { homeWorldOf } from '../queries/governed';
import { cardAt } from '../state/game';
import type { GameCard, GameCardId } from '../state/state';
import { PARTS, RULES } from './condition-words';
import { type Filter, filterSchema } from './filter';
import { type Backs, isKind, isThere, matches } from './matching';
import { mayBeBoth } from './printed-kind';
import { housesOf, housesSchema, refer, refSchema } from './ref';
import { riteOf } from './rite';
import type { Scene } from './scene';
import { byKind, nameIn, ritesSchema, some } from './shape';
import { amountOf, valueSchema } from './value';

const simple = z.discriminatedUnion('kind', [
  /** A card of the kind is there. */
  z.strictObject({ kind: z.literal('there-is'), card: filterSchema }),
  z.strictObject({ kind: z.literal('is'), card: refSchema, a: filterSchema }),
  z.strictObject({ kind: z.literal('home-world'), a: filterSchema }),
  z.strictObject({ kind: z.literal('at-least'), value: valueSchema, number: valueSchema }),
  /** A rite of these is under way, and the card has that part in it. */
  z.strictObject({
    kind: z.literal('rite'),
    rites: ritesSchema,
    card: refSchema.optional(),
    as: nameIn(PARTS).optional(),
    target: filterSchema.optional(),
    among: filterSchema.optional(),
    /** Who began it. */
    by: housesSchema.optional(),
    /** What it counts as, which its attacker may have chosen. */
    counts: z.enum(RITE_KINDS).optional(),
    /** Its target has not been vanquished; of a rite that was aborted this is not so. */
    result: z.literal('held').optional(),
  }),
  /** The rule set that is played. */
  z.strictObject({ kind: z.literal('rules'), are: nameIn(RULES) }),
  /**
   * A card of the kind is about to be deployed from a hand or Domain, or something is used that may deploy
   * one, or it is petitioned for.
   */
  z.strictObject({
    kind: z.literal('announced'),
    as: z.enum(['deployment', 'use-that-deploys', 'petition']),
    card: filterSchema,
  }),
]);

/** What must hold. */
export type Condition =
  | z.infer<typeof simple>
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  byKind<Condition>([
    simple,
    z.strictObject({ kind: z.literal('not'), of: conditionSchema }),
    z.strictObject({ kind: z.enum(['all', 'any']), of: some(conditionSchema, 2) }),
  ]),
);

/** Whether it holds. Of a card of which but the back shows it may hold, and so it does; and may not, behind a "not". */
export function holds(scene: Scene, condition: Condition, backs: Backs = 'fit'): boolean {
  const { game, seat } = scene;
  switch (condition.kind) {
    case 'there-is':
      return isThere(scene, condition.card, backs);
    case 'is': {
      const card = refer(scene, condition.card);
      return card !== null && matches(scene, condition.a, card, backs);
    }
    case 'home-world': {
      const card = homeWorldOf(game, seat);
      return card !== null && matches(scene, condition.a, card, backs);
    }
    case 'at-least':
      return amountOf(scene, condition.value) >= amountOf(scene, condition.number);
    case 'rite':
      return isRite(scene, condition);
    case 'announced':
      return isAnnounced(scene, condition);
    case 'not':
      return !holds(scene, condition.of, backs === 'fit' ? 'fail' : 'fit');
    case 'all':
      return condition.of.every((part) => holds(scene, part, backs));
    case 'any':
      return condition.of.some((part) => holds(scene, part, backs));
    case 'rules':
      return game.state.rules === condition.are;
  }
}

const ANNOUNCED = {
  deployment: ['deploy', 'redeploy', 'deploy-event'],
  'use-that-deploys': ['use'],
  petition: ['petition'],
} as const;

function isAnnounced(
  scene: Scene,
  { as, card }: Extract<Condition, { kind: 'announced' }>,
): boolean {
  const { frames } = scene.game.state;
  const frame = frames.findLast((one) => one.step === 'operation');
  if (frame?.step !== 'operation') return false;
  const { action } = frame;
  if (!('card' in action) || !ANNOUNCED[as].some((kind) => kind === action.kind)) return false;
  const named = cardAt(scene.game, action.card);
  return action.kind === 'use'
    ? mayDeploy(scene, named, action.ability, card)
    : isKind(scene, card, named);
}

/** Whether an ability of a card deploys cards, such a one perhaps among them. */
function mayDeploy({ game }: Scene, user: GameCard, ability: number, wanted: Filter): boolean {
  const used = abilitiesOn(game, user)[ability];
  if (used?.kind !== 'operation') return false;
  const { cards: printed } = game.catalogue;
  return used.effects.some(
    (effect) =>
      effect.kind === 'deploy' &&
      typeof effect.cards === 'object' &&
      'choose' in effect.cards &&
      mayBeBoth(printed, effect.cards.choose, wanted),
  );
}

function isRite(scene: Scene, condition: Extract<Condition, { kind: 'rite' }>): boolean {
  const { game } = scene;
  const rite = riteOf(game);
  if (rite === null || !isOneOf(condition.rites, rite.rite)) return false;
  if (condition.counts !== undefined && condition.counts !== rite.kind) return false;
  if (condition.result !== undefined && condition.result !== rite.result) return false;
  if (condition.by !== undefined && !housesOf(scene, condition.by).includes(rite.attacker))
    return false;
  const is = (filter: Filter | undefined) => (id: GameCardId) =>
    filter === undefined || matches(scene, filter, cardAt(game, id));
  const all = [rite.leader, rite.defense, ...rite.attackers, ...rite.defenders];
  const participants = all.filter((one) => !isMember(game.state, one));
  if (!is(condition.target)(rite.target) || !participants.some(is(condition.among))) return false;
  if (condition.as === undefined) return true;
  const id = refer(scene, condition.card ?? 'this')?.id;
  if (id === undefined) return false;
  return {
    leader: id === rite.leader || id === rite.defense,
    'attack-leader': id === rite.leader,
    participant: participants.includes(id),
    countering: id === rite.defense && rite.defense !== rite.target,
    target: id === rite.target,
    vanquished: rite.vanquished.some(({ card }) => card === id),
  }[condition.as];
}
