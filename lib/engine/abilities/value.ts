import { z } from 'zod';
import { counted, listed, listedOr } from '@/lib/sentences';
import { isMember } from '../queries/bodies';
import { abilitiesBy, type Game, houseAt, printed, seatsInPlay } from '../state/game';
import type { GameCard } from '../state/state';
import type { Effect } from './effects/table';
import { filterSchema } from './filter';
import { sayFilter } from './filter-words';
import { cardsThat } from './matching';
import { type Ref, refer, refSchema, sayRef } from './ref';
import { riteOf, sayTalent, talentNow, talentSchema } from './rite';
import { type Scene, standing } from './scene';
import { some } from './shape';

const simple = z.union([
  z.number().int(),
  /**
   * The X that was chosen; the CHOAM Rate of Exchange now; how much the cause of a trigger was about; how
   * many cards the effects so far were about.
   */
  z.enum(['x', 'croe', 'amount', 'chosen']),
  z.strictObject({ count: filterSchema }),
  z.strictObject({ rank: talentSchema, of: refSchema }),
  z.strictObject({ command: refSchema }),
  z.strictObject({ resistance: refSchema }),
  /** The printed cost; `x` is what a cost of X counts as: a number, or what it came to when it was deployed. */
  z.strictObject({
    cost: refSchema,
    x: z.union([z.number().int(), z.literal('final')]).optional(),
  }),
  /** Solaris or spice that the card produces when it is engaged. */
  z.strictObject({ yield: z.enum(['solaris', 'spice']), of: refSchema }),
  z.strictObject({ tokens: z.enum(['deferment', 'spice', 'program', 'marks']), on: refSchema }),
  z.strictObject({ have: z.enum(['solaris', 'favor']) }),
  z.strictObject({ houses: z.literal('all') }),
  /** Participants of a side of the rite. */
  z.strictObject({ participants: z.enum(['attacking', 'own']) }),
]);

/** A whole number that follows from the table. */
export type Value =
  | z.infer<typeof simple>
  | { readonly sum: readonly Value[] }
  | { readonly less: readonly [Value, Value] }
  | { readonly times: readonly [Value, Value] }
  | { readonly least: readonly Value[] }
  | { readonly most: readonly Value[] };

export const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    simple,
    z.strictObject({ sum: some(valueSchema, 2) }),
    z.strictObject({ less: z.tuple([valueSchema, valueSchema]) }),
    z.strictObject({ times: z.tuple([valueSchema, valueSchema]) }),
    z.strictObject({ least: some(valueSchema, 2) }),
    z.strictObject({ most: some(valueSchema, 2) }),
  ]),
);

/** What a value is now. A rank that a card lacks counts 0. */
export function amountOf(scene: Scene, value: Value): number {
  const { game, seat } = scene;
  const { derived } = game;
  const of = (ref: Ref, number: (card: GameCard) => number) => {
    const card = refer(scene, ref);
    return card === null ? 0 : number(card);
  };
  if (typeof value === 'number') return value;
  if (value === 'x') return scene.x ?? 0;
  if (value === 'croe') return derived.croe(game);
  if (value === 'amount') return scene.cause?.amount ?? 0;
  if (value === 'chosen') return scene.targets.length;
  if ('count' in value) return cardsThat(scene, value.count, 'fit').length;
  if ('rank' in value) {
    const talent = talentNow(game, value.rank);
    return talent === null ? 0 : of(value.of, (card) => derived.rankOf(game, card, talent) ?? 0);
  }
  if ('command' in value) return of(value.command, (card) => derived.commandOf(game, card));
  if ('resistance' in value)
    return of(value.resistance, (card) => derived.resistanceOf(game, card));
  if ('yield' in value) return of(value.of, (card) => yieldOf(game, card, value.yield));
  if ('cost' in value)
    return of(value.cost, (card) =>
      value.x !== undefined && printed(game, card).cost === 'X'
        ? value.x === 'final'
          ? card.price
          : value.x
        : derived.baseCost(game, card),
    );
  if ('tokens' in value)
    return of(value.on, (card) => {
      if (value.tokens !== 'marks') return card[value.tokens];
      return card.id === scene.card.id ? (scene.marks ?? card.marks) : card.marks;
    });
  if ('have' in value) {
    const { treasury, favor } = houseAt(game, seat);
    return { solaris: treasury, favor }[value.have];
  }
  if ('houses' in value) return seatsInPlay(game).length;
  if ('participants' in value) {
    const rite = riteOf(game);
    if (rite === null) return 0;
    const attack = value.participants === 'attacking' || seat === rite.attacker;
    const others = attack ? rite.attackers : rite.defenders;
    return 1 + others.filter((id) => !isMember(game.state, id)).length;
  }
  if ('sum' in value)
    return value.sum.reduce<number>((sum, part) => sum + amountOf(scene, part), 0);
  if ('less' in value) return amountOf(scene, value.less[0]) - amountOf(scene, value.less[1]);
  // Nothing times a loss is 0: a state keeps no -0, which JSON would lose.
  if ('times' in value)
    return amountOf(scene, value.times[0]) * amountOf(scene, value.times[1]) || 0;
  if ('most' in value) return Math.max(...value.most.map((part) => amountOf(scene, part)));
  return Math.min(...value.least.map((part) => amountOf(scene, part)));
}

