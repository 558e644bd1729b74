import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type BenchResult, judged, quantile } from './bench';
import { paintSamples, watchPaints, withRegistry } from './browser';

const TYPED = [
  't:persona a:fremen',
  'cost<=2 deck:house',
  'spice harvester',
  'battle>dueling -t:event',
];

/** Pages with the kB of their first load that they should keep to. */
const PAGES: Readonly<Record<string, number>> = {
  '/': 130,
  '/rules': 130,
  '/cards': 165,
  '/cards/tat-baron-vladimir-harkonnen': 165,
  '/decks': 200,
  '/play': 200,
  '/board': 165,
  '/board/setup': 165,
  '/board/odds': 165,
  '/board/play': 165,
  '/board/cards': 165,
};

/** The JavaScript that each page loads first, gzipped, in kB of 1,000 bytes. */
export async function benchFirstLoads(): Promise<BenchResult> {
  const kilobytes = await withRegistry(async (page, url) => {
    const measured: Record<string, number> = {};
    for (const path of Object.keys(PAGES)) measured[path] = await firstLoad(page, `${url}${path}`);
    return measured;
  });
  return judged('first-load JavaScript (kB)', kilobytes, PAGES);
}

/** The card browser as a visitor meets it: milliseconds from a key to the painted rows. */
export async function benchCardSearch(): Promise<BenchResult> {
  const times = await withRegistry(async (page, url) => {
    await page.goto(`${url}/cards`);
    await page.getByRole('row').nth(5).waitFor();
    return keystrokes(page);
  });
  return judged(
    'search on /cards',
    {
      'key to painted rows, median (ms)': quantile(times, 0.5),
      'key to painted rows, 95 % (ms)': quantile(times, 0.95),
    },
    { 'key to painted rows, median (ms)': 50 },
  );
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
  return bytes / 1000;
}

/** Types each query a letter at a time. A key that leaves the rows as they are counts not. */
async function keystrokes(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await box.click();
  await watchPaints(page, 'input', '[role=grid]');
  for (const text of TYPED) {
    for (const key of text) {
      await page.keyboard.type(key);
      await page.waitForTimeout(150);
    }
    await box.fill('');
    await page.waitForTimeout(200);
  }
  return (await paintSamples(page)).map(({ last }) => last);
}
