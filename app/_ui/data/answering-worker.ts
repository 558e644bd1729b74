import type { Remote } from 'comlink';

/** After so many milliseconds without a sign of life a worker counts as missing. */
const PATIENCE = 10_000;

/**
 * A worker once it has answered. Rejects, and ends it, where its code cannot be fetched or run: then it
 * only says that it failed, or nothing at all.
 */
export async function answering<T>(
  worker: Worker,
  ask: (remote: Remote<T>) => Promise<unknown>,
): Promise<Remote<T>> {
  const { wrap } = await import('comlink');
  const remote = wrap<T>(worker);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('error', reject, { once: true });
      setTimeout(reject, PATIENCE);
      ask(remote).then(() => resolve(), reject);
    });
    return remote;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
