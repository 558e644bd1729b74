import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { eventually } from '@/lib/eventually-fixture';
import { createGauntletTasks } from '@/lib/odds/gauntlet/worker-tasks';
import { openStore } from '@/lib/storage/db';
import type { Bench, Call } from './bench';
import { crewHere } from './crew-fixture';
import { createTrials, idOf, type Subject, subjectOf, type Trials } from './trials';
import { createTurns } from './turns';

const { cards } = loadGameCatalogue();
const [sample] = SAMPLE_DECKS;
if (sample === undefined) throw new Error('there are sample decks');
const { deck } = sample;
/** A gauntlet of few short games. */
const subject = short(subjectOf('one', { ...deck, name: 'Mine' }));
const changed = short(subjectOf('one', { ...deck, houseDeck: deck.houseDeck.slice(1) }));

function short(subject: Subject): Subject {
  return { ...subject, plan: { ...subject.plan, player: 'random', games: 2 } };
}

/** Plays here. `onCall` is asked first, and `onGame` is told of the number of every game. */
function pageWith({
  onCall = () => {},
  onGame = () => {},
}: {
  readonly onCall?: () => void;
  readonly onGame?: (game: number) => void;
} = {}) {
  const calls: Call[] = [];
  const trials = createTrials({
    store: openStore({ name: 'trials-test' }),
    hands: () => 2,
    tellEvery: 0,
    turns: createTurns(),
    callBench: async (call): Promise<Bench> => {
      onCall();
      calls.push(call);
      const tasks = createGauntletTasks();
      const taken = await tasks.takeUp(call.cards, call.plan, call.journal);
      return {
        ...taken,
        ...crewHere(call, onGame, tasks.play),
        tell: tasks.tell,
        alone: tasks.alone,
      };
    },
  });
  return { trials, calls };
}

const of = (trials: Trials, subject: Subject) => trials.shown.get().get(idOf(subject));

describe('a trial of a deck', () => {
  it('is stopped, goes on after a reload where it was, and plays no game twice', async () => {
    const asked: number[] = [];
    const onGame = (game: number) => asked.push(game);
    const first = pageWith({
      onGame: (game) => {
        onGame(game);
        if (game === 6) void first.trials.stop();
      },
    });
    await first.trials.look(subject, cards);
    expect(of(first.trials, subject)).toMatchObject({ status: 'still', played: 0, planned: 18 });
    expect(first.calls).toEqual([]);
    await first.trials.play(subject, cards);
    const { played = 0, summary } = of(first.trials, subject) ?? {};
    expect(of(first.trials, subject)).toMatchObject({ status: 'still', planned: 18 });
    expect(played).toBe(asked.length);
    expect(played).toBeLessThan(18);
    expect(summary?.overall[0]?.games).toBe(played);

    const second = pageWith({ onGame });
    await second.trials.look(subject, cards);
    expect(of(second.trials, subject)).toMatchObject({ status: 'still', played, summary });
    await second.trials.play(subject, cards);
    expect(of(second.trials, subject)).toMatchObject({ status: 'still', played: 18, planned: 18 });
    expect(asked.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, game) => game),
    );

    await second.trials.play(subject, cards);
    expect(of(second.trials, subject)).toMatchObject({ played: 36, planned: 36 });
  });

  it('of another list begins anew, and what the list before it won is the measure', async () => {
    const { trials } = pageWith();
    await trials.look(changed, cards);
    const told = of(trials, changed);
    expect(told).toMatchObject({ status: 'still', played: 0, summary: null, unkept: null });
    expect(told?.earlier).toMatchObject({ key: subject.key, games: 36 });
  });

  it('stops when another one begins', async () => {
    const { trials } = pageWith();
    const one = trials.play(changed, cards);
    await eventually(() => expect(of(trials, changed)?.played).toBeGreaterThan(0));
    const other = trials.play({ ...subject, deckId: 'two' }, cards);
    await one;
    expect(of(trials, changed)?.status).toBe('still');
    expect(of(trials, changed)?.played).toBeLessThan(18);
    await other;
    expect(of(trials, { ...subject, deckId: 'two' })).toMatchObject({ played: 18 });
  });

  it('says why a deck cannot be played', async () => {
    const unknown = short(subjectOf('three', { ...deck, homeWorld: 'eots-nowhere' }));
    const { trials } = pageWith();
    await trials.play(unknown, cards);
    expect(of(trials, unknown)).toMatchObject({
      status: 'failed',
      played: 0,
      problems: ['No card has the id "eots-nowhere".'],
    });
  });

  it('says so where what plays cannot be fetched, and can be tried again', async () => {
    let isCut = true;
    const { trials } = pageWith({
      onCall: () => {
        if (isCut) throw new Error('cut');
      },
    });
    const elsewhere = { ...subject, deckId: 'four' };
    await trials.play(elsewhere, cards);
    expect(of(trials, elsewhere)?.status).toBe('failed');
    isCut = false;
    await trials.play(elsewhere, cards);
    expect(of(trials, elsewhere)).toMatchObject({ status: 'still', played: 18, problems: [] });
  });
});
