/** A rule id inside running text: "TAT-6.2.7-01", "CRF-2.C.iii-04", "C07", "GF9-storm-06" or "DES-Q12". */
export const RULE_ID =
  /\b((?:TAT|CRF)-[0-9A-Za-z.]*[0-9A-Za-z]-\d{2}|C\d{2}|(?:GF9|DES)-(?:Q\d{2}|[a-z-]+-\d{2}))\b/g;

/** The rules that a text names, in their order. */
export const idsIn = (text: string): readonly string[] => text.match(RULE_ID) ?? [];

/** What the ids of the board game shorten. */
const SHORT: Readonly<Record<string, string>> = {
  adv: 'advanced',
  ally: 'alliance',
  bg: 'Bene Gesserit',
  bid: 'bidding',
  blow: 'spice blow',
  equip: 'equipment',
  leadrev: 'leader revival',
  move: 'movement',
  opt: 'optional',
  ref: 'reference',
  revive: 'revival',
  seq: 'sequence',
  ship: 'shipment',
};

/**
 * A rule in running text, as one speaks of it: "rule 6.2.7:1" for TAT-6.2.7-01, "ruling 21" for C21,
 * "storm rule 6" for GF9-storm-06, "question 12" for DES-Q12. No two of one game are alike, but that
 * the rulings of CRF are "ruling 2.C.iii:4".
 */
export function ruleInWords(id: string): string {
  const ruling = /^C(\d+)$/.exec(id);
  if (ruling) return `ruling ${Number(ruling[1])}`;
  const [, book, where = '', number] = /^([A-Z0-9]+)-(?:(.+)-)?(Q?\d+)$/.exec(id) ?? [];
  if (book === undefined || number === undefined) return id;
  if (number.startsWith('Q')) return `question ${Number(number.slice(1))}`;
  if (book === 'TAT') return `rule ${where}:${Number(number)}`;
  if (book === 'CRF') return `ruling ${where}:${Number(number)}`;
  const about = where
    .split('-')
    .map((word) => SHORT[word] ?? word)
    .join(' ');
  return `${about} rule ${Number(number)}`;
}
