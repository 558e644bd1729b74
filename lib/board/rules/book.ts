import type { Described } from '@/lib/described';
import type { boardQuestionSchema, boardRuleSchema } from './schema';

/** The rules of the Dune board game in two editions, and the rulings on what they leave open. */

export type BoardRule = Described<typeof boardRuleSchema>;
/** What an edition leaves open or says in two ways, and the ruling that the Registry follows. */
export type BoardQuestion = Described<typeof boardQuestionSchema>;
export type Edition = BoardRule['edition'];

export interface BoardBook {
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

interface BasisWords {
  /** For the end of a line; nothing where it is no doubt. */
  readonly brief: string | null;
  readonly explain: string;
}

const BASES: Readonly<Record<Basis, BasisWords>> = {
  'descartes-played': {
    brief: 'As in the Descartes edition.',
    explain:
      'The printed sheets and cards of 2019 were not at hand. It is as in the Descartes edition, and programs that play the 2019 game agree.',
  },
  played: {
    brief: 'As programs play it.',
    explain:
      'The printed sheets and cards of 2019 were not at hand. It is as programs that play the 2019 game have it.',
  },
  components: {
    brief: null,
    explain: 'From lists of the components; the printed ones were not at hand.',
  },
  follows: { brief: null, explain: 'Not said outright; it follows from other rules.' },
};

export function basisWords(basis: Basis): BasisWords {
  return BASES[basis];
}

/** Ids of rules and questions inside a text, in their order. */
export function boardIdsIn(text: string): readonly string[] {
  return text.match(/\b(?:GF9|DES)-(?:Q\d{2}|[a-z-]+-\d{2})\b/g) ?? [];
}
