import type { Described } from '@/lib/described';
import type { boardChaptersSchema, boardQuestionSchema, boardRuleSchema } from './schema';

/** The rules of the Dune board game in two editions, and the rulings on what they leave open. */

export type BoardRule = Described<typeof boardRuleSchema>;
/** What an edition leaves open or says in two ways, and the ruling that the Registry follows. */
export type BoardQuestion = Described<typeof boardQuestionSchema>;
export type Edition = BoardRule['edition'];

export interface BoardBook {
  readonly chapters: Described<typeof boardChaptersSchema>;
  readonly rules: readonly BoardRule[];
  readonly questions: readonly BoardQuestion[];
}

const NAMES: Readonly<Record<Edition, string>> = {
  2019: '2019 edition',
  descartes: 'Descartes edition',
};

export function editionName(edition: Edition): string {
  return NAMES[edition];
}

export function otherEdition(edition: Edition): Edition {
  return edition === '2019' ? 'descartes' : '2019';
}

type Basis = NonNullable<BoardRule['basis']>;

/** Where a rule is from, for the end of a line; nothing where it is no doubt. */
export const BASIS_IN_BRIEF: Readonly<Record<Basis, string | null>> = {
  'descartes-played': 'As in the Descartes edition.',
  played: 'As programs play it.',
  components: null,
  follows: null,
};

/** The same in whole sentences. */
export const BASIS_IN_FULL: Readonly<Record<Basis, string>> = {
  'descartes-played':
    'The printed sheets and cards of 2019 were not at hand. It is as in the Descartes edition, and programs that play the 2019 game agree.',
  played:
    'The printed sheets and cards of 2019 were not at hand. It is as programs that play the 2019 game have it.',
  components: 'From lists of the components; the printed ones were not at hand.',
  follows: 'Not said outright; it follows from other rules.',
};

/** Ids of rules and questions inside a text, in their order. */
export function boardIdsIn(text: string): readonly string[] {
  return text.match(/\b(?:GF9|DES)-(?:Q\d{2}|[a-z-]+-\d{2})\b/g) ?? [];
}
