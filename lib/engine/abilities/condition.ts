import { z } from 'zod';
import { POWERS, type Power, thePower } from '@/lib/rules/powers';
import { isOneOf, RITE_KINDS, type RiteKind } from '@/lib/rules/rites';
import { listed, listedOr, withArticle } from '@/lib/sentences';
import { abilitiesOn } from '../queries/abilities-on';
import { isMember } from '../queries/bodies';
import { homeWorldOf } from '../queries/governed';
import { cardAt } from '../state/game';
import type { GameCard, GameCardId } from '../state/state';
import { type Filter, filterSchema } from './filter';
import { belongs, sayFilter } from './filter-words';
import { type Backs, isKind, isThere, matches } from './matching';
import { mayBeBoth } from './printed-kind';
import { BEARER, HOUSES, housesOf, housesSchema, refer, refSchema, sayRef } from './ref';
import { riteOf, sayRites, sayTalent } from './rite';
import type { Scene } from './scene';
import { byKind, nameIn, ritesSchema, some } from './shape';
import { amountOf, sayMuch, sayValue, type Value, valueSchema } from './value';

/** How the rule sets are called. */
const RULES = { tat: 'Thunder at Twilight', eots: 'Eye of the Storm' };

/** The parts that a card may have in a rite, and what is said where it has not. */
const PARTS = {
  leader: ['leads', 'does not lead'],
  'attack-leader': ['leads the attack in', 'does not lead the attack in'],
  participant: ['takes part in', 'does not take part in'],
  countering: ['counters in', 'does not counter in'],
  target: ['is the target of', 'is not the target of'],
  vanquished: ['is vanquished in', 'is not vanquished in'],
} as const;

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
    /** Whether its target has been vanquished; of a rite that was aborted neither is so. */
    result: z.enum(['vanquished', 'held']).optional(),
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

const SAY_ANNOUNCED = {
  deployment: 'is about to be deployed',
  'use-that-deploys': 'may be deployed by what is used',
  petition: 'is petitioned for',
};

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

/** Behind "if" or "while". */
export function sayCondition(condition: Condition, title: string): string {
  switch (condition.kind) {
    case 'there-is': {
      const { card } = condition;
      const [called] = card.titles ?? [];
      if (card.titles?.length === 1 && card.state !== undefined && card.whose === undefined)
        return `${called} is ${card.state}`;
      if (isDune(card)) return 'Dune is deployed';
      if (typeof card.on === 'string' && card.whose === undefined && card.zone === undefined) {
        const said = sayFilter({ ...card, on: undefined }, 'one');
        return `${sayRef(card.on, title)} bears ${called === undefined || /^an? /.test(said) ? said : withArticle(said)}`;
      }
      if (belongs(card)) {
        const there = sayFilter({ ...card, whose: undefined }, 'one');
        return card.state === 'subdued' ? `a rival has ${there}` : `a rival governs ${there}`;
      }
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
      if (typeof value === 'object' && 'count' in value && typeof value.count.on === 'string')
        return `${sayRef(value.count.on, title)} bears at least ${sayValue(number, title)} ${sayFilter({ ...value.count, on: undefined }, 'many')}`;
      if (typeof value === 'object' && 'count' in value)
        return `there are at least ${sayValue(number, title)} ${sayFilter(value.count, 'many')}`;
      return `${sayValue(value, title)} ${isMany(value) ? 'are' : 'is'} at least ${sayValue(number, title)}`;
    }
    case 'rite':
      return sayRite(condition, title, false);
    case 'announced':
      return `${sayFilter(condition.card, 'one')} ${SAY_ANNOUNCED[condition.as]}`;
    case 'not':
      if (condition.of.kind === 'rite') return sayRite(condition.of, title, true);
      if (condition.of.kind === 'at-least' && isMany(condition.of.value))
        return `${sayValue(condition.of.value, title)} are fewer than ${sayValue(condition.of.number, title)}`;
      if (condition.of.kind === 'at-least' && !('have' in Object(condition.of.value)))
        return `${sayValue(condition.of.value, title)} is less than ${sayValue(condition.of.number, title)}`;
      if (condition.of.kind === 'is') return sayNot(sayCondition(condition.of, title));
      if (condition.of.kind !== 'there-is')
        return `it is not so that ${sayCondition(condition.of, title)}`;
      return isDune(condition.of.card)
        ? 'Dune is not deployed'
        : sayCondition(condition.of, title)
            .replace(/^a rival /, 'no rival ')
            .replace(
              /^(there is|you govern) (another )?(?:an? )?/,
              (_, there: string, other = '') => `${there} no ${other.replace('an', '')}`,
            );
    case 'all':
      return together(
        condition.of.map((part) => sayCondition(part, title)),
        title,
      );
    case 'any':
      return either(condition.of.map((part) => sayCondition(part, title)));
    case 'rules':
      return `${RULES[condition.are]} is played`;
  }
}

