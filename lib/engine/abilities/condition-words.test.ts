import { expect, it } from 'vitest';
import type { Condition } from './condition';
import { sayCondition } from './condition-words';

const shield: Condition = { kind: 'there-is', card: { titles: ['Shield'], on: 'bearer' } };
const craft: Condition = { kind: 'there-is', card: { all: ['Craft'], on: 'bearer' } };

it.each<[Condition, holds: string, not: string]>([
  [shield, 'its bearer bears a Shield', 'its bearer bears no Shield'],
  [craft, 'its bearer bears a Craft', 'its bearer bears no Craft'],
  [
    { kind: 'there-is', card: { titles: ['Arrakeen'], state: 'engaged' } },
    'Arrakeen is engaged',
    'Arrakeen is not engaged',
  ],
  [
    { kind: 'there-is', card: { all: ['Ally'], other: true, whose: 'yours' } },
    'you govern another Ally',
    'you govern no other Ally',
  ],
  [
    { kind: 'is', card: 'this', a: { rite: 'attacking' } },
    'Stilgar takes part in the attack',
    'Stilgar does not take part in the attack',
  ],
  [
    { kind: 'is', card: 'bearer-host', a: { spice: 'some' } },
    'the card that its bearer is on has spice on it',
    'the card that its bearer is on lacks spice on it',
  ],
  [
    { kind: 'rite', rites: ['intrigue'], by: 'you' },
    'you attack in an Intrigue rite',
    'you do not attack in an Intrigue rite',
  ],
  [
    { kind: 'announced', as: 'petition', card: { types: ['persona'] } },
    'a persona is petitioned for',
    'no persona is petitioned for',
  ],
])('a condition and its opposite: %j', (condition, holds, not) => {
  expect(sayCondition(condition, 'Stilgar')).toBe(holds);
  expect(sayCondition({ kind: 'not', of: condition }, 'Stilgar')).toBe(not);
  expect(sayCondition({ kind: 'not', of: { kind: 'not', of: condition } }, 'Stilgar')).toBe(holds);
});
