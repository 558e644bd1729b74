/** Keywords by which players know what a card says, in the order in which a page shows them. */
export const KEYWORDS = [
  'limit',
  'unique',
  'native',
  'direct',
  'counter',
  'surprise',
  'poison',
  'prescience',
  'voice',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** A keyword, and the number that goes with it: "Limit 1". */
export interface CardKeyword {
  readonly keyword: Keyword;
  readonly amount?: number;
}
export type KeywordsById = ReadonlyMap<string, readonly CardKeyword[]>;

interface KeywordWords {
  readonly name: string;
  /** One sentence for somebody who does not know it. */
  readonly explain: string;
  /** Where it is ruled; nowhere where no rule speaks of it but cards do. */
  readonly rule: string | null;
}

const CLASS = 'cards may be immune to such effects, or answer them.';

export const KEYWORD_WORDS: Readonly<Record<Keyword, KeywordWords>> = {
  limit: {
    name: 'Limit',
    explain: 'One card bears at most so many copies of it.',
    rule: 'TAT-6.2.2-10',
  },
  unique: {
    name: 'Unique',
    explain: 'One copy may be deployed at a time, over all Houses.',
    rule: 'TAT-9-13',
  },
  native: {
    name: 'Native',
    explain: 'Petitioned for or deployed only by a House that governs a Dune fief.',
    rule: 'TAT-6.2.1-05',
  },
  direct: {
    name: 'Direct',
    explain: 'The leader of a side brings other personas into the rite.',
    rule: 'TAT-6.2.11-20',
  },
  counter: {
    name: 'Counter',
    explain: 'Another persona becomes the target of the rite and leads the defense.',
    rule: 'TAT-6.2.11-39',
  },
  surprise: {
    name: 'Surprise',
    explain: 'A participant may deal its force, and have it resolved, before the rest.',
    rule: 'TAT-6.2.11-67',
  },
  poison: { name: 'Poison', explain: `A Poison effect: ${CLASS}`, rule: null },
  prescience: { name: 'Prescience', explain: `A Prescience effect: ${CLASS}`, rule: null },
  voice: { name: 'Voice', explain: `A Voice effect: ${CLASS}`, rule: null },
};
