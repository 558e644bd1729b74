import { squeeze, type Value, value } from '@/lib/kernel/query/values';
import { KEYWORD_WORDS, KEYWORDS } from '@/lib/rules/keywords';
import { POWERS, powerName, powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { CARD_TYPES, type CardGroup, SET_CODES, setName } from '@/lib/rules/taxonomy';
import type { Allegiance, Quality } from './query';

/**
 * The printed subtypes and what several such cards are called. A bar parts the two where the second
 * is not the first with an "s"; a star marks those that no noun is made of ("battle cards").
 */
const SUBTYPE_WORDS =
  'Adept,Aide,Ally|allies,Arbitration*,Assassin,Banker,Baron,Bastion,Battalion,Battle*,Blade,' +
  'Bonds|bonds,Book,Brigade,Charter,City|cities,Cohort,Compact,Concubine,Condition,Consort,' +
  'Contract,Corps|corps,Count,Craft|craft,Declaration*,Decree,Delegate,Deployment*,Desert,Device,' +
  'Dictum|dicta,Directorship,Discard*,Division,Document,Draw*,Dueling*,Duke,Dune Agreement,' +
  'Dune Contract,Dune Event,Dune Fief,Dune Tithe,Emblem,Emperor,Engagement*,Enhancement,' +
  'Equipment|equipment,Exchange*,Fief,Governorship,Guard,Heir,Homeworld|home worlds,' +
  'Imperium Event,Initiative*,Intrigue*,Legation,Mentat,Merchant,Miner,Naib,Native*,Navigator,' +
  'Needle,Nexus*,Noble,Officer,Outpost,Partnership,Personnel|personnel,Petition*,Physician,Pilot,' +
  'Prescience*,Program,Projectile,Prophet,Reserve,Reverend Mother,Rite*,Sanction,' +
  'Sardaukar|Sardaukar,Scout,Secret,Sensor,Shield,Sickness|sicknesses,Siridar Fief,Sister,Skill,' +
  'Slavemaster,Smuggler,Soldier,Spy|spies,Suit,Suk*,Swordmaster,Symbol,Tactic,Tithe,Title,' +
  'Transfer*,Transport,Troop,Union,Unique*,Vassal,Venture,Warrior,Weapon,Weirding*';

/** Words that keep their capital inside a sentence. */
const PROPER = /\b(Dune|Imperium|Siridar|Reverend|Mother|Sardaukar|Suk|Nexus)\b/;

function inSentence(word: string): string {
  return word
    .split(' ')
    .map((part) => (PROPER.test(part) ? part : part.toLowerCase()))
    .join(' ');
}

/** A card type or subtype with its forms in a sentence. */
export interface TypeWord {
  readonly word: string;
  /** Before another noun: "mentat". */
  readonly adjective: string;
  /** Several of them: "mentats", "battle cards". */
  readonly plural: string;
  /** Whether a noun is made of it. */
  readonly noun: boolean;
  /** Without blanks, for comparison. */
  readonly key: string;
}

function typeWord(entry: string): TypeWord {
  const [name = '', plural] = entry.replace('*', '').split('|');
  const noun = !entry.endsWith('*');
  // The printed subtype "Unique" says nothing about how many copies may be deployed.
  const adjective = name === 'Unique' ? '“Unique”' : inSentence(name);
  return {
    word: name,
    adjective: name === 'Homeworld' ? 'home world' : adjective,
    plural: plural ?? (noun ? `${adjective}s` : `${adjective} cards`),
    noun,
    key: squeeze(name),
  };
}

export const SUBTYPES: readonly TypeWord[] = SUBTYPE_WORDS.split(',').map(typeWord);
export const TYPES: readonly TypeWord[] = CARD_TYPES.map(typeWord);
const TYPE_WORDS: readonly TypeWord[] = [...TYPES, ...SUBTYPES];

const BY_WORD: ReadonlyMap<string, TypeWord> = new Map(
  TYPE_WORDS.map((entry) => [entry.word, entry]),
);

export function typeWordOf(word: string): TypeWord {
  return BY_WORD.get(word) ?? typeWord(word);
}

/**
 * The types and subtypes that a text stands for. A card type said in full is that type; otherwise
 * every word that contains the text ("fief": Fief, Dune Fief, Siridar Fief), or with `exact` the
 * word that equals it. A plural will do.
 */
export function typesMeant(text: string, exact: boolean): readonly string[] {
  const key = squeeze(text);
  if (key === '') return [];
  const type = TYPES.find((entry) => entry.key === key || squeeze(entry.plural) === key);
  if (type) return [type.word];
  const found = TYPE_WORDS.filter((entry) => (exact ? entry.key === key : entry.key.includes(key)));
  const meant =
    found.length > 0 ? found : TYPE_WORDS.filter((entry) => squeeze(entry.plural) === key);
  return meant.map((entry) => entry.word);
}

export const TYPE_NAMES: readonly string[] = TYPE_WORDS.map((entry) => entry.word.toLowerCase());

const POWER_VALUES = POWERS.map((power) =>
  value(power, powerShortName(power), powerName(power), ...(power === 'sisterhood' ? ['BG'] : [])),
);

const GROUP_VALUES: readonly Value<CardGroup>[] = [
  value('house', 'House'),
  value('imperial', 'Imperial'),
  value('homeworld', 'home world', 'home worlds', 'hw'),
  value('program', 'program', 'programs'),
  value('dune', 'Dune'),
];

const ALLEGIANCE_VALUES: readonly Value<Allegiance>[] = [
  ...POWER_VALUES,
  value('none', 'none', 'neutral'),
];

const QUALITY_VALUES: readonly Value<Quality>[] = [
  value('unique', 'unique'),
  value('native', 'native'),
  value('doubtful', 'doubtful', 'doubted'),
  value('ruled', 'ruled', 'ruling'),
];

/** The values of the fields that take one of a list. */
export const VALUES = {
  set: SET_CODES.map((set) => value(set, setName(set))),
  deck: GROUP_VALUES,
  allegiance: ALLEGIANCE_VALUES,
  legal: POWER_VALUES,
  quality: QUALITY_VALUES,
  keyword: KEYWORDS.map((keyword) => value(keyword, KEYWORD_WORDS[keyword].name)),
  talent: TALENTS.map((talent) => value(talent, talentName(talent))),
} as const;
