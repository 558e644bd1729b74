import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeckEntry, emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { CardsOfDeck } from '../decks/lists';
import { anyDeck, anyText, mutated, runs } from '../fixtures/arbitraries';
import v1 from '../fixtures/deck-code-v1.json';
import { byteWriter, checksum, toBase64url } from './bytes';
import { deckCode, inGroups, looksLikeCode, readDeckCode } from './deck-code';

const SPELLED = 'R1AAABARRlb3RzLWNhbGFkYW4tZXhwb3J0cwEA2ST-';

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

const codesOf = (text: string) => {
  const read = readDeckCode(text);
  return read.ok ? 'ok' : read.problems.map(({ code }) => code).join(' ');
};

/** A list whatever its order and lines: copies by card. */
function meaning({ homeWorld, programs, imperialDeck, houseDeck }: CardsOfDeck) {
  const copies = (entries: readonly DeckEntry[]) => {
    const totals = new Map<string, number>();
    for (const { card, count } of entries) totals.set(card, (totals.get(card) ?? 0) + count);
    return [...totals].sort(([a], [b]) => (a < b ? -1 : 1));
  };
  return {
    homeWorld,
    programs: programs.toSorted(),
    imperial: copies(imperialDeck),
    house: copies(houseDeck),
  };
}

/** The same list with its lines in another order, each copy in a line of its own. */
function shuffled<T extends CardsOfDeck>(deck: T): T {
  const single = (entries: readonly DeckEntry[]) =>
    entries
      .flatMap(({ card, count }) => Array.from({ length: count }, () => ({ card, count: 1 })))
      .reverse();
  return {
    ...deck,
    programs: deck.programs.toReversed(),
    imperialDeck: single(deck.imperialDeck),
    houseDeck: single(deck.houseDeck),
  };
}

