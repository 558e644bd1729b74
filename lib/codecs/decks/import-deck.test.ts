import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { decodeText } from '../files/decode';
import { MAX_BYTES } from '../limits';
import { createMatcher } from '../names/match';
import { bbcodeWriter } from './bbcode';
import { CODECS, codecOf } from './codecs';
import { importDeck } from './import-deck';
import { markdownWriter } from './markdown';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

function problems(text: string): readonly string[] {
  const result = importDeck(text, matcher);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

function house(bytes: Uint8Array): unknown {
  const result = importDeck(decodeText(bytes), matcher);
  return result.ok ? result.value.deck.houseDeck : result.problems.map(({ code }) => code);
}

describe('importing without saying which format', () => {
  it('tells each format by its content', () => {
    const deck = { ...emptyDeck('guild'), notes: 'x' };
    for (const codec of CODECS) expect(codecOf(codec.write(deck, catalogue))).toBe(codec);
    expect(importDeck('[House Deck]\n3 Valor', matcher).ok).toBe(true);
  });

  it.each([
    ['atreides.o8d', 'octgn'],
    ['atreides.dek', 'lackey'],
    ['atreides.lackey.txt', 'lackey-text'],
    ['atreides.cod', 'cockatrice'],
    ['atreides.tts.json', 'tts'],
    ['forum-post.txt', 'text'],
    ['spreadsheet.csv', 'csv'],
    ['small-set.xml', undefined],
  ])('takes %s, made by another program, for %s', (file, format) => {
    const text = readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8');
    expect(codecOf(text)?.id).toBe(format);
    expect(importDeck(text, matcher).ok).toBe(format !== undefined);
  });

  it.each(['<3 Valor', '<> Valor', '< 3 Valor'])('takes %j for a list, not for XML', (text) => {
    expect(codecOf(text)?.id).toBe('text');
  });

  it.each([
    ['', 'empty'],
    [' \n\t\n', 'empty'],
    ['// only a comment', 'empty'],
    ['<?xml version="1.0"?><deck/>', 'unknown-format'],
    ['<!-- <cockatrice_deck> --><zone/>', 'unknown-format'],
    ['<!DOCTYPE html>\n<html lang="en"><body>3 Valor</body></html>', 'unknown-format'],
    ['<set name="x" id="y"><cards/></set>', 'unknown-format'],
    [`<!-- ${'x'.repeat(9000)} --><deck/>`, 'unknown-format'],
    ['\ufeff <deck game="x"/>', 'empty'],
    ['<?xml version="1.0"?>\n<!DOCTYPE deck [<!ENTITY a "b">]><deck game="x"/>', 'xml-doctype'],
    ['<deck game="x"><section>', 'bad-xml'],
    ['{"ObjectStates": [', 'bad-json'],
    ['{"ObjectStates": []}', 'empty'],
    ['3 Valor\u0000', 'not-text'],
    ['\u0001\u0002\u0003 Valor', 'not-text'],
    ['\ufffd\ufffd\ufffd', 'not-text'],
    ['{"version":1', 'bad-json'],
    ['{\\rtf1\\ansi 3 Valor}', 'unknown-format'],
    [markdownWriter.write(emptyDeck('guild'), catalogue), 'unknown-format'],
    [bbcodeWriter.write(emptyDeck('guild'), catalogue), 'unknown-format'],
  ])('%j is refused as %s', (text, code) => {
    expect(problems(text)).toEqual([code]);
  });

  it('refuses what is over 256 KiB, counted in bytes, before it is read', () => {
    for (const text of ['x'.repeat(10_000_000), 'é'.repeat(MAX_BYTES / 2 + 1)])
      expect(problems(text)).toEqual(['too-large']);
    expect(house(new Uint8Array(10_000_000))).toEqual(['too-large']);
    expect(problems(`// ${'é'.repeat(MAX_BYTES / 2 - 8)}\nValor`)).toEqual([]);
  });

  it('refuses more lines than a deck can have', () => {
    const many = Array.from({ length: 501 }, (_, at) => `card number${at} zz`);
    expect(problems(many.join('\n'))).toEqual(['too-many-lines']);
    expect(problems('Valor\n'.repeat(2001))).toEqual(['too-many-lines']);
    expect(problems(`Programs\n${'99 Abduct Heir\n'.repeat(6)}`)).toEqual(['too-many-lines']);
    expect(problems(`House\n${'99 Valor\n'.repeat(501)}`)).toEqual(['too-many-lines']);
    expect(problems('Valor\n'.repeat(2000))).toEqual([]);
  });

  it('reads files in UTF-8, UTF-16 and Windows-1252', () => {
    const text = '2 Valor\n3 Imperial Fête';
    const wanted = [
      { card: 'eots-valor', count: 2 },
      { card: 'eots-imperial-fete', count: 3 },
    ];
    const little = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(house(new TextEncoder().encode(text))).toEqual(wanted);
    expect(house(new TextEncoder().encode(`\ufeff${text}`))).toEqual(wanted);
    expect(house(little)).toEqual(wanted);
    expect(house(new Uint8Array(Buffer.from(little).swap16()))).toEqual(wanted);
    expect(house(new Uint8Array(Buffer.from(text, 'latin1')))).toEqual(wanted);
    expect(house(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xd8]))).toEqual(['not-text']);
  });
});
