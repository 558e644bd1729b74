import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { withArticle } from '@/lib/sentences';
import type { Aim } from '../aim';
import type { Condition } from '../condition';
import type { Filter } from '../filter';
import { nounOf } from '../filter-words';
import type { Value } from '../value';

/** The most letters and glyphs that stand on the smallest face, in two lines. */
export const BRIEF_LENGTH = 26;

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

/** " 3", " 2 each City", " at the CROE"; nothing where no number can be told. */
export function sizes(value: Value): Ways {
  if (typeof value === 'number') return [` ${value}`];
  if (value === 'croe') return [' at the CROE', ''];
  const each = eachOf(value);
  return each === null ? [''] : [` ${each.many} each ${each.of}`, ''];
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

/** "+2 force", "+1 force each City", "more force". */
export function changes(by: Value, of: string): Ways {
  if (typeof by === 'number') return [`${by < 0 ? `−${-by}` : `+${by}`} ${of}`];
  const isLess = typeof by === 'object' && 'times' in by && by.times[0] === -1;
  const vague = `${isLess ? 'less' : 'more'} ${of}`;
  const each = isLess ? null : eachOf(by);
  return each === null ? [vague] : [`+${each.many} ${of} each ${each.of}`, vague];
}

/** "Dune Fief", "persona": the kind alone, wherever it lies and whatever else it must be. */
export function noun(filter: Filter): string {
  if (filter.either !== undefined) return noun(filter.either[0] ?? {});
  const said = nounOf(filter, false);
  return said === '' ? 'card' : said;
}

/** "Dune Fiefs", "personas". */
export function nouns(filter: Filter): string {
  const one = filter.either?.[0] ?? filter;
  const name = nounOf(one, false);
  return BARE.test(name) ? name : nounOf(one, true);
}

/** "a persona", "an Ally"; what is a name, or has no number, stands alone. */
export function one(kind: string): string {
  return BARE.test(kind) ? kind : withArticle(kind);
}

const BARE =
  /^(?:Dune|Arrakeen|Carthag|Forbidden Zone|this|its bearer|the .*|your .*|.*\b(?:Personnel|Equipment))$/;

const KNOWN: Readonly<Record<string, string>> = {
  this: 'this',
  bearer: 'its bearer',
  'home-world': 'your home world',
  'opposing-leader': 'the opposing leader',
  'own-leader': 'your leader',
};

/** What an effect is done to, as far as there is room: "a Bastion", "Fiefs"; null where it is its own card. */
export function aimedAt(aim: Aim, named: string | null): Ways | null {
  if (aim === 'this') return null;
  if (typeof aim === 'string') return [one(named ?? KNOWN[aim] ?? 'card'), 'a card'];
  if ('each' in aim) return [nouns(aim.each), 'cards'];
  return kindAt(aim, named)?.map(one) ?? null;
}

/** The kind alone of what is chosen: "Bastion". */
export function kindAt(aim: Aim, named: string | null): Ways | null {
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

/** What holds or happens but sometimes, where there is no room to say when: "may capture a card", "may have +1 force". */
export function sometimes(ways: Ways): Ways {
  return ways.map((way) => {
    const [, who = '', what = way] = /^((?:rival|all) )?(.*)$/.exec(way) ?? [];
    const [verb = '', ...rest] = what.split(' ');
    if (verb === 'may') return way;
    if (verb === 'can') return `${who}may ${rest.join(' ')}`;
    if (/ cost /.test(what)) return what.replace(/(\S+) cost /, '$1 may cost ');
    if (verb === 'no') return `${what} at times`;
    if (!/^[a-z]+$/.test(verb) || /^(?:more|less)$/.test(verb)) return `${who}may have ${what}`;
    return `${who}may ${[BASE[verb] ?? verb, ...rest].join(' ').replace(/^be also /, 'be ')}`;
  });
}

const BASE: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'be',
  loses: 'lose',
  gains: 'gain',
  pays: 'pay',
  directs: 'direct',
  gets: 'get',
  needs: 'need',
  stays: 'stay',
  bears: 'bear',
  bids: 'bid',
  bars: 'bar',
};

/** Words with where they hold; the part in a rite goes without saying. */
export function held(words: Ways, when: Condition | undefined): Ways {
  if (when === undefined) return words;
  if (when.kind === 'rite') return tailed(words, inRites(when.rites));
  const rite = when.kind === 'all' ? when.of.find(({ kind }) => kind === 'rite') : undefined;
  return rite === undefined ? sometimes(words) : held(words, rite);
}
