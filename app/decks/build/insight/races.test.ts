import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { eventually } from '@/lib/eventually-fixture';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { createLabTasks } from '@/lib/odds/lab/worker-tasks';
import { ok } from '@/lib/result';
import { openStore } from '@/lib/storage/db';
import type { RaceCall } from './bench';
import { crewHere } from './crew-fixture';
import { createRaces, type RaceSubject, raceSubjectOf } from './races';
import { idOf, subjectOf } from './trials';
import { createTurns } from './turns';

const { cards } = loadGameCatalogue();
const [, , , sample] = SAMPLE_DECKS;
if (sample === undefined) throw new Error('there are sample decks');
const deck = { ...sample.deck, name: 'Mine' };
const ASK = { many: 2, among: null };

/** A list that meets the first sample alone, in short games. */
function short(deckId: string, list = deck, format = DEFAULT_FORMAT): RaceSubject {
  const { plan, ...subject } = subjectOf(deckId, list);
  const quick = { ...plan, player: 'random', decks: plan.decks.slice(0, 2) };
  return raceSubjectOf({ ...subject, plan: quick }, format);
}

/** Plays here, two pairs of each change. `onGame` is told of the number of every game. */
function pageWith({
  onCall = () => {},
  onGame = () => {},
}: {
  readonly onCall?: () => void;
  readonly onGame?: (game: number) => void;
} = {}) {
  const calls: RaceCall[] = [];
  const turns = createTurns();
  const races = createRaces({
    store: openStore({ name: 'races-test' }),
    ...{ hands: () => 2, keepEvery: 0, pairs: 2, turns },
    callBench: async (call) => {
      onCall();
      calls.push(call);
      const tasks = createLabTasks();
      const begun = await tasks.setUp(call.subject, call.wanted);
      if (!begun.ok) return begun;
      return ok({
        begun: begun.value,
        ...crewHere(call, onGame, tasks.race),
        keep: tasks.keep,
      });
    },
  });
  const of = (subject: RaceSubject) => races.shown.get().get(idOf(subject));
  return { races, calls, turns, of };
}

describe('a race of changes on the page', () => {
  it('is stopped, goes on after a reload where it was, plays no game twice, and then plays more', async () => {
    const subject = short('one');
    const asked: number[] = [];
    const onGame = (game: number) => asked.push(game);
    const first = pageWith({
      onGame: (game) => {
        onGame(game);
        if (asked.length === 2) void first.races.stop();
      },
    });
    await first.races.look(subject, cards);
    expect(first.of(subject)).toMatchObject({ status: 'still', changes: [], played: 0 });
    expect(first.calls).toEqual([]);
    await first.races.begin(subject, cards, ASK);
    const { played = 0, changes = [] } = first.of(subject) ?? {};
    expect(first.of(subject)).toMatchObject({ status: 'still', planned: 6, findings: [] });
    expect(changes).toHaveLength(2);
    expect(played).toBe(asked.length);
    expect(played).toBeLessThan(6);

    const second = pageWith({ onGame });
    await second.races.look(subject, cards);
    expect(second.of(subject)).toMatchObject({ status: 'still', changes, played, planned: 6 });
    await second.races.goOn(subject, cards);
    const over = second.of(subject);
    expect(over).toMatchObject({ status: 'still', changes, played: 6, planned: 6, unkept: null });
    expect(over?.findings.map(({ pairs }) => pairs)).toEqual([2, 2]);
    expect(asked.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);

    const third = pageWith({ onGame });
    await third.races.look(subject, cards);
    expect(third.of(subject)).toEqual(over);
    await third.races.goOn(subject, cards);
    expect(third.of(subject)?.findings.map(({ pairs }) => pairs)).toEqual([4, 4]);
    expect(third.of(subject)).toMatchObject({ played: 12, planned: 12 });
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('is of one list in one format: another begins anew', async () => {
    const { races, of } = pageWith();
    const shorter = short('one', { ...deck, houseDeck: deck.houseDeck.slice(1) });
    const elsewhere = short('one', deck, { ...DEFAULT_FORMAT, banned: ['Crysknife'] });
    for (const subject of [shorter, elsewhere]) {
      await races.look(subject, cards);
      expect(of(subject)).toMatchObject({ status: 'still', changes: [], findings: [] });
    }
    expect(idOf(short('one', { ...deck, name: 'X', notes: 'x' }))).toBe(idOf(short('one')));
  });

  it('stops when other games begin, and may be asked for other changes', async () => {
    const { races, turns, of } = pageWith();
    const subject = short('two');
    const began = races.begin(subject, cards, ASK);
    await eventually(() => expect(of(subject)?.status).toBe('playing'));
    await turns.take('games', async () => {});
    await began;
    expect(of(subject)?.status).toBe('still');
    const into = of(subject)?.changes[1]?.[0]?.into ?? '';
    await races.begin(subject, cards, { many: 2, among: [into] });
    expect(of(subject)?.changes.map(([swap]) => swap?.into)).toEqual([into]);
    expect(of(subject)).toMatchObject({ owned: true, played: 4, planned: 4 });
  });

  it('says why nothing can be tried', async () => {
    const { races, of } = pageWith();
    const subject = short('three');
    await races.begin(subject, cards, { many: 2, among: [] });
    expect(of(subject)).toMatchObject({
      status: 'failed',
      problems: ['There is nothing to suggest for this deck.'],
    });
  });

  it('says so where what plays cannot be fetched, and can be tried again', async () => {
    let [isCut, isBroken] = [true, false];
    const { races, of } = pageWith({
      onCall: () => {
        if (isCut) throw new Error('cut');
      },
      onGame: () => {
        if (isBroken) throw new Error('broken');
      },
    });
    const subject = short('four');
    await races.begin(subject, cards, ASK);
    expect(of(subject)?.status).toBe('failed');
    [isCut, isBroken] = [false, true];
    await races.begin(subject, cards, ASK);
    expect(of(subject)).toMatchObject({ status: 'failed', changes: [] });
    isBroken = false;
    await races.look(subject, cards);
    expect(of(subject)).toMatchObject({ status: 'still', changes: [] });
    await races.begin(subject, cards, ASK);
    expect(of(subject)).toMatchObject({ status: 'still', played: 6, problems: [] });
  });
});
