import { type Power, powerShortName } from '@/lib/rules/powers';
import { CARD_TYPES, type CardGroup } from '@/lib/rules/taxonomy';
import { listed, listedOr, withArticle } from '@/lib/sentences';
import { PILES } from '../state/zones';
import { EFFECT_CLASSES } from './effect-class';
import type { Filter } from './filter';
import { sayRef } from './ref';
import { sayTalent } from './rite';

/** Stands for the name of the card that has the ability, which a filter does not know. */
export const THIS = 'this card';

/** How cards are spoken of: "a City", "no City", "Cities", or "City" behind "each". */
type CardsSaid = 'one' | 'none' | 'many' | 'each';
/** What stands before a hand or pile: they lie in it, are taken from it, or are the top cards of it. */
export type Within = 'in' | 'from' | 'of';

/** The kind of cards in words: "a disengaged city you govern", "charters governed by rivals". */
export function sayFilter(filter: Filter, number: CardsSaid, within: Within = 'in'): string {
  if (filter.is !== undefined && Object.keys(filter).length === 1)
    return sayRef(filter.is, 'this card');
  const only = onlyOne(filter);
  if (only !== null) return number === 'none' ? `no ${only}` : only;
  const many = number === 'many';
  const before: string[] = [];
  if (filter.state !== undefined && filter.state !== 'deployed' && filter.state !== 'any')
    before.push(filter.state);
  if (filter.rite === 'opposing') before.push('opposing');
  if (filter.none !== undefined) before.push(...filter.none.map((word) => `non-${word}`));
  if (filter.notAllegiance !== undefined)
    before.push(`non-${powerAdjective(filter.notAllegiance)}`);
  const { allegiance } = filter;
  if (allegiance !== undefined && allegiance !== 'sponsor' && allegiance !== 'adversary')
    before.push(allegiance === 'none' ? 'unaligned' : powerAdjective(allegiance));
  const part = partNoun(filter);
  const noun = nounOf(filter, many);
  const after: string[] = [];
  if (filter.talent !== undefined) after.push(`with ${sayTalent(filter.talent)}`);
  if (filter.keyword !== undefined) after.push(`that may ${filter.keyword}`);
  if (filter.on !== undefined) after.push(assignedTo(filter.on));
  if (filter.effect !== undefined) after.push(`with a ${EFFECT_CLASSES[filter.effect]} effect`);
  if (filter.under !== undefined)
    after.push(`assigned directly or indirectly to ${sayFilter(filter.under, 'one')}`);
  if (filter.rite !== undefined && part === null) after.push(RITE_PARTS[filter.rite]);
  if (filter.rite === 'own' && part !== null) after.push('on your side');
  if (filter.vanquished === true) after.push('vanquished in the rite');
  // What lies on a card that was chosen is governed by its House.
  const isThere =
    (filter.on === 'first-target' || filter.on === 'former-bearer') && filter.whose === 'yours';
  if (!isThere && (!belongs(filter) || number === 'each' || filter.other === true))
    after.push(placeWords(filter, many || number === 'each', within));
  if (filter.bears !== undefined) after.push(`that bears ${sayFilter(filter.bears, 'one')}`);
  if (filter.bearsNo !== undefined) after.push(`that bears ${sayFilter(filter.bearsNo, 'none')}`);
  if (allegiance === 'sponsor') after.push('allied to your sponsor');
  if (allegiance === 'adversary') after.push('hostile to your sponsor');
  if (filter.shares !== undefined)
    after.push(`that shares an allegiance with ${sayRef(filter.shares, THIS)}`);
  if (filter.titleOf !== undefined) after.push(`of the title of ${sayRef(filter.titleOf, THIS)}`);
  if (filter.spice === 'some') after.push(`with spice on ${many ? 'them' : 'it'}`);
  if (filter.deferment === 'short') after.push('with fewer deferment tokens than its cost');
  if (filter.deferment === 'some') after.push(`with deferment tokens on ${many ? 'them' : 'it'}`);
  if (filter.notGroups !== undefined)
    after.push(`other than ${listed(filter.notGroups.map(manyOf))}`);
  if (filter.notTitles !== undefined) after.push(`other than ${listed(filter.notTitles)}`);
  const owned = belongs(filter) && number !== 'each' && filter.other !== true;
  const words = [...before, noun, ...after].filter((word) => word !== '').join(' ');
  // "A rival's Transport", not "a Transport a rival governs".
  if (owned) return `${RIVALS[number]} ${words}`;
  const other =
    filter.other === true ? `${number === 'one' ? 'another' : 'other'} ${words}` : words;
  if (number === 'none') return `no ${other}`;
  // A title is a name, and some words have no number.
  const named =
    ((filter.titles !== undefined && filter.types === undefined) ||
      filter.groups?.[0] === 'dune') &&
    before.length + after.filter((word) => word !== '').length === 0;
  const bare =
    number !== 'one' ||
    filter.other === true ||
    named ||
    (filter.either?.[0]?.is ?? filter.is) !== undefined ||
    COUNTLESS.test(noun.split(/,| or /)[0] ?? '');
  return bare ? other : withArticle(other);
}

