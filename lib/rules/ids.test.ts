import { expect, test } from 'vitest';
import { ruleInWords } from './ids';

test.each([
  ['TAT-6.2.7-01', 'rule 6.2.7:1'],
  ['CRF-2.C.iii-04', 'ruling 2.C.iii:4'],
  ['C07', 'ruling 7'],
  ['GF9-storm-06', 'storm rule 6'],
  ['GF9-adv-karama-07', 'advanced karama rule 7'],
  ['DES-bg-12', 'Bene Gesserit rule 12'],
  ['DES-Q12', 'question 12'],
])('%s is spoken of as %s', (id, words) => {
  expect(ruleInWords(id)).toBe(words);
});
