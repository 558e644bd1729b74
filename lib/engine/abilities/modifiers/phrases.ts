import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { listed, listedOr } from '@/lib/sentences';
import type { Filter } from '../filter';
import { sayFilter } from '../filter-words';
import { sayRef } from '../ref';
import { ownNumber, sayEach, sayMuch, sayValue, type Value } from '../value';

/** "rites led by your leader", "Battle and Dueling rites led by your leader". */
export function ritesLedBy(rites: readonly Rite[], who: string): string {
  return rites.length === RITE_TALENTS.length
    ? `rites led by ${who}`
    : `${listed(rites.map(talentName))} rites led by ${who}`;
}

/**
 * A number that is raised or lowered: "your leader has +1 Battle", "its bearer has +1 force for each …",
 * "the resistance of the target is raised by its Dueling rank". Without `what` the subject is the number.
 */
export function more(who: string, by: Value, what: string | null, title: string): string {
  const negative = typeof by === 'object' && 'times' in by && by.times[0] === -1;
  const size = negative ? by.times[1] : by;
  const sign = negative ? '−' : '+';
  const each = sayEach(size, title);
  const plain =
    typeof by === 'number'
      ? `${by < 0 ? '−' : '+'}${Math.abs(by)}`
      : each !== null
        ? `${sign}${each.many}`
        : size === 'x'
          ? `${sign}X`
          : null;
  if (plain !== null && what !== null)
    return `${who} has ${plain} ${what}${each === null ? '' : ` for each ${each.of}`}`;
  const own = ownNumber(size);
  const isOwn = own !== null && sayRef(own.of, title) === who;
  const amount = isOwn ? `its ${own.name}` : sayValue(size, title);
  const noun = what !== null && /^[A-Z]/.test(what) ? `${what} rank` : what;
  return `${noun === null ? who : `the ${noun} of ${who}`} is ${negative ? 'lowered' : 'raised'} by ${amount}`;
}

/** " on a City or a Desert". */
export function sayHosts(on: readonly Filter[] | undefined): string {
  if (on === undefined) return '';
  return ` on ${listedOr(on.map((filter) => sayFilter(filter, 'one')))}`;
}

/** "1 solari less", "2 solaris more", "1 solari more for each City". */
export function changed(by: Value, unit: 'solaris' | 'cards', title: string): string {
  if (typeof by === 'object' && 'times' in by && by.times[0] === -1)
    return `${sayMuch(by.times[1], unit, title)} ${unit === 'cards' ? 'fewer' : 'less'}`;
  if (typeof by !== 'number') return `${sayMuch(by, unit, title)} more`;
  const [many, ...rest] = sayMuch(Math.abs(by), unit, title).split(' ');
  const word = by < 0 ? (unit === 'cards' ? 'fewer' : 'less') : 'more';
  return unit === 'cards' ? [many, word, ...rest].join(' ') : [many, ...rest, word].join(' ');
}

/** A name as it stands in a regular expression. */
export function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
