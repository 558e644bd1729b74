import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, expectAccessibleAtBothWidths, test } from './registry';

const NAME = 'Debt of the Deep Desert';

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Takes a list into the collection through the import page. */
async function takeIn(page: Page, text: string): Promise<void> {
  await page.goto('/collection/import');
  const read = page.getByRole('button', { name: 'Read the list' });
  // what is written before the page has come to life is lost
  await expect(async () => {
    await page.getByLabel('Owned cards', { exact: true }).fill('');
    await page.getByLabel('Owned cards', { exact: true }).fill(text);
    await expect(read).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await read.click();
}

async function copySample(page: Page): Promise<void> {
  await page.goto('/decks');
  await page.getByRole('button', { name: `Make a copy of ${NAME}` }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('copies are counted by keys and by buttons, and stay', async ({ page }) => {
  await page.goto('/collection');
  await expect(page.getByRole('heading', { name: 'Begin your collection' })).toBeVisible();
  await page.getByRole('combobox').first().fill('name=valor');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
  await page.getByRole('grid').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(row(page, 'Valor')).toContainText('12');
  await page.keyboard.press('+');
  await row(page, 'Valor').getByRole('button', { name: 'Own 1 Valor less' }).click();
  await row(page, 'Valor').getByRole('button', { name: 'Own 1 Valor less' }).click();
  await expect(row(page, 'Valor')).toContainText('11');
  await expect(page.getByText('11 copies')).toBeVisible();
  await page.reload();
  await expect(row(page, 'Valor')).toContainText('11');

  await page.goto('/cards/eots-valor');
  await page.getByRole('button', { name: 'Own 1 Valor more' }).click();
  await expect(page.getByLabel('Copies owned')).toContainText('12');
});

test('what the decks lack stands after what is owned, with how many copies, and goes when they are there', async ({
  page,
}) => {
  await copySample(page);
  await takeIn(page, '9 Valor\n4 Spice Blow\n');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toContainText('Spice Blow');
  await expect(rows.nth(2)).toContainText('Valor');
  await expect(rows.nth(3)).toContainText('Missing for your decks');
  await expect(page.getByText(/^Your decks lack \d+ copies of \d+ cards/)).toBeVisible();
  for (const head of ['To trade', 'Owned'])
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
  await page.getByRole('combobox').first().fill('name="fremen naib"');
  await expect(row(page, 'Fremen Naib')).toContainText('2 missing');
});

test('a table is taken in once its unknown name is settled, and can be undone', async ({
  page,
}) => {
  await takeIn(page, 'Count,Name,Set\n3,Valor,EOTS\n2,Calladan,EOTS\n1,Carthag,EOTS\n');
  const change = page.getByRole('button', { name: 'Change the collection' });
  await expect(change).toBeDisabled();
  // what is clear comes in at once; the rest waits here, after a reload too
  await page.getByRole('button', { name: /^Take in the 2 cards that are clear/ }).click();
  const rest = page.getByLabel('Owned cards', { exact: true });
  await expect(rest).toHaveValue('2 Calladan');
  await page.reload();
  await expect(rest).toHaveValue('2 Calladan');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await page.getByRole('button', { name: /^Caladan, Atreides Homeworld/ }).click();
  await expect(page.getByText('1 count would change')).toBeVisible();
  await change.click();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(page.getByText('6 copies')).toBeVisible();
  // nothing is asked: what is owned shows, under its head
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 copies')).toBeVisible();
  await page.getByRole('button', { name: 'Show as an album, with the holes' }).click();
  await expect(page.getByRole('link', { name: 'Valor, 3 owned' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aborted Raid, not owned' })).toBeVisible();
});

test('of a list that is taken in in part, the other lines wait as they were written', async ({
  page,
}) => {
  await takeIn(page, '3 Valor\n2x Calladan\nCarthagg\n');
  await page.getByRole('button', { name: /^Take in the 1 card that is clear/ }).click();
  await expect(page.getByLabel('Owned cards', { exact: true })).toHaveValue(
    '2x Calladan\n1 Carthagg',
  );
});

test('a file that cannot be read changes nothing and says why', async ({ page }) => {
  await takeIn(page, 'name,owned\nValor,-3\n');
  await expect(page.getByRole('alert').filter({ hasText: 'Line 2' })).toContainText(
    'Nothing in your collection was changed',
  );
  await page.getByLabel('File with owned cards').setInputFiles({
    name: 'owned.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('2 Valor\r\n1 Carthag\r\n'),
  });
  await expect(page.getByText('3 copies')).toBeVisible();
});

test('a file that is chosen before the scripts of the page have come is read when they have', async ({
  page,
}) => {
  let go = () => {};
  const chosen = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/collection/import', { waitUntil: 'commit' });
  await page.getByLabel('File with owned cards').setInputFiles({
    name: 'owned.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('2 Valor\n1 Carthag\n'),
  });
  go();
  await expect(page.getByText('3 copies')).toBeVisible();
});

test('a line with a bad count is left out and named, and the rest is taken in', async ({
  page,
}) => {
  await takeIn(page, '3 Valor\n-3 Fremen Band\n1000000 Crysknife\n2 Carthag\n');
  const read = page.getByRole('heading', { name: '5 copies of 2 cards read, 2 lines left out' });
  await expect(read).toBeFocused();
  await expect(read).toBeInViewport();
  await expect(page.getByText(/Line 2: "-3"/)).toContainText('Fremen Band');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(page.getByText('5 copies')).toBeVisible();
});

test('a typed count is taken back, and the focus stays at the last copy', async ({ page }) => {
  await takeIn(page, '3 Valor\n');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  await page.getByRole('combobox').first().fill('name=valor');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
  await page.getByRole('grid').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(page.getByText('12 copies')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('3 copies')).toBeVisible();
  for (let left = 2; left >= 0; left -= 1) {
    await row(page, 'Valor').getByRole('button', { name: 'Own 1 Valor less' }).click();
    await expect(page.getByText(`Valor: ${left} owned`)).toBeAttached();
  }
  await expect(row(page, 'Valor').getByRole('button', { name: 'Own 1 Valor more' })).toBeFocused();
});

test('the collection is emptied after a question, and comes back', async ({ page }) => {
  await takeIn(page, '3 Valor\n1 Carthag\n');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Empty the collection…' }).click();
  await expect(page.getByRole('dialog')).toContainText('4 copies of 2 cards');
  await page.getByRole('button', { name: 'Empty it' }).click();
  await expect(page.getByRole('heading', { name: 'Begin your collection' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 copies')).toBeVisible();
});

test('a deck that is owned twice over was asked about', async ({ page }) => {
  await copySample(page);
  await page.getByRole('button', { name: 'Share and more' }).click();
  await page.getByRole('menuitem', { name: 'I own this deck' }).click();
  await expect(page.getByText(`You own all of “${NAME}”`)).toBeVisible();
  await page.goto('/decks');
  const actions = page.getByRole('button', { name: `Actions for ${NAME}`, exact: true });
  await actions.click();
  await page.getByRole('menuitem', { name: 'I own this deck' }).click();
  await expect(page.getByText('Nothing was added.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a second set' }).click();
  await expect(page.getByText(`The cards of “${NAME}” are added`)).toBeVisible();
  await page.goto('/collection');
  await expect(page.getByText('110 copies')).toBeVisible();
});

test('searches ask what is owned, here and among all cards', async ({ page }) => {
  await takeIn(page, '3 Valor\n1 Carthag\n');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(page.getByText('4 copies')).toBeVisible();
  await page.goto('/cards?q=own>%3D2');
  await expect(
    page.getByRole('heading', { name: 'Cards of which you own 2 or more' }),
  ).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Valor')).toContainText('3');
  await page.goto('/cards');
  await page.getByRole('button', { name: 'Only what I own' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Only what I own' }).click();
  await expect(page).toHaveURL(/\/cards$/);
});

test('a phone asks by one list, whose choice takes the place of the last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await takeIn(page, '3 Valor\n1 Carthag\n');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  const show = page.getByRole('combobox', { name: 'Show', exact: true });
  await expect(show).toHaveValue('owned');
  await expect(page.getByText(/of 2 cards out of \d+/)).toBeVisible();
  const lines = page.locator('[aria-setsize]');
  await expect(lines).toHaveCount(2);
  await show.selectOption('Not owned');
  await expect(page).toHaveURL(/q=own=0$/);
  await show.selectOption('Missing');
  await expect(page).toHaveURL(/q=missing:any$/);
  await show.selectOption('All cards');
  await expect(page).toHaveURL(/show=all$/);
  await show.selectOption('Owned');
  await expect(page).toHaveURL(/\/collection$/);
  await expect(lines).toHaveCount(2);
});

test('a deck is owned, marked as built, and reserves its cards', async ({ page }) => {
  await copySample(page);
  await page.goto('/decks');
  const actions = page.getByRole('button', { name: `Actions for ${NAME}`, exact: true });
  await actions.click();
  await page.getByRole('menuitem', { name: 'I own this deck' }).click();
  await expect(page.getByText('You own all of it')).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Mark as built' }).click();
  await expect(page.getByRole('article').first()).toContainText('Built');

  // a second deck of the same cards finds all of them reserved
  await actions.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('article', { name: `${NAME} (copy)` });
  await expect(copy).toContainText('copies missing');
  await copy.getByRole('link').first().click();
  await expect(page.getByText('lacks 1').first()).toBeVisible();

  await page.goto('/decks');
  await actions.click();
  await page.getByRole('menuitem', { name: 'No longer built' }).click();
  await expect(copy).toContainText('You own all of it');
});

test('the buy list counts what decks lack, shared or apart, and goes elsewhere', async ({
  page,
}) => {
  await copySample(page);
  await page.goto('/collection/buy');
  const head = page.getByRole('heading', { name: /copies of \d+ cards to get/ });
  await expect(head).toBeVisible();
  const shared = Number.parseInt(await head.innerText(), 10);

  await page.goto('/decks');
  await page.getByRole('button', { name: `Actions for ${NAME}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('tab', { name: 'Decks (2)' })).toBeVisible();
  await page.goto('/collection/buy');
  await expect(head).toContainText(`${shared} copies`);
  await page.getByLabel(/are built at the same time/).check();
  await expect(head).toContainText(`${2 * shared} copies`);
  await page.getByLabel('Listed').selectOption('By deck');
  await expect(page.getByRole('table', { name: /^Both decks/ })).toBeVisible();
  await page.getByLabel(`Buy for ${NAME} (copy)`).uncheck();
  await expect(head).toContainText(`${shared} copies`);
  await page.reload();
  await expect(head).toContainText(`${shared} copies`);

  // what was got is owned, and taken back
  const got = page.getByRole('button', { name: /^Got \d+ / }).first();
  const copies = Number(/\d+/.exec((await got.getAttribute('aria-label')) ?? '')?.[0]);
  await got.click();
  await expect(head).toContainText(`${shared - copies} copies`);
  await expect(page.getByRole('button', { name: /^Got \d+ / }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(head).toContainText(`${shared} copies`);

  for (const [item, file] of [
    ['Text', 'buy-list.txt'],
    ['CSV', 'buy-list.csv'],
    ['Excel', 'buy-list.xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(file);
    const content = await textOf(download);
    if (item === 'Text') expect(content).toMatch(/^\d+ .+ \[EOTS\]$/m);
    if (item === 'CSV') expect(content).toContain('missing,needed,owned');
    if (item === 'Excel') expect(content.slice(0, 2)).toBe('PK');
  }
});

test('what is exported comes back in', async ({ page }) => {
  await takeIn(page, '3 Valor\n2 Paul Atreides [TAT]\n');
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page.getByText('5 copies')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const csv = await textOf(await saved);
  expect(csv).toContain('eots-valor,Valor,,eots,house,3');
  await takeIn(page, csv);
  await page.getByLabel(/Keep the larger count/).check();
  await expect(page.getByText('nothing would change')).toBeVisible();
  await page.getByLabel(/Add it/).check();
  await expect(page.getByText('2 counts would change')).toBeVisible();
});

test('the collection is accessible, wide or narrow, light or dark', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/collection');
  await expect(page.getByText('Tap + for each copy you own')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await takeIn(page, '3 Valor\n1 Calladan\n2 Carthag\n');
  await expect(page.getByText('1 line waits for you')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('button', { name: 'Change the collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  await page.goto('/collection');
  await expect(page.getByText('5 copies')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await copySample(page);
  await expect(page.getByText('lacks 1').first()).toBeAttached();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/collection/buy');
  await expect(page.getByRole('heading', { name: /to get/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
