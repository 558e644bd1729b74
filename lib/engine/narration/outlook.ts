import type { answerOutlooks } from '../rite/answers';
import type { Outlook, Prospect } from '../rite/outlook';
import type { GameCardId } from '../state/state';

type Outlooks = NonNullable<ReturnType<ReturnType<typeof answerOutlooks>>>;

/** "Duke Leto stands, 3 against 6": who is saved or lost; of both leaders where force is given to both. */
export function thenWords(
  { attack, defense, isOpen }: Outlooks,
  name: (card: GameCardId) => string,
): string {
  const isOne = isOpen || (defense.force === 0 && !defense.isVanquished);
  const end = (outlook: Outlook) => `${name(outlook.against)} ${figureWords(outlook, isOpen)}`;
  return (isOne ? [attack] : [attack, defense]).map(end).join('; ');
}

/**
 * "3 against 6: stands, 1 in return": what a rite that may be begun would come to; "2, with Fremen Band 5, against 4: can be
 * vanquished" where its leader alone is too weak.
 */
export function prospectWords(
  { attack, defense, joiners, joined }: Prospect,
  name: (card: GameCardId) => string,
): string {
  const back = defense.force > 0 ? `, ${defense.force} in return` : '';
  const against = `against ${attack.needs.join(' + ')}`;
  if (attack.isVanquished || joined.force <= attack.force)
    return `${attack.force} ${against}: ${attack.isVanquished ? 'vanquished' : 'stands'}${back}`;
  const [first = -1, ...others] = joiners;
  const help = others.length === 0 ? name(first) : `${joiners.length} more`;
  const end = joined.isVanquished ? 'can be vanquished' : 'stands';
  return `${attack.force}, with ${help} ${joined.force}, ${against}: ${end}${back}`;
}

/** "vanquished, 6 against 5": what a House's own force comes to, against whom it is known to be. */
export function ownWords({ attack, defense, isOpen }: Outlooks, isAttack: boolean): string {
  return figureWords(isAttack ? attack : defense, isOpen);
}

/** "stands, 3 against 6": what the force of one side comes to, whoever it is against; while the defense is open, what it would. */
function figureWords(outlook: Outlook, isOpen: boolean): string {
  const { isVanquished } = outlook;
  const would = isVanquished ? 'would be vanquished' : 'would stand';
  const is = isVanquished ? 'vanquished' : 'stands';
  return `${isOpen ? would : is}${figures(outlook)}`;
}

/** ", 3 against 6", where these alone decide it. */
function figures(outlook: Outlook): string {
  const { force, needs, isVanquished } = outlook;
  const isSo = needs.length > 0 && isVanquished === shortOf(outlook) <= 0;
  return isSo ? `, ${force} against ${needs.join(' + ')}` : '';
}

/** The force that is missing; below 0 what there is too much of. */
function shortOf({ force, needs }: Outlook): number {
  return needs.reduce((sum, need) => sum + need, 0) - force;
}

/** How much would still turn what force comes to into the contrary; '' where figures do not decide it. */
export function unlessWords(outlook: Outlook): string {
  const short = shortOf(outlook);
  if (outlook.isVanquished)
    return short > 0 || outlook.needs.length === 0
      ? ''
      : `${1 - short} more resistance or ${1 - short} less force would save it`;
  return short > 0 ? `${short} more force would vanquish it` : '';
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
