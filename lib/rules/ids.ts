/** A rule id inside running text: "TAT-6.2.7-01", "CRF-2.C.iii-04", "C07", "GF9-storm-06" or "DES-Q12". */
export const RULE_ID =
  /\b((?:TAT|CRF)-[0-9A-Za-z.]*[0-9A-Za-z]-\d{2}|C\d{2}|(?:GF9|DES)-(?:Q\d{2}|[a-z-]+-\d{2}))\b/g;

/** The rules that a text names, in their order. */
export const idsIn = (text: string): readonly string[] => text.match(RULE_ID) ?? [];

/** What the ids of the board game shorten beyond a word. */
const SHORT: Readonly<Record<string, string>> = {
  adv: 'advanced',
  bg: 'Bene Gesserit',
  leadrev: 'leader revival',
  opt: 'optional',
  ref: 'reference',
  seq: 'sequence',
};

/**
 * A rule in running text, as one speaks of it: "rule 6.2.7:1" for TAT-6.2.7-01, "ruling 21" for C21,
 * "storm rule 6" for GF9-storm-06, "question 12" for DES-Q12.
 */
export function ruleInWords(id: string): string {
  const [, book, where, number] = /^(?:(\w+)-)?(?:(.+)-)?[CQ]?(\d+)$/.exec(id) ?? [];
  const count = Number(number);
  if (!where) return `${book ? 'question' : 'ruling'} ${count}`;
  if (/\d/.test(where)) return `${book === 'CRF' ? 'ruling' : 'rule'} ${where}:${count}`;
  return `${where.replace(/\w+/g, (word) => SHORT[word] ?? word).replaceAll('-', ' ')} rule ${count}`;
}
