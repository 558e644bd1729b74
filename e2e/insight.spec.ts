import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSample, test } from './registry';

const games = (page: Page) => page.getByRole('region', { name: 'Games against the samples' });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Games played' });
const played = async (page: Page) => Number(await bar(page).getAttribute('value'));
const openInsight = (page: Page) => page.getByRole('tab', { name: 'Strength' }).click();

test('a deck plays the samples, is stopped, and goes on after a reload where it was', async ({
  page,
}) => {
  await openSample(page);
  await openInsight(page);
  await games(page)
    .getByRole('button', { name: /^Run \d+ test games$/ })
    .click();

  // Figures come while the games go on, and the rest of the pane works meanwhile.
  const figures = page.getByRole('table', { name: /^Won \d+ % of \d+ games$/ });
  await expect(figures.getByRole('row', { name: /Atreides/ })).toContainText('%');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ahead' })).toBeVisible();
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByRole('table', { name: 'Types' })).toBeVisible();
  await openInsight(page);
  await expect(games(page)).toContainText(/\d+ of \d+ games, .*left/);

  await games(page).getByRole('button', { name: 'Stop' }).click();
  await expect(games(page).getByRole('button', { name: /^Play the other \d+$/ })).toBeVisible();
  const before = await played(page);
  expect(before).toBeGreaterThan(0);

  // The same games card by card, sorted by any column.
  const cards = page.getByRole('table', { name: 'Card by card' });
  const head = (name: string) => cards.getByRole('columnheader', { name });
  await expect(head('Won if seen')).toHaveAttribute('aria-sort', 'descending');
  await head('Card').getByRole('button').click();
  await expect(head('Card')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: /Show all \d+ cards/ }).click();
  const baraka = cards.getByRole('row', { name: /Baraka/ });
  await expect(baraka).toContainText(/\d+ %\d+ to \d+ %/);
  await page.getByRole('radio', { name: 'Brought' }).check();
  await expect(head('Spice')).toBeVisible();
  await expect(head('Card')).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page);

  await page.reload();
  await openInsight(page);
  await expect(figures).toBeVisible();
  expect(await played(page)).toBe(before);
  await games(page)
    .getByRole('button', { name: /^Play the other \d+$/ })
    .click();
  await expect.poll(() => played(page)).toBeGreaterThan(before);
});

test('after a change the figures are those of the new list, and the old ones are the measure', async ({
  page,
}) => {
  await openSample(page);
  await openInsight(page);
  await games(page)
    .getByRole('button', { name: /^Run \d+ test games$/ })
    .click();
  await expect(page.getByRole('table', { name: /^Won/ })).toBeVisible();

  await page.getByRole('combobox', { name: 'Search the cards' }).fill('albrecht');
  // the card under the cursor has the same button
  await page
    .getByRole('row', { name: /Albrecht Nim/ })
    .getByRole('button', { name: 'Add 1 Albrecht Nim' })
    .click();
  await expect(page.getByRole('table', { name: /^Won/ })).toHaveCount(0);
  await expect(games(page)).toContainText('not legal; it is played all the same');
  await expect(games(page)).toContainText('The games of the deck before its last change go on');
  await games(page).getByRole('button', { name: 'Stop these' }).click();
  await expect(games(page)).not.toContainText('go on');
  await expect(page.getByRole('region', { name: 'Before the last change' })).toContainText(
    /Before your change: \d+ % of \d+ games/,
  );
  await page.getByRole('button', { name: 'Play the first 8 turns' }).click();
  const turns = page.getByRole('table', { name: 'By turn, alone at the table' });
  await expect(turns.getByRole('row')).toHaveCount(9);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('table', { name: /^Won/ })).toBeVisible();
});

test('changes are tried in pairs of games, go on after a reload, and one is laid beside the deck', async ({
  page,
}) => {
  await openSample(page);
  await openInsight(page);
  const changes = page.getByRole('region', { name: 'Try a change' });
  const less = changes.getByRole('button', { name: 'Less: Changes to try' });
  for (let many = 5; many > 2; many -= 1) await less.click();
  await changes.getByRole('button', { name: 'Try changes' }).click();
  const tried = changes.getByRole('list', { name: /Changes that are tried/ }).locator('> li');
  await expect(tried).toHaveCount(2);
  await expect(tried.first()).toContainText(
    /[+−]?\d+\.\d points \(.* to .*\) \d+ pairs: \d+ won only/,
  );
  await changes.getByRole('button', { name: 'Stop' }).click();
  await expect(changes).toContainText(/\d+ of at most \d+ games, stopped/);
  await expectAccessible(page);

  const told = await changes.innerText();
  await page.reload();
  await openInsight(page);
  await expect(tried).toHaveCount(2);
  expect(await changes.innerText()).toBe(told);
  const far = changes.getByRole('progressbar');
  const before = Number(await far.getAttribute('value'));
  await changes.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => Number(await far.getAttribute('value'))).toBeGreaterThan(before);
  await changes.getByRole('button', { name: 'Stop' }).click();
  await expect(changes).toContainText('stopped');

  await tried.first().getByRole('button', { name: 'Try it' }).click();
  await expect(page).toHaveURL(/\/decks\/compare\?a=.+&b=.+/);
  await expect(page.getByRole('main')).toContainText(/Legal in .*Legal in /s);
  await expect(page.getByText('The deck with the change stands beside yours')).toBeVisible();
});
