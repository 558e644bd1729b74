const ID = String.raw`(?:[A-Z]{3}-[\w.-]*\w|C\d\d)`;
const IDS = `${ID}(?:(?:, | and )${ID})*`;

/** What only says to be of one mind with the rule: "TAT-3.1.2-01 and C05 say the same." */
const AGREES = new RegExp(
  `^(?:${IDS} (?:says?|gives?) the same(?: numbers?)?|[A-Z][\\w ]* agrees: ${IDS})\\.$`,
);

/** What of a note tells something new, and the sentences that only name who says the same. */
export function splitNote(note: string): { readonly tells: string; readonly agrees: string } {
  const sentences = note.split(/(?<=[.;]) (?=[A-Z])/);
  const isAgreeing = (sentence: string) => AGREES.test(sentence);
  return {
    tells: sentences.filter((sentence) => !isAgreeing(sentence)).join(' '),
    agrees: sentences.filter(isAgreeing).join(' '),
  };
}
