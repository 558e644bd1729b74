import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { abilitiesOf, encodedCards } from './book';
import { sentencesOf } from './sentence';

it('say', () => {
  const c = loadCatalogue();
  writeFileSync(
    '/tmp/sayall.txt',
    encodedCards()
      .map((id) => {
        const k = c.byId.get(id);
        return `${id}: ${sentencesOf(abilitiesOf(id), k ? fullName(k) : id).join(' | ')}`;
      })
      .join('\n'),
  );
});
