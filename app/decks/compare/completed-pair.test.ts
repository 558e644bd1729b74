import { describe, expect, it } from 'vitest';
import { type Side, sidesOf } from '@/app/_deck/compare/side';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { StoredDeck } from '@/lib/storage/decks';
import { completedPair } from './completed-pair';

const NOTHING = { active: [], archived: [], bin: [], broken: [], problem: null, versions: [] };
const stored = (id: string, deck: Deck, updatedAt: number): StoredDeck => ({
  id,
  deck,
  tags: [],
  archived: false,
  deletedAt: null,
  createdAt: 0,
  updatedAt,
  unsaved: false,
});
const sample = (id: string): Deck => {
  const found = SAMPLE_DECKS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found.deck;
};
const fremen = sample('fremen');
const thinner: Deck = { ...fremen, houseDeck: fremen.houseDeck.slice(1) };
const version = (deck: Deck, savedAt: number) =>
  ({ version: 1, id: `v${savedAt}`, deckId: 'mine', name: 'Then', deck, savedAt }) as const;

const pairOf = (library: Partial<Parameters<typeof sidesOf>[0]>) =>
  completedPair(sidesOf({ ...NOTHING, ...library }), { a: null, b: null });

describe('what is compared before anything is chosen', () => {
  it('is the newest version with other cards against the deck as it is', () => {
    const versions = [version(thinner, 3), version(fremen, 2), version(sample('guild'), 1)];
    const active = [stored('mine', thinner, 9), stored('other', sample('corrino'), 8)];
    expect(pairOf({ active, versions })).toEqual({ a: 'version:v2', b: 'mine' });
  });

  it('is else the last two decks that differ, never two alike', () => {
    const active = [
      stored('mine', fremen, 9),
      stored('copy', { ...fremen, name: 'A copy' }, 8),
      stored('other', sample('corrino'), 7),
    ];
    expect(pairOf({ active })).toEqual({ a: 'other', b: 'mine' });
  });

  it('is else the sample of the sponsor, or another where the deck is still that sample', () => {
    expect(pairOf({ active: [stored('mine', thinner, 9)] }).a).toBe('sample:fremen');
    expect(pairOf({ active: [stored('mine', fremen, 9)] }).a).toBe('sample:atreides');
    expect(pairOf({})).toEqual({ a: 'sample:corrino', b: 'sample:atreides' });
  });

  it('completes a side that was chosen, and keeps what was', () => {
    const sides = sidesOf({ ...NOTHING, active: [stored('mine', thinner, 9)] });
    expect(completedPair(sides, { a: 'sample:guild', b: null }).b).toBe('mine');
    expect(completedPair(sides, { a: null, b: 'sample:guild' }).a).toBe('mine');
    expect(completedPair(sides, { a: 'mine', b: 'mine' })).toEqual({ a: 'mine', b: 'mine' });
    expect(completedPair(sides, { a: 'gone', b: null })).toEqual({ a: 'gone', b: null });
  });

  it('has no other side where there is but one', () => {
    const one: Side = { ref: 'mine', deck: fremen, title: 'Mine', note: '' };
    expect(completedPair([one], { a: null, b: null })).toEqual({ a: null, b: 'mine' });
    expect(completedPair([], { a: null, b: null })).toEqual({ a: null, b: null });
  });
});
