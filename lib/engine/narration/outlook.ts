import type { answerOutlooks } from '../rite/answers';
import type { Outlook } from '../rite/outlook';
import type { GameCardId } from '../state/state';

type Outlooks = NonNullable<ReturnType<ReturnType<typeof answerOutlooks>>>;

/** "then: stands", and of both leaders by name where force is given to both. */
export function thenWords(
  { attack, defense, isOpen }: Outlooks,
  name: (card: GameCardId) => string,
): string {
  const isOne = isOpen || (defense.force === 0 && !defense.isVanquished);
  const end = ({ isVanquished }: Outlook) => (isVanquished ? 'vanquished' : 'stands');
  return isOne
    ? `then: ${end(attack)}`
    : `then: ${[attack, defense].map((one) => `${name(one.against)} ${end(one)}`).join(', ')}`;
}

/** "3 − 3 Lady Jessica = 0": a sum with who adds or takes off a part of it; '' for a number that stands alone. */
export function sumWords(
  first: number,
  parts: readonly { readonly by: GameCardId; readonly amount: number }[],
  sum: number,
  name: (card: GameCardId) => string,
): string {
  const counting = parts.filter(({ amount }) => amount !== 0);
  if (counting.length === 0) return '';
  const terms = counting.map(
    ({ by, amount }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${name(by)}`,
  );
  return `${first} ${terms.join(' ')} = ${sum}`;
}
