import { expect, test } from 'vitest';
import { BEARDS, BEHIND, HAIR, HEADS, ON, WEAR } from '@/app/_ui/bust/parts';
import { loadCatalogue } from '@/lib/cards/load';
import { looksOf } from './looks-of';

const personas = loadCatalogue().cards.filter(({ type }) => type === 'persona');
const looksFor = (id: string) => {
  const card = personas.find((one) => one.id === id);
  return card && looksOf(card);
};

test('every persona looks like somebody, in parts that there are', () => {
  for (const card of personas) {
    const { head, wear, behind, hair, on, beard, skin } = looksOf(card);
    expect([HEADS[head], WEAR[wear], skin]).not.toContain(undefined);
    if (behind) expect(BEHIND[behind]).toBeDefined();
    if (hair) expect(HAIR[hair]).toBeDefined();
    if (on) expect(ON[on]).toBeDefined();
    if (beard) expect(BEARDS[beard]).toBeDefined();
  }
});

test('no two personas of one Power look alike in a set', () => {
  const seen = personas.map((card) =>
    JSON.stringify([card.set, card.allegiance, Object.entries(looksOf(card)).sort()]),
  );
  expect(new Set(seen).size).toBe(personas.length);
});

test('somebody looks the same in every set, whatever the card calls him', () => {
  expect(looksFor('tat-paul-atreides')).toEqual(looksFor('eots-paul-atreides'));
  expect(looksFor('tat-dr-kynes')).toEqual(looksFor('eots-doctor-kynes'));
  expect(looksFor('tat-duncan-idaho')).toEqual(looksFor('eots-duncan-idaho'));
});

test('what somebody is can be seen: a Mentat by the lips, a native of Dune by the eyes, a Suk by the diamond', () => {
  expect(looksFor('eots-house-mentat')?.mark).toBe('stain');
  expect(looksFor('eots-fremen-naib')?.blue).toBe(true);
  expect(looksFor('tat-imperial-suk')?.mark).toBe('diamond');
});
