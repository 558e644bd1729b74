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

  it('have whole numbers alone, and limits, prices and terms from 1', () => {
    const accepted = new Set<string>();
    for (const { text } of FILES) {
      const book: Record<string, unknown> = JSON.parse(text);
      for (const [id, abilities] of Object.entries(book))
        for (const { name, set } of numbersIn(abilities))
          for (const number of [1.5, ...(NOUGHT[name] ?? [])]) {
            const back = set(number);
            if (bookSchema.safeParse({ [id]: abilities }).success)
              accepted.add(`${name} of ${number}`);
            set(back);
          }
    }
    expect([...accepted]).toEqual([]);
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

/** What would be nothing, or less than nothing, by the kind and the field that hold it. */
const NOUGHT: Readonly<Record<string, readonly number[]>> = {
  'assign limit': [0, -1],
  'assign favor': [0, -1],
  'placed until': [0, -1],
  'favor-worth by': [0, -1],
  'choose top': [0, -1],
  'deferment-limit most': [-1],
  'most-favor most': [-1],
};

interface Written {
  /** The kind of the record, or where it has none the field that it is in, and the field of the number. */
  readonly name: string;
  /** Writes another number there, and gives the one that stood there. */
  set(number: number): number;
}

function numbersIn(value: unknown, kind = ''): Written[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const of = typeof record.kind === 'string' ? record.kind : kind;
  return Object.entries(record).flatMap(([field, part]): Written[] => {
    if (typeof part !== 'number') return numbersIn(part, field);
    return [
      {
        name: `${of} ${field}`,
        set(number) {
          const was = Number(record[field]);
          record[field] = number;
          return was;
        },
      },
    ];
  });
}
