import { expect, it } from 'vitest';
import type { Question } from '@/lib/desk/answers';
import type { ProblemCard } from '@/lib/legality/problem';
import { lineMarks } from './line-marks';

const battalion: ProblemCard = {
  id: 'eots-house-battalion',
  title: 'House Battalion',
  deck: 'house',
  count: 5,
};

const broken = { severity: 'error', cards: [battalion] } as const;

const question = (line: number | null): Question => ({
  key: `${line}`,
  kind: line === null ? 'id' : 'line',
  line,
  text: 'Zzyzx',
  place: 'house',
  count: 1,
  guessed: true,
  nearest: [],
});

it('marks the lines of cards that break a rule, and those that wait to be read', () => {
  const text = 'Zzyzx\n5 house battalion\n4 Spice Blow';
  expect([...lineMarks(text, [question(1), question(null)], [broken], new Map())]).toEqual([
    [2, 'wrong'],
    [1, 'waits'],
  ]);
});

it('marks nothing in a text of one line, which would be all of it', () => {
  expect(lineMarks('5 House Battalion', [question(1)], [broken], new Map()).size).toBe(0);
});

it('marks nothing for what is only warned of', () => {
  const warned = { ...broken, severity: 'warning' } as const;
  expect(lineMarks('5 House Battalion\n4 Spice Blow', [], [warned], new Map()).size).toBe(0);
});

it('knows a card by its other names', () => {
  const byId = new Map([[battalion.id, { aliases: ['Troops of the House'] }]]);
  expect([...lineMarks('5 Troops of the House\n4 Spice Blow', [], [broken], byId)]).toEqual([
    [1, 'wrong'],
  ]);
});
