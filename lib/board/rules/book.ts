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
