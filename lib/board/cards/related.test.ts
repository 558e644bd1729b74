import { expect, test } from 'vitest';
import { BOARD_CARDS } from './cards';
import { relatedTo } from './related';

function related(id: string): Readonly<Record<string, readonly string[]>> {
  const card = BOARD_CARDS.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return Object.fromEntries(
    relatedTo(card, BOARD_CARDS).map(({ relation, cards }) => [
      relation,
      cards.map(({ name }) => name),
    ]),
  );
}

test('a weapon names the defense that stops it, and a shield the lasgun that explodes with it', () => {
  expect(related('crysknife')['Stopped by']).toEqual(['Shield']);
  expect(related('gom-jabbar')['Stopped by']).toEqual(['Snooper']);
  expect(related('lasgun')).toEqual({ 'Explodes with': ['Shield'] });
  expect(related('shield')['Explodes with']).toEqual(['Lasgun']);
  expect(related('shield').Stops).toContain('Crysknife');
});

test('a card names the others of its kind and not itself', () => {
  expect(related('baliset')['Of the same kind']).toEqual([
    'Jubba Cloak',
    'Kulon',
    'La La La',
    'Trip to Gamont',
  ]);
  expect(related('karama')['Of the same kind']).not.toContain('Karama');
});
