import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { ran } from '../io-fixture';

const deck = (house: Readonly<Record<string, number>>) =>
  JSON.stringify({
    ...emptyDeck('atreides'),
    houseDeck: Object.entries(house).map(([card, count]) => ({ card, count })),
  });

const files = {
  'owned.csv': 'card id,owned\neots-valor,3\neots-carthag,1\n',
  'owned.txt': '3 Valor\n1 Carthag\n',
  'a.json': deck({ 'eots-valor': 2, 'eots-carthag': 1 }),
  'b.json': deck({ 'eots-valor': 3, 'tat-paul-atreides': 1 }),
};

describe('registry collection missing', () => {
  it('says that nothing is missing, exit 0, from a table or a list', async () => {
    for (const owned of ['owned.csv', 'owned.txt'])
      expect(await ran(['collection', 'missing', owned, 'a.json'], { files })).toMatchObject({
        code: 0,
        out: 'Nothing is missing.\n',
        err: '',
      });
  });

  it('lists what is missing by set, exit 1', async () => {
    const { code, out } = await ran(['collection', 'missing', 'owned.csv', 'b.json'], { files });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Thunder at Twilight\n {2}1× {2}Paul Atreides.* {2}needs 1, owns 0\nMissing: 1 copy of 1 card.\n$/,
    );
  });

  it('gives each deck its own copies, or shares them', async () => {
    const decks = ['owned.csv', 'a.json', 'b.json', '--json'];
    const apart = await ran(['collection', 'missing', ...decks], { files });
    expect(JSON.parse(apart.out)).toEqual({
      copies: 3,
      cards: [
        {
          id: 'eots-valor',
          title: 'Valor',
          set: 'eots',
          missing: 2,
          needed: 5,
          owned: 3,
          decks: ['a.json', 'b.json'],
        },
        expect.objectContaining({ id: 'tat-paul-atreides', missing: 1, decks: ['b.json'] }),
      ],
    });
    const shared = await ran(['collection', 'missing', '--shared', ...decks], { files });
    expect(JSON.parse(shared.out)).toMatchObject({ copies: 1 });
  });

  it('reads standard input, but only once', async () => {
    const world = { files: { ...files, '-': files['owned.txt'] } };
    expect(await ran(['collection', 'missing', '-', 'a.json'], world)).toMatchObject({ code: 0 });
    expect(await ran(['collection', 'missing', '-', '-'], world)).toMatchObject({ code: 2 });
  });

  it('names what it cannot read, exit 2', async () => {
    const world = {
      files: { ...files, 'odd.txt': '3 Vallor\n', 'bad.csv': 'name,owned\nValor,x\n' },
    };
    const errors = async (...args: readonly string[]) => {
      const { code, err, out } = await ran(['collection', ...args], world);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await errors('missing', 'odd.txt', 'a.json')).toContain(
      'Line 1: "3 Vallor" names no single card. Nearest: eots-valor',
    );
    expect(await errors('missing', 'bad.csv', 'a.json')).toContain('Line 2: "x" is not a number');
    expect(await errors('missing', 'gone.csv', 'a.json')).toContain('gone.csv');
    expect(await errors('missing', 'owned.csv', 'odd.txt')).toContain('odd.txt');
    expect(await errors('missing', 'owned.csv')).toContain('a collection and a deck are needed');
    expect(await errors('lacks')).toContain('there is no "lacks"');
    expect(await errors()).toContain('--help shows how');
  });
});
