import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import aides from '@/data/abilities/aides.json';
import allies from '@/data/abilities/allies.json';
import errata from '@/data/abilities/errata.json';
import holdings from '@/data/abilities/holdings.json';
import hosts from '@/data/abilities/hosts.json';
import others from '@/data/abilities/others.json';
import resources from '@/data/abilities/resources.json';
import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { bookSchema } from './ability';
import { abilitiesOf, encodedCards } from './book';
import { sentencesOf } from './sentence';

const catalogue = loadCatalogue();
const FILES = { aides, allies, errata, holdings, resources, others };

describe('the abilities of the cards', () => {
  it.each(Object.entries(FILES))('%s are written as the language asks', (_name, file) => {
    const read = bookSchema.safeParse(file);
    expect(read.success ? [] : read.error.issues).toEqual([]);
  });

  it('belong to cards that exist, each in its file', () => {
    const typeOf = (id: string) => catalogue.byId.get(id)?.type;
    for (const id of Object.keys(holdings)) expect(typeOf(id), id).toBe('holding');
    for (const id of Object.keys({ ...aides, ...allies })) expect(typeOf(id), id).toBe('persona');
    for (const id of Object.keys({ ...errata, ...others, ...resources, ...hosts }))
      expect(['resource', 'plan', 'event'], id).toContain(typeOf(id));
  });

  it('that are not written yet name their hosts alone', () => {
    expect(bookSchema.safeParse(hosts).success).toBe(true);
    for (const [id, abilities] of Object.entries(hosts)) {
      expect(
        abilities.map(({ kind }) => kind),
        id,
      ).toEqual(['assign']);
      expect(encodedCards(), id).not.toContain(id);
    }
  });

  it('stand once a card', () => {
    const ids = Object.values(FILES).flatMap((file) => Object.keys(file));
    expect(new Set(ids).size).toBe(ids.length);
    expect(encodedCards()).toHaveLength(ids.length);
  });

  it('each have a scenario in cards/', () => {
    const folder = join(import.meta.dirname, 'cards');
    const scenarios = readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    expect(encodedCards().filter((id) => !new RegExp(`${id}(?![\\w-])`).test(scenarios))).toEqual(
      [],
    );
  });

  it('read as whole sentences', () => {
    for (const id of encodedCards()) {
      const card = catalogue.byId.get(id);
      for (const said of sentencesOf(abilitiesOf(id), card === undefined ? id : fullName(card)))
        expect(said, id).toMatch(/^[A-Z+−].*\.$/);
    }
  });
});
