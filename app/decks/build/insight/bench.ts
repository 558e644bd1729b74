import type { Remote } from 'comlink';
import type { Card } from '@/lib/cards/card';
import type { Plan } from '@/lib/odds/gauntlet/journal';
import type { GameResult } from '@/lib/odds/gauntlet/play-fixture';
import type { Crew } from '@/lib/odds/gauntlet/run';
import type { GauntletTasks, TakenUp } from '@/lib/odds/gauntlet/worker-tasks';
import type { GoldfishTurn } from '@/lib/odds/goldfish';
import type { RaceJournal } from '@/lib/odds/lab/journal';
import type { LabSubject, LabTasks, Wanted } from '@/lib/odds/lab/worker-tasks';
import { ok, type Result } from '@/lib/result';
import type { WorkerTasks } from './worker';

/** Those who play the games of a gauntlet, until they are sent home. */
export interface Bench extends Crew, TakenUp {
  readonly tell: GauntletTasks['tell'];
  readonly alone: GauntletTasks['alone'];
  readonly close: () => void;
}

/** What a bench is called for. */
export interface Call {
  readonly cards: readonly Card[];
  readonly plan: Plan;
  /** The games that were played before. */
  readonly journal: string | null;
  readonly hands: number;
}

/** More workers than this would leave too little memory on a phone. */
const MOST_HANDS = 4;

/** Workers that play at once: one of the processors stays with the page. */
export function usualHands(): number {
  return Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1));
}

/** Those who play the games of a race of changes. */
export interface RaceBench extends Crew {
  /** What is tried, and the games that were played before. */
  readonly begun: RaceJournal;
  readonly keep: LabTasks['keep'];
  readonly close: () => void;
}

interface Hand {
  readonly tasks: Remote<WorkerTasks>;
  /** What it answers. Rejects when the worker fails: one whose code does not come answers nothing, it only says so. */
  readonly answered: <T>(answer: Promise<T>) => Promise<T>;
}

interface Staff {
  readonly call: () => Hand;
  /** The hands that were called take turns; with none the first is asked, and does one thing after the other. */
  readonly shared: <T>(ask: (hand: Hand) => Promise<T>) => Promise<T>;
  readonly close: () => void;
}

/** Workers, as many as are called. Rejects where the browser has none, or what talks to them does not come. */
async function staff(): Promise<Staff> {
  const { wrap } = await import('comlink');
  const workers: Worker[] = [];
  const called: Hand[] = [];
  const free: Hand[] = [];
  return {
    call: () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const failure = new Promise<never>((_, reject) => {
        worker.addEventListener('error', () => reject(new Error('A worker has failed.')));
      });
      // Told to whoever waits for an answer, and to nobody where no one does.
      failure.catch(() => {});
      const hand: Hand = {
        tasks: wrap<WorkerTasks>(worker),
        answered: (answer) => Promise.race([answer, failure]),
      };
      workers.push(worker);
      called.push(hand);
      free.push(hand);
      return hand;
    },
    shared: async (ask) => {
      const hand = free.pop() ?? called[0];
      if (hand === undefined) throw new Error('a hand is called first');
      const answer = await ask(hand);
      free.unshift(hand);
      return answer;
    },
    close: () => {
      for (const worker of workers) worker.terminate();
    },
  };
}

/** Has work done; where it fails, everybody is sent home. */
async function staffed<T>(work: (staff: Staff) => Promise<T>): Promise<T> {
  const called = await staff();
  try {
    return await work(called);
  } catch (error) {
    called.close();
    throw error;
  }
}

/** Workers with the cards and the plan. Rejects where their code cannot be fetched, or the browser has none. */
export function callBench({ cards, plan, journal, hands }: Call): Promise<Bench> {
  return staffed(async ({ call, shared, close }) => {
    const first = call();
    const taken = await first.answered(first.tasks.takeUp(cards, plan, journal));
    const others = Array.from({ length: hands - 1 }, call);
    await Promise.all(
      others.map(({ tasks, answered }) => answered(tasks.takeUp(cards, taken.plan, null))),
    );
    return {
      ...taken,
      hands,
      play: (fixture) =>
        shared(({ tasks, answered }) => answered<Result<GameResult>>(tasks.play(fixture))),
      tell: (results) => first.answered(first.tasks.tell(results)),
      alone: (turns, games) =>
        first.answered<Result<readonly GoldfishTurn[]>>(first.tasks.alone(turns, games)),
      close,
    };
  });
}

/** What a bench is called for that races changes. */
export interface RaceCall {
  readonly subject: LabSubject;
  readonly wanted: Wanted;
  readonly hands: number;
}

/** The same for a race of changes. Problems: those of `setUp`. */
export function callRaceBench({ subject, wanted, hands }: RaceCall): Promise<Result<RaceBench>> {
  return staffed(async ({ call, shared, close }) => {
    const first = call();
    const begun = await first.answered<Result<RaceJournal>>(first.tasks.setUp(subject, wanted));
    if (!begun.ok) {
      close();
      return begun;
    }
    const others = Array.from({ length: hands - 1 }, call);
    const { changes, pairs } = begun.value;
    await Promise.all(
      others.map(({ tasks, answered }) =>
        answered<Result<RaceJournal>>(tasks.setUp(subject, { changes, pairs })),
      ),
    );
    return ok({
      begun: begun.value,
      hands,
      play: (fixture) =>
        shared(({ tasks, answered }) => answered<Result<GameResult>>(tasks.race(fixture))),
      keep: (games) => first.answered(first.tasks.keep(games)),
      close,
    });
  });
}
