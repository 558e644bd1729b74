import { z } from 'zod';
import { listed, listedOr } from '@/lib/sentences';
import { beginLasting, push } from '../../atoms/flow';
import { gain, lose } from '../../atoms/wealth';
import { clockwise, houseAt } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { inInitiativeOrder } from '../../windows/open-window';
import { oneOfParts } from '../choice';
import { conditionSchema, holds, sayCondition } from '../condition';
import { cardsThat, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { patternSchema, sayPattern } from '../pattern';
import { HOUSES, housesOf, housesSchema, ofHouse, refer, refSchema } from '../ref';
import type { Scene } from '../scene';
import { flag, some, termSchema } from '../shape';
import { amountOf, sayMuch, sayValue, type Value, valueSchema } from '../value';
import { sayTransfers } from './hosts';
import { type EffectKind, type EffectOf, effectKind } from './kind';
import type { Effect } from './table';

/** A name of its own for a list of effects, so that the type of an effect may hold one. */
interface Effects extends ReadonlyArray<Effect> {}

/** What an effect that holds others must know of them; the table of all effects hands it in. */
export interface Nested {
  readonly effects: z.ZodType<Effects>;
  readonly say: (effect: Effect, title: string) => string;
  readonly possible: (scene: Scene, effect: Effect) => boolean;
}

const oneOfShape = ({ effects }: Nested) => ({ parts: some(effects, 2) });
type OneOf = EffectOf<'one-of', ReturnType<typeof oneOfShape>>;

/** One of several things, as the House chooses. */
export const oneOf = (nested: Nested): EffectKind<OneOf> => {
  /** The parts that can begin. */
  const open = (scene: Scene, { parts }: OneOf) =>
    parts.flatMap(([first], part) =>
      first !== undefined && nested.possible(scene, first) ? [part] : [],
    );
  return effectKind({
    kind: 'one-of',
    shape: oneOfShape(nested),
    say({ parts }, title) {
      const said = parts.map((part) => sayAll(nested, part, title));
      return sayEither(said);
    },
    possible: (scene, effect) => open(scene, effect).length > 0,
    ask: (scene, effect, picks) =>
      picks.length > 0 ? null : oneOfParts(scene.seat, open(scene, effect)),
    run(_scene, _effect, [part], frame) {
      if (part !== undefined) frame.part = part;
    },
  });
};

/** Parts that differ in a word or two are said as one: "the target has +2 Battle or resistance". */
function sayEither(said: readonly string[]): string {
  const start = commonStart(said);
  const rest = said.map((words) => words.slice(start.length));
  const end = commonEnd(rest);
  const middle = rest.map((words) => words.slice(0, words.length - end.length));
  if (
    start.length + end.length > 15 &&
    middle.every((words) => /^[^\s,:]+(?: [^\s,:]+){0,2}$/.test(words))
  )
    return `${start}${listedOr(middle)}${end}`;
  // What holds for all parts alike is said once, before them: how long it lasts.
  const term = /^(?:during|till|for as long as|while) [^,]+, /.exec(start)?.[0] ?? '';
  const parts = said.map((words) => words.slice(term.length));
  return `${term}either ${parts.some((words) => / (?:and|while) /.test(words)) ? parts.join(', or ') : listedOr(parts)}`;
}

/** The words with which all of several texts end, with the blank before them. */
function commonEnd([first = '', ...others]: readonly string[]): string {
  let from = 0;
  while (!others.every((said) => said.endsWith(first.slice(from)))) from += 1;
  const blank = first.indexOf(' ', from);
  return blank < 0 ? '' : first.slice(blank);
}

/** The words with which all of several sentences begin. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((said) => said.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf(' ') + 1);
}

function sayAll(nested: Nested, effects: readonly Effect[], title: string): string {
  return listed(effects.map((effect) => nested.say(effect, title)));
}

const whetherShape = ({ effects }: Nested) => ({
  is: conditionSchema,
  does: effects,
  otherwise: effects.optional(),
});
type Whether = EffectOf<'whether', ReturnType<typeof whetherShape>>;

/** Something if a condition holds, and something else or nothing if not. */
export const whether = (nested: Nested): EffectKind<Whether> =>
  effectKind({
    kind: 'whether',
    shape: whetherShape(nested),
    say({ is, does, otherwise }, title) {
      const rest = otherwise === undefined ? '' : `, otherwise ${sayAll(nested, otherwise, title)}`;
      return `if ${sayCondition(is, title)}, ${sayAll(nested, does, title)}${rest}`;
    },
    possible(scene, { is, does, otherwise }) {
      const list = holds(scene, is) ? does : (otherwise ?? []);
      return list.some((effect) => nested.possible(scene, effect));
    },
    run(scene, { is, otherwise }, _picks, frame) {
      if (holds(scene, is)) frame.part = 0;
      else if (otherwise !== undefined) frame.part = 1;
    },
  });

const eachHouseShape = ({ effects }: Nested) => ({
  /** Houses by what they are, or those that govern a card of a kind. */
  of: z.union([housesSchema.exclude(['you']), z.strictObject({ governing: filterSchema })]),
  /** Each may leave it. */
  may: flag,
  /** The most that X may be for each, which chooses it for itself from 0. */
  x: valueSchema.optional(),
  effects,
});
type EachHouse = EffectOf<'each-house', ReturnType<typeof eachHouseShape>>;

/** Houses do something one after the other, each for itself, the own House or the next clockwise first. */
export const eachHouse = (nested: Nested): EffectKind<EachHouse> =>
  effectKind({
    kind: 'each-house',
    shape: eachHouseShape(nested),
    say({ of, may, x, effects }, title) {
      const who =
        typeof of === 'string'
          ? HOUSES[of][0]
          : `the governor of ${sayFilter(of.governing, 'one')}`;
      const said = effects.map((effect) =>
        ofHouse(nested.say(effect, title).replace(/^you may /, '')),
      );
      if (x !== undefined) return `${who} may ${listed(said)}, X at most ${sayBound(x, title)}`;
      return may === true || effects.some(mayBeLeft)
        ? `${who} may ${listed(said)}`
        : sayMust(who, said);
    },
    possible: (scene, { of }) => actors(scene, of).length > 0,
    run(scene, { of, may, x }, _picks, frame) {
      // The step has gone on to the next effect already; the part belongs to the one before it.
      const list = [...frame.list, frame.next - 1, 0];
      for (const seat of actors(scene, of).reverse())
        push(scene.game.state, {
          ...frame,
          seat,
          list,
          next: 0,
          part: null,
          picks: [],
          targets: [],
          houses: [],
          at: may === true ? 'may' : 'x',
          x: x === undefined ? frame.x : null,
        });
    },
  });

/** The Houses that do it, in the order in which they do. */
function actors(scene: Scene, of: EachHouse['of']): Seat[] {
  const { game, seat } = scene;
  const seats =
    typeof of === 'string'
      ? housesOf(scene, of)
      : cardsThat(scene, of.governing).map(({ place }) => place.seat);
  return clockwise(game, seat).filter((one) => seats.includes(one));
}

/** What happens to a House by itself, and what it must do. */
function sayMust(who: string, orders: readonly string[]): string {
  if (orders.every((order) => ITSELF.test(order)))
    return `${who} ${listed(orders.map((order) => order.replace(ITSELF, '$1s')))}`;
  const [, held = '', rest = ''] = /^(if .*?, )?(.*)$/s.exec(listed(orders)) ?? [];
  return `${held === '' ? who : `${who}, ${held.slice(0, -2)},`} must ${rest}`;
}

const ITSELF = /^(gain|lose|produce|draw)\b/;

/** Whether an effect lets its House choose no card. */
function mayBeLeft(effect: Effect): boolean {
  const aims = Object.values<unknown>(effect);
  return aims.some((aim) => typeof aim === 'object' && aim !== null && 'may' in aim);
}

/** The bounds of an X that a treasury alone sets go without saying. */
function sayBound(x: Value, title: string): string {
  const bounds = typeof x === 'object' && 'least' in x ? x.least : [x];
  return bounds
    .filter((bound) => typeof bound !== 'object' || !('have' in bound))
    .map((bound) => sayValue(bound, title))
    .join(' and at most ');
}

/** "up to 3 times ", "any number of times ". */
function sayTimes(times: Value, title: string): string {
  return times === 'x' || typeof times === 'number'
    ? `up to ${sayValue(times, title)} times `
    : 'any number of times ';
}

const repeatShape = ({ effects }: Nested) => ({ times: valueSchema, effects });
type Repeat = EffectOf<'repeat', ReturnType<typeof repeatShape>>;

/** The same again and again, so many times at most; it ends when the House chooses nothing. */
export const repeat = (nested: Nested): EffectKind<Repeat> =>
  effectKind({
    kind: 'repeat',
    shape: repeatShape(nested),
    say({ times, effects }, title) {
      const [only] = effects;
      const transfer = effects.length === 1 && only?.kind === 'transfer' ? only : null;
      const several = transfer === null ? null : sayTransfers(transfer, times, title);
      return several ?? `${sayTimes(times, title)}${sayAll(nested, effects, title)}`;
    },
    possible: (scene, { times, effects: [first] }) =>
      amountOf(scene, times) > 0 && first !== undefined && nested.possible(scene, first),
    run(scene, { times }, _picks, frame) {
      // The step has gone on to the next effect already; the part belongs to the one before it.
      const list = [...frame.list, frame.next - 1, 0];
      for (let left = amountOf(scene, times); left > 0; left -= 1)
        push(scene.game.state, {
          ...frame,
          list,
          next: 0,
          part: null,
          picks: [],
          targets: [...frame.targets],
          houses: [...frame.houses],
        });
    },
  });

const demandShape = ({ effects }: Nested) => ({
  /** The cards whose governors are asked, one after the other; each is the target of the amount and of what follows. */
  of: z.union([refSchema, z.strictObject({ each: filterSchema })]),
  amount: valueSchema,
  otherwise: effects,
});
type Demand = EffectOf<'demand', ReturnType<typeof demandShape>>;

/** The pick of a House that pays. */
const YES = 1;

/** Asks rivals for solaris, each for a card that it governs; for what one will not or cannot pay, something else is done. */
export const demand = (nested: Nested): EffectKind<Demand> =>
  effectKind({
    kind: 'demand',
    shape: demandShape(nested),
    say({ of, amount, otherwise }, title) {
      const much = sayMuch(amount, 'solaris', title);
      const then = sayAll(nested, otherwise, title);
      // What depends on a condition says it last: another one stands before it.
      const held = then.replace(
        /^if the target (.*?), (.*?), otherwise (.*?) the target$/,
        '$2 if it $1, and $3 it if not',
      );
      const rest = `if it does not pay, ${typeof of === 'string' ? held : held.replaceAll('the target', 'that card')}`;
      if (typeof of === 'string') return `ask its governor for ${much}; ${rest}`;
      const asked = sayFilter({ ...of.each, whose: undefined }, 'each');
      return `ask the governor of ${of.each.titles === undefined ? 'each ' : ''}${asked} for ${much}; ${rest}`;
    },
    possible: (scene, effect) => due(scene, effect).length > 0,
    ask(scene, effect, picks) {
      const { next } = answers(scene, effect, picks);
      if (next === null) return null;
      return {
        seat: next.place.seat,
        options: [{ kind: 'choose-part', part: YES }, { kind: 'pass' }],
      };
    },
    run(scene, effect, picks, frame) {
      const { game } = scene;
      const { paid, unpaid } = answers(scene, effect, picks);
      for (const [card, amount] of paid) {
        lose(game, card.place.seat, 'solaris', amount);
        gain(game, scene.seat, 'solaris', amount);
      }
      // The step has gone on to the next effect already; the part belongs to the one before it.
      const list = [...frame.list, frame.next - 1, 0];
      for (const { id, place } of unpaid.reverse())
        push(game.state, {
          ...frame,
          list,
          next: 0,
          part: null,
          picks: [],
          targets: [...frame.targets, id],
          houses: [...frame.houses, place.seat],
        });
    },
  });

/** The cards of rivals for which is asked, House by House in initiative order (TAT-6.2-04). */
function due(scene: Scene, { of }: Demand): GameCard[] {
  const known = typeof of === 'string' ? refer(scene, of) : null;
  const cards =
    typeof of === 'string' ? (known === null ? [] : [known]) : cardsThat(scene, of.each);
  const order = inInitiativeOrder(scene.game);
  return order.flatMap((seat) =>
    seat === scene.seat ? [] : cards.filter(({ place }) => place.seat === seat),
  );
}

/** What was answered so far: only a House that can pay is asked. */
function answers(scene: Scene, effect: Demand, picks: readonly number[]) {
  const paid: [GameCard, number][] = [];
  const unpaid: GameCard[] = [];
  let answered = 0;
  for (const card of due(scene, effect)) {
    const { seat } = card.place;
    const targets = [...scene.targets, card.id];
    const amount = Math.max(0, amountOf({ ...scene, targets }, effect.amount));
    const spent = paid.reduce((sum, [one, much]) => sum + (one.place.seat === seat ? much : 0), 0);
    if (houseAt(scene.game, seat).treasury - spent < amount) unpaid.push(card);
    else if (answered === picks.length) return { paid, unpaid, next: card };
    else {
      if (picks[answered] === YES) paid.push([card, amount]);
      else unpaid.push(card);
      answered += 1;
    }
  }
  return { paid, unpaid, next: null };
}

const awaitShape = ({ effects }: Nested) => ({
  on: patternSchema,
  until: termSchema,
  /** Whose doing it is: the House that waits, or the one that made it happen. */
  by: z.enum(['you', 'doer']),
  may: flag,
  effects,
});
type Await = EffectOf<'await', ReturnType<typeof awaitShape>>;

/** Something that is done later, once, when something else happens; its card lies there till then. */
export const awaited = (nested: Nested): EffectKind<Await> =>
  effectKind({
    kind: 'await',
    shape: awaitShape(nested),
    say({ on, by, may, effects }, title) {
      const what = listed(effects.map((effect) => nested.say(effect, title)));
      const known =
        on.event === 'ranked'
          ? what
              .replace('as many is at least 2', 'you are not ranked first')
              .replace('as many is', 'your rank is')
          : what;
      const order = may === true ? known.replace(/^(if .*?, )?/, '$1you may ') : known;
      // "You" is the House that does it.
      const whose = (words: string) => ofHouse(words.replace('you may', 'that House may'));
      return `once ${sayPattern(on, title)}, ${by === 'you' ? order : whose(order)}`;
    },
    run({ game, seat, card }, { on, until, by, may }, _picks, frame) {
      beginLasting(game, {
        card: card.id,
        seat,
        on: [...frame.targets],
        modifiers: [],
        until,
        // The step has gone on to the next effect already.
        waits: {
          on,
          by,
          may: may === true,
          ability: frame.ability,
          list: [...frame.list, frame.next - 1, 0],
          x: frame.x,
          ...(frame.houses.length === 0 ? {} : { houses: [...frame.houses] }),
        },
      });
    },
  });
