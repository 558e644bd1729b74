import { z } from 'zod';
import { shuffle } from '@/lib/kernel/random';
import { liveModifiers } from '../queries/live';
import { isKept } from '../queries/ranks';
import { byId, cardAt, houseAt } from '../state/game';
import { isKnownTo } from '../state/sight';
import type { GameCard, Zone } from '../state/state';
import { type Choice, type ChoiceAction, DECLINED } from './choice';
import { type Condition, conditionSchema, holds } from './condition';
import { atLeast, sayCondition } from './condition-words';
import { type Filter, filterSchema } from './filter';
import { onlyOne, placeWords, sayFilter, type Within } from './filter-words';
import { cardsThat, isThere } from './matching';
import { refer, refSchema, sayRef } from './ref';
import type { Scene } from './scene';
import { flag } from './shape';
import { amountOf, isPlain, ownNumber, sayValue, type Value, valueSchema } from './value';

const choosing = z.strictObject({
  choose: filterSchema,
  upTo: valueSchema.optional(),
  /** So many, or as many as there are. */
  exactly: valueSchema.optional(),
  may: flag,
  /** What must hold of it, with the card as target. */
  where: conditionSchema.optional(),
});

export const aimSchema = z.union([
  refSchema,
  choosing,
  z.strictObject({
    each: filterSchema,
    /** So many of them, which nobody chooses: what is taken unseen out of a hand. */
    atRandom: valueSchema.optional(),
    /**
     * So many of a rival's Assembly, which the House names unseen, so that chance may name them. One that it has seen
     * lies there still where it was (TAT-6.2.1-30), and may be named as such (C42).
     */
    unseen: valueSchema.optional(),
    /** What must hold of one that is named unseen; it is found out when it is named. */
    where: conditionSchema.optional(),
  }),
]);
/** Which cards an effect is done to: one that is known, a chosen one or up to some, each of a kind or some at random. */
export type Aim = z.infer<typeof aimSchema>;

/**
 * The cards that could be meant now; `fits` leaves out those to which the effect could do nothing. Cards
 * that are immune to whatever the card that has the ability does are left out as well. Where but the back of a
 * card shows, it may be meant (C42).
 */
export function inSight(
  scene: Scene,
  aim: Aim,
  fits: (card: GameCard) => boolean = () => true,
): GameCard[] {
  if (typeof aim === 'string') {
    const card = refer(scene, aim);
    return card !== null && fits(card) ? touchable(scene, [card]) : [];
  }
  return touchable(
    scene,
    cardsThat(scene, filterOf(aim), 'fit').filter((card) => mayBe(scene, aim, card) && fits(card)),
  );
}

/** Whether there is one of those cards. */
export function isInSight(scene: Scene, aim: Aim, fits: (card: GameCard) => boolean): boolean {
  if (typeof aim === 'string') return inSight(scene, aim, fits).length > 0;
  return isThere(
    scene,
    filterOf(aim),
    'fit',
    (card) => mayBe(scene, aim, card) && fits(card) && touchable(scene, [card]).length > 0,
  );
}

function filterOf(aim: Exclude<Aim, string>): Filter {
  return 'each' in aim ? aim.each : aim.choose;
}

/** Whether what must hold of a card holds; of one that is named unseen it may. */
function mayBe(scene: Scene, aim: Exclude<Aim, string>, card: GameCard): boolean {
  return ('each' in aim && !isKnownTo(card, scene.seat)) || isSo(scene, aim, card);
}

function isSo(scene: Scene, { where }: Exclude<Aim, string>, { id }: GameCard): boolean {
  return where === undefined || holds({ ...scene, targets: [...scene.targets, id] }, where);
}

function touchable({ game, card: source }: Scene, cards: GameCard[]): GameCard[] {
  return liveModifiers(game, 'effects').length > 0
    ? cards.filter((card) => !isKept(game, card, 'effects', source))
    : cards;
}

/**
 * The next card to choose, of those that are not chosen yet (C41). Where no card of a hand or Assembly fits the House can but pass: not to ask it would tell as much.
 */
