import { expect, expectAccessible, test } from './registry';

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

test('the odds answer a question of several conditions, read back in plain English', async ({
  page,
}) => {
  await page.goto('/play/opening?sample=fremen');
  const odds = page.getByRole('region', { name: 'Odds' });
  const question = odds.getByLabel('Your question');
  await question.fill('1 a:fremen t:persona in the hand and no t:event in the hand');
  await expect(
    odds.getByText(
      'In the opening hand: at least 1 of your Fremen personas and none of your events',
    ),
  ).toBeVisible();
  await expect(odds.getByRole('table', { name: /by turn/ }).getByRole('cell')).toHaveCount(8);
  await expect(page).toHaveURL(/ask=/);

  await question.fill('1 cost<=');
  await expect(question).toHaveAttribute('aria-invalid', 'true');
  await question.fill('t:persona');
  await expect(odds.getByText('Say how many')).toBeVisible();
});

test('a question of a deck builder is one click, and an opening that answers it is dealt', async ({
  page,
}) => {
  await page.goto('/play/opening?sample=fremen&seed=1');
  const odds = page.getByRole('region', { name: 'Odds' });
  const examples = odds.getByRole('table', { name: 'What deck builders ask' });
  await expect(examples.getByRole('row')).toHaveCount(10);
  await expect(examples.getByRole('cell').first()).toHaveText(/%/);

  const example = examples.getByRole('button', { name: 'A charter and two personas' });
  await example.click();
  await expect(example).toHaveAttribute('aria-pressed', 'true');
  await expect(odds.getByLabel('Your question')).toHaveValue(/t:charter .* t:persona/);
  const byTurn = odds.getByRole('table', { name: /by turn/ });
  await expect(byTurn.getByRole('cell').nth(1)).toHaveText('33.0');
  await odds.getByLabel('More: Imperial cards a turn').click();
  await expect(byTurn.getByRole('cell').nth(1)).toHaveText('54.7');

  await odds.getByLabel('Your question').fill('3 t:persona in the assembly');
  await odds.getByRole('button', { name: 'Deal such an opening' }).click();
  await expect(page).not.toHaveURL(/seed=1(&|$)/);
  const assembly = page.getByRole('region', { name: 'Assembly' }).getByRole('listitem');
  await expect(assembly.getByRole('link', { name: /persona/i })).toHaveCount(3);
  await expectAccessible(page);
});

test('an address that asks for one search has its question still', async ({ page }) => {
  await page.goto('/play/opening?sample=guild&q=t:persona%20cost%3C%3D3&k=2');
  await expect(page.getByLabel('Your question')).toHaveValue(
    'at least 2 (t:persona cost<=3) in the hand',
  );
});

test('an address of a deck that is not here says what to do', async ({ page }) => {
  await page.goto('/play/opening?deck=nobody-has-this&seed=3');
  await expect(page.getByRole('heading', { name: 'This deck is not here' })).toBeVisible();
  await page.getByRole('button', { name: 'Deal a sample deck' }).click();
  await expect(page.getByRole('region', { name: 'Hand' }).getByRole('listitem')).toHaveCount(7);
});
