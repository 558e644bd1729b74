import { expect, expectAccessible, test } from './registry';

const PAGES = [
  '/',
  '/decks',
  '/decks/build',
  '/decks/compare',
  '/play',
  '/play/opening',
  '/board?at=imperial-basin-9&steps=3&storm=11&moves=3',
  '/board/play',
  '/board/setup',
  '/board/odds?advanced=true',
  '/board/odds?of=storm',
  '/board/factions',
  '/board/cards?q=is:doubtful',
  '/board/factions/fremen?edition=descartes',
  '/board/setup?edition=descartes&seats=a.h3.g.f..x&players=Ann&options=advantages.one-more.shield-wall',
  // Some of the 735 rows, which are all alike: axe takes half a minute for all of them.
  '/rules?q=favor',
  '/rules/TAT-4.2-05',
  '/rules?game=2019&chapter=traitors',
  '/rules?game=descartes&q=ornithopter',
  '/rules/GF9-storm-06',
  '/rules/DES-Q09',
  '/rules/C07',
  '/settings',
  '/settings/printed',
  '/collection/import',
  '/nowhere',
];

for (const path of PAGES)
  test(`${path} has one heading of the first rank, and axe finds nothing, in either theme and at either width`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 850 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, 'nothing reaches over the edge').toBeLessThanOrEqual(0);
    }
  });

test('the search in the head leads to cards, samples and rules, by the slash key too', async ({
  page,
}) => {
  await page.goto('/rules/C07');
  await page.getByRole('button', { name: 'Search cards, decks and rules' }).click();
  const search = page.getByRole('combobox', { name: 'Search cards, decks and rules' });
  await search.fill('barron');
  await page.getByRole('option', { name: /Baron Vladimir Harkonnen.*TaT/ }).click();
  await expect(page).toHaveURL(/tat-baron-vladimir-harkonnen/);
  await expect(page.getByRole('heading', { level: 1, name: /^Baron Vladimir/ })).toBeVisible();
  await page.keyboard.press('/');
  await search.fill('tat-4.2-09');
  await expect(page.getByRole('option', { name: /TAT-4\.2-09/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/TAT-4\.2-09/);
  await page.keyboard.press('/');
  await search.fill('harkonnen');
  await page.getByRole('group', { name: 'Samples' }).getByRole('option').click();
  await expect(page.getByRole('dialog').getByText(/sponsored by House Harkonnen/)).toBeVisible();
});

test('Enter in the search of the head takes what fits best, and searches for fields', async ({
  page,
}) => {
  await page.goto('/rules');
  const head = page.getByRole('button', { name: 'Search cards, decks and rules' });
  await head.click();
  const search = page.getByRole('combobox', { name: 'Search cards, decks and rules' });
  await search.fill('muad');
  await expect(page.getByRole('option', { selected: true })).toContainText('Paul Atreides');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/eots-paul-atreides/);
  await head.click();
  await search.fill('t:persona');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\?q=t%3Apersona/);
});

test('every page says that no card image or printed text is included, and who made it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(/unofficial fan tool/i).first()).toBeVisible();
});

test('a rule has an address of its own, and a conflict shows the ruling', async ({ page }) => {
  await page.goto('/rules/TAT-4.2-09');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'at least one card of that same allegiance',
  );
  await page.goto('/rules/C07');
  await expect(page.getByText(/the Collected Rulings File allows them freely/)).toBeVisible();
});

test('no code is made from text where a game is asked for that is not there', async ({ page }) => {
  await page.goto('/play?game=none');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the policy allows no script but the page’s own', async ({ request }) => {
  const policy = (await request.get('/cards')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});
