/** An answer, and the rule set that it is the answer under. */
export interface RuleSetAnswer {
  readonly ruleSet: string;
  readonly answer: string;
}

const RULE_SET = /(?<=^|[.)] )(Thunder at Twilight|Eye of the Storm): /;

/** The answers of a ruling that begins with one for each rule set; null for one that does not. */
export function answersOf(ruling: string): readonly RuleSetAnswer[] | null {
  const [before, ...parts] = ruling.split(RULE_SET);
  if (before !== '' || parts.length < 4) return null;
  return parts.flatMap((ruleSet, at) => {
    const answer = parts[at + 1]?.trim() ?? '';
    return at % 2 === 0
      ? [{ ruleSet, answer: answer.charAt(0).toUpperCase() + answer.slice(1) }]
      : [];
  });
}
