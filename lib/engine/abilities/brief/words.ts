import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import type { Aim } from '../aim';
import type { Condition } from '../condition';
import type { Filter } from '../filter';
import { nounOf } from '../filter-words';
import type { Value } from '../value';

/** The most letters and glyphs that stand on the smallest face. */
export const BRIEF_LENGTH = 24;

/** What stands for a word where there is no room for it; a page draws them as signs. */
export const GLYPHS = {
  solaris: '◉',
  spice: '◆',
  favor: '★',
  command: '⚑',
  resistance: '⛊',
  battle: '⚔',
  dueling: '†',
  arbitration: '⚖',
  intrigue: '☾',
  weirding: '✋',
  prescience: '☉',
} as const;

/** Ways to say the same, the fullest first; whoever has the room takes the first that fits. */
export type Ways = readonly string[];

/** Each way with each tail, the fuller words before the longer tail. */
export function tailed(ways: Ways, tails: Ways): Ways {
  return ways.flatMap((way) => tails.map((tail) => `${way}${tail}`));
}

/** "3", "X", "2 each City", "CROE"; a rank or another number of a card by its sign. */
export function sizes(value: Value): Ways {
  if (typeof value === 'number') return [String(value)];
  if (value === 'croe') return ['CROE'];
  const each = eachOf(value);
  if (each !== null) return [`${each.many} each ${each.of}`, 'X'];
  if (typeof value === 'object' && 'cost' in value) return ['its cost', COST];
  const sign = signOf(value);
  return sign === null ? ['X'] : [sign];
}

const COST = 'cost';

/** The sign of what is read off one card, or two of it; null where it is none. */
function signOf(value: Value): string | null {
  if (typeof value !== 'object') return null;
  if ('rank' in value) return value.rank === 'rite' ? null : GLYPHS[value.rank];
  if ('command' in value) return GLYPHS.command;
  if ('resistance' in value) return GLYPHS.resistance;
  if ('cost' in value) return COST;
  if (!('times' in value) || value.times[0] !== 2) return null;
  const once = signOf(value.times[1]);
  return once && `2× ${once}`;
}

function eachOf(value: Value): { readonly many: number; readonly of: string } | null {
  if (typeof value !== 'object') return null;
  if ('count' in value) return { many: 1, of: noun(value.count) };
  if ('participants' in value) return { many: 1, of: 'participant' };
  if ('tokens' in value && value.tokens !== 'spice') return { many: 1, of: 'token' };
  if (!('times' in value) || typeof value.times[0] !== 'number') return null;
  const each = eachOf(value.times[1]);
  return each && { many: value.times[0] * each.many, of: each.of };
}

/** "+2", "−1", "+X", "+1 each City". */
export function changes(by: Value): Ways {
  if (typeof by === 'number') return [by < 0 ? `−${-by}` : `+${by}`];
  const isLess = typeof by === 'object' && 'times' in by && by.times[0] === -1;
  return sizes(isLess ? by.times[1] : by).map((size) => `${isLess ? '−' : '+'}${size}`);
}

/** "Dune Fief", "persona": the kind alone, wherever it lies and whatever else it must be. */
export function noun(filter: Filter): string {
  if (filter.either !== undefined) return noun(filter.either[0] ?? {});
  const said = nounOf(filter, false);
  return said === '' ? 'card' : said;
}

const KNOWN: Readonly<Record<string, string>> = {
  this: 'this',
  bearer: 'its bearer',
  'home-world': 'home world',
  'opposing-leader': 'opposing leader',
  'own-leader': 'own leader',
};

/** What an effect is done to, as far as there is room: "Bastion", "card"; null where it is its own card. */
export function aimedAt(aim: Aim, named: string | null): Ways | null {
  if (aim === 'this') return null;
  if (typeof aim === 'string') return [named ?? KNOWN[aim] ?? 'card', 'card'];
  const kind = noun('choose' in aim ? aim.choose : aim.each);
  return [kind, kind.split(' ').at(-1) ?? kind, 'card'];
}

/** " in Battle", " in rites": where it counts. */
export function inRites(rites: readonly Rite[]): Ways {
  if (rites.length === RITE_TALENTS.length) return [' in rites'];
  if (rites.length === 1) return [` in ${rites.map(talentName).join()}`, ' in a rite'];
  return [` in ${rites.map(talentName).join(', ')}`, ' in some rites', ' in rites'];
}

/** Where something holds but sometimes, and there is no room to say when. */
export const AT_TIMES: Ways = [' at times'];

/** What follows words that hold only under a condition; the part in a rite goes without saying. */
export function whileHeld(held: Condition | undefined): Ways {
  if (held === undefined) return [''];
  if (held.kind === 'rite') return inRites(held.rites);
  if (held.kind === 'all') {
    const rite = held.of.find(({ kind }) => kind === 'rite');
    return rite === undefined ? AT_TIMES : whileHeld(rite);
  }
  return AT_TIMES;
}
