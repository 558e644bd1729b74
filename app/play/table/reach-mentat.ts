import { answering } from '@/app/_ui/data/answering-worker';
import type { Card } from '@/lib/cards/card';
import type { Question } from '@/lib/players/mentat/question';
import type { MentatTasks } from '@/lib/players/mentat/tasks';

/** A mentat that a table asks: it thinks in a worker of its own, or on the page where the browser has none. */
export interface Mind extends Pick<MentatTasks, 'choose' | 'think' | 'beginReview' | 'goOn'> {
  readonly close: () => void;
}

/** Nothing is fetched before the first question. Each answer rejects where the code cannot be fetched. */
export function reachMentat(cards: readonly Card[]): Mind {
  let reached: Promise<Omit<Mind, 'close'>> | null = null;
  let worker: Worker | null = null;

  async function inWorker() {
    worker = new Worker(new URL('./mentat-worker.ts', import.meta.url), { type: 'module' });
    return answering<MentatTasks>(worker, (remote) => remote.takeUp(cards));
  }

  async function onPage() {
    worker = null;
    const { createMentatTasks } = await import('@/lib/players/mentat/tasks');
    const here = createMentatTasks();
    await here.takeUp(cards);
    // the page draws and answers between two questions
    const breath = () => new Promise((resolve) => setTimeout(resolve));
    return {
      ...here,
      choose: (question: Question) => breath().then(() => here.choose(question)),
      goOn: () => breath().then(here.goOn),
    };
  }

  function reach() {
    reached ??= inWorker()
      .catch(onPage)
      .catch((error) => {
        reached = null;
        throw error;
      });
    return reached;
  }

  return {
    choose: async (question) => (await reach()).choose(question),
    think: async (question, playouts) => (await reach()).think(question, playouts),
    beginReview: async (...game) => (await reach()).beginReview(...game),
    goOn: async () => (await reach()).goOn(),
    close: () => worker?.terminate(),
  };
}
