import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './registry';

const NAME = 'Debt of the Deep Desert';

async function openShareOfSample(page: Page) {
  await page.goto('/decks');
  await page.getByRole('button', { name: `Look inside ${NAME}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share…' }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${NAME}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Another person's browser, with nothing in it. */
async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a shared deck opens elsewhere, is judged, kept once and known again', async ({
  page,
  browser,
}) => {
  test.slow();
  const dialog = await openShareOfSample(page);
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('checkbox').uncheck();
  const short = await dialog.getByLabel('Link').inputValue();
  expect(short.length).toBeLessThan(link.length);
  expect(short.length).toBeLessThan(700);

  const other = await elsewhere(browser, link);
  await expect(other.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(other.getByText('Legal in Thunder at Twilight.')).toBeVisible();
  await expect(
    other.getByText('The 5 bonus solaris: 4 for 2 favor, 1 for 1 program, none kept.'),
  ).toBeVisible();
  await expect(other.getByText('Hold the deserts')).toBeVisible();
  await expect(other.getByRole('link', { name: /Razzia/ })).toBeVisible();

  // another link in the same tab: the page follows
  await other.goto(short);
  await expect(other.getByText('Hold the deserts')).toBeHidden();
  await other.goBack();
  await expect(other.getByText('Hold the deserts')).toBeVisible();

  await other.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(other.getByLabel('Deck name')).toHaveValue(NAME);
  await expect(other.getByText('Saved on this device')).toBeVisible();
  await other.goto('/decks');
  await expect(other.getByRole('article')).toHaveCount(1);
  await expect(other.getByRole('article')).toContainText(NAME);

  await other.goto(link);
  await expect(other.getByText('You have this deck already')).toBeVisible();
  await other.goto(short);
  await expect(other.getByText(`You have the same list of cards as ${NAME}`)).toBeVisible();
});

test('a link or a deck code that is pasted under Check is read like a list', async ({ page }) => {
  const dialog = await openShareOfSample(page);
  const link = await dialog.getByLabel('Link').inputValue();
  const code = await dialog.getByText(/^R1/).innerText();
  for (const sent of [link, code]) {
    await page.goto('/check');
    await page.getByLabel('Deck list').fill(sent);
    await expect(page.getByText('14 Imperial, 39 House, 1 program').first()).toBeVisible();
  }
  await page.getByLabel('Deck list').fill(code.replace('AgQAC', 'AgQAc'));
  await expect(page.getByText('“c” should be “C”')).toBeVisible();
});

test('a link that is cut, empty or of a newer Registry says what to do', async ({ page }) => {
  const dialog = await openShareOfSample(page);
  const link = await dialog.getByLabel('Link').inputValue();
  await page.goto(link.slice(0, -10));
  await expect(page.getByRole('heading', { name: 'This link cannot be read' })).toBeVisible();
  await expect(page.getByText('This link is damaged')).toBeVisible();
  await page.goto(link.replace('#1.', '#7.'));
  await expect(page.getByText('made by a newer Registry')).toBeVisible();
  await page.goto('/decks/view');
  await expect(
    page.getByRole('heading', { name: 'There is no deck in this address' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('every format shows what it will hold and what it leaves out before it is saved', async ({
  page,
}) => {
  await page.goto('/decks');
  await page.getByRole('button', { name: `Make a copy of ${NAME}` }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Share and more' }).click();
  await page.getByRole('menuitem', { name: 'Export to a file…' }).click();
  const dialog = page.getByRole('dialog', { name: `Export ${NAME}` });
  const preview = dialog.getByLabel('What the file will hold');
  for (const [format, extension, holds] of [
    ['Plain text', 'txt', 'Name: Debt of the Deep Desert'],
    ['Markdown', 'md', '# Debt of the Deep Desert'],
    ['BBCode', 'txt', '[b]Debt of the Deep Desert[/b]'],
    ['CSV table', 'csv', 'eots-'],
    ['JSON', 'json', '"houseDeck"'],
    ['OCTGN', 'o8d', '<deck game='],
    ['Tabletop Simulator', 'json', 'ObjectStates'],
    ['LackeyCCG', 'dek', '<superzone'],
    ['LackeyCCG text', 'txt', 'Fremen Band'],
    ['Cockatrice', 'cod', '<cockatrice_deck'],
  ] as const) {
    await dialog.getByRole('radio', { name: new RegExp(`^${format} (?!text)`) }).check();
    await expect(preview).toHaveValue(new RegExp(holds.replace(/[[\]]/g, '\\$&')));
    await expect(dialog.getByRole('button', { name: `Download .${extension}` })).toBeEnabled();
    await expect(dialog.getByText(/leaves out|Nothing of the deck is left out/)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[TAT-5.2.3-02] an opening of an own deck goes to another player with its deck', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/decks');
  await page.getByRole('button', { name: `Make a copy of ${NAME}` }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Share and more' }).click();
  await page.getByRole('menuitem', { name: 'Deal an opening hand' }).click();
  await page.getByLabel('Seed').fill('dune');
  const hand = (at: Page) =>
    at
      .getByRole('region', { name: 'Hand' })
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  await expect.poll(() => hand(page)).toHaveLength(7);
  await expect(page).toHaveURL(/seed=dune/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('is on the clipboard').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await elsewhere(browser, link);
  await expect.poll(() => hand(other)).toEqual(await hand(page));
  const choice = other.getByRole('combobox', { name: 'Deck' });
  await expect(choice).toContainText(NAME);
  const dealt = await hand(other);

  // another deck, and the shared one again
  await choice.click();
  await other.getByRole('option', { name: /The Duel of Record/ }).click();
  await expect(other).toHaveURL(/sample=atreides$/);
  await expect.poll(() => hand(other)).not.toEqual(dealt);
  await choice.click();
  await other.getByRole('option', { name: /shared/ }).click();
  await expect.poll(() => hand(other)).toEqual(dealt);
});

test('axe finds nothing in what shares a deck, wide or narrow, light or dark', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  const dialog = await openShareOfSample(page);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('link', { name: 'See what they see' }).click();
  await expect(page.getByRole('heading', { name: 'House Profile' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const exporting = page.getByRole('dialog', { name: `Export ${NAME}` });
  await exporting.getByRole('radio', { name: /^Tabletop/ }).check();
  await expect(exporting.getByLabel('House back')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
