import type { Talent } from '@/lib/rules/talents';
import { NUMBER_FIELDS, type NumberField } from './query';

interface Row<Key extends string> {
  readonly key: Key;
  /** As it is written first of all, where that is not the key. */
  readonly name?: string;
  /** Other ways to write it. */
  readonly also?: readonly string[];
  /** One line for a person. */
  readonly explain: string;
  /** A query that shows it. */
  readonly example: string;
}

const rank = (name: Talent, also: readonly string[], example: string): Row<Talent> => ({
  key: name,
  also,
  explain: `Rank in ${name}; a card without the talent matches no comparison.`,
  example,
});

const ROWS = [
  {
    key: 'name',
    also: ['n', 'title'],
    explain: 'Part of title, subtitle or another spelling; with = the whole of it.',
    example: 'name:leto',
  },
  {
    key: 'type',
    name: 't',
    also: ['type', 'subtype'],
    explain: 'Card type, or part of a subtype; with = the whole of it.',
    example: 't:persona t:native',
  },
  {
    key: 'set',
    also: ['s'],
    explain: 'Set, by code or name.',
    example: 'set:tat',
  },
  {
    key: 'deck',
    also: ['d'],
    explain: 'Where a card goes: house, imperial, homeworld, program or dune.',
    example: 'deck:imperial',
  },
  {
    key: 'allegiance',
    name: 'a',
    also: ['allegiance', 'power'],
    explain: 'Allegiance to a Power, or none.',
    example: 'a:fremen or a:none',
  },
  {
    key: 'cost',
    also: ['c'],
    explain: 'Deployment cost in solaris: a number, a range, X or another number field.',
    example: 'cost<=2 or cost=x',
  },
  {
    key: 'command',
    also: ['com', 'cmd'],
    explain: 'Command; none finds cards that have no such number.',
    example: 'command>=3',
  },
  {
    key: 'resistance',
    also: ['res'],
    explain: 'Printed resistance; none finds cards that have no such number.',
    example: 'cost<resistance',
  },
  rank('dueling', ['duel', 'due'], 'dueling:2..4'),
  rank('battle', ['bat'], 'battle>dueling'),
  rank('intrigue', ['int'], 'intrigue>=2'),
  rank('arbitration', ['arb'], 'arbitration=3'),
  rank('weirding', ['weird', 'wei'], 'weirding>0'),
  rank('prescience', ['pres', 'pre'], 'prescience!=1'),
  {
    key: 'requirement',
    name: 'req',
    also: ['requirement', 'requires'],
    explain: 'Talent that the host or user must have, perhaps with a rank; or none.',
    example: 'req:battle>=2',
  },
  {
    key: 'talent',
    also: ['talents', 'has'],
    explain: 'Has a talent at any rank, 0 too; or none.',
    example: 'talent:weirding',
  },
  {
    key: 'quality',
    name: 'is',
    explain: 'unique, native, doubtful (transcription in doubt) or ruled (has rulings).',
    example: 'is:unique -is:native',
  },
  {
    key: 'keyword',
    also: ['kw'],
    explain:
      'Has, gives or uses what players know by name: limit, unique, native, direct, counter, surprise, poison, prescience or voice.',
    example: 'keyword:surprise',
  },
  {
    key: 'legal',
    also: ['sponsor'],
    explain: 'Could stand in a deck of this sponsor.',
    example: 'legal:atreides',
  },
  {
    key: 'in',
    explain: 'Stands in one of your decks; deck is the one being built, side its side list.',
    example: '-in:deck',
  },
  {
    key: 'own',
    also: ['owned'],
    explain: 'How many copies your collection holds: a number or a range.',
    example: 'own>=2',
  },
  {
    key: 'missing',
    explain:
      'One of your decks needs more copies than you own; deck is the one being built, any is all of them.',
    example: 'missing:any',
  },
  {
    key: 'text',
    also: ['o'],
    explain:
      'Words of what the card does as we say it, or of a printed text that you have loaded, in any form: “draw a card” finds “draws 2 cards”.',
    example: 'text:"draw a card"',
  },
  {
    key: 'sort',
    also: ['by'],
    explain: 'Order of the cards, several keys if need be; a minus turns a key round.',
    example: 'sort:-cost,name',
  },
  {
    key: 'order',
    explain: 'The same as sort; or asc or desc, for every key that has no sign of its own.',
    example: 'sort:battle order:desc',
  },
] as const satisfies readonly Row<string>[];

export type FieldKey = (typeof ROWS)[number]['key'];
/** A field of the query language, as the page explains and completes it. */
export type Field = Required<Row<FieldKey>>;

/** Every field, in the order of the help. */
export const FIELDS: readonly Field[] = ROWS.map(
  (row: Row<FieldKey>): Field => ({ name: row.key, also: [], ...row }),
);

export interface Operator {
  readonly sign: string;
  readonly explain: string;
}

/** How conditions are joined, for the help. */
export const SYNTAX: readonly Operator[] = [
  {
    sign: 'spice "dune fief"',
    explain:
      'Words and phrases in title, type, subtypes, Power, keywords and what the card does; titles first.',
  },
  { sign: 'a b', explain: 'Both.' },
  { sign: 'a or b', explain: 'Either.' },
  { sign: '-a, not a', explain: 'Without.' },
  { sign: '( )', explain: 'Together.' },
  { sign: ': = !=', explain: 'Contains (a number: equals), is, is not.' },
  { sign: '< <= > >=', explain: 'Compare numbers; what is absent or X compares false.' },
  { sign: '2..4', explain: 'From 2 to 4; either end may be left out.' },
];

const BY_NAME: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap((field) => [field.name, ...field.also].map((name) => [name, field] as const)),
);

/** The field of a name in any case, short names too. */
export function fieldNamed(name: string): Field | undefined {
  return BY_NAME.get(name.toLowerCase());
}

export const FIELD_NAMES: readonly string[] = [...BY_NAME.keys()];

export function isNumberField(key: string): key is NumberField {
  return NUMBER_FIELDS.some((field) => field === key);
}