/** Whether a value counts cards or participants. */
export function counts(value: Value): boolean {
  if (typeof value !== 'object') return false;
  return 'count' in value || 'participants' in value || madeOf(value)?.[1].some(counts) === true;
}

/** The same value with everything fixed that does not count. */
export function fixedIn(scene: Scene, value: Value): Value {
  if (typeof value !== 'object' || !counts(value)) return amountOf(scene, value);
  const [how, parts] = madeOf(value) ?? [];
  if (how === undefined || parts === undefined) return value;
  return { ...value, [how]: parts.map((part) => fixedIn(scene, part)) };
}

/** How a value is made of others, and of which. */
function madeOf(value: Exclude<Value, string | number>) {
  return Object.entries(value).find((entry): entry is [string, Value[]] => Array.isArray(entry[1]));
}

/** What a House may expect of a value: one, where only a choice or a cause settles it; never less than none. */
export function expected(scene: Scene, value: Value): number {
  return value === 'amount' ? 1 : Math.max(0, amountOf(scene, value));
}

/** The most that a card produces when it is engaged once, wherever it puts it. */
export function yieldOf(game: Game, card: GameCard, what: 'solaris' | 'spice'): number {
  const scene = standing(game, card.place.seat, card);
  const uses = abilitiesBy(game, card).map((ability) =>
    ability.kind === 'operation' && ability.engage === 'this' ? ability.effects : [],
  );
  const produced = (effect: Effect) =>
    effect.kind === 'produce' && effect.what === what ? amountOf(scene, effect.amount) : 0;
  return Math.max(0, ...uses.map((use) => use.reduce((sum, one) => sum + produced(one), 0)));
}

/** How a sentence says it: "3", "X", "the number of charters you govern". */
export function sayValue(value: Value, title: string): string {
  if (typeof value === 'number') return String(value);
  if (value === 'x') return 'X';
  if (value === 'croe') return 'the CROE';
  if (value === 'amount') return 'as many';
  if (value === 'chosen') return 'that many';
  const say = (part: Value) => sayValue(part, title);
  const whose = (ref: Ref) => sayRef(ref, title);
  if ('count' in value) return `the number of ${sayFilter(value.count, 'many')}`;
  const own = ownNumber(value);
  if (own !== null) return `the ${own.name} of ${whose(own.of)}`;
  if ('rank' in value) return `the rank of ${whose(value.of)} in ${sayTalent(value.rank)}`;
  if ('yield' in value) return `the ${value.yield} produced by ${whose(value.of)}`;
  if ('cost' in value) return `the cost of ${whose(value.cost)}, ${value.x} where it is X`;
  if ('tokens' in value)
    return `the ${TOKENS[value.tokens]}${value.tokens === 'spice' ? '' : 's'} on ${whose(value.on)}`;
  if ('have' in value) return { solaris: 'your treasury', favor: 'your favor' }[value.have];
  if ('houses' in value) return 'the number of Houses';
  if ('participants' in value) return `the number of participants ${SIDE[value.participants]}`;
  if ('sum' in value) return value.sum.map(say).join(isPlain(value) ? ' + ' : ' plus ');
  if ('less' in value) return `${say(value.less[0])} minus ${say(value.less[1])}`;
  if ('times' in value) return sayProduct(value.times, title);
  if ('most' in value) return listedOr(value.most.map(say));
  return 'least' in value ? `the least of ${listed(value.least.map(say))}` : '';
}

