import { expect, test } from './registry';

test('the same seed deals the same opening, another seed another one', async ({ page }) => {
  const hand = page.getByRole('region', { name: 'Hand' }).getByRole('listitem').getByRole('link');
  const names = () =>
    hand.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));

  await page.goto('/play/opening?sample=guild&seed=dune');
  await expect(hand).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Assembly' }).getByRole('listitem')).toHaveCount(3);
  const first = await names();

  await page.getByRole('button', { name: 'Deal again' }).click();
  await expect(page).not.toHaveURL(/seed=dune/);
  await expect.poll(names).not.toEqual(first);

  await page.getByLabel('Seed').fill('dune');
  await expect.poll(names).toEqual(first);
});

test('[TAT-5.2.3-05] [TAT-5.2.3-06] [TAT-5.2.3-07] the opening shows what the profile left and bought', async ({
  page,
}) => {
  // The Guild sample buys one spice for 4 and one program: nothing is kept.
  await page.goto('/play/opening?sample=guild');
  await expect(page.getByText('20 solaris', { exact: true })).toBeVisible();
  await expect(page.getByText('1 spice', { exact: true })).toBeVisible();
});

test('the odds answer any query, and say what a query means or why it cannot be read', async ({
  page,
}) => {
  await page.goto('/play/opening?sample=fremen');
  const odds = page.getByRole('region', { name: 'Odds' });
  await odds.getByLabel('Cards wanted').fill('a:fremen t:persona');
  await expect(odds.getByText('Fremen personas')).toBeVisible();
  await expect(odds.getByRole('row', { name: /Hand of 7/ })).toContainText('%');

  await odds.getByLabel('Cards wanted').fill('cost<=');
  await expect(odds.getByLabel('Cards wanted')).toHaveAttribute('aria-invalid', 'true');
});

test('an address of a deck that is not here says what to do', async ({ page }) => {
  await page.goto('/play/opening?deck=nobody-has-this&seed=3');
  await expect(page.getByRole('heading', { name: 'This deck is not here' })).toBeVisible();
  await page.getByRole('button', { name: 'Deal a sample deck' }).click();
  await expect(page.getByRole('region', { name: 'Hand' }).getByRole('listitem')).toHaveCount(7);
});
