import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { chanceAtLeast } from '@/lib/kernel/hypergeometric';
import { ran } from '../io-fixture';

const deck = SAMPLE_DECKS[0]?.deck;
if (deck === undefined) throw new Error('there are sample decks');
const files = { 'a.json': JSON.stringify(deck) };
const { byId } = loadCatalogue();

const personas = (list: readonly { card: string; count: number }[]) =>
  list
    .filter(({ card }) => byId.get(card)?.type === 'persona')
    .reduce((sum, { count }) => sum + count, 0);
const copies = (list: readonly { count: number }[]) =>
  list.reduce((sum, { count }) => sum + count, 0);

describe('registry odds', () => {
  it('gives the exact chances for hand, draws and Assembly', async () => {
    const { code, out, err } = await ran(
      ['odds', 'a.json', '--query', 't:persona', '--at-least', '2', '--draws', '3', '--json'],
      { files },
    );
    expect([code, err]).toEqual([0, '']);
    const size = copies(deck.houseDeck);
    const hits = personas(deck.houseDeck);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      query: 'Personas',
      atLeast: 2,
      draws: 3,
      hand: { size, hits, draws: 7, chance: chanceAtLeast(2, 7, hits, size) },
      assembly: { hits: personas(deck.imperialDeck), draws: 3 },
    });
    expect(answer.byDraw).toHaveLength(4);
    expect(answer.byDraw[3]).toMatchObject({
      draws: 10,
      chance: chanceAtLeast(2, 10, hits, size),
    });
  });

  it('knows the deck itself as in:deck', async () => {
    const { out } = await ran(
      ['odds', 'a.json', '--query', 'in:deck', '--at-least', '7', '--json'],
      { files },
    );
    expect(JSON.parse(out)).toMatchObject({ hand: { chance: 1 }, assembly: { chance: 0 } });
  });

  it('answers for more cards than any deck has', async () => {
    const args = ['odds', 'a.json', '--query', 't:persona', '--at-least', '1000000', '--json'];
    const { code, out } = await ran(args, { files });
    expect([code, JSON.parse(out).hand.chance, JSON.parse(out).atLeast]).toEqual([0, 0, 1_000_000]);
  });

  it('takes a query that begins with a hyphen', async () => {
    const args = ['odds', 'a.json', '--query', '-t:persona', '--at-least', '1', '--json'];
    const { code, out } = await ran(args, { files });
    expect(code).toBe(0);
    expect(JSON.parse(out).hand.hits).toBe(copies(deck.houseDeck) - personas(deck.houseDeck));
  });

  it('tells people a table, and never rounds to certainty', async () => {
    const { out } = await ran(
      ['odds', 'a.json', '--query', '', '--at-least', '1', '--draws', '1'],
      { files },
    );
    expect(out).toContain(`${deck.name}\nAt least 1: `);
    expect(out).toMatch(/Opening hand +\d+ of \d+ +7 +100\.00 %/);
    expect(out).toMatch(/House draw 1 +\d+ of \d+ +8/);
    const houseDeck = [
      { card: 'eots-house-battalion', count: 99 },
      { card: deck.houseDeck[0]?.card ?? '', count: 10 },
    ];
    const near = { 'near.json': JSON.stringify({ ...deck, houseDeck }) };
    const asked = async (query: string, atLeast: string) =>
      (await ran(['odds', 'near.json', '--query', query, '--at-least', atLeast], { files: near }))
        .out;
    expect(await asked('name="house battalion"', '1')).toMatch(/Opening hand .* > 99\.99 %/);
    expect(await asked('-name="house battalion"', '7')).toMatch(/Opening hand .* < 0\.01 %/);
  });

  it.each([
    [['a.json', '--at-least', '1'], '--query'],
    [['a.json', '--query', 'x'], '--at-least'],
    [['a.json', '--query', 'x', '--at-least', '-1'], '--at-least'],
    [['a.json', '--query', 'x', '--at-least', '1.5'], '--at-least'],
    [['a.json', '--query', 'x', '--at-least', '1', '--draws', '501'], '--draws'],
    [['a.json', '--query', 'x', '--at-least', '1', '--draws', 'many'], '--draws'],
    [['a.json', '--query', 'battl>2', '--at-least', '1'], 'battl'],
    [['--query', 'x', '--at-least', '1'], 'one deck file'],
    [['no.json', '--query', 'x', '--at-least', '1'], 'no such file'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const { code, out, err } = await ran(['odds', ...args], { files });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry odds: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});

describe('registry odds --ask', () => {
  const ASK = 'at least 1 t:charter and at least 2 t:persona in the assembly by turn 2';

  it('answers a question of several conditions, read back in plain English, by turn', async () => {
    const { code, out, err } = await ran(
      ['odds', 'a.json', '--ask', ASK, '--imperial-draw', '2', '--json'],
      { files },
    );
    expect([code, err]).toEqual([0, '']);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      ask: ASK,
      question:
        'In the Assembly by turn 2: at least 1 of your charters and at least 2 of your personas',
      draws: { house: 2, imperial: 2 },
      sampled: null,
    });
    expect(answer.byTurn[1]).toBe(answer.chance);
    expect(answer.byTurn).toHaveLength(8);
  });

  it('is the same chance as a query has', async () => {
    const args = ['odds', 'a.json', '--ask', '2 t:persona in hand', '--json'];
    const size = copies(deck.houseDeck);
    const chance = chanceAtLeast(2, 7, personas(deck.houseDeck), size);
    expect(JSON.parse((await ran(args, { files })).out).chance).toBeCloseTo(chance, 12);
  });

  it('tells people the question, its chance and each turn', async () => {
    const { out } = await ran(['odds', 'a.json', '--ask', '2 text:"draw a card" in hand'], {
      files,
    });
    expect(out).toContain(`${deck.name}\nIn the opening hand: at least 2 of your cards with`);
    expect(out).toMatch(/\nChance +[<\d. ]+ %\n/);
    expect(out).toMatch(/\n8 +[<\d. ]+ %\n/);
    expect(out).toMatch(/2 House cards and 1 Imperial card/);
  });

  it('says so where a question is sampled', async () => {
    const ask = Array.from({ length: 9 }, (_, turn) => `1 t:plan in hand by ${turn + 1}`).join(
      ' and ',
    );
    const asked = (...more: string[]) => ran(['odds', 'a.json', '--ask', ask, ...more], { files });
    expect(JSON.parse((await asked('--json')).out)).toMatchObject({
      sampled: { hands: 200_000 },
      byTurn: null,
    });
    expect((await asked()).out).toContain('from 200000 deals');
  });

  it('answers the questions that deck builders ask', async () => {
    const asked = (...more: string[]) => ran(['odds', 'a.json', '--examples', ...more], { files });
    const rows = JSON.parse((await asked('--json')).out);
    expect(rows).toHaveLength(10);
    const one = await ran(['odds', 'a.json', '--ask', rows[1].ask, '--json'], { files });
    expect(JSON.parse(one.out).chance).toBe(rows[1].chance);
    expect((await asked()).out).toContain(rows[1].label);
  });

  it.each([
    [['a.json', '--ask', '1 t:persna in hand'], 'column 5'],
    [['a.json', '--ask', 't:persona'], 'Say how many'],
    [['a.json', '--ask', '1 t:plan', '--query', 'x'], 'one of'],
    [['a.json', '--ask', '1 t:plan', '--house-draw', '21'], '--house-draw'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const { code, out, err } = await ran(['odds', ...args], { files });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry odds: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});
