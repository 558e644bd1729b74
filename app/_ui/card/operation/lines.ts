/** A line of a card's text: its timing and cost, which stand bold before it, and what it does. */
export interface OperationLine {
  readonly head: string;
  readonly rest: string;
}

/** Up to the colon stands when and for what price; a line without one may begin with its timing. */
export function operationLine(sentence: string): OperationLine {
  const [head = ''] = /^[^:]*: |^\w+ tactic[^.]*\. /.exec(sentence) ?? [];
  return { head: head.trimEnd(), rest: sentence.slice(head.length) };
}

/**
 * A head by its parts: bold are the timing and what is engaged, which are looked for; whole conditions in bold would
 * be louder than what they are conditions of.
 */
export function headParts(
  head: string,
): readonly { readonly text: string; readonly bold: boolean }[] {
  return head
    .split(/(^\w+ tactic[^.:]*\.|\b[Ee]ngage (?:(?! and | or )[^,:])+:?)/)
    .flatMap((text, at) => (text === '' ? [] : [{ text, bold: at % 2 === 1 }]));
}

/**
 * What a card does in one line beside its title, which it does not say again where it engages itself;
 * what it goes on comes last, as its title says much of it.
 */
export function gist(sentences: readonly string[], title: string): string {
  const isPlace = (sentence: string) => /^(?:Limit \d+\. )?Assign it to /.test(sentence);
  const isItself = ` ${title}:`;
  const short = (sentence: string) => sentence.replace(isItself, ':');
  return [...sentences.filter((sentence) => !isPlace(sentence)), ...sentences.filter(isPlace)]
    .map(short)
    .join(' ');
}
