import { AMOUNT_FIELDS, type AmountField } from './query';

/** A field of the language, as the page explains it. */
interface Row<Key extends string = string> {
  readonly key: Key;
  /** Every way to write it, the first first of all. */
  readonly names: readonly string[];
  /** One line for a person. */
  readonly explain: string;
  /** A query that shows it. */
  readonly example: string;
}

const ROWS = [
  {
    key: 'name',
    names: ['name', 'n', 'title'],
    explain: 'Part of a name in either edition; with = the whole of it.',
    example: 'name:lasegun',
  },
  {
    key: 'type',
    names: ['t', 'type', 'kind'],
    explain: 'Kind of card: weapon, defense, poison, projectile, special, worthless, territory …',
    example: 't:weapon edition:2019',
  },
  {
    key: 'deck',
    names: ['deck', 'd'],
    explain: 'Its deck: treachery or spice.',
    example: 'deck:spice',
  },
  {
    key: 'edition',
    names: ['edition', 'e', 'ed'],
    explain: 'The base deck of this edition has it: 2019 or descartes.',
    example: '-edition:2019',
  },
  {
    key: 'copies',
    names: ['copies', 'copy'],
    explain: 'How many of it a deck has, where the editions differ the larger number.',
    example: 'copies>=2',
  },
  {
    key: '2019',
    names: ['2019'],
    explain: 'How many of it the deck of 2019 has; none for a card that is not there.',
    example: '2019<descartes',
  },
  {
    key: 'descartes',
    names: ['descartes', 'des'],
    explain: 'The same of Descartes.',
    example: 'descartes:none',
  },
  {
    key: 'spice',
    names: ['spice', 's'],
    explain: 'How much spice a territory card brings.',
    example: 'spice>=10',
  },
  {
    key: 'quality',
    names: ['is'],
    explain:
      'doubtful (something is in doubt), differs (between the editions), discarded or removed after use.',
    example: 'is:doubtful',
  },
  {
    key: 'rule',
    names: ['rule', 'r'],
    explain: 'Stands on a rule whose id begins so.',
    example: 'rule:GF9-card-lasgun',
  },
  {
    key: 'text',
    names: ['text', 'o'],
    explain: 'Words of what the card does.',
    example: 'text:"opposing leader"',
  },
  {
    key: 'sort',
    names: ['sort', 'by'],
    explain: 'Order of the cards; a minus turns it round.',
    example: 'deck:spice sort:-spice',
  },
  {
    key: 'order',
    names: ['order'],
    explain: 'The same as sort; or asc or desc.',
    example: 'sort:copies order:desc',
  },
] as const satisfies readonly Row[];

export type FieldKey = (typeof ROWS)[number]['key'];

/** Every field, in the order of the help. */
export const FIELDS: readonly Row<FieldKey>[] = ROWS;

export const FIELD_NAMES: readonly string[] = FIELDS.flatMap(({ names }) => names);

/** The field of a name in any case, short names too. */
export function fieldNamed(name: string): Row<FieldKey> | undefined {
  const asked = name.toLowerCase();
  return FIELDS.find(({ names }) => names.includes(asked));
}

export function isAmountField(key: string | undefined): key is AmountField {
  return AMOUNT_FIELDS.some((field) => field === key);
}
