import { expect, test } from './registry';

test('the rules of the board game: a choice of edition, its chapters, a search, an address', async ({
  page,
}) => {
  await page.goto('/rules');
  const games = page.getByRole('navigation', { name: 'Game' });
  await expect(games.getByRole('link', { name: 'Card game' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await games.getByRole('link', { name: 'Board game 2019' }).click();
  await expect(page).toHaveURL(/\/rules\?game=2019$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Set-up' })).toBeVisible();
  await expect(page.getByText('The map is divided into 18 sectors.')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /^Bene Gesserit/ })
    .click();
  await expect(page).toHaveURL(/game=2019&chapter=bene-gesserit/);
  await expect(page.getByText('As in the Descartes edition.').first()).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Find in the rules' });
  await search.fill('worm nexus');
  await expect(page).toHaveURL(/game=2019&q=worm\+nexus/);
  await expect(page.getByRole('link', { name: 'GF9-adv-karama-07', exact: true })).toBeVisible();
  await expect(page.getByText('TAT-')).toHaveCount(0);

  await games.getByRole('link', { name: 'Board game Descartes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The box and set-up' })).toBeVisible();
  await expect(search).toHaveValue('');
});

test('a rule of the board game has an address, leads to the other edition and back to its chapter', async ({
  page,
}) => {
  await page.goto('/rules/gf9-bid-12');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('within 10 seconds');
  await expect(page.getByRole('heading', { name: 'In the Descartes edition' })).toBeVisible();
  await page.getByRole('link', { name: 'Rule GF9-Q18' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Is the time to bid limited?');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'DES-bid-18', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('five seconds suggested');
  await page.getByRole('navigation', { name: 'Where it stands' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/rules\?game=descartes#DES-bid-18$/);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'DES-bid-18' }).first(),
  ).toBeInViewport();
});

test('the search in the head takes the id of a rule of the board game', async ({ page }) => {
  await page.goto('/rules?game=2019');
  await page.getByRole('button', { name: 'Search cards, decks and rules' }).click();
  const box = page.getByRole('combobox', { name: 'Search cards, decks and rules' });
  await box.fill('des-storm-07');
  await page.getByRole('option', { name: /DES-storm-07/ }).click();
  await expect(page).toHaveURL(/\/rules\/DES-storm-07$/);
});
