import { type End, inOrder } from '../rite/first-strike';
import type { Outlook } from '../rite/outlook';
import type { Prospect } from '../rite/prospect';
import type { GameCardId } from '../state/state';

/**
 * "Duke Leto stands, 3 against 6": who is saved or lost; of both leaders where force is given to both, and first the one that
 * falls before all other force is counted.
 */
export function thenWords(end: End, name: (card: GameCardId) => string): string {
  const { isOpen, strike } = end;
  if (strike !== null) {
    const [first, then] = inOrder(strike);
    // of force that is struck down nothing is told
    const isNothing = then.force === 0 && !then.isVanquished;
    const last = isNothing ? endWord(then, isOpen) : figureWords(then, isOpen);
    const falls = isOpen ? 'would fall' : 'falls';
    return `${name(first.against)} ${falls} first${figures(first)}; ${name(then.against)} ${last}`;
  }
  const { attack, defense } = end;
  const isOne = isOpen || (defense.force === 0 && !defense.isVanquished);
  return (isOne ? [attack] : [attack, defense])
    .map((outlook) => `${name(outlook.against)} ${figureWords(outlook, isOpen)}`)
    .join('; ');
}

/**
 * "3 against 6: stands, 1 in return": what a rite that may be begun would come to; "2, with Fremen Band 5, against 4: can be
 * vanquished" where its leader alone is too weak.
 */
export function prospectWords(prospect: Prospect, name: (card: GameCardId) => string): string {
  const { strike, joiners, joined } = prospect;
  if (strike?.by === 'defense')
    return `${name(strike.defense.against)} would fall first${figures(strike.defense)}`;
  const { attack, defense } = strike ?? prospect;
  const back = defense.force > 0 ? `, ${defense.force} in return` : '';
  const against = `against ${attack.needs.join(' + ')}`;
  const unless = unlessCountered(prospect, name);
  if (strike !== null)
    return `strikes first, ${attack.force} ${against}: vanquished${unless}${back}`;
  if (attack.isVanquished || joined.force <= attack.force)
    return `${attack.force} ${against}: ${attack.isVanquished ? `vanquished${unless}` : 'stands'}${back}`;
  const [next = -1, ...others] = joiners;
  const help = others.length === 0 ? name(next) : `${joiners.length} more`;
  const end = joined.isVanquished ? `can be vanquished${unless}` : 'stands';
  return `${attack.force}, with ${help} ${joined.force}, ${against}: ${end}${back}`;
}

/** " unless Lady Jessica counters": of whose defense nothing is told. */
function unlessCountered({ counters }: Prospect, name: (card: GameCardId) => string): string {
  const [card, ...others] = counters;
  if (card === undefined) return '';
  return ` unless ${others.length === 0 ? name(card) : `one of ${counters.length}`} counters`;
}

/** "vanquished, 6 against 5": what a House's own force comes to, against whom it is known to be. */
export function ownWords({ attack, defense, isOpen, strike }: End, isAttack: boolean): string {
  const sides = strike ?? { attack, defense };
  return figureWords(isAttack ? sides.attack : sides.defense, isOpen);
}

/** "stands, 3 against 6": what the force of one side comes to, whoever it is against; while the defense is open, what it would. */
function figureWords(outlook: Outlook, isOpen: boolean): string {
  return `${endWord(outlook, isOpen)}${figures(outlook)}`;
}

function endWord({ isVanquished }: Outlook, isOpen: boolean): string {
  if (isOpen) return isVanquished ? 'would be vanquished' : 'would stand';
  return isVanquished ? 'vanquished' : 'stands';
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