const RIVALS = { one: 'a rival’s', none: 'no rival’s', many: 'rivals’', each: '' } as const;

/** Whether it is of the cards that rivals govern, subdued or deployed, and of no other place. */
export function belongs({ whose, zone, state, under, rite, is, either }: Filter): boolean {
  if (whose !== 'rivals' || (zone !== undefined && zone !== 'domain')) return false;
  return state !== 'any' && under === undefined && rite === undefined && !(is ?? either);
}

/** "assigned to a City". Cards lie on subdued ones too: that a host is deployed is said. */
export function assignedTo(on: NonNullable<Filter['on']>): string {
  if (typeof on === 'string') return `assigned to ${sayRef(on, THIS)}`;
  const host =
    on.state === 'deployed' ? `a deployed ${sayFilter(on, 'each')}` : sayFilter(on, 'one');
  return `assigned to ${host}`;
}

/** A card of which a House has no other: how it lies there goes without saying. */
export function onlyOne({ groups, state: _, whose, ...asks }: Filter): string | null {
  if (groups?.length !== 1 || Object.keys(asks).length > 0) return null;
  // There is one Dune, and a home world a House.
  if (groups[0] === 'dune' && (whose === undefined || whose === 'yours')) return 'Dune';
  return groups[0] === 'homeworld' && whose === 'yours' ? 'your home world' : null;
}

/** The parts that a card may have in a rite. */
export const RITE_PARTS = {
  participant: 'in the rite',
  leader: 'leading in the rite',
  attacking: 'attacking in the rite',
  own: 'on your side of the rite',
  opposing: 'in the rite',
  target: 'that is the target of the rite',
};

/** What a card is in a rite, where nothing else says what it is. */
function partNoun({ rite, titles, groups, types, all, any, either, is }: Filter): string | null {
  if (rite === undefined || (titles ?? groups ?? types ?? all ?? any ?? either ?? is)) return null;
  return PART_NOUNS[rite] ?? null;
}

const PART_NOUNS: Partial<Readonly<Record<keyof typeof RITE_PARTS, string>>> = {
  participant: 'participant',
  leader: 'leader',
  attacking: 'attacking participant',
  own: 'participant',
  opposing: 'participant',
};

/** The kind of cards without what else is said of it: "Harkonnen Ally" is "Ally". */
export function nounOf(filter: Filter, many: boolean): string {
  const part = partNoun(filter);
  if (part !== null) return many ? `${part}s` : part;
  if (filter.titles !== undefined)
    return many ? listed(filter.titles.map(manyCalled)) : listedOr(filter.titles);
  const plural = (word: string) =>
    many && !COUNTLESS.test(word) ? `${word}s`.replace(/ys$/, 'ies') : word;
  const kinds =
    filter.groups !== undefined ? filter.groups.map((group) => GROUP_WORDS[group]) : filter.types;
  const all = allWords(filter.all ?? []);
  const type = kinds === undefined ? '' : sayTypes(kinds, plural);
  if (filter.is !== undefined) return sayRef(filter.is, THIS);
  if (filter.either !== undefined) {
    // The article of the first is that of all; what is said at length has one of its own.
    const parts = filter.either.map((one, at) =>
      sayFilter(one, many ? 'many' : at > 0 && (one.shares ?? one.on) ? 'one' : 'each'),
    );
    return [...all, many ? listed(parts) : listedOr(parts)].join(' ');
  }
  if (filter.any !== undefined)
    return [...all, listedOr((type === '' ? filter.any.map(plural) : filter.any).map(asWord)), type]
      .filter((word) => word !== '')
      .join(' ');
  const last = all.at(-1);
  if (last === undefined) return type === '' ? plural('card') : type;
  // A word that says the type of the card too stands alone: an Ally, a Battle venture, a Dune event.
  if (type === '' || isNoun(last)) return [...all.slice(0, -1), plural(asWord(last))].join(' ');
  return [...all.map((word) => word.replace(/ Event$/, '')), type].join(' ');
}

