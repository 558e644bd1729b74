import { describe, expect, it } from 'vitest';
import { fromMark, markedParts, marksOf } from './marks';
import { parseQuery } from './parse';

function marks(query: string) {
  const parsed = parseQuery(query);
  if (!parsed.ok) throw new Error(query);
  return marksOf(parsed.value);
}

function marked(query: string, text: string): readonly string[] {
  const found = marks(query);
  return found === null
    ? []
    : markedParts(text, found).flatMap((part) => (part.isMarked ? [part.text] : []));
}

describe('the words that a search marks in a text', () => {
  it('are those that it looks for, in any form, and what else they are called', () => {
    expect(marked('text:discards', 'Discard a card: it is discarded.')).toEqual([
      'Discard',
      'discarded',
    ]);
    expect(marked('text:"gain solaris"', 'Engage it: produce 3 solaris.')).toEqual([
      'produce',
      'solaris',
    ]);
    expect(marked('sandw', 'Choose a subdued Sandworm.')).toEqual(['Sandworm']);
  });

  it('are none of a search for other things, of what must not be there, and of kinds of cards', () => {
    expect(marks('cost:3')).toBeNull();
    expect(marks('-text:solaris')).toBeNull();
    expect(marked('fremen persona', 'Its persona has +1 command.')).toEqual([]);
  });

  it('are those of another way to say it, where the text has all of them', () => {
    const other = 'You may search your House deck for Equipment and put it into your hand.';
    expect(marked('draw a card', other)).toEqual(['search', 'deck']);
    expect(marked('draw a card', 'Choose a House deck.')).toEqual([]);
  });

  it('leave the text as it is', () => {
    const text = 'Engage Pundi Rice Market: produce 2 solaris.';
    const found = marks('text:produce');
    expect(
      found &&
        markedParts(text, found)
          .map((part) => part.text)
          .join(''),
    ).toBe(text);
  });
});

it('a line begins where it has most of the words that were asked for', () => {
  const found = marks('draw a card');
  if (found === null) throw new Error('nothing is marked');
  const text =
    'Discard any number of cards from your hand up to its command and draw that many cards.';
  expect(fromMark(text, found)).toBe('… draw that many cards.');
});

it('a line begins at the clause of its first mark, where that would be cut off', () => {
  const found = marks('text:spice');
  if (found === null) throw new Error('nothing is marked');
  expect(fromMark('Produce 1 spice.', found)).toBe('Produce 1 spice.');
  expect(
    fromMark(
      'Put a program token on it when you capture an Ally in a rite. Produce 1 spice.',
      found,
    ),
  ).toBe('… Produce 1 spice.');
});
