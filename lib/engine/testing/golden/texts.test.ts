import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { briefOf } from '../../abilities/brief/brief';
import { keywordsByCard } from '../../abilities/keywords';
import { loadGameCatalogue } from '../../abilities/load';
import { sentencesByCard } from '../../abilities/sentences';

// What each card's page says it does, and in brief its face at the table. Where other words are meant,
// GOLDEN=write npx vitest run lib/engine/testing/golden writes them anew.

const file = join(import.meta.dirname, 'texts.txt');

const { abilities } = loadGameCatalogue();
const lines = [...abilities.keys()].sort().flatMap((id) => {
  const keywords = keywordsByCard().get(id) ?? [];
  const words = keywords.map(({ keyword, amount = '' }) => ` ${keyword}${amount}`);
  const brief = `> ${briefOf(abilities.get(id) ?? [])}`;
  return [`# ${id}${words.join('')}`, brief, ...(sentencesByCard().get(id) ?? [])];
});

if (process.env.GOLDEN === 'write') writeFileSync(file, `${lines.join('\n')}\n`);

it('what cards do is said in the words that were recorded', () => {
  expect(lines.join('\n').split('\n')).toEqual(readFileSync(file, 'utf8').trim().split('\n'));
});
