import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importDeck } from '@/lib/codecs/decks/import-deck';
import { catalogue, judge, list, rows, sample } from './desk-fixture';
import { zipOf } from './zip-of-lists';

describe('all lists in an archive', () => {
  it('has a file a player, each under its own name, and reads back as the same cards', () => {
    const lists = rows([
      list('a', { player: 'Ada Lovelace' }),
      list('b', { player: 'ADA LOVELACE' }),
      list('c', { player: '../../etc/passwd' }),
      list('d', { text: '', refused: 'x' }),
    ]);
    const { bytes, count } = zipOf(lists, catalogue, 'text');
    const files = unzipSync(bytes);
    expect(count).toBe(3);
    expect(Object.keys(files)).toEqual([
      'ada-lovelace.txt',
      'ada-lovelace-2.txt',
      'etc-passwd.txt',
    ]);
    const [first] = Object.values(files);
    const read = importDeck(strFromU8(first ?? new Uint8Array()), judge.matcher);
    expect(read.ok && read.value.deck.houseDeck).toEqual(sample().houseDeck);
  });
});