export function askAim(
  scene: Scene,
  aim: Aim,
  picks: readonly number[],
  fits: (card: GameCard) => boolean = () => true,
): Choice | null {
  if (typeof aim === 'string' || picks.includes(DECLINED)) return null;
  if ('each' in aim) return aim.unseen === undefined ? null : askKnown(scene, aim, picks, fits);
  const most = amountOf(scene, aim.upTo ?? aim.exactly ?? 1);
  if (picks.length >= most) return null;
  const options: ChoiceAction[] = inSight(scene, aim, fits)
    .filter(({ id }) => !picks.includes(id))
    .map(({ id }) => ({ kind: 'choose', card: id }));
  if (options.length === 0)
    return picks.length === 0 && isHidden(scene, aim.choose)
      ? { seat: scene.seat, options: [{ kind: 'pass' }] }
      : null;
  const free = aim.may === true || aim.upTo !== undefined;
  return { seat: scene.seat, options: free ? [{ kind: 'pass' }, ...options] : options };
}

/** Names a card that lies known where others are named unseen, or leaves those that are still to be named to chance. */
function askKnown(
  scene: Scene,
  aim: Extract<Aim, { each: Filter }>,
  picks: readonly number[],
  fits: (card: GameCard) => boolean,
): Choice | null {
  const there = inSight(scene, aim, fits);
  const many = amountOf(scene, aim.unseen ?? 0);
  if (there.length <= many || picks.length >= many) return null;
  const known = there.filter((card) => isKnownTo(card, scene.seat));
  const options: ChoiceAction[] = known
    .filter(({ id }) => !picks.includes(id))
    .map(({ id }) => ({ kind: 'choose', card: id }));
  if (options.length === 0) return null;
  if (known.length < there.length) options.unshift({ kind: 'pass' });
  return { seat: scene.seat, options };
}

/** Whether cards are chosen among some that the House alone sees, a deck that it searches among them. */
function isHidden({ game, seat }: Scene, { zone, whose }: Filter): boolean {
  if (zone === undefined || !SECRET.has(zone)) return false;
  return whose === 'yours' && houseAt(game, seat).zones[zone].length > 0;
}

const SECRET: ReadonlySet<Zone> = new Set<Zone>([
  ...(['hand', 'assembly'] as const),
  ...(['house-deck', 'imperial-deck'] as const),
]);

/**
 * The cards that were chosen or known, once nothing more is asked, by their numbers: in what order they
 * were chosen changes nothing (C41).
 */
export function hit(
  scene: Scene,
  aim: Aim,
  picks: readonly number[],
  fits: (card: GameCard) => boolean = () => true,
): GameCard[] {
  if (typeof aim === 'object' && 'each' in aim) {
    const each = inSight(scene, aim, fits);
    if (aim.unseen !== undefined) return hitUnseen(scene, aim, picks, each);
    if (aim.atRandom === undefined)
      return aim.each.top === undefined ? each : fromTheTop(scene, each);
    return byChance(scene, each, amountOf(scene, aim.atRandom)).sort(byId);
  }
  if (typeof aim === 'string') return inSight(scene, aim, fits);
  return picks
    .filter((pick) => pick !== DECLINED)
    .map((pick) => cardAt(scene.game, pick))
    .sort(byId);
}

/** The known cards that were named, and of the others as many as are still to be named; what they must be, they turn out to be or not. */
function hitUnseen(
  scene: Scene,
  aim: Extract<Aim, { each: Filter }>,
  picks: readonly number[],
  there: GameCard[],
): GameCard[] {
  const many = amountOf(scene, aim.unseen ?? 0);
  const named = there.filter(({ id }) => picks.includes(id));
  const others =
    there.length <= many ? there : there.filter((card) => !isKnownTo(card, scene.seat));
  return [...named, ...byChance(scene, others, many - named.length)]
    .filter((card) => isSo(scene, aim, card))
    .sort(byId);
}

/** So many cards, or all; all that there are is no matter of chance. */
function byChance({ game }: Scene, cards: GameCard[], many: number): GameCard[] {
  if (cards.length > many) shuffle(game.state, cards);
  return cards.slice(0, Math.max(0, many));
}

/** Cards of a pile in the order in which they are taken off it. */
function fromTheTop({ game }: Scene, cards: readonly GameCard[]): GameCard[] {
  const depth = ({ id, place }: GameCard) =>
    houseAt(game, place.seat).zones[place.zone].lastIndexOf(id);
  return [...cards].sort((one, other) => depth(other) - depth(one));
}

/** Which cards they are; `from` where they are taken out of a hand or pile. */
export function sayAim(aim: Aim, title: string, within: Within = 'in'): string {
  const said = sayCards(aim, title, within);
  if (typeof aim === 'string' || 'each' in aim || aim.where === undefined) return said;
  if (isMeans(aim.where)) return said;
  return `${said}${sayWhere(aim.where, title)}`;
}

