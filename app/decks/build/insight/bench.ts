import type { Remote } from 'comlink';
import type { Card } from '@/lib/cards/card';
import type { Plan } from '@/lib/odds/gauntlet/journal';
import type { GameResult } from '@/lib/odds/gauntlet/play-fixture';
import type { Crew } from '@/lib/odds/gauntlet/run';
import type { GauntletTasks, TakenUp } from '@/lib/odds/gauntlet/worker-tasks';
import type { GoldfishTurn } from '@/lib/odds/goldfish';
import type { Result } from '@/lib/result';

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

interface Hand {
  readonly worker: Worker;
  readonly tasks: Remote<GauntletTasks>;
  /** Rejects when the worker fails. One whose code does not come answers nothing: it only says so. */
  readonly failure: Promise<never>;
}

/** Workers with the cards and the plan. Rejects where their code cannot be fetched, or the browser has none. */
export async function callBench({ cards, plan, journal, hands }: Call): Promise<Bench> {
  const { wrap } = await import('comlink');
  const called: Hand[] = [];
  const close = () => {
    for (const { worker } of called) worker.terminate();
  };
  function call(): Hand {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const failure = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('A worker has failed.')));
    });
    // Told to whoever waits for an answer, and to nobody where no one does.
    failure.catch(() => {});
    const hand = { worker, tasks: wrap<GauntletTasks>(worker), failure };
    called.push(hand);
    return hand;
  }
  const answered = <T>({ failure }: Hand, answer: Promise<T>) => Promise.race([answer, failure]);
  try {
    const first = call();
    const taken = await answered(first, first.tasks.takeUp(cards, plan, journal));
    const others = Array.from({ length: hands - 1 }, call);
    await Promise.all(
      others.map((hand) => answered(hand, hand.tasks.takeUp(cards, taken.plan, null))),
    );
    const free = [...called];
    return {
      ...taken,
      hands,
      play: async (fixture) => {
        const hand = free.pop() ?? first;
        const played = await answered<Result<GameResult>>(hand, hand.tasks.play(fixture));
        free.unshift(hand);
        return played;
      },
      tell: (results) => answered(first, first.tasks.tell(results)),
      alone: (turns, games) =>
        answered<Result<readonly GoldfishTurn[]>>(first, first.tasks.alone(turns, games)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
