import type { Card } from '@/lib/cards/card';
import type { Deck } from '@/lib/decks/deck';
import type { CardSummary } from '@/lib/odds/gauntlet/card-summary';
import type { Plan } from '@/lib/odds/gauntlet/journal';
import { planAgainstSamples, planDigest } from '@/lib/odds/gauntlet/plan';
import type { GameResult } from '@/lib/odds/gauntlet/play-fixture';
import { runGauntlet } from '@/lib/odds/gauntlet/run';
import type { Summary } from '@/lib/odds/gauntlet/summary';
import { ok } from '@/lib/result';
import type { Done, Store } from '@/lib/storage/db';
import { type KeptTrial, readTrials, writeTrial } from '@/lib/storage/trials';
import {
  createShown,
  NONE_PLAYED,
  NOT_FETCHED,
  type Progress,
  playThrough,
  withBench,
} from './at-play';
import type { Bench, Call } from './bench';
import type { Turns } from './turns';

/** One list of a deck against those that it meets. */
export interface Trial extends Progress {
  /** What the games tell; behind `played` by a second or two. */
  readonly summary: Summary | null;
  /** The same card by card, in the order of the lists. */
  readonly cards: readonly CardSummary[];
  /** The games that another list of the deck has played, the latest. */
  readonly earlier: KeptTrial | null;
}

/** Which list of which deck is meant. */
export interface Subject {
  readonly deckId: string;
  readonly plan: Plan;
  /** The same for lists whose games end alike. */
  readonly key: string;
}

export function subjectOf(deckId: string, deck: Deck): Subject {
  const plan = planAgainstSamples(deck);
  return { deckId, plan, key: planDigest(plan) };
}

/** What trials need of the page. */
interface Surroundings {
  readonly store: Store;
  readonly callBench: (call: Call) => Promise<Bench>;
  /** Workers that play at once. */
  readonly hands: () => number;
  /** Milliseconds between two looks at what the games tell, which costs a worker the time of some games. */
  readonly tellEvery: number;
  readonly turns: Turns;
}

export const UNREAD: Trial = { ...NONE_PLAYED, summary: null, cards: [], earlier: null };

export type Trials = ReturnType<typeof createTrials>;

/** The trials of a page. One at a time is played, and goes on whatever is on the screen. */
export function createTrials({ store, callBench, hands, tellEvery, turns }: Surroundings) {
  const { shown, change } = createShown(UNREAD);
  /** The games that were played, also where the browser keeps nothing. */
  const journals = new Map<string, string>();

  /** Reads what is kept of a list, and of those before it. Never rejects. */
  async function look(subject: Subject, cards: readonly Card[]): Promise<void> {
    const { deckId, plan, key } = subject;
    const id = idOf(subject);
    const status = shown.get().get(id)?.status;
    if (status === 'reading') return;
    if (status === undefined) change(id, wanted(plan, 0));
    const kept = await readTrials(store, deckId);
    change(id, { earlier: kept.find((trial) => trial.key !== key) ?? null });
    if (status !== undefined) return;
    const journal = kept.find((trial) => trial.key === key)?.journal;
    if (journal === undefined) return change(id, { status: 'still' });
    journals.set(id, journal);
    try {
      const bench = await callBench({ cards, plan, journal, hands: 1 });
      const { played } = bench;
      const told = played.length > 0 ? await bench.tell([]) : { summary: null, cards: [] };
      bench.close();
      const { summary, cards: byCard } = told;
      change(id, { status: 'still', summary, cards: byCard, ...wanted(plan, played.length) });
    } catch {
      change(id, { status: 'failed', problems: [NOT_FETCHED] });
    }
  }

  /** Plays on to the next full number of games. What is played elsewhere stops. Never rejects. */
  async function play(subject: Subject, cards: readonly Card[]): Promise<void> {
    await turns.take(idOf(subject), (isStopped) => playOn(subject, cards, isStopped));
  }

  async function playOn(
    subject: Subject,
    cards: readonly Card[],
    isStopped: () => boolean,
  ): Promise<void> {
    const id = idOf(subject);
    change(id, { status: 'playing', left: null, problems: [] });
    const journal = journals.get(id) ?? null;
    const call = { cards, plan: subject.plan, journal, hands: hands() };
    const problems = await withBench(
      async () => ok(await callBench(call)),
      (bench) => playAt(bench, subject, isStopped),
    );
    change(id, { status: problems.length > 0 ? 'failed' : 'still', left: null, problems });
  }

  /** Gives why the games cannot be played. */
  function playAt(bench: Bench, subject: Subject, isStopped: () => boolean) {
    const id = idOf(subject);
    const before = bench.played.length;
    let played = before;
    let untold: GameResult[] = [];
    const { planned } = wanted(subject.plan, before + 1);
    change(id, { played, planned });

    async function keep(): Done {
      if (played === 0) return ok(true);
      const more = untold;
      untold = [];
      const { summary, cards, journal } = await bench.tell(more);
      journals.set(id, journal);
      const { won = 0, games = 0 } = summary.overall[0] ?? {};
      change(id, { summary, cards, played });
      return writeTrial(store, subject.deckId, { key: subject.key, won, games, journal });
    }

    const games = { before, planned: () => planned, keep, keepEvery: tellEvery, isStopped };
    return playThrough(bench, { ...games, change: (next) => change(id, next) }, (crew, onGame) =>
      runGauntlet({ schedule: bench.schedule, games: planned }, crew, {
        played: bench.played,
        onGame: (result) => {
          played += 1;
          untold.push(result);
          onGame(played);
        },
      }),
    );
  }

  return {
    /** By the id of the subject; see `idOf`. */
    shown,
    look,
    play,
    stop: turns.stop,
  };
}

export function idOf({ deckId, key }: Subject): string {
  return `${deckId} ${key}`;
}

/** Decks that the one of a plan meets, at a table of two. */
export function metBy({ decks, own }: Plan): number {
  return decks.length - own;
}

/** Games that were played, and the next number of games at which every opponent was met as often as planned. */
function wanted(plan: Plan, played: number): Pick<Trial, 'played' | 'planned'> {
  const round = plan.games * metBy(plan);
  return { played, planned: Math.max(1, Math.ceil(played / round)) * round };
}
