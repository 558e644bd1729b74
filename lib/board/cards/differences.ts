import type { BoardQuestion, BoardRule } from '../rules/book';
import type { BoardCard } from './card';

/** What a rule of a card says otherwise in the other edition. */
export interface Difference {
  /** The rule that says so. */
  readonly id: string;
  /** What the other edition has, in a sentence with the ids of its rules. */
  readonly text: string;
}

/** Where the editions differ in the rules that a card stands on, rule by rule. */
export function differencesOf(
  { rules }: BoardCard,
  byId: ReadonlyMap<string, BoardRule | BoardQuestion>,
): readonly Difference[] {
  return [...(rules[2019] ?? []), ...(rules.descartes ?? [])].flatMap((id) => {
    const rule = byId.get(id);
    const text = rule !== undefined && 'differs' in rule ? rule.differs : undefined;
    return text === undefined ? [] : [{ id, text }];
  });
}
