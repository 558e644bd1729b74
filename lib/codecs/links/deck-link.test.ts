import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { anyDeck, anyText, mutated, runs } from '../fixtures/arbitraries';
import v1 from '../fixtures/link-v1.json';
import { byteWriter, checksum, toBase64url } from './bytes';
import { looksLikeLink, readLink, writeLink } from './deck-link';

const NOTE =
  'Hold the deserts and never depend on the Exchange. Keep a Crysknife for the duel with Feyd; Stilgar stays home until turn four. Against Harkonnen leave out both Truces, bring the third Spice Blow, ok?';

const codesOf = (text: string) => {
  const read = readLink(text);
  return read.ok ? 'ok' : read.problems.map(({ code }) => code).join(' ');
};

/** A link around any bytes, with a checksum that is right. */
const linkOf = (compressed: Uint8Array) =>
  `1.${toBase64url(Uint8Array.from([...compressed, ...checksum(compressed)]))}`;

describe('share links', () => {
  it('hold everything that a deck says, whatever it is', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(readLink(writeLink(deck))).toEqual({ ok: true, value: deck });
      }),
      runs(1000),
    );
  });

  it('have under 700 characters for a deck with short notes', () => {
    expect(NOTE).toHaveLength(200);
    for (const { id, deck } of SAMPLE_DECKS) {
      const link = writeLink({ ...deck, notes: NOTE });
      expect(link.length, id).toBeLessThan(700);
    }
  });

  it('are read out of an address, a fragment, or with blanks around', () => {
    const deck = { ...emptyDeck('guild'), name: 'Heighliner' };
    const link = writeLink(deck);
    for (const text of [
      link,
      `#${link}`,
      `  ${link}\n`,
      `https://registry.example/decks/view#${link}`,
      `http://localhost:3000/play?seed=dune#${link}`,
      `https://registry.example/decks/view#${link}.`,
    ]) {
      expect(readLink(text), text).toEqual({ ok: true, value: deck });
      expect(looksLikeLink(text), text).toBe(true);
    }
  });

  it('of version 1 stay readable for ever', () => {
    expect(v1.length).toBeGreaterThanOrEqual(12);
    for (const { link, deck } of v1) expect(readLink(link)).toEqual({ ok: true, value: deck });
  });

  it('say what is wrong with them', () => {
    const link = writeLink({ ...emptyDeck('fremen'), notes: NOTE });
    expect(codesOf('')).toBe('not-a-link');
    expect(codesOf('#')).toBe('not-a-link');
    expect(codesOf('3 House Battalion')).toBe('not-a-link');
    expect(codesOf('https://example.org/decks/view')).toBe('not-a-link');
    expect(codesOf('0.abcdefgh')).toBe('not-a-link');
    expect(codesOf(link.slice(0, -5))).toBe('damaged-link');
    expect(codesOf(link.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).toBe('damaged-link');
    expect(codesOf('1.')).toBe('damaged-link');
    expect(codesOf(link.replace('1.', '2.'))).toBe('future-version');
    expect(codesOf(`1.${'A'.repeat(1_000_000)}`)).toBe('too-large');
  });

  it('that name a card or a format of later times ask for a newer Registry', () => {
    const writer = byteWriter();
    // sponsor, players, format, favor, spice, home world: card 9999
    for (const number of [0, 2, 1, 0, 0, 1, 9999, 0, 0, 0, 0, 0, 0]) writer.number(number);
    expect(codesOf(linkOf(deflateSync(writer.done())))).toBe('future-version');
    const other = byteWriter();
    for (const number of [0, 2, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0]) other.number(number);
    expect(codesOf(linkOf(deflateSync(other.done())))).toBe('future-version');
  });

  it('that unpack to far more than a deck are refused before they have done so', () => {
    expect(codesOf(linkOf(deflateSync(new Uint8Array(20_000_000))))).toBe('too-large');
    expect(codesOf(linkOf(deflateSync(new Uint8Array(900_000))))).toBe('damaged-link');
  });

  it('never throw, whatever is in them', () => {
    const links = anyDeck.map(writeLink);
    fc.assert(
      fc.property(fc.oneof(anyText, mutated(links)), (text) => {
        expect(readLink(text)).toHaveProperty('ok');
      }),
      runs(500),
    );
    // right checksum, any content: only the reading behind it stands in the way
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.boolean(), (bytes, isPacked) => {
        const read = readLink(linkOf(isPacked ? deflateSync(bytes) : bytes));
        if (read.ok) expect(readLink(writeLink(read.value))).toEqual(read);
      }),
      runs(1000),
    );
  });

  it('are made of letters, digits, "-", "_" and one dot', () => {
    const decks: readonly Deck[] = SAMPLE_DECKS.map(({ deck }) => deck);
    for (const deck of decks) expect(writeLink(deck)).toMatch(/^1\.[\w-]+$/);
  });
});
