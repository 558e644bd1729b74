/** The rules of the game as rows with ids, and the rulings on where the two rulebooks disagree. */

/** `tat`: Thunder at Twilight rulebook v2.1. `crf`: Collected Rulings File for Eye of the Storm. */
export type RuleSource = 'tat' | 'crf';

export interface Rule {
  /** As in "TAT-4.2-03": source, section, running number. For ever. */
  readonly id: string;
  readonly source: RuleSource;
  readonly section: string;
  readonly area: string;
  readonly text: string;
  readonly notes?: string | undefined;
}

/** A place where the sources conflict or are unclear, and the ruling that the Registry follows. */
export interface Conflict {
  /** "C01" to "C40". */
  readonly id: string;
  readonly rules: readonly string[];
  readonly question: string;
  readonly ruling: string;
  /** Whether the two rule sets differ here, so that a setting decides. */
  readonly switch: boolean;
  readonly confidence: 'high' | 'medium';
}

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
export function citationText(entry: Rule | Conflict): string {
  return isConflict(entry) ? `${entry.question} ${entry.ruling}` : entry.text;
}