/** All types but one are said by that one. */
function sayTypes(kinds: readonly string[], plural: (word: string) => string): string {
  const other = CARD_TYPES.filter((type) => !kinds.includes(type));
  return kinds.length > 1 && other.length === 1
    ? `non-${other[0]} ${plural('card')}`
    : listedOr(kinds.map(plural));
}

/** Subtypes that name a kind of card by themselves. */
const NOUNS = [
  'Ally',
  'Aide',
  'Fief',
  'City',
  'Desert',
  'Charter',
  'Directorship',
  'Dune Fief',
  'Troop',
  'Battalion',
  'Enhancement',
  'Personnel',
  'Venture',
  'Tactic',
];

/** Several cards of a title: "Spice Harvesters", and where the name has no plural "Noble Born cards". */
function manyCalled(title: string): string {
  if (title.endsWith('s')) return title;
  return /(?:Born|Force)$/.test(title) ? `${title} cards` : `${title}s`;
}

function isNoun(word: string): boolean {
  return NOUNS.includes(word);
}

function asWord(word: string): string {
  return isPlanKind(word) ? word.toLowerCase() : word;
}

/** Powers that are many people: "a Smuggler persona". */
function powerAdjective(power: Power): string {
  return powerShortName(power).replace(/^(Smuggler|.* (?:Miner|Seller))s$/, '$1');
}

const COUNTLESS = /(?:Personnel|Equipment)$/;

/** A fief on Dune is named by what it is there: "Dune City". */
function allWords(words: readonly string[]): readonly string[] {
  if (words.length < 2) return words;
  const said = words.map((word) => (word === 'Dune Fief' ? 'Dune' : word));
  // The kind of a plan comes last.
  return said.sort((one, other) => Number(isPlanKind(one)) - Number(isPlanKind(other)));
}

function isPlanKind(word: string): boolean {
  return word === 'Venture' || word === 'Tactic';
}

const GROUP_WORDS: Readonly<Record<CardGroup, string>> = {
  house: 'House card',
  imperial: 'Imperial card',
  homeworld: 'home world',
  program: 'program',
  dune: 'Dune',
};

function manyOf(group: CardGroup): string {
  return group === 'dune' ? 'Dune' : `${GROUP_WORDS[group]}s`;
}

/** Where they lie: "in your hand", "rivals govern". */
export function placeWords(filter: Filter, many: boolean, within: Within = 'in'): string {
  const own = {
    yours: 'your',
    rivals: 'a rival’s',
    chosen: 'that House’s',
  } as const;
  if (filter.zone !== undefined && filter.zone !== 'domain') {
    const whose =
      filter.whose === undefined || filter.whose === 'anybody' ? 'any' : own[filter.whose];
    const among =
      filter.top === undefined
        ? within
        : `among the top ${filter.top === 'x' ? 'X' : filter.top} of`;
    return `${among} ${whose} ${PILES[filter.zone]}`;
  }
  if (filter.whose === undefined) return '';
  if (filter.whose === 'anybody') return 'of any House';
  // Who governs a card governs what is on it: said of that one, it is said.
  if (filter.whose === 'yours' && typeof filter.on === 'string') return '';
  if (filter.state === 'subdued' || filter.state === 'any') return `in ${own[filter.whose]} Domain`;
  return {
    yours: 'you govern',
    rivals: many ? 'rivals govern' : 'a rival governs',
    chosen: 'that House governs',
  }[filter.whose];
}
