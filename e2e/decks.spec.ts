import { expect, expectAccessible, test } from './registry';

const NAME = 'Debt of the Deep Desert';

test.beforeEach(async ({ page }) => {
  await page.goto('/decks');
  await page.getByRole('button', { name: `Make a copy of ${NAME}` }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.goto('/decks');
});

test('a deck is duplicated, archived, deleted and brought back', async ({ page }) => {
  const actions = page.getByRole('button', { name: `Actions for ${NAME}`, exact: true });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('tab', { name: 'Decks (2)' })).toBeVisible();

  await actions.click();
  await expect(page.getByText(/ copied$/)).toBeVisible();
  expect(await page.getByRole('menuitem', { name: 'Delete' }).evaluate(isOnTop)).toBe(true);
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('tab', { name: 'Archive (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Decks (2)' })).toBeVisible();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('tab', { name: 'Bin (1)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Bin (1)' }).click();
  await page.getByRole('button', { name: `Restore ${NAME}` }).click();
  await expect(page.getByRole('tab', { name: 'Decks (2)' })).toBeVisible();
});

/** That nothing lies over an element's middle; in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('a deck opens wherever its row is pressed, and plays where that is asked', async ({
  page,
}) => {
  const row = page.getByRole('article', { name: NAME });
  await expect(row.getByRole('link', { name: `Play ${NAME}` })).toHaveAttribute(
    'href',
    /^\/play\?/,
  );
  await expect(row).toContainText('Legal');
  await row.click({ position: { x: 12, y: 40 } });
  await expect(page).toHaveURL(/\/decks\/build\?deck=/);
});

test('a deck carries tags and a note, and is found by them', async ({ page }) => {
  await page.getByRole('button', { name: `Actions for ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Tags and note…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add a tag').fill('desert');
  await dialog.getByLabel('Add a tag').press('Enter');
  await dialog.getByRole('button', { name: 'Store' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('desert');
});

test('a comparison begins with the last deck beside another that differs', async ({ page }) => {
  await page.goto('/decks/compare');
  await expect(page.getByRole('region', { name: `Second deck: ${NAME}` })).toContainText('Legal');
  await expect(page.getByRole('table', { name: 'Cards by cost' })).toBeVisible();
  await page.getByRole('button', { name: 'Swap the sides' }).click();
  await expect(page.getByRole('region', { name: `First deck: ${NAME}` })).toBeVisible();
});

test('two decks are compared: cards, figures and legality', async ({ page }) => {
  await page.goto('/decks/compare?a=sample:fremen&b=sample:guild');
  await expect(page.getByRole('region', { name: 'Imperial deck' })).toContainText('Stilgar');
  await expect(page.getByRole('region', { name: 'House deck' })).toBeVisible();
  await expect(page.getByText('51 only in The Patient Rate', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^Resources 21 9 Debt of the Deep Desert \+12/ }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a search asks what is in a deck by its name', async ({ page }) => {
  await page.goto(`/cards?q=${encodeURIComponent(`in:"${NAME}" t:ally`)}`);
  await expect(page.getByText('6 of 661 cards')).toBeVisible();
  await expect(page.getByRole('row', { name: /Stilgar/ })).toBeVisible();
});

test('the front page goes on with the last deck, and says how it stands', async ({ page }) => {
  await page.goto('/');
  const ways = page.getByRole('region', { name: 'Continue' });
  await expect(ways.getByRole('link', { name: NAME, exact: true })).toBeVisible();
  await expect(ways.getByText('Legal in Thunder at Twilight.')).toBeVisible();
  await expectAccessible(page);
});
