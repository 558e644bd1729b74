import { expect, test } from './registry';

test('what a card does stands on its row, and the whole card follows the pointer and the arrow keys', async ({
  page,
}) => {
  await page.goto('/cards?q=name%3Aarrakeen');
  const pane = page.getByRole('region', { name: 'Card under the cursor' });
  const row = page.getByRole('row', { name: /^Holding Arrakeen, Capital/ });
  await expect(row).toContainText('Engage: produce 3 solaris');
  await row.hover();
  await expect(pane).toContainText('Engage Arrakeen: produce 3 solaris');
  await page
    .getByRole('row', { name: /Arrakeen Barracks|Arrakeen Patriarch/ })
    .first()
    .hover();
  await expect(pane).not.toContainText('Engage Arrakeen: produce 3 solaris');
  await row.click();
  await page.keyboard.press('ArrowDown');
  await expect(pane).not.toContainText('Engage Arrakeen: produce 3 solaris');
});

test('a card in a list shows beside it on hover and on focus, and never after Escape', async ({
  page,
}) => {
  await page.goto('/cards/eots-paul-atreides');
  const other = page.locator('[data-inspect]').first();
  const shown = page.locator('[data-inspected]');
  // A pointer that rests there before the scripts have come shows nothing till it moves.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await other.hover();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(shown).toContainText('Paul');
  await page.mouse.move(2, 2);
  await expect(shown).toHaveCount(0);
  await other.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press shows the card on a sheet and does not open its page', async ({
    page,
    context,
  }) => {
    await page.goto('/cards?q=name%3Acrysknife');
    // What the server wrote gives way to the list that answers to fingers.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const line = page.getByRole('link', { name: 'Crysknife, Blade Weapon' });
    const box = await line.boundingBox();
    if (box === null) throw new Error('no line');
    const at = { x: box.x + 30, y: box.y + 8 };
    const fingers = await context.newCDPSession(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const sheet = page.getByRole('dialog', { name: 'Crysknife, Blade Weapon' });
    await expect(sheet).toBeVisible();
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(sheet).toContainText('+1 force and +1 resistance');
    await expect(page).toHaveURL(/\/cards\?/);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await line.tap();
    await expect(page).toHaveURL(/\/cards\/eots-crysknife/);
  });
});
