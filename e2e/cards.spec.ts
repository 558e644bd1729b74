import { expect, expectAccessible, test } from './registry';

const box = { name: 'Search the cards' } as const;

test('a search is read back in English, shared by its address, and survives a reload', async ({
  page,
}) => {
  await page.goto('/cards');
  await page.getByRole('combobox', box).fill('a:fremen t:persona battle>=2');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Fremen personas with battle 2 or more' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Stilgar/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/q=a(:|%3A)fremen/);
  await page.reload();
  await expect(page.getByRole('combobox', box)).toHaveValue('a:fremen t:persona battle>=2');
});

test('a query that cannot be read says why and keeps the last result on screen', async ({
  page,
}) => {
  await page.goto('/cards');
  await page.getByRole('combobox', box).fill('t:persona');
  await expect(page.getByText('118 of 661 cards')).toBeVisible();
  await page.getByRole('combobox', box).fill('t:persona colour:red');
  await expect(page.getByText(/colour/).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Albrecht Nim/ })).toBeVisible();
});

test('facets change the same text, with counts that follow', async ({ page }) => {
  await page.goto('/cards');
  await page.getByRole('button', { name: /^Persona 118/ }).click();
  await expect(page.getByRole('combobox', box)).toHaveValue('t:persona');
  await page.getByRole('button', { name: /^Guild 10/ }).click();
  await expect(page.getByText('10 of 661 cards')).toBeVisible();
  await page.getByRole('button', { name: /^Persona/ }).click();
  await expect(page.getByText('23 of 661 cards')).toBeVisible();
});

test('the table is sorted by several columns, walked by arrow keys and opened by Enter', async ({
  page,
}) => {
  await page.goto('/cards?q=t:persona');
  await page.getByRole('button', { name: 'Cost', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /Cost/ })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  );
  await page.getByRole('combobox', box).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/[a-z]+-/);
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
});

test('a card page shows its doubts and rulings, and a rule opens where it is cited', async ({
  page,
}) => {
  await page.goto('/cards/jotc-soo-soo-nejhre');
  await expect(page.getByText(/Transcription in doubt: allegiance/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rulings' })).toContainText('engagement segment');
});

test('an id that no card has gets the nearest ones', async ({ page }) => {
  const response = await page.goto('/cards/eots-cartag');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /Carthag/ }).first()).toBeVisible();
});

test('axe finds nothing on the browser and a card page, light or dark, wide or narrow', async ({
  page,
}) => {
  test.slow();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 850 });
    for (const [address, ready] of [
      ['/cards?q=a:fremen', page.getByText('26 of 661 cards')],
      ['/cards/eots-dune', page.getByRole('region', { name: 'Facts' })],
    ] as const) {
      await page.goto(address);
      await expect(ready).toBeVisible();
      await expectAccessible(page);
    }
  }
});
