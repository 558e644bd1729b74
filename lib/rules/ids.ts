/** A rule id inside running text: "TAT-6.2.7-01", "CRF-2.C.iii-04", "C07", "GF9-storm-06" or "DES-Q12". */
export const RULE_ID =
  /\b((?:TAT|CRF)-[0-9A-Za-z.]*[0-9A-Za-z]-\d{2}|C\d{2}|(?:GF9|DES)-(?:Q\d{2}|[a-z-]+-\d{2}))\b/g;

/** The rules that a text names, in their order. */
export const idsIn = (text: string): readonly string[] => text.match(RULE_ID) ?? [];
