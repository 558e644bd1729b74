import { describe, expect, it } from 'vitest';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import { gist, headParts, operationLine } from './lines';

describe('a line of a card’s text', () => {
  it('begins with its timing and its cost', () => {
    expect(operationLine('Engage Arrakeen: produce 3 solaris.')).toEqual({
      head: 'Engage Arrakeen:',
      rest: 'produce 3 solaris.',
    });
    expect(operationLine('Declaration tactic, Battle. Gain 1 favor.')).toEqual({
      head: 'Declaration tactic, Battle.',
      rest: 'Gain 1 favor.',
    });
    expect(operationLine('Styros has +1 command.')).toEqual({
      head: '',
      rest: 'Styros has +1 command.',
    });
  });

  it('never loses a word', () => {
    for (const sentence of [...sentencesByCard().values()].flat()) {
      const { head, rest } = operationLine(sentence);
      expect([head, rest].filter((part) => part !== '').join(' ')).toBe(sentence);
    }
  });
});

it('of a head the timing and what is engaged are bold, conditions are not', () => {
  const bold = (head: string) =>
    headParts(head).flatMap((part) => (part.bold ? [part.text.trim()] : []));
  expect(bold('Engage Arrakeen:')).toEqual(['Engage Arrakeen:']);
  expect(bold('Declaration tactic. If a persona is about to be deployed, engage Spy:')).toEqual([
    'Declaration tactic.',
    'engage Spy:',
  ]);
  expect(bold('If Arrakeen is engaged, subdue Arrakeen Patriarch and lose 1 favor:')).toEqual([]);
  expect(bold('Engage Esmar Tuek and pay 2 solaris:')).toEqual(['Engage Esmar Tuek']);
  for (const sentence of [...sentencesByCard().values()].flat()) {
    const { head } = operationLine(sentence);
    expect(
      headParts(head)
        .map(({ text }) => text)
        .join(''),
    ).toBe(head);
  }
});

it('a card in one line begins with what it does, not with what it goes on', () => {
  expect(
    gist(
      ['Limit 1. Assign it to a persona.', 'Its persona has +2 command.'],
      'Hero of the Faufreluches',
    ),
  ).toBe('Its persona has +2 command. Limit 1. Assign it to a persona.');
});

it('does not say the title again that stands over it', () => {
  expect(gist(['Engage Arrakeen: produce 3 solaris.'], 'Arrakeen')).toBe(
    'Engage: produce 3 solaris.',
  );
});
