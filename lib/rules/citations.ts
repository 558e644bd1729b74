import type { Described } from '@/lib/described';
import type { conflictSchema, ruleSchema } from './schema';

/** The rules of the game as rows with ids, and the rulings on where the two rulebooks disagree. */

/** A place where the sources conflict or are unclear, and the ruling that the Registry follows. */
export type Conflict = Described<typeof conflictSchema>;
export type Rule = Described<typeof ruleSchema>;
type RuleSource = Rule['source'];

export interface RuleBook {
  readonly rules: readonly Rule[];
  readonly conflicts: readonly Conflict[];
  readonly byId: ReadonlyMap<string, Rule | Conflict>;
}

const SOURCE_NAMES: Readonly<Record<RuleSource, string>> = {
  tat: 'Thunder at Twilight rulebook',
  crf: 'Collected Rulings File',
};

export function sourceName(source: RuleSource): string {
  return SOURCE_NAMES[source];
}

export function isConflict(entry: Rule | Conflict): entry is Conflict {
  return 'ruling' in entry;
}

/** What the entry says in one passage: the rule's text, or the question and its ruling. */
export function citationText(
  entry: Pick<Rule, 'text'> | Pick<Conflict, 'question' | 'ruling'>,
): string {
  return 'ruling' in entry ? `${entry.question} ${entry.ruling}` : entry.text;
}
