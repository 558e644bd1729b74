import { expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { deedWords } from './deeds';

const use = (ability: number): Action => ({ kind: 'use', card: 4, ability });
const rite: Action = { kind: 'rite', leader: 4, rite: 'battle', target: 9 };
const admission: Action = { kind: 'request-admission', card: 4 };

it('says in a word what can be done with a card, each deed once', () => {
  expect(deedWords([use(0), use(1)])).toBe('Use');
  expect(deedWords([use(0), rite, { ...rite, target: 8 }])).toBe('Use · Rite');
  expect(deedWords([use(0), rite, admission])).toBe('Use …');
});

it('says nothing where nothing can be done', () => {
  expect(deedWords([])).toBe('');
});
