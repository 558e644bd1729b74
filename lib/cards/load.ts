import { z } from 'zod';
import eots from '@/data/cards/eots.json';
import jotc from '@/data/cards/jotc.json';
import tat from '@/data/cards/tat.json';
import type { SetCode } from '@/lib/rules/taxonomy';
import type { Card } from './card';
import { buildCatalogue, type Catalogue } from './catalogue';
import { cardSchema } from './schema';

/** Validates one file of card records; throws one error that names every broken file, card and field. */
export function parseCardFile(set: SetCode, records: unknown): Card[] {
  const file = `data/cards/${set}.json`;
  if (!Array.isArray(records)) throw new Error(`${file}: expected a list of cards`);
  const broken: string[] = [];
  const cards: Card[] = [];
  const seen = new Set<string>();
  records.forEach((record: unknown, index) => {
    const parsed = cardSchema.safeParse(record);
    if (!parsed.success) {
      const name = nameOf(record, index);
      for (const issue of parsed.error.issues)
        broken.push(`${file}: ${name}: ${issue.path.join('.') || 'record'}: ${issue.message}`);
      return;
    }
    if (parsed.data.set !== set)
      broken.push(`${file}: ${parsed.data.id}: set: is "${parsed.data.set}", should be "${set}"`);
    if (seen.has(parsed.data.id)) broken.push(`${file}: ${parsed.data.id}: id: stands twice`);
    seen.add(parsed.data.id);
    cards.push(parsed.data);
  });
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return cards;
}

function nameOf(record: unknown, index: number): string {
  const parsed = z.object({ id: z.string() }).safeParse(record);
  return parsed.success ? parsed.data.id : `card ${index + 1}`;
}

let loaded: Catalogue | undefined;

/** The catalogue from the project's own files, validated on first use. For the server and the command line. */
export function loadCatalogue(): Catalogue {
  loaded ??= buildCatalogue([
    ...parseCardFile('eots', eots),
    ...parseCardFile('jotc', jotc),
    ...parseCardFile('tat', tat),
  ]);
  return loaded;
}
