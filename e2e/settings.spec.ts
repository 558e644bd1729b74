import { expect, test } from './registry';

test('a format of one’s own is made, changed, deleted and brought back', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'New format' }).click();
  const form = page.getByRole('form', { name: 'New format' });
  await form.getByLabel('Name').fill('Winter Cup');
  await form.getByRole('checkbox', { name: 'Judge of the Change' }).uncheck();
  await form.getByLabel('Banned titles').fill('spice harvester');
  await form.getByLabel('Banned titles').press('Enter');
  await expect(form.getByRole('list', { name: 'Banned titles' })).toContainText('Spice Harvester');
  await form.getByRole('button', { name: 'Save format' }).click();

  const winter = page.getByRole('listitem').filter({ hasText: 'Winter Cup' });
  await expect(winter).toContainText('Eye of the Storm, Thunder at Twilight');
  await expect(winter).toContainText('1 banned');
  await page.reload();
  await expect(winter).toBeVisible();

  await page.getByRole('button', { name: 'Delete Winter Cup' }).click();
  await expect(winter).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(winter).toBeVisible();
});

test('an address leads to its group of settings', async ({ page }) => {
  await page.goto('/settings#storage');
  await expect(page.getByRole('heading', { name: 'Storage' })).toBeInViewport();
});

test('a file that is no format is refused with the reason', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Format file').setInputFiles({
    name: 'cup.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version":2,"id":"x"}'),
  });
  await expect(page.getByText(/newer Registry/)).toBeVisible();
});

test('the chosen theme holds after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a format made in another tab reaches the open deck', async ({ page, context }) => {
  await page.goto('/decks');
  await page.getByRole('button', { name: /Make a copy of Debt/ }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: 'New format' }).click();
  await other.getByRole('form', { name: 'New format' }).getByLabel('Name').fill('Winter Cup');
  await other.getByLabel('Banned titles').fill('Stilgar');
  await other.getByLabel('Banned titles').press('Enter');
  await other.getByRole('button', { name: 'Save format' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Winter Cup' })).toBeVisible();

  await page.getByRole('button', { name: /^Set-up/ }).click();
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: /Winter Cup/ }).click();
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Stilgar');
});