describe('deck codes', () => {
  it('say the whole list and nothing else, and are the same in any order', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const code = deckCode(deck);
        const read = readDeckCode(code);
        expect(read.ok && meaning(read.value)).toEqual(meaning(deck));
        expect(deckCode(shuffled(deck))).toBe(code);
        const renamed = { ...deck, name: 'x', notes: 'y', players: 5 };
        expect(deckCode(renamed)).toBe(code);
      }),
      runs(1000),
    );
  });

  it('differ where the lists do', () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, (one, other) => {
        const same = JSON.stringify(meaning(one)) === JSON.stringify(meaning(other));
        expect(deckCode(one) === deckCode(other)).toBe(same);
      }),
      runs(500),
    );
    for (const { deck } of SAMPLE_DECKS)
      for (const [at, entry] of deck.houseDeck.entries()) {
        const more = deck.houseDeck.with(at, { ...entry, count: entry.count + 1 });
        expect(deckCode({ ...deck, houseDeck: more })).not.toBe(deckCode(deck));
        const moved = {
          ...deck,
          houseDeck: deck.houseDeck.toSpliced(at, 1),
          imperialDeck: [...deck.imperialDeck, entry],
        };
        expect(deckCode(moved)).not.toBe(deckCode(deck));
      }
  });

  it('are short enough to be typed', () => {
    for (const { id, deck } of SAMPLE_DECKS) {
      expect(deckCode(deck).length, id).toBeLessThan(80);
    }
  });

  it('notice every single mistyped, missing or doubled character and every two that change places', () => {
    for (const { deck } of SAMPLE_DECKS.slice(0, 1)) {
      const code = deckCode(deck);
      for (let at = 0; at < code.length; at += 1) {
        const [before, is, after] = [code.slice(0, at), code.charAt(at), code.slice(at + 1)];
        for (const sign of SIGNS)
          if (sign !== is) expect(isRead(before + sign + after), `${at} ${sign}`).toBe(false);
        expect(isRead(before + after)).toBe(false);
        expect(isRead(before + is + is + after)).toBe(false);
        const [next = '', ...rest] = after;
        if (next !== is && next !== '')
          expect(isRead(before + next + is + rest.join(''))).toBe(false);
      }
    }
  });

  it('say which character is mistyped', () => {
    const code = deckCode(SAMPLE_DECKS[3]?.deck ?? emptyDeck('fremen'));
    const wrong = code.slice(0, 16) + (code.charAt(16) === 'x' ? 'y' : 'x') + code.slice(17);
    const read = readDeckCode(wrong);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.problems[0]?.at).toBe('character 17');
    expect(read.problems[0]?.message).toContain(`should be “${code.charAt(16)}”`);
  });

  it('are read with blanks, line breaks, a label and dashes that a program made longer', () => {
    const code = deckCode(SAMPLE_DECKS[0]?.deck ?? emptyDeck('atreides'));
    for (const text of [
      inGroups(code),
      `Code: ${code}`,
      `deck code: ${inGroups(code)}\n`,
      code.replace(/(.{20})/g, '$1\r\n'),
      code.replaceAll('-', '\u2013'),
    ]) {
      expect(codesOf(text), text).toBe('ok');
      expect(looksLikeCode(text), text).toBe(true);
    }
  });

  it('of version 1 stay readable for ever', () => {
    expect(v1.length).toBeGreaterThanOrEqual(12);
    for (const { code, list } of v1) {
      expect(readDeckCode(code)).toEqual({ ok: true, value: list });
      expect(deckCode(list)).toBe(code);
    }
  });

  it('of version 1 stay readable when a card that they spell out has a number by now', () => {
    // bytes 0, 0, 1, 1, "eots-caladan-exports", 1, 0
    const code = SPELLED;
    const writer = byteWriter();
    for (const number of [0, 0, 1, 1]) writer.number(number);
    writer.text('eots-caladan-exports');
    for (const number of [1, 0]) writer.number(number);
    const bytes = writer.done();
    const sums = checksum(Uint8Array.from([1, ...bytes]));
    expect(`R1${toBase64url(Uint8Array.from([...bytes, ...sums]))}`).toBe(code);
    const list = {
      homeWorld: null,
      programs: [],
      imperialDeck: [{ card: 'eots-caladan-exports', count: 1 }],
      houseDeck: [],
    };
    expect(readDeckCode(code)).toEqual({ ok: true, value: list });
    expect(deckCode(list)).not.toBe(code);
  });

  it('say what is wrong with them', () => {
    const code = deckCode(emptyDeck('fremen'));
    expect(codesOf('')).toBe('not-a-code');
    expect(codesOf('3 House Battalion')).toBe('not-a-code');
    expect(codesOf(code.toLowerCase())).toBe('not-a-code');
    expect(codesOf('R1')).toBe('damaged-code');
    expect(codesOf(code.slice(0, -1))).toBe('damaged-code');
    expect(codesOf(code.replace('R1', 'R2'))).toBe('future-version');
    expect(codesOf(`R1${'A'.repeat(600_000)}`)).toBe('not-a-code');
    for (const list of ['R1 on a list\n3 House Battalion, x', 'Rabban\n3 House Battalion', 'R2-D2'])
      expect(looksLikeCode(list), list).toBe(false);
  });

  it('never throw, whatever is in them', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, mutated(anyDeck.map(deckCode))), (text) => {
        expect(readDeckCode(text)).toHaveProperty('ok');
        // what is read is seen as a code before anything takes it for a list
        if (readDeckCode(text).ok && text.length > 11) expect(looksLikeCode(text)).toBe(true);
      }),
      runs(200),
    );
  });
});

function isRead(code: string): boolean {
  return readDeckCode(code).ok;
}

it('no slip is looked for in what is far too long to have been typed', () => {
  const long = `R1${'A'.repeat(60)} `.repeat(4_000);
  expect(readDeckCode(long)).toMatchObject({ problems: [{ code: 'damaged-code', at: '' }] });
  expect(readDeckCode(long)).toMatchObject({
    problems: [{ message: expect.stringContaining('Compare it with the original') }],
  });
});
