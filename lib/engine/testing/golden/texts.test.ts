import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keywordsByCard } from '../../abilities/keywords';
import { loadGameCatalogue } from '../../abilities/load';
import { sentencesByCard } from '../../abilities/sentences';

// What each card's page says it does. Where other words are meant,
// GOLDEN=write npx vitest run lib/engine/testing/golden writes them anew.

const file = join(import.meta.dirname, 'texts.txt');

const lines = [...loadGameCatalogue().abilities.keys()].sort().flatMap((id) => {
  const keywords = keywordsByCard().get(id) ?? [];
  const words = keywords.map(({ keyword, amount = '' }) => ` ${keyword}${amount}`);
  return [`# ${id}${words.join('')}`, ...(sentencesByCard().get(id) ?? [])];
});

if (process.env.GOLDEN === 'write') writeFileSync(file, `${lines.join('\n')}\n`);

it('what cards do is said in the words that were recorded', () => {
  expect(lines.join('\n').split('\n')).toEqual(readFileSync(file, 'utf8').trim().split('\n'));
});
