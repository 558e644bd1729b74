import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import { bookSchema } from './ability';
import { BY_HAND } from './by-hand';
import { loadGameCatalogue } from './load';
import { wrongIn } from './wrong-record-fixture';

const catalogue = loadGameCatalogue();
const FILES = SET_CODES.flatMap((set) =>
  CARD_TYPES.map((type) => ({ set, type, text: textOf(`${set}/${type}s.json`) })),
);

function textOf(file: string): string {
  return readFileSync(join('data/abilities', file), 'utf8');
}

/** The ids of a file as they are written, one that stands twice as well. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, id = '']) => id);
}

describe('the abilities of the cards', () => {
  it.each(FILES)('of $set, type $type, are written as the language asks', ({ text }) => {
    expect(wrongIn(bookSchema.safeParse(JSON.parse(text)).error?.issues ?? [])).toEqual([]);
  });

  it.each([
    [{ kind: 'turn', way: 'subdu', cards: 'target' }, 'way'],
    [{ kind: 'turn', way: 'subdue', cards: { choose: { typs: ['persona'] } } }, 'cards.choose'],
    [{ kind: 'produce', what: 'solaris', amount: { rank: 'batle', of: 'this' } }, 'amount.rank'],
    [{ kind: 'draw', from: 'house' }, 'amount'],
  ])('say of a wrong record where it is wrong, and that alone: %j', (wrong, at) => {
    const trigger = { kind: 'trigger', on: { event: 'exchanged' }, effects: [wrong] };
    const { error } = bookSchema.safeParse({ 'eots-caladan': [trigger] });
    const lines = wrongIn(error?.issues ?? []);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^eots-caladan\\.0\\.effects\\.0\\.${at}: `));
  });

  it.each(FILES)('of $set, type $type, stand with their like', ({ set, type, text }) => {
    for (const id of idsIn(text)) expect(catalogue.byId.get(id), id).toMatchObject({ set, type });
  });

  it('that never will be written are known, and the reason is a sentence', () => {
    for (const [id, why] of Object.entries(BY_HAND)) {
      expect(catalogue.byId.has(id), id).toBe(true);
      expect(catalogue.abilities.has(id), id).toBe(false);
      expect(why, id).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('stand once a card, in a file that is loaded', () => {
    const ids = FILES.flatMap(({ text }) => idsIn(text));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.toSorted()).toEqual([...catalogue.abilities.keys()].toSorted());
  });

  it('each have a scenario in cards/', () => {
    const folder = join(import.meta.dirname, 'cards');
    const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    expect(
      [...catalogue.abilities.keys()].filter(
        (id) => !new RegExp(`${id}(?![\\w-])`).test(scenarios),
      ),
    ).toEqual([]);
  });
});
