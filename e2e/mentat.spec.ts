import { expect, expectAccessible, pressEnd, test } from './registry';

test('against a mentat a hint names the best moves with their reasons, and the mentat takes its turn', async ({
  page,
}) => {
  await page.goto('/play?seed=5&houses=fremen:person,guild:mentat&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const choices = page.getByRole('region', { name: 'Your choices' });
  const hint = page.getByRole('button', { name: 'Hint (h)' });
  await expect(choices).toBeVisible();
  await expect(hint).toBeEnabled();
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'What a mentat thinks of your moves' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('listitem').first()).toContainText(/\d+ %/);
  await expectAccessible(page);
  const best = await dialog.getByRole('listitem').first().locator('b').innerText();
  await dialog.getByRole('button', { name: 'Do it' }).first().click();
  await expect(dialog).toHaveCount(0);
  expect(best.length).toBeGreaterThan(3);

  const next = page.getByRole('heading', { level: 1, name: /^Turn 2\b/ });
  for (let press = 0; press < 40 && !(await next.isVisible()); press += 1) {
    await expect(choices).toBeVisible();
    if ((await page.locator('[data-key~="e"]').count()) > 0) await pressEnd(page);
    else await page.keyboard.press('s');
  }
  await expect(next).toBeVisible();
  await expect(page.getByRole('log')).toContainText('House Interval of Corvail');
});

test('a finished game is reviewed when it is asked for, and the review can be stopped', async ({
  page,
}) => {
  await page.goto('/play?seed=7&houses=guild:greedy,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const progress = page.getByRole('progressbar', { name: 'Moves that were looked through' });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.getAttribute('value')).not.toBe('0');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Review the game' })).toBeVisible();
});

test('a review that was asked for once is there after a reload, and when the game is opened from the list', async ({
  page,
}) => {
  await page.goto('/play?seed=11&houses=harkonnen:random,atreides:random&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const review = page.getByRole('region', { name: 'Review of the game' });
  await expect(review).toBeVisible({ timeout: 120_000 });
  const told = await review.innerText();

  await page.reload();
  await expect(review).toBeVisible();
  expect(await review.innerText()).toBe(told);

  // left inside the game, where there is none; at its end it is there again
  await review
    .getByRole('button', { name: /^Turn \d/ })
    .first()
    .click();
  await expect(review).toHaveCount(0);
  const game = new URL(page.url()).searchParams.get('game');
  await page.goto('/play');
  const kept = page.getByRole('region', { name: 'Games in this browser' });
  await kept.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(new RegExp(`game=${game}`));
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(review).toBeVisible();
  expect(await review.innerText()).toBe(told);
});
