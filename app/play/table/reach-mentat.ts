import { answering } from '@/app/_ui/data/answering-worker';
import type { Card } from '@/lib/cards/card';
import type { MentatTasks } from '@/lib/players/mentat/tasks';

/** A mentat that a table asks: it thinks in a worker of its own, or on the page where the browser has none. */
export interface Mind extends Pick<MentatTasks, 'choose' | 'think' | 'beginReview' | 'goOn'> {
  readonly close: () => void;
}

/**
 * Nothing is fetched before the first question. Each answer rejects where the code cannot be fetched, or the
 * worker dies meanwhile; the next question then tries again.
 */
export function reachMentat(cards: readonly Card[]): Mind {
  let reached: Promise<Reached> | null = null;
  let worker: Worker | null = null;
  let isClosed = false;

  async function inWorker(): Promise<Reached> {
    worker = new Worker(new URL('./mentat-worker.ts', import.meta.url), { type: 'module' });
    const remote = await answering<MentatTasks>(worker, (mind) => mind.takeUp(cards));
    const died = diedOf(worker);
    died.catch(() => {
      worker?.terminate();
      reached = null;
    });
    return (ask) => Promise.race([died, ask(remote)]);
  }

  async function onPage(): Promise<Reached> {
    if (isClosed) throw new Error('the table was closed');
    worker = null;
    const { createMentatTasks } = await import('@/lib/players/mentat/tasks');
    const here = createMentatTasks();
    await here.takeUp(cards);
    // the page draws and answers between two questions
    return (ask) => new Promise((resolve) => setTimeout(resolve)).then(() => ask(here));
  }

  async function reach(): Promise<Reached> {
    if (isClosed) throw new Error('the table was closed');
    reached ??= inWorker()
      .catch(onPage)
      .catch((error) => {
        reached = null;
        throw error;
      });
    return reached;
  }

  return {
    choose: async (question) => (await reach())((mind) => mind.choose(question)),
    think: async (question, playouts) => (await reach())((mind) => mind.think(question, playouts)),
    beginReview: async (...game) => (await reach())((mind) => mind.beginReview(...game)),
    goOn: async () => (await reach())((mind) => mind.goOn()),
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}

/** Asks the mentat, wherever it is. */
type Reached = <Answer>(
  ask: (mind: Omit<MentatTasks, 'takeUp'>) => Promise<Answer>,
) => Promise<Answer>;

function diedOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', (event) => reject(event), { once: true });
  });
}
