import { expect, it } from 'vitest';
import conflicts from '@/data/rules/conflicts.json';
import { answersOf } from './answers';

const rulingOf = (id: string) => conflicts.find((one) => one.id === id)?.ruling ?? '';

it('parts a ruling that has an answer for each rule set', () => {
  expect(answersOf(rulingOf('C07'))).toEqual([
    { ruleSet: 'Thunder at Twilight', answer: 'Yes, the wording makes no exception.' },
    { ruleSet: 'Eye of the Storm', answer: 'No, the Collected Rulings File allows them freely.' },
  ]);
});

it('leaves whole what is one answer', () => {
  for (const id of ['C05', 'C16', 'C56']) expect(answersOf(rulingOf(id)), id).toBeNull();
});
