import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './registry';

const NAME = 'Debt of the Deep Desert';

/** A copy of a sample deck with one change in its history. */
async function makeDeck(page: Page): Promise<void> {
  await page.goto('/decks');
  await page.getByRole('button', { name: `Make a copy of ${NAME}` }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.getByRole('textbox', { name: 'Deck name' }).fill('Sietch Tabr');
  await page.getByRole('textbox', { name: 'Deck name' }).press('Enter');
  await expect(page.getByText('Saved on this device')).toBeVisible();
}

/** Two copies of a card, a dark page and other columns. */
async function makeMore(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the page itself sets it
        document.cookie = 'theme=dark; path=/';
        localStorage.setItem('registry.columns', '["cost","set"]');
        const request = indexedDB.open('landsraad-registry');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const db = request.result;
          const rows = db.transaction('collection', 'readwrite').objectStore('collection');
          rows.put({ version: 1, card: 'eots-stilgar', owned: 2, updatedAt: Date.now() });
          rows.transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
  );
}

/** A game of one House, and one of the board game. */
async function playOn(page: Page): Promise<void> {
  await page.goto('/play?seed=3&houses=atreides:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/game=/);
  await page.goto('/board/play?seed=3&seats=a..h..f');
  await page.getByRole('button', { name: /^Begin with/ }).click();
  await expect(page).toHaveURL(/game=/);
}

async function backUp(page: Page): Promise<Buffer> {
  await page.goto('/settings');
  await expect(page.getByText('No backup has been made')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up now' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^landsraad-\d{4}-\d\d-\d\d\.registry\.json$/);
  await expect(page.getByText('Last backup just now, no change since.')).toBeVisible();
  return readFile(await download.path());
}

async function open(page: Page, buffer: Buffer, name = 'backup.registry.json'): Promise<void> {
  await expect(page.getByText(/^(Last backup|No backup|Nothing to back up)/)).toBeVisible();
  await page.getByLabel('Backup file').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer,
  });
}

test('a backup brings everything back after the browser was cleared, history included', async ({
  page,
}) => {
  await makeDeck(page);
  await makeMore(page);
  await playOn(page);
  const file = await backUp(page);
  await expect(page.getByText(/^A backup would hold 1 deck, 1 counted card/)).toBeVisible();

  await page.goto('/rules');
  await page.context().clearCookies({ name: 'theme' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        localStorage.clear();
        const request = indexedDB.deleteDatabase('landsraad-registry');
        request.onsuccess = resolve;
        request.onblocked = resolve;
      }),
  );
  await page.goto('/settings');
  await expect(page.getByText('Nothing to back up yet.')).toBeVisible();
  await open(page, file);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await expect(dialog).toContainText('It holds 1 deck with 1 change');
  await expect(dialog).toContainText('1 deck comes in');
  await expect(dialog).toContainText('Sietch Tabr');
  await expect(dialog).toContainText('1 card of your collection added');
  await expect(dialog).toContainText('2 games in play added');
  await expectAccessible(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('The backup is merged')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const kept = () =>
    page.evaluate(() =>
      ['registry.collection', 'registry.columns'].map((key) => localStorage[key]),
    );
  expect(await kept()).toEqual(['yes', '["cost","set"]']);

  await page.goto('/play');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Turn 1\b/ })).toBeVisible();

  await page.goto('/board/play');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/storm in sector/)).toBeVisible();

  await page.goto('/decks');
  await page.getByRole('link', { name: 'Sietch Tabr', exact: true }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Deck name' })).toHaveValue(NAME);
});

test('a backup replaces what is here, and that is undone after a reload', async ({ page }) => {
  await makeDeck(page);
  const file = await backUp(page);
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Actions for Sietch Tabr' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('tab', { name: 'Decks (2)' })).toBeVisible();

  await page.goto('/settings');
  await open(page, file);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await expect(dialog).toContainText('Nothing: all that the backup holds is here.');
  await dialog.getByRole('radio', { name: /Replace/ }).check();
  await expect(dialog).toContainText('1 deck is deleted: it is not in the backup');
  await dialog.getByRole('button', { name: 'Replace everything' }).click();
  await expect(page.getByText('Everything is as in the backup')).toBeVisible();
  await page.goto('/decks');
  await expect(page.getByRole('tab', { name: 'Decks (1)' })).toBeVisible();

  await page.goto('/settings');
  // A second restore says that it gives up the undo of the first.
  await open(page, file);
  await expect(dialog).toContainText('Nothing: all that the backup holds is here.');
  await expect(dialog).not.toContainText('Only the last restore can be undone');
  await page.keyboard.press('Escape');
  await open(page, Buffer.from(file.toString().replaceAll('Sietch Tabr', 'Sietch Gara')));
  await dialog.getByRole('radio', { name: /Replace/ }).check();
  await expect(dialog).toContainText('Only the last restore can be undone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo the restore' }).click();
  await expect(page.getByText('The restore is undone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the restore' })).toHaveCount(0);
  await page.goto('/decks');
  await expect(page.getByRole('tab', { name: 'Decks (2)' })).toBeVisible();

  // The undo can be undone, and let go.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Redo the restore' }).click();
  await expect(page.getByText('The restore is done again')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: /the restore$/ })).toHaveCount(0);
  await page.goto('/decks');
  await expect(page.getByRole('tab', { name: 'Decks (1)' })).toBeVisible();
});

test('a broken file is refused with the reason, and an altered one is read with a warning', async ({
  page,
}) => {
  await makeDeck(page);
  const file = await backUp(page);
  await open(page, file.subarray(0, file.length / 2), 'half.json');
  await expect(page.getByText('half.json: This backup was cut off')).toBeVisible();
  await open(page, Buffer.from('3 Stilgar'), 'list.json');
  await expect(page.getByText('list.json: This is not a backup')).toBeVisible();
  await open(page, Buffer.from(file.toString().replaceAll('Sietch Tabr', 'Sietch Gara')));
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await expect(dialog).toContainText('This file was altered');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the backup page is accessible, wide or narrow, light or dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await makeDeck(page);
  const file = await backUp(page);
  await expectAccessibleAtBothWidths(page);
  await page.goto('/decks');
  // The menu closes when the row is drawn anew while the list still comes in.
  await expect(async () => {
    await page.getByRole('button', { name: 'Actions for Sietch Tabr' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('tab', { name: 'Bin (1)' })).toBeVisible();
  await page.goto('/settings');
  await open(page, file);
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await expect(dialog).toContainText('1 deck of the backup is in the bin here');
  await dialog.getByRole('radio', { name: /Replace/ }).check();
  await expect(dialog).toContainText('1 deck is put back');
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Replace everything' }).click();
  await expect(page.getByRole('button', { name: 'Undo the restore' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('the library offers a backup, and reminds of it after many changes and a week', async ({
  page,
}) => {
  await makeDeck(page);
  await page.goto('/decks');
  await expect(page.getByRole('button', { name: 'Back up all' })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('landsraad-registry');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const db = request.result;
          const decks = db.transaction('decks', 'readwrite').objectStore('decks');
          const all = decks.getAll();
          all.onsuccess = () => {
            for (const head of all.result)
              decks.put({ ...head, revision: 80, createdAt: Date.now() - 9 * 86_400_000 });
          };
          decks.transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  const reminder = page.getByRole('region', { name: 'Reminder to back up' });
  await expect(reminder).toContainText('80 changes and no backup yet.');
  await expectAccessible(page);
  await reminder.getByRole('button', { name: 'Later' }).click();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Back up all' })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});
