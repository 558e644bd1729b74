import { describe, expect, it } from 'vitest';
import { ran } from '@/lib/cli/io-fixture';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { planAgainstSamples } from '../gauntlet/plan';
import { race } from './race';
import { createLabTasks, type LabSubject, type Wanted } from './worker-tasks';

const [, , , sample] = SAMPLE_DECKS;
if (sample === undefined) throw new Error('there are sample decks');
const deck = { ...sample.deck, name: 'Mine', notes: 'of mine' };
const all = { ...planAgainstSamples(deck), player: 'random' };
/** Against the first sample alone. */
const plan = { ...all, decks: all.decks.slice(0, 2) };
const { cards } = loadGameCatalogue();
const subject: LabSubject = { cards, formats: SHIPPED_FORMATS, plan };
const SUGGESTED: Wanted = { many: 2, among: null, pairs: 4 };

describe('a race of changes in workers', () => {
  it('is that of the command line', async () => {
    const tasks = createLabTasks();
    const begun = await tasks.setUp(subject, SUGGESTED);
    if (!begun.ok) throw new Error(begun.problems[0]?.message);
    const { changes, pairs } = begun.value;
    const other = createLabTasks();
    expect(await other.setUp(subject, { changes, pairs })).toEqual(begun);
    const hands = [tasks, other];
    const done = await race(
      { changes: changes.length, rivals: 1, seed: plan.seed, pairs },
      { hands: 2, play: async (fixture) => (hands[fixture.game % 2] ?? tasks).race(fixture) },
    );
    const files = { 'mine.json': JSON.stringify(deck) };
    const args = ['lab', 'mine.json', '--suggest', '2', '--against', 'atreides', '--games', '4'];
    const { out } = await ran([...args, '--player', 'random', '--json'], { files });
    const told = JSON.parse(out);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    expect(told.games).toBe(done.value.games);
    const mine = done.value.findings.map((finding, at) => ({ swaps: changes[at], ...finding }));
    expect(told.changes).toHaveLength(2);
    expect(told.changes).toEqual(expect.arrayContaining(mine));
  });

  it('is kept, and taken up again as long as its games would be what they were', async () => {
    const tasks = createLabTasks();
    const begun = await tasks.setUp(subject, SUGGESTED);
    if (!begun.ok) throw new Error(begun.problems[0]?.message);
    const journal = await tasks.keep({ pairs: 36, won: [1, 2], lost: [0] });
    const { changes } = begun.value;
    expect(await createLabTasks().setUp(subject, { journal })).toEqual({
      ok: true,
      value: { changes, pairs: 36, won: [1, 2], lost: [0] },
    });
    const old = journal.replace(/"abilities":"\w+"/, '"abilities":"0"');
    for (const text of [old, journal.slice(1), '{}', ''])
      expect(await createLabTasks().setUp(subject, { journal: text })).toMatchObject({
        ok: false,
        problems: [{ code: 'not-kept' }],
      });
  });

  it('tries nothing that would not be legal, of another format neither', async () => {
    const begun = await createLabTasks().setUp(subject, SUGGESTED);
    if (!begun.ok) throw new Error(begun.problems[0]?.message);
    const { changes, pairs } = begun.value;
    const banned = changes.flatMap((change) => change.map(({ into }) => into));
    const titles = cards.filter(({ id }) => banned.includes(id)).map(({ title }) => title);
    const formats = SHIPPED_FORMATS.map((format) => ({ ...format, banned: titles }));
    const strict = { ...subject, formats };
    expect(await createLabTasks().setUp(strict, { changes, pairs })).toMatchObject({
      ok: false,
      problems: [{ code: 'illegal' }],
    });
    const others = await createLabTasks().setUp(strict, SUGGESTED);
    const found = others.ok ? others.value.changes.flat() : [];
    expect(found.length).toBeGreaterThan(0);
    for (const { into } of found) expect(banned).not.toContain(into);
  });

  it('says where nothing is to be suggested', async () => {
    const none: Wanted = { many: 3, among: [], pairs: 18 };
    expect(await createLabTasks().setUp(subject, none)).toMatchObject({
      ok: false,
      problems: [{ code: 'no-change' }],
    });
  });
});
