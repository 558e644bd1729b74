import type { Comparison } from '@/lib/kernel/query/query';
import { KEYWORD_WORDS } from '@/lib/rules/keywords';
import { type Power, powerShortName } from '@/lib/rules/powers';
import { type CardGroup, setName } from '@/lib/rules/taxonomy';
import { listedOr } from '@/lib/sentences';
import type { AmountField, Condition, Quality } from './query';
import { typesMeant, typeWordOf } from './vocabulary';

/**
 * One condition as a part of a noun phrase:
 * - `head`: may be the noun itself ("personas") or stand before another ("mentat personas"),
 * - `before`: an adjective,
 * - `after`: stands behind the noun; those with one lead share it ("with battle 2 and dueling 1").
 */
export type Phrase =
  | {
      readonly kind: 'head';
      readonly topic: 'type' | 'subtype' | 'deck';
      /** Null where it can only be the noun. */
      readonly adjective: string | null;
      readonly plural: string;
      readonly weight: number;
    }
  | {
      readonly kind: 'before';
      readonly topic: 'quality' | 'allegiance' | 'deck';
      readonly adjective: string;
    }
  | {
      readonly kind: 'after';
      readonly lead: Lead;
      readonly rest: string;
    };

/** The ways to begin what stands behind the noun, in the order in which they are said. */
export const LEADS = [
  'from',
  'costing',
  'with',
  'requiring',
  'named',
  'matching',
  'legal for',
  'in',
  'of which you own',
  'of which you lack copies for',
  'that are',
  'that are also',
  'either',
  'that are not',
  'without',
  'not costing',
  'not requiring',
  'not named',
  'not matching',
  'not from',
  'not legal for',
  'not in',
  'of which you do not own',
  'of which you do not lack copies for',
  'other than',
] as const;
export type Lead = (typeof LEADS)[number];

export function isNegative(lead: Lead): boolean {
  return lead.includes('not') || lead === 'without' || lead === 'other than';
}

type Of<K extends Phrase['kind']> = Extract<Phrase, { readonly kind: K }>;

export function head(
  topic: Of<'head'>['topic'],
  adjective: string | null,
  plural: string,
  weight: number,
): Phrase {
  return { kind: 'head', topic, adjective, plural, weight };
}

export function before(topic: Of<'before'>['topic'], adjective: string): Phrase {
  return { kind: 'before', topic, adjective };
}

export function after(lead: Lead, rest: string): Phrase {
  return { kind: 'after', lead, rest };
}

/** "Smuggler cards", though the Power is called Smugglers. */
const PEOPLE: Readonly<Partial<Record<Power, string>>> = {
  smugglers: 'Smuggler',
  'spice-miners': 'Spice Miner',
  'water-sellers': 'Water Seller',
};

function powerAdjective(power: Power): string {
  return PEOPLE[power] ?? powerShortName(power);
}

function aDeckOf(power: Power): string {
  const adjective = powerAdjective(power);
  return `${/^[AEIOU]/.test(adjective) ? 'an' : 'a'} ${adjective} deck`;
}

/** In quotation marks, with those of the text itself left out. */
function quoted(text: string): string {
  return `“${text.replace(/["“”„‟«»]/g, '').trim()}”`;
}

const DOUBTFUL = 'a doubtful transcription';

const QUALITIES: Readonly<Record<Quality, readonly [yes: Phrase, no: Phrase]>> = {
  unique: [before('quality', 'unique'), before('quality', 'non-unique')],
  native: [before('quality', 'native'), before('quality', 'non-native')],
  doubtful: [after('with', DOUBTFUL), after('without', DOUBTFUL)],
  ruled: [after('with', 'rulings'), after('without', 'rulings')],
};

const DECKS: Readonly<Record<CardGroup, Phrase>> = {
  house: before('deck', 'House'),
  imperial: before('deck', 'Imperial'),
  homeworld: head('deck', 'home world', 'home worlds', 2),
  program: head('deck', 'program', 'programs', 2),
  dune: head('deck', null, 'copies of Dune', 2),
};

const AMOUNTS: Readonly<Record<Comparison, (value: string) => string>> = {
  '=': (value) => value,
  '!=': (value) => `other than ${value}`,
  '<': (value) => `less than ${value}`,
  '<=': (value) => `${value} or less`,
  '>': (value) => `more than ${value}`,
  '>=': (value) => `${value} or more`,
};

const RELATIONS: Readonly<Record<Comparison, string>> = {
  '=': 'equal to',
  '!=': 'different from',
  '<': 'lower than',
  '<=': 'no higher than',
  '>': 'higher than',
  '>=': 'no lower than',
};

