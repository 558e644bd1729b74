import { describe, expect, it } from 'vitest';
import { catalogue, list, row, rows, sample, textOf } from './desk-fixture';
import { lettersText, letterText } from './letter';

const context = {
  tournament: { name: 'Autumn Open', date: '2026-11-22', format: null },
  catalogue,
  formats: [],
};

describe('the letter to a player', () => {
  it('says what is wrong, by which rule, and the change that puts it right', () => {
    const deck = sample();
    const [first, ...others] = deck.houseDeck;
    const houseDeck = first ? [{ ...first, count: 6 }, ...others] : [];
    const text = textOf({ ...deck, houseDeck });
    const letter = letterText(row(list('a', { player: 'Ada', text })), context);
    expect(letter).toMatch(
      /^Hello Ada,\n\nyour deck list for Autumn Open on 2026-11-22: not legal in/,
    );
    expect(letter).toMatch(
      /- 6 copies of .+; at most 4 .+\(TAT-4\.2-10.*\)\n {2}To put it right: /,
    );
    expect(letter).toContain('Please send the list again once it is right.');
  });

  it('asks which cards the lines mean that could not be read', () => {
    const text = `${textOf(sample())}\n3 Zzyzx`;
    const letter = letterText(row(list('a', { text })), context);
    expect(letter).toContain('legal in Thunder at Twilight as far as it could be read');
    expect(letter).toContain('Which cards are meant?\n- 3 Zzyzx');
  });

  it('asks for nothing where all is right, and for another list where none could be read', () => {
    expect(letterText(row(list('a')), context)).toContain('Nothing is left for you to do.');
    const refused = row(list('a', { text: '', refused: 'It is too large.' }));
    expect(letterText(refused, context)).toContain('Cannot be read. It is too large.');
  });

  it('goes to all whose list is not in order, and to nobody else', () => {
    const lists = [list('a', { player: 'Ada' }), list('b', { player: 'Ben', text: 'Zzyzx' })];
    const letters = lettersText(rows(lists), context);
    expect(letters).toContain('Hello Ben,');
    expect(letters).not.toContain('Ada');
  });
});