/** A number that a card has of itself, as "its Battle rank"; null for any other value. */
export function ownNumber(value: Value): { readonly name: string; readonly of: Ref } | null {
  if (typeof value !== 'object') return null;
  if ('rank' in value && value.rank !== 'rite')
    return { name: `${sayTalent(value.rank)} rank`, of: value.of };
  if ('command' in value) return { name: 'command', of: value.command };
  if ('resistance' in value) return { name: 'resistance', of: value.resistance };
  if (!('cost' in value) || typeof value.x === 'number') return null;
  return { name: value.x === 'final' ? 'final cost' : 'cost', of: value.cost };
}

const TOKENS = {
  deferment: 'deferment token',
  spice: 'spice',
  program: 'program token',
  marks: 'token',
} as const;

const SIDE = {
  attacking: 'of the attack',
  own: 'on your side',
} as const;

/** "2X", "twice the CROE", "3 times the cost of that card". */
function sayProduct([many, of]: readonly [Value, Value], title: string): string {
  if (typeof many === 'number' && of === 'x') return `${many}X`;
  if (many === 2) return `twice ${sayValue(of, title)}`;
  return `${sayValue(many, title)} times ${sayValue(of, title)}`;
}

/** So much of something, in a sentence: "3 solaris", "1 solari for each City", "solaris equal to the CROE". */
export function sayMuch(value: Value, of: Unit, title: string): string {
  if (typeof value === 'number') return counted(value, ONE[of], of);
  if (value === 'amount' && of === 'force') return 'as much force';
  if (isPlain(value)) return `${sayValue(value, title)} ${of}`;
  if (typeof value === 'object' && 'least' in value) {
    const [much = 0, ...bounds] = value.least;
    return `${sayMuch(much, of, title)}, at most ${listed(bounds.map((bound) => sayValue(bound, title)))}`;
  }
  const each = sayEach(value, title);
  return each === null
    ? `${of} equal to ${sayValue(value, title)}`
    : `${sayMuch(each.many, of, title)} for each ${each.of}`;
}

/** At most so much: "up to 3 spice", "spice up to the CROE". */
export function sayUpTo(value: Value, of: Unit, title: string): string {
  if (isPlain(value) || sayEach(value, title) !== null) return `up to ${sayMuch(value, of, title)}`;
  return `${of} up to ${sayValue(value, title)}`;
}

/** Values that stand before what they count. */
export function isPlain(value: Value): boolean {
  if (typeof value !== 'object') return value !== 'croe';
  if ('sum' in value) return value.sum.every((part) => part === 'x' || typeof part === 'number');
  return 'times' in value && typeof value.times[0] === 'number' && value.times[1] === 'x';
}

/** A value that is so many for each of something: "2 for each program token on this card". */
export function sayEach(
  value: Value,
  title: string,
): { readonly many: number; readonly of: string } | null {
  if (typeof value !== 'object') return null;
  if ('count' in value) return { many: 1, of: sayFilter(value.count, 'each') };
  if ('participants' in value) return { many: 1, of: `participant ${SIDE[value.participants]}` };
  if ('tokens' in value && value.tokens !== 'spice')
    return { many: 1, of: `${TOKENS[value.tokens]} on ${sayRef(value.on, title)}` };
  if ('less' in value) {
    const [from, by] = value.less;
    return typeof from === 'object' && 'participants' in from && by === 1
      ? { many: 1, of: `further participant ${SIDE[from.participants]}` }
      : null;
  }
  if (!('times' in value)) return null;
  const each = sayEach(value.times[1], title);
  return each === null || typeof value.times[0] !== 'number'
    ? null
    : { many: value.times[0] * each.many, of: each.of };
}

const ONE = {
  solaris: 'solari',
  spice: 'spice',
  favor: 'favor',
  force: 'force',
  cards: 'card',
  'deferment tokens': 'deferment token',
  tokens: 'token',
} as const;
type Unit = keyof typeof ONE;
