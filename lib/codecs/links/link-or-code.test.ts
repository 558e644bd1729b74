import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { importDeck } from '../decks/import-deck';
import { normalise } from '../decks/normalise';
import { createMatcher } from '../names/match';
import { deckCode, inGroups } from './deck-code';
import { writeLink } from './deck-link';

const matcher = createMatcher(loadCatalogue());

describe('what was sent in place of a list', () => {
  it('is a whole deck where it is a share link', () => {
    for (const { deck } of SAMPLE_DECKS) {
      const link = `https://registry.example/decks/view#${writeLink(deck)}\n`;
      expect(importDeck(link, matcher)).toEqual({
        ok: true,
        value: { deck: normalise(deck), unmatched: [], notes: [] },
      });
    }
  });

  it('is found behind thousands of beginnings of an address', () => {
    const [sample] = SAMPLE_DECKS;
    const deck = sample?.deck ?? emptyDeck('guild');
    const link = `https://registry.example/decks/view#${writeLink(deck)}`;
    for (const noise of ['http://', 'xhttps://', 'https://x#1', '# 1. '])
      expect(importDeck(`See ${noise.repeat(10_000)}\n${link}\n`, matcher)).toMatchObject({
        value: { deck: normalise(deck) },
      });
  });

  it('is a list with a likely sponsor where it is a deck code', () => {
    for (const { deck } of SAMPLE_DECKS) {
      const read = importDeck(inGroups(deckCode(deck)), matcher);
      expect(read.ok && deckCode(read.value.deck)).toBe(deckCode(deck));
      expect(read.ok && read.value.deck.sponsor).toBe(deck.sponsor);
      expect(read.ok && read.value.notes.join(' ')).toContain('holds the list alone');
    }
  });

  it('is found in a letter, in angle brackets, quoted, and with its line broken', () => {
    for (const { deck } of SAMPLE_DECKS.slice(0, 2)) {
      const link = `https://registry.example/decks/view#${writeLink(deck)}`;
      const broken = link.replace(/(.{72})/g, '$1\r\n');
      for (const text of [
        `<${link}>`,
        broken,
        `<${broken}>`,
        `Hello Irulan,\n\nhere is my deck: ${link}\n\nSee you on Saturday, 20:00`,
        `Hello,\n\n${broken}\n\nBye`,
        broken.replace(/^|\n/g, '$&> '),
      ])
        expect(importDeck(text, matcher), text).toEqual({
          ok: true,
          value: { deck: normalise(deck), unmatched: [], notes: [] },
        });
      const code = deckCode(deck);
      for (const text of [
        `Hello,\n\nDeck code: ${inGroups(code)}\n\nBye`,
        `My list:\n${code}\nBye`,
      ]) {
        const read = importDeck(text, matcher);
        expect(read.ok && deckCode(read.value.deck), text).toBe(code);
      }
    }
  });

  it('does not take the place of the list beside it', () => {
    const code = deckCode(SAMPLE_DECKS[0]?.deck ?? emptyDeck('atreides'));
    for (const text of [
      `${code}\n3 House Battalion`,
      `Deck code: ${inGroups(code)}\nHouse Deck\n3 House Battalion`,
      `House Deck\n3 House Battalion\nCode: ${code}\n`,
    ]) {
      const read = importDeck(text, matcher);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(read.value.deck.houseDeck).toEqual([{ card: 'eots-house-battalion', count: 3 }]);
      expect(read.value.unmatched).toEqual([]);
      expect(read.value.notes.join(' ')).toContain('deck code');
    }
  });

  it('is named as damaged and not taken for a list of cards', () => {
    const [sample] = SAMPLE_DECKS;
    if (sample === undefined) return;
    const link = importDeck(writeLink(sample.deck).slice(0, -3), matcher);
    const code = importDeck(deckCode(sample.deck).slice(0, -3), matcher);
    expect(!link.ok && link.problems[0]?.code).toBe('damaged-link');
    expect(!code.ok && code.problems[0]?.code).toBe('damaged-code');
  });

  it('is never seen in a list that only mentions a link or begins with a number', () => {
    const link = SAMPLE_DECKS.slice(0, 1).map(({ deck }) => writeLink(deck));
    for (const list of [
      `// https://registry.example/decks/view#${link}\n3 House Battalion`,
      `3 House Battalion\nhttps://registry.example/decks/view#${link}`,
      '1. Stilgar',
      '1.5',
    ]) {
      const read = importDeck(list, matcher);
      expect(read.ok && read.value.deck.name, list).not.toBe(SAMPLE_DECKS[0]?.deck.name);
    }
  });
});
