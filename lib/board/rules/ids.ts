/** Ids of rules and questions inside a text, in their order. */
export function boardIdsIn(text: string): readonly string[] {
  return text.match(/\b(?:GF9|DES)-(?:Q\d{2}|[a-z-]+-\d{2})\b/g) ?? [];
}
