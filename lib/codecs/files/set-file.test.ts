import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import type { Result } from '@/lib/result';
import { anyText, mutated, NASTY, runs } from '../fixtures/arbitraries';
import { decodeText } from './decode';
import { openBytes } from './open-file';
import { type LoadedSet, readSetFile, readSets } from './set-file';

const catalogue = loadCatalogue();
const small = readFileSync(new URL('../fixtures/small-set.xml', import.meta.url), 'utf8');
const read = (input: string | Uint8Array) =>
  readSetFile(typeof input === 'string' ? input : decodeText(input), catalogue);

function loaded(result: Result<LoadedSet>): LoadedSet {
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

function codeOf(result: Result<LoadedSet>): string {
  return result.ok ? 'read' : (result.problems[0]?.code ?? '');
}

/** A set of one card, the parts given. */
function setOf(cards: string, attributes = 'name="Eye of the Storm"'): string {
  return `<set ${attributes}><cards>${cards}</cards></set>`;
}
const ARRAKEEN = '<card id="2037f0a1-773d-42a9-a498-d0cf54e7a002" name="Arrakeen"/>';

describe('a set file', () => {
  it('gives each known card with its text and its other properties', () => {
    const { set, name, cards } = loaded(read(small));
    expect([set, name]).toEqual(['eots', 'Eye of the Storm']);
    expect(cards.map(({ card }) => card)).toEqual([
      'eots-arrakeen',
      'eots-piter-de-vries',
      'eots-knife-switch',
      'eots-historic-acquisition',
      'eots-caladan',
      'eots-guild-navigator',
    ]);
    expect(cards[1]).toMatchObject({
      operation: 'Test text two: whisper to the copper kettle until it answers.',
      facts: { Resistance: '4', 'Deployment Cost': '4', Weirding: '' },
    });
    expect(cards[1]?.facts).not.toHaveProperty('Operation');
  });

  it('lists what is left out of the file and what the file lacks', () => {
    const { left, missing, cards } = loaded(read(small));
    expect(left).toMatchObject([{ name: 'The Tin Kettle', why: 'unknown' }]);
    expect(small.split('\n')[(left[0]?.line ?? 0) - 1]).toContain('The Tin Kettle');
    expect(cards.length + missing.length).toBe(301);
  });

  it('knows a card by its name, in the set that the rest of the file is of', () => {
    const paul = '<card id="x" name="Paul Atreides, Son of Duke Leto"/>';
    expect(loaded(read(setOf(`${ARRAKEEN}${paul}`))).cards[1]?.card).toBe('eots-paul-atreides');
    const twilight = setOf(paul, 'name="Thunder at Twilight"');
    expect(loaded(read(twilight))).toMatchObject({
      set: 'tat',
      cards: [{ card: 'tat-paul-atreides' }],
    });
    const nowhere = loaded(read(setOf(`<card name="Stilgar"/>${paul}`, 'name="My cards"')));
    expect([...nowhere.cards, ...nowhere.left]).toHaveLength(2);
  });

  it('takes a card that stands twice once, and says so', () => {
    const twice = loaded(read(setOf(`${ARRAKEEN}<card id="y" name="Arrakeen"/>`)));
    expect(twice.cards).toHaveLength(1);
    expect(twice.left).toMatchObject([{ name: 'Arrakeen', why: 'repeated' }]);
  });

  it('reads a text between the tags too, and the same file in UTF-16', () => {
    const marked = ARRAKEEN.replace(
      '/>',
      '><property name="Operation">Count <b>two</b> doors</property></card>',
    );
    expect(loaded(read(setOf(marked))).cards[0]?.operation).toMatch(/Count .*doors/);
    const wide = new Uint8Array(2 + 2 * small.length);
    wide.set([0xff, 0xfe]);
    for (let at = 0; at < small.length; at++) wide[2 + 2 * at] = small.charCodeAt(at);
    const xml = new TextDecoder('utf-16le').decode(wide).replace('utf-8', 'utf-16');
    expect(loaded(read(xml)).cards).toHaveLength(6);
    expect(loaded(read(wide)).cards).toHaveLength(6);
  });
});

describe('a file that is no set of this game', () => {
  const OTHER = 'gameId="11111111-1111-4111-8111-111111111111" name="Eye of the Storm"';
  for (const [what, text, code] of [
    ['another game', setOf('<card id="z" name="Arrakeen"/>', OTHER), 'other-game'],
    ['unknown cards', setOf('<card id="z" name="The Tin Kettle"/>'), 'no-known-cards'],
    ['no cards', '<set name="Markers"><markers/></set>', 'no-cards'],
    ['a deck', '<deck game="x"><section/></deck>', 'not-a-set'],
    ['a game definition', '<game name="Dune"/>', 'not-a-set'],
    ['no XML', '3 House Battalion', 'bad-xml'],
    ['half a file', small.slice(0, 2_000), 'bad-xml'],
    ['nothing', '', 'bad-xml'],
    ['a picture', '\u0089PNG\0\0\0', 'not-text'],
    ['a DOCTYPE', `<!DOCTYPE set [<!ENTITY a "b">]><set name="&a;"/>`, 'xml-doctype'],
    ['depth', '<a>'.repeat(30), 'xml-too-deep'],
    ['too many elements', setOf('<card/>'.repeat(100_001)), 'xml-too-large'],
    ['too many cards', setOf('<card/>'.repeat(1_001)), 'too-many-cards'],
    ['too many bytes', setOf(' '.repeat(5_000_000)), 'too-large'],
    [
      'a novel on a card',
      setOf(
        ARRAKEEN.replace('/>', `><property name="Operation" value="${'a'.repeat(5_000)}"/></card>`),
      ),
      'too-long',
    ],
  ] as const) {
    it(`${what} is refused as ${code}`, () => {
      expect(codeOf(read(text))).toBe(code);
    });
  }

  it('ids count even where the game is called otherwise', () => {
    expect(loaded(read(setOf(ARRAKEEN, OTHER))).cards).toHaveLength(1);
  });

  it('bytes that are no text are refused by name', () => {
    expect(codeOf(read(new Uint8Array([0xc3, 0x28, 0xff, 0])))).toBe('not-text');
  });
});

const setsIn = async (name: string, bytes: Uint8Array) =>
  readSets(name, await openBytes(name, bytes, 'set'), catalogue);

describe('an archive', () => {
  const archive = (files: Readonly<Record<string, string>>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

  it('gives all its sets, whatever else lies in it and whatever they are called', async () => {
    const bytes = archive({
      'Sets/2037/set.xml': small,
      'Sets/other/eyes.xml': setOf(ARRAKEEN),
      'Sets/markers/set.xml': '<set name="Markers"><markers/></set>',
      'definition.xml': '<game name="Dune"/>',
      'notes.txt': 'hello',
    });
    const found = await setsIn('dune.o8g', bytes);
    expect(found.map(({ name }) => name).sort()).toEqual([
      'dune.o8g/Sets/2037/set.xml',
      'dune.o8g/Sets/other/eyes.xml',
    ]);
    expect(found.every((one) => one.read.ok)).toBe(true);
  });

  it('names each file that cannot be read, and reads the others', async () => {
    const bytes = archive({ 'a/set.xml': small, 'b/set.xml': small.slice(0, 900) });
    const found = await setsIn('dune.zip', bytes);
    expect(found.map((one) => codeOf(one.read)).sort()).toEqual(['bad-xml', 'read']);
  });

  it('is refused where it holds no set, is damaged or is a bomb', async () => {
    const codes = async (bytes: Uint8Array) =>
      (await setsIn('x.zip', bytes)).map((one) => codeOf(one.read));
    expect(await codes(archive({ 'a.txt': 'x' }))).toEqual(['no-set']);
    expect(await codes(archive({ 'a/set.xml': '<set name="M"/>' }))).toEqual(['no-cards']);
    expect(await codes(strToU8('PK\u0003\u0004 and then nothing'))).toEqual(['bad-zip']);
    expect(await codes(archive({ 'a/set.xml': ' '.repeat(5_000_000) }))).toEqual(['too-large']);
    const bomb = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`${at}/set.xml`, ' '.repeat(4_000_000)] as const),
    );
    expect(await codes(archive(bomb))).toEqual(['zip-too-large']);
  });
});

it('no text and no mutation of a set file breaks the reader', () => {
  const sound = (text: string) => {
    const result = read(text);
    if (!result.ok) {
      for (const { code, message } of result.problems) {
        expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(message.length).toBeGreaterThan(10);
        expect(message.length).toBeLessThan(400);
      }
      return;
    }
    const { cards, left } = result.value;
    expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length);
    expect(cards.length + left.length).toBeLessThanOrEqual(1_000);
    for (const { card } of cards) expect(catalogue.byId.has(card)).toBe(true);
  };
  for (const nasty of NASTY) {
    sound(nasty);
    const safe = nasty.replace(/[<>&"]/g, '').replace(/[^\P{C}\t]/gu, '');
    sound(setOf(`${ARRAKEEN.replace('/>', `><property name="${safe}" value="${safe}"/></card>`)}`));
  }
  fc.assert(fc.property(anyText, sound), runs(150));
  fc.assert(fc.property(mutated(fc.constant(small)), sound), runs(150));
});
