import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { type BenchResult, judged, quantile } from './bench';

const TYPED = [
  't:persona a:fremen',
  'cost<=2 deck:house',
  'spice harvester',
  'battle>dueling -t:event',
];

/**
 * The card browser as a visitor meets it, against the production build: gzipped JavaScript of the
 * first load in kB, and milliseconds from a key to the painted rows.
 */
export async function benchPage(): Promise<BenchResult> {
  const server = await startServer();
  const browser = await chromium.launch({
    ...(process.env.REGISTRY_CHROMIUM ? { executablePath: process.env.REGISTRY_CHROMIUM } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const kilobytes = await firstLoad(page, `${server.url}/cards`);
    const times = await keystrokes(page);
    return judged(
      'card page (/cards)',
      {
        'first-load JavaScript (kB)': kilobytes,
        'key to painted rows, median (ms)': quantile(times, 0.5),
        'key to painted rows, 95 % (ms)': quantile(times, 0.95),
      },
      { 'first-load JavaScript (kB)': 180, 'key to painted rows, median (ms)': 50 },
    );
  } finally {
    await browser.close();
    server.stop();
  }
}

/** Every script that the page's HTML names or preloads, gzipped, as a modern browser fetches them. */
async function firstLoad(page: Page, url: string): Promise<number> {
  const html = await (await page.request.get(url)).text();
  const scripts = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const source = /(?:src|href)="([^"]+\.js[^"]*)"/.exec(tag)?.[1];
    if (source !== undefined && !/\bnomodule\b/i.test(tag)) scripts.add(source);
  }
  let bytes = 0;
  for (const source of scripts)
    bytes += gzipSync(await (await page.request.get(new URL(source, url).href)).body()).length;
  await page.goto(url);
  await page.getByRole('row').nth(5).waitFor();
  return bytes / 1000;
}

/** Types each query a letter at a time; a sample is the time from the key's event to the next paint. */
async function keystrokes(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await box.click();
  await page.evaluate(() => {
    const samples: number[] = [];
    Object.assign(globalThis, { paintSamples: samples });
    document.addEventListener(
      'input',
      (event) => {
        // The rows may come a frame after the box, so watch until they rest for three frames. A key
        // that leaves the query unreadable, or its result the same, changes no row and counts not.
        let changed = false;
        const watch = new MutationObserver((changes) => {
          changed ||= changes.some(({ target }) => {
            const element = target instanceof Element ? target : target.parentElement;
            return Boolean(element?.closest('[role=grid]'));
          });
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        let painted = 0;
        let quiet = 0;
        const frame = () => {
          quiet = changed ? 0 : quiet + 1;
          if (changed) painted = performance.now();
          changed = false;
          if (quiet < 3) return void requestAnimationFrame(() => setTimeout(frame));
          watch.disconnect();
          if (painted > 0) samples.push(painted - event.timeStamp);
        };
        requestAnimationFrame(() => setTimeout(frame));
      },
      true,
    );
  });
  for (const text of TYPED) {
    for (const key of text) {
      await page.keyboard.type(key);
      await page.waitForTimeout(150);
    }
    await box.fill('');
    await page.waitForTimeout(200);
  }
  return page.evaluate(() => (globalThis as unknown as { paintSamples: number[] }).paintSamples);
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