/** A condition, or with `yes` false its negation, as a part of a phrase. */
export function phraseOf(what: Condition, yes: boolean): Phrase {
  switch (what.kind) {
    case 'text':
      return after(yes ? 'matching' : 'not matching', quoted(what.text));
    case 'name':
      return what.exact
        ? after(yes ? 'named' : 'not named', quoted(what.text))
        : after(yes ? 'with' : 'without', `${quoted(what.text)} in the name`);
    case 'type':
      return typePhrase(what, yes);
    case 'set':
      return after(yes ? 'from' : 'not from', setName(what.value));
    case 'deck': {
      const phrase = DECKS[what.value];
      return yes ? phrase : after('that are not', nounOf(phrase));
    }
    case 'allegiance':
      if (what.value === 'none')
        return yes ? after('without', 'allegiance') : after('with', 'an allegiance');
      return yes
        ? before('allegiance', powerAdjective(what.value))
        : after('that are not', powerAdjective(what.value));
    case 'talent':
      if (what.value === null) return yes ? after('without', 'talents') : after('with', 'a talent');
      return after(yes ? 'with' : 'without', what.value);
    case 'quality':
      return QUALITIES[what.value][yes ? 0 : 1];
    case 'keyword':
      return after(yes ? 'with' : 'without', `the keyword ${KEYWORD_WORDS[what.value].name}`);
    case 'legal':
      return after(yes ? 'legal for' : 'not legal for', aDeckOf(what.value));
    case 'in':
      return after(yes ? 'in' : 'not in', deckCalled(what.deck));
    case 'missing':
      return after(
        yes ? 'of which you lack copies for' : 'of which you do not lack copies for',
        what.deck.toLowerCase() === 'any' ? 'your decks' : deckCalled(what.deck),
      );
    case 'printed':
      return after(yes ? 'with' : 'without', `${quoted(what.text)} in its text`);
    case 'requirement':
      if (what.talent === null && what.rank === null)
        return after(yes ? 'with' : 'without', 'a talent requirement');
      return after(
        yes ? 'requiring' : 'not requiring',
        [
          what.talent ?? 'a talent of rank',
          ...(what.rank ? [AMOUNTS[what.rank.is](String(what.rank.value))] : []),
        ].join(' '),
      );
    case 'absent':
      return after(yes ? 'without' : 'with', what.field);
    case 'number':
      if (what.field === 'own') {
        const some = hasSome(what.is, what.value);
        if (some !== null) return after('of which you own', some === yes ? '1 or more' : 'none');
      } else if (what.is === '>=' && what.value === 0 && what.field !== 'cost')
        return after(yes ? 'with' : 'without', what.field);
      return amountPhrase(what.field, what.is, String(what.value), yes);
    case 'range':
      return amountPhrase(
        what.field,
        what.inside ? '=' : '!=',
        rangeWords(what.min, what.max, what.inside),
        yes,
      );
    case 'fields':
      return after(yes ? 'with' : 'without', `${what.field} ${RELATIONS[what.is]} ${what.other}`);
  }
}

/** Whether a comparison says just "some" or "none"; null where it says more. */
function hasSome(is: Comparison, value: number | 'X'): boolean | null {
  if (value === 0)
    return is === '>' || is === '!=' ? true : is === '=' || is === '<=' ? false : null;
  if (value === 1) return is === '>=' ? true : is === '<' ? false : null;
  return null;
}

function deckCalled(name: string): string {
  return name.toLowerCase() === 'deck' ? 'this deck' : `the deck ${quoted(name)}`;
}

function rangeWords(min: number | null, max: number | null, inside: boolean): string {
  if (min !== null && max !== null) return min === max ? String(min) : `${min} to ${max}`;
  // "other than 3 or more" would be heard as two things.
  if (!inside) return min === null ? `up to ${max}` : `from ${min} up`;
  return min === null ? `${max} or less` : `${min} or more`;
}

function amountPhrase(field: AmountField, is: Comparison, value: string, yes: boolean): Phrase {
  if (field === 'own')
    return after(yes ? 'of which you own' : 'of which you do not own', AMOUNTS[is](value));
  if (field !== 'cost') return after(yes ? 'with' : 'without', `${field} ${AMOUNTS[is](value)}`);
  if (is === '!=') return after(yes ? 'with' : 'without', `a cost other than ${value}`);
  return after(yes ? 'costing' : 'not costing', AMOUNTS[is](value));
}

/** Kinds of card wide enough to be the noun where several subtypes meet: "battle tactics". */
const WIDE = new Set(
  (
    'Ally,Aide,Personnel,Equipment,Enhancement,Decree,Venture,Tactic,Charter,Fief,Dune Fief,' +
    'Siridar Fief,Dune Event,Imperium Event,Program,Homeworld'
  ).split(','),
);

function typePhrase(what: Extract<Condition, { kind: 'type' }>, yes: boolean): Phrase {
  const words = what.words.map(typeWordOf);
  const [first] = words;
  const whole = first && typesMeant(what.text, true)[0];
  const said = whole !== undefined && what.words.includes(whole) ? typeWordOf(whole) : undefined;
  const narrow = what.exact && typesMeant(what.text, false).length > 1;
  if (said && !narrow) {
    if (said.word === 'Native') return QUALITIES.native[yes ? 0 : 1];
    const type = said.word === said.word.toLowerCase();
    const weight = type ? 3 : WIDE.has(said.word) ? 1 : said.noun ? 0 : -1;
    return yes
      ? head(type ? 'type' : 'subtype', said.adjective, said.plural, weight)
      : after('that are not', said.plural);
  }
  if (said) return after(yes ? 'with' : 'without', `the plain subtype ${said.word}`);
  if (words.length > 3)
    return after(yes ? 'with' : 'without', `${quoted(what.text)} in the type or subtype`);
  const plural = listedOr(words.map((word) => word.plural));
  if (!yes) return after('that are not', plural);
  const adjective = listedOr(words.map((word) => word.adjective));
  return head('subtype', adjective, plural, words.every((word) => word.noun) ? 0 : -1);
}

/** A part of a phrase as a noun of its own: "Fremen cards". */
export function nounOf(phrase: Phrase): string {
  switch (phrase.kind) {
    case 'head':
      return phrase.plural;
    case 'before':
      return `${phrase.adjective} cards`;
    case 'after':
      return `cards ${phrase.lead} ${phrase.rest}`;
  }
}
