import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { type GameRecord, parseRecord } from '@/lib/engine/record';
import { playout } from '@/lib/kernel/playout';
import { withChecks } from '@/lib/kernel/replay';
import { playerOf } from '@/lib/players/automatic-players';
import { PLAYERS, type PlayerName } from '@/lib/players/who-plays';
import { readRecordFile, writeRecordFile } from '../files/record-file';
import v1 from '../fixtures/record-link-v1.json';
import { readLink, writeLink } from './deck-link';
import { writeFragment } from './fragment';
import { readRecordLink, writeRecordLink } from './record-link';

const catalogue = loadGameCatalogue();
const rules = duneCcg(catalogue);

/** A deck's opening turns, goldfished. */
function goldfished(at: number, policy: PlayerName, turns: number): GameRecord {
  const deck = SAMPLE_DECKS[at]?.deck ?? emptyDeck('atreides');
  const setup = {
    seed: at,
    rules: 'tat',
    players: 2,
    houses: [{ name: deck.houseName, deck }],
  } as const;
  const done = playout(rules, setup, [playerOf(policy, catalogue, at, 0)], { maxTurns: turns });
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return withChecks(rules, rules.recordOf(setup, done.value.actions));
}

const record = goldfished(3, 'greedy', 5);
const codesOf = (text: string) => {
  const read = readRecordLink(text);
  return read.ok ? 'ok' : read.problems.map(({ code, at }) => `${code} ${at}`.trim()).join(', ');
};
const linkOf = (value: unknown) =>
  writeFragment(
    { mark: 'g', version: 1, most: 0, name: '' },
    new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
  );

describe('links to recorded games', () => {
  it.each(PLAYERS)(
    'hold all of a five-turn goldfish of a %s House in 2,000 characters',
    (policy) => {
      for (const at of SAMPLE_DECKS.keys()) {
        const made = goldfished(at, policy, 5);
        const link = writeRecordLink(made);
        expect(link.length).toBeLessThan(2000);
        expect(link).toMatch(/^g1\.[\w-]+$/);
        expect(readRecordLink(link)).toEqual({ ok: true, value: made });
      }
    },
  );

  it('are read out of an address, and are no deck', () => {
    const link = writeRecordLink(record);
    for (const text of [`#${link}`, ` https://registry.example/play#${link} \n`])
      expect(readRecordLink(text)).toEqual({ ok: true, value: record });
    expect(readLink(`https://registry.example/play#${link}`)).toMatchObject({
      ok: false,
      problems: [{ code: 'not-a-link' }],
    });
  });

  it('of version 1 stay readable for ever', () => {
    expect(v1.length).toBeGreaterThanOrEqual(2);
    for (const { link, record: held } of v1)
      expect(readRecordLink(link)).toEqual({ ok: true, value: held });
  });

  it('hold a game without a move', () => {
    const none = { ...record, moves: [] };
    expect(readRecordLink(writeRecordLink(none))).toEqual({ ok: true, value: none });
  });

  it('say what is wrong with them', () => {
    const link = writeRecordLink(record);
    expect(codesOf('')).toBe('not-a-link');
    expect(codesOf(writeLink(emptyDeck('guild')))).toBe('not-a-link');
    expect(codesOf('#g0.abcdef')).toBe('not-a-link');
    expect(codesOf(link.replace('g1.', 'g2.'))).toBe('future-version');
    expect(codesOf(link.slice(0, -9))).toBe('damaged-link');
    expect(codesOf(`g1.${'A'.repeat(1_000_000)}`)).toBe('too-large');
    expect(codesOf(linkOf('x'.repeat(5_000_000)))).toBe('too-large');
    expect(codesOf(linkOf('no JSON'))).toBe('damaged-link');
    expect(codesOf(linkOf([]))).toBe('damaged-link');
    expect(codesOf(linkOf({ any: 1 }))).toBe('not-a-record');
    const houses = [{ name: 'x', deck: 'no deck' }];
    expect(codesOf(linkOf({ ...record, setup: { ...record.setup, houses } }))).toBe(
      'not-a-link setup.houses.0.deck',
    );
    const deck = writeLink(emptyDeck('guild'));
    const many = { ...record.setup, houses: Array(20_000).fill({ name: 'x', deck }) };
    expect(codesOf(linkOf({ ...record, setup: many }))).toMatch(/^bad-record setup.houses/);
    const cut = { ...record, setup: { ...record.setup, houses: 7 } };
    expect(codesOf(linkOf(cut))).toBe('bad-record setup.houses');
  });
});

describe('files of recorded games', () => {
  it('read back the same', () => {
    expect(readRecordFile(writeRecordFile(record), parseRecord)).toEqual({
      ok: true,
      value: record,
    });
  });

  it('are refused with a name for what is wrong', () => {
    const text = writeRecordFile(record);
    const code = (given: string) => {
      const read = readRecordFile(given, parseRecord);
      return read.ok ? 'ok' : read.problems[0]?.code;
    };
    expect(code('')).toBe('bad-json');
    expect(code(text.slice(0, 900))).toBe('bad-json');
    expect(code('{}')).toBe('not-a-record');
    expect(code(`"${'x'.repeat(4_300_000)}"`)).toBe('too-large');
    expect(code(text.replace('"version": 1', '"version": 3'))).toBe('future-version');
  });
});
