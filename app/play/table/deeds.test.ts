import { expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { deedWords, isEvident, priceIn } from './deeds';

const use = (ability: number): Action => ({ kind: 'use', card: 4, ability });
const rite: Action = { kind: 'rite', leader: 4, rite: 'battle', target: 9 };
const free = () => null;
const admission: Action = { kind: 'request-admission', card: 4 };

it('says in a word what can be done with a card, each deed once', () => {
  expect(deedWords([use(0), use(1)], free)).toBe('Use');
  expect(deedWords([use(0), rite, { ...rite, target: 8 }], free)).toBe('Use · Rite');
  expect(deedWords([use(0), rite, admission], free)).toBe('Use …');
});

it('says what it costs, or from where the bidding starts', () => {
  expect(deedWords([{ kind: 'redeploy', card: 4 }], () => 7)).toBe('Deploy for 7');
  expect(deedWords([{ kind: 'redeploy', card: 4 }], () => 0)).toBe('Deploy free');
  expect(deedWords([{ kind: 'tactic', card: 4 }], () => 'X')).toBe('Play for X');
  expect(deedWords([{ kind: 'petition', card: 4 }], () => 3)).toBe('Petition from 3');
});

it('says nothing where nothing can be done', () => {
  expect(deedWords([], free)).toBe('');
});

it('is left out where the edge of the card and its coin say as much', () => {
  expect(isEvident('Use', 2)).toBe(true);
  expect(isEvident('Deploy for 2', 2)).toBe(true);
  expect(isEvident('Petition from X', 'X')).toBe(true);
  expect(isEvident('Deploy for 1', 2)).toBe(false);
  expect(isEvident('Deploy for 2', null)).toBe(false);
  expect(isEvident('Face down', 2)).toBe(false);
  expect(isEvident('Use · Rite', 2)).toBe(false);
  expect(isEvident('Deploy free', 2)).toBe(false);
  expect(isEvident('Deploy free', 0)).toBe(true);
  expect(['Deploy for 1', 'Deploy free', 'Use'].map(priceIn)).toEqual(['1', '0', '']);
});
