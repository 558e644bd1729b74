import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium, type Page } from '@playwright/test';

/** The production build on a port of its own, in a browser, for as long as something is measured. */
export async function withRegistry<T>(
  measure: (page: Page, url: string) => Promise<T>,
): Promise<T> {
  const server = await startServer();
  const browser = await chromium.launch({
    ...(process.env.REGISTRY_CHROMIUM ? { executablePath: process.env.REGISTRY_CHROMIUM } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      // A first visit makes the offline copy meanwhile, which takes a third of a processor for some seconds.
      serviceWorkers: 'block',
    });
    return await measure(page, server.url);
  } finally {
    await browser.close();
    server.stop();
  }
}

/** The part of the browser's prioritised tasks that is used here; TypeScript's list of the DOM has none of it. */
interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
}

/** Milliseconds from an event to the first paint of what it changed, and to the last one. */
export interface PaintSample {
  readonly first: number;
  readonly last: number;
}

/**
 * From now on each such event is a sample: when what it changed within a part of the page was painted first,
 * and last before it rests for three frames. An event that changes nothing there is none, nor is one of
 * a key that is not among the `keys`.
 */
export async function watchPaints(
  page: Page,
  event: string,
  within: string,
  keys: readonly string[] = [],
): Promise<void> {
  await page.evaluate(
    ({ event: kind, within: part, keys: only }) => {
      const samples: { first: number; last: number }[] = [];
      Object.assign(globalThis, { paintSamples: samples });
      const { scheduler } = globalThis as unknown as { scheduler: Scheduler };
      // A timer would wait behind what the page puts off until it has painted.
      const afterFrame = (then: () => void) =>
        void requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }));
      document.addEventListener(
        kind,
        (happened) => {
          if (happened instanceof KeyboardEvent && !only.includes(happened.key)) return;
          let changed = false;
          const watch = new MutationObserver((changes) => {
            changed ||= changes.some(({ target }) => {
              const element = target instanceof Element ? target : target.parentElement;
              return Boolean(element?.closest(part));
            });
          });
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
          let first = 0;
          let last = 0;
          let quiet = 0;
          const frame = () => {
            quiet = changed ? 0 : quiet + 1;
            if (changed) last = performance.now() - happened.timeStamp;
            first ||= last;
            changed = false;
            if (quiet < 3) return afterFrame(frame);
            watch.disconnect();
            if (first > 0) samples.push({ first, last });
          };
          afterFrame(frame);
        },
        true,
      );
    },
    { event, within, keys },
  );
}

/** The samples since watchPaints, in milliseconds. */
export function paintSamples(page: Page): Promise<PaintSample[]> {
  return page.evaluate(
    () => (globalThis as unknown as { paintSamples: PaintSample[] }).paintSamples,
  );
}

async function startServer(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['lib/cli/start.mjs'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 120; tries += 1) {
    const answered = await fetch(`${url}/cards`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return { url, stop: () => child.kill() };
    await new Promise((done) => setTimeout(done, 250));
  }
  child.kill();
  throw new Error('The server for the benchmark did not answer.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 3218;
}
