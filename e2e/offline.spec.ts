import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Line, startLine } from './line';
import { test as base, expect, expectAccessible, openSample } from './registry';

const test = base.extend<{ readonly line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is wanted
  line: async ({}, use, info) => {
    const line = await startLine(info.project.use.baseURL ?? '');
    await use(line);
    await line.end();
  },
  baseURL: async ({ line }, use) => use(line.url),
});
test.use({ serviceWorkers: 'allow' });
test.slow();

/** One visit, to the front page alone, until the copy stands and looks after the page. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** How many files and pages are kept. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const copies = (await caches.keys()).map(
      async (name) => (await (await caches.open(name)).keys()).length,
    );
    return (await Promise.all(copies)).reduce((sum, one) => sum + one, 0);
  });

/** Marks this document, to see that it is another one later. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { untouched: true }));
const untouched = (page: Page) => page.evaluate(() => 'untouched' in window);

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Registry' }).getByRole('link', { name, exact: true });
const house = (page: Page) => page.getByRole('region', { name: 'House deck', exact: true });

async function addCard(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Card to add' }).fill(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

test('after one visit and without a network: cards and rules are found and read, in the chosen theme', async ({
  page,
  context,
}) => {
  await firstVisit(page);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();

  await place(page, 'Cards').click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.goto('/cards?q=a%3Afremen%20t%3Apersona%20battle%3E%3D1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fremen personas with battle 1 or more',
  );
  await expect(page.getByRole('combobox').first()).toHaveValue('a:fremen t:persona battle>=1');

  await page.goto('/cards/eots-paul-atreides');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paul Atreides');
  await expect(page).toHaveTitle(/^Paul Atreides.*Landsraad Registry$/);
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(/eots-paul-atreides/);
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/eots-paul-atreides/);
  await page.goto('/cards/eots-pual-atreides');
  await expect(page.getByRole('link', { name: /Paul Atreides/ }).first()).toBeVisible();

  await page.goto('/rules/c20');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Programs: do adversary limits',
  );
  await page.goto('/rules/gf9-storm-07');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Imperial Basin is sand');
  await page.goto('/rules?game=descartes&chapter=traitors');
  await expect(page.getByRole('link', { name: 'DES-traitor-01', exact: true })).toBeVisible();
  await page.goto('/board/setup?edition=descartes&seats=f..g...&name=Sunday');
  await expect(page.getByText('Ready: 2 factions, Descartes edition, basic game.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Sunday' })).toBeVisible();
  await page.goto('/board/odds?of=spice&worms=3');
  await expect(page.getByText('The next card is a worm with 3 of 17')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Spice', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/board/factions?edition=descartes');
  await page.getByRole('link', { name: 'Bene Gesserit' }).click();
  await page.waitForURL(/\/board\/factions\/bene-gesserit/);
  await expect(page.getByText('Reverend Mother Ramallo')).toBeVisible();
  await page.goto('/board/factions/ixians');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such faction');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  );

  // The chosen theme stands in the copy too, before anything is painted.
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/rules');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('after one visit and without a network: a deck is built, kept, checked, dealt and printed', async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await firstVisit(page);
  await context.setOffline(true);

  await openSample(page);
  await expect(house(page)).not.toContainText('Command Center');
  await addCard(page, 'Command Center');
  await expect(house(page)).toContainText('Command Center');
  await page.reload();
  await expect(house(page)).toContainText('Command Center');

  await page.goto('/check');
  await page.getByLabel('Deck list').fill('House deck\n4 Sandworm\n4 Sandwrom');
  await expect(page.getByRole('group', { name: /Sandwrom/ })).toBeVisible();

  // Lists of an event are checked in a worker of their own.
  await page
    .getByTestId('deck-file')
    .setInputFiles(
      ['fremen', 'guild'].map((name) =>
        fileURLToPath(new URL(`../data/decks/${name}.json`, import.meta.url)),
      ),
    );
  for (const player of ['Fremen', 'Guild'])
    await expect(
      page.getByRole('row').filter({ hasText: `${player.toLowerCase()}.json` }),
    ).toContainText('Legal');

  await page.goto('/play/opening?sample=guild&seed=dune');
  const hand = page.getByRole('region', { name: 'Hand' }).getByRole('listitem').getByRole('link');
  await expect(hand).toHaveCount(7);

  await page.goto('/print/sheets?sample=fremen&event=Winter%20Cup');
  await expect(page.getByText('1 sheet, 1 page', { exact: true })).toBeVisible();
  await expect(page.locator('[data-print="sheets"]')).toContainText('Winter Cup');
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(10_000);
  await page.goto('/print?sample=fremen');
  await expect(page.getByRole('region', { name: 'Faces, page 1' })).toBeAttached();

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toHaveCount(0);
  await place(page, 'Decks').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('when the server stops under an open page, every place can still be gone to', async ({
  page,
  line,
}) => {
  await firstVisit(page);
  line.cut();
  for (const name of ['Cards', 'Decks', 'Check', 'Play', 'Rules', 'Settings']) {
    await place(page, name).click();
    await expect(place(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await expect(page.getByText('Ready to work without a network')).toBeVisible();
  await page.getByRole('button', { name: 'Check for a new version' }).click();
  await expect(page.getByText('The server cannot be reached')).toHaveCount(1);
  await page.getByRole('button', { name: 'Renew the copy' }).click();
  await expect(page.getByText('The server cannot be reached')).toHaveCount(2);
  await expectAccessible(page);
});

test('the copy is made anew, whole again, while a second window is open', async ({
  page,
  context,
}) => {
  await firstVisit(page);
  await page.goto('/settings');
  await expect(page.getByText('Ready to work without a network')).toBeVisible();
  const whole = await keptFiles(page);
  expect(whole).toBeGreaterThan(50);
  const other = await context.newPage();
  await other.goto('/cards');
  await expect(other.getByRole('row').nth(3)).toBeVisible();

  await mark(page);
  await page.getByRole('button', { name: 'Renew the copy' }).click();
  await page.waitForFunction(() => !('untouched' in window));
  await expect(page.getByText('Ready to work without a network')).toBeVisible();
  expect(await keptFiles(page)).toBe(whole);
  await other.close();
  await context.setOffline(true);
  await page.goto('/rules/c20');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Programs: do adversary limits',
  );
});

test('a copy that the browser threw away is missed, not promised, and made again', async ({
  page,
  context,
  line,
}) => {
  await firstVisit(page);
  const whole = await keptFiles(page);
  await page.goto('/settings');
  await expect(page.getByText('Ready to work without a network')).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.setOffline(true);
  await expect(page.getByText('Pages that are not open yet may not load.')).toBeAttached();
  await context.setOffline(false);

  // All of it or nothing.
  line.withhold('/data/catalogue');
  await page.reload();
  await expect(page.getByText('The browser did not take the whole copy')).toBeVisible();
  expect(await keptFiles(page)).toBe(0);
  line.withhold(undefined);
  await page.reload();
  await expect(page.getByText('Ready to work without a network')).toBeVisible();
  expect(await keptFiles(page)).toBe(whole);

  // Where a newer version waits, the copy that is made anew is of that one.
  line.release('later');
  await page.reload();
  await expect(page.getByText('A new version of the Registry is ready')).toBeVisible();
  await page.getByRole('button', { name: 'Renew the copy' }).click();
  await expect(page.getByText(/version later/)).toBeVisible();
  await expect(page.getByText('A new version runs in another window')).toHaveCount(0);
  expect(await keptFiles(page)).toBe(whole);
});

test('?no-offline leads out of a copy whose scripts are broken', async ({ page, context }) => {
  await firstVisit(page);
  const whole = await keptFiles(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.endsWith('.js'))
          await cache.put(
            request,
            new Response('', { headers: { 'content-type': 'text/javascript' } }),
          );
    }
  });
  // A second window holds on to the worker.
  const other = await context.newPage();
  await other.goto('/rules');
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Ready to work without a network')).toHaveCount(0);
  await page.goto('/settings?no-offline');
  await expect(page.getByText('Ready to work without a network')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await keptFiles(page)).toBe(whole);
});

test('a new version is announced, leaves an edit alone, and comes only when it is asked for', async ({
  page,
  context,
  line,
}) => {
  await firstVisit(page);
  await openSample(page);
  await addCard(page, 'Command Center');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Card to add' });
  await palette.fill('Spice Blo');
  await mark(page);

  // Another window finds the new version; this one hears of it too.
  line.release('later');
  const other = await context.newPage();
  await other.goto('/settings');
  const ready = (one: Page) => one.getByText('A new version of the Registry is ready');
  await expect(ready(other)).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await expect(palette).toHaveValue('Spice Blo');
  expect(await untouched(page)).toBe(true);

  await other.getByRole('button', { name: 'Reload into the new version' }).click();
  await expect(other.getByText(/version later/)).toBeVisible();
  await expect(page.getByText('A new version runs in another window')).toBeVisible();
  await expect(ready(page)).toHaveCount(0);
  await expect(palette).toHaveValue('Spice Blo');
  expect(await untouched(page)).toBe(true);

  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: 'A new version runs in another window' })
    .getByRole('button', { name: 'Reload now' })
    .click();
  await expect(house(page)).toContainText('Command Center');
  expect(await untouched(page)).toBe(false);
});

test('the Registry can be installed: its manifest and icons are there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test('a name that only begins like a file is a page, under the policy of pages', async ({
  request,
}) => {
  for (const path of ['/icons/nope', '/icons/192.pngx', '/sw.jsx', '/icon.svg/x', '/favicon.ico']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-security-policy'], path).toContain("default-src 'self'");
  }
});