/** One of them; Houses that do the same are said in one go: "you or that House attack in an Intrigue rite". */
function either(said: readonly string[]): string {
  const parts = said.map((words) => /^(.+?) attacks? (in .+)$/.exec(words));
  const [first] = parts;
  return parts.every((part) => part !== null && part[2] === first?.[2])
    ? `${listedOr(parts.map((part) => part?.[1] ?? ''))} attack ${first?.[2] ?? ''}`
    : listedOr(said);
}

/** All of them, and what one card is and does under its name: "its bearer leads a Battle rite and is deployed". */
function together(said: readonly string[], title: string): string {
  const groups: { readonly subject: string; readonly does: string[] }[] = [];
  for (const words of said) {
    const subject = [title, BEARER].find((who) => words.startsWith(`${who} `)) ?? '';
    const does = words.slice(subject.length).trim();
    const last = groups.at(-1);
    if (last !== undefined && subject !== '' && last.subject === subject) last.does.push(does);
    else groups.push({ subject, does: [does] });
  }
  const parts = groups.map(({ subject, does }) => `${subject} ${listed(does)}`.trim());
  return groups.some(({ does }) => does.length > 1) ? parts.join(', and ') : listed(parts);
}

/** Tokens are many, all other values one number. */
function isMany(value: Value): boolean {
  return typeof value === 'object' && 'tokens' in value && value.tokens !== 'spice';
}

/** Dune, whoever governs it. */
function isDune({ groups, ...asks }: Filter): boolean {
  return groups?.length === 1 && groups[0] === 'dune' && Object.keys(asks).length === 0;
}

/** "is engaged" and "has Battle" denied. */
function sayNot(words: string): string {
  const denied = words.replace(/ is (?=\w)/, ' is not ');
  return denied === words ? words.replace(/ has /, ' lacks ') : denied;
}

/** What a card is, behind its name: "is a Noble", "has Dueling", "takes part on your side". */
function sayBeing(a: Filter): string {
  const asks = Object.keys(a);
  const inRite = a.rite === undefined ? undefined : TAKES_PART[a.rite];
  if (inRite !== undefined && asks.every((ask) => ask === 'rite' || ask === 'state')) return inRite;
  if (a.state !== undefined && a.state !== 'any' && asks.length === 1) return `is ${a.state}`;
  if (a.spice !== undefined && asks.length === 1) return 'has spice on it';
  if (isPower(a.allegiance) && asks.every((ask) => ask === 'allegiance' || ask === 'state'))
    return `is allied to ${thePower(a.allegiance)}`;
  if (a.talent !== undefined && asks.every((ask) => ask === 'talent' || ask === 'types'))
    return `has ${sayTalent(a.talent)}`;
  if (a.on !== undefined && asks.length === 1)
    return sayFilter(a, 'one').replace(/^a card assigned/, 'is assigned');
  return `is ${sayFilter(a, 'one')}`;
}

const TAKES_PART: Partial<Readonly<Record<NonNullable<Filter['rite']>, string>>> = {
  participant: 'takes part in the rite',
  own: 'takes part on your side of the rite',
  attacking: 'takes part in the attack',
};

const KIND_NAMES: Readonly<Record<RiteKind, string>> = { landsraad: 'Landsraad', choam: 'CHOAM' };

function isPower(allegiance: Filter['allegiance']): allegiance is Power {
  return POWERS.some((power) => power === allegiance);
}

function sayRite(
  condition: Extract<Condition, { kind: 'rite' }>,
  title: string,
  denied: boolean,
): string {
  const { counts, result } = condition;
  const rites = counts === undefined ? sayRites(condition.rites) : `a ${KIND_NAMES[counts]} rite`;
  if (result !== undefined)
    return `it was ${rites} ${result === 'held' ? 'that did not vanquish' : 'that vanquished'} its target`;
  const said = (filter: Filter | undefined, before: string, after = '') =>
    filter === undefined ? '' : ` ${before} ${sayFilter(filter, 'one')}${after}`;
  const target = said(condition.target, 'against');
  const among = said(condition.among, 'in which', ' takes part');
  if (condition.by !== undefined)
    return `${HOUSES[condition.by][0]} attack${condition.by === 'you' ? '' : 's'} in ${rites}${target}${among}`;
  if (condition.as === undefined && target === '' && condition.among !== undefined && !denied)
    return `${sayFilter(condition.among, 'one')} takes part in ${rites}`;
  if (condition.as === undefined)
    return `there is ${denied ? rites.replace(/^an?/, 'no') : rites}${target}${among}`;
  const verb = PARTS[condition.as][denied ? 1 : 0];
  return `${sayRef(condition.card ?? 'this', title)} ${verb} ${rites}${target}${among}`;
}