/** What must hold of a card, behind what it is. */
function sayWhere(where: Condition, title: string): string {
  if (where.kind === 'at-least' && typeof where.value === 'object') {
    const { value, number } = where;
    if ('count' in value && value.count.on === 'target') {
      const there = sayFilter({ ...value.count, on: undefined }, 'many');
      return ` with at least ${sayValue(number, title)} ${there} on it`;
    }
  }
  const compared = comparedToMarks(where, title);
  if (compared !== null) return compared;
  const asked = where.kind === 'not' ? where.of : where;
  const own = asked.kind === 'at-least' ? ofTarget(asked.value) : null;
  return own !== null && asked.kind === 'at-least'
    ? ` whose ${own} ${atLeast(asked, title, asked !== where).does}`
    : ` (if ${sayCondition(where, title).replaceAll('the target', 'it')})`;
}

/** "Battle rank plus command": numbers of the target alone; else null. */
function ofTarget(value: Value): string | null {
  const parts = typeof value === 'object' && 'sum' in value ? value.sum : [value];
  const own = parts.map(ownNumber);
  return own.every((one) => one?.of === 'target')
    ? own.map((one) => one?.name).join(' plus ')
    : null;
}

/** How its deferment tokens or its cost compare with the tokens that mark the X of the card. */
function comparedToMarks(where: Condition, title: string): string | null {
  if (where.kind !== 'at-least' || typeof where.value !== 'object') return null;
  const { value, number } = where;
  if (!('tokens' in value) || value.on !== 'this' || typeof number !== 'object') return null;
  const marks = `than there are tokens on ${title}`;
  if ('tokens' in number && number.on === 'target' && number.tokens === 'deferment')
    return ` with no more deferment tokens ${marks}`;
  return 'cost' in number && number.cost === 'target' ? `, costing no more ${marks},` : null;
}

/** That a House has what it will pay goes without saying: the cost says it. */
function isMeans(where: Condition): boolean {
  return where.kind === 'at-least' && typeof where.value === 'object' && 'have' in where.value;
}

function sayCards(aim: Aim, title: string, within: Within): string {
  if (typeof aim === 'string') return sayRef(aim, title);
  if ('each' in aim && aim.unseen === 1) return sayUnseen(aim, within);
  if ('each' in aim) return sayEach(aim.each, aim.atRandom ?? aim.unseen, title, within);
  if (aim.upTo !== undefined) return sayUpToSome(aim.choose, aim.upTo, title, within);
  if (aim.exactly !== undefined && aim.exactly !== 1)
    return `${sayValue(aim.exactly, title)} ${sayFilter(aim.choose, 'many', within)}`;
  return sayFilter(aim.choose, 'one', within);
}

/** "a holding, named unseen, in that House’s Assembly". */
function sayUnseen({ each, where }: Extract<Aim, { each: Filter }>, within: Within): string {
  const kind = where?.kind === 'is' && where.card === 'target' ? where.a : each;
  const said = sayFilter({ ...kind, zone: undefined, whose: undefined }, 'one');
  return `${said}, named unseen, ${placeWords(kind, false, within)}`;
}

function sayEach(each: Filter, atRandom: Value | undefined, title: string, within: Within): string {
  if (atRandom === 1) return `${sayFilter(each, 'one', within)} at random`;
  if (atRandom !== undefined) {
    const some = `${sayFilter(each, 'many', within)} at random`;
    return isPlain(atRandom)
      ? `up to ${sayValue(atRandom, title)} ${some}`
      : `${some}, up to ${sayValue(atRandom, title)}`;
  }
  const { top, ...others } = each;
  if (top === undefined) return onlyOne(each) ?? `all ${sayFilter(each, 'many', within)}`;
  return `the top ${top === 'x' ? 'X' : top} ${sayFilter(others, 'many', 'of')}`;
}

/** "up to 3 cities", "any number of cities", "cities, up to the CROE". */
function sayUpToSome(choose: Filter, upTo: Value, title: string, within: Within): string {
  if (typeof upTo === 'number')
    return `up to ${upTo} ${sayFilter(choose, upTo === 1 ? 'each' : 'many', within)}`;
  const some = sayFilter(choose, 'many', within);
  if (typeof upTo === 'object' && 'count' in upTo)
    return choose.either?.some(({ is }) => is !== undefined)
      ? `any of ${some}`
      : `any number of ${some}`;
  return isPlain(upTo)
    ? `up to ${sayValue(upTo, title)} ${some}`
    : `${some} up to ${sayValue(upTo, title)}`;
}
