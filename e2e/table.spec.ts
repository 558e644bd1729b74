import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './registry';

const heading = (page: Page, turn: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Turn ${turn}\\b`) });
const turnNow = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).innerText()) ?? '')?.[0]);

/** Presses the key that leads on until a turn begins; where none does, the first action of the list. */
async function leadOn(page: Page, turn: number) {
  for (let press = 0; press < 60 && (await turnNow(page)) < turn; press += 1) {
    if ((await page.locator('[data-lead]').count()) > 0) await page.keyboard.press('e');
    else {
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: 'Action' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
  await expect(heading(page, turn)).toBeVisible();
}

test('a sample deck is goldfished five turns by keyboard, taken back to turn 1, and shared', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/play?seed=5');
  await page.getByRole('combobox', { name: 'Deck of House 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /The Patient Rate/ }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('combobox', { name: 'Deck of House 1' });
  await expect(chosen).toContainText('The Patient Rate');
  // The list gives the focus back in the frame after it has gone: a key pressed before that would open it again.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(chosen).toBeFocused();
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(heading(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/game=/);

  // The arrows lead to a card that can do something; Enter opens its menu, and Enter plays.
  const hand = page.getByRole('region', { name: /^Reserves/ }).getByRole('listitem');
  await expect(hand).toHaveCount(7);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card]:focus')).toHaveAttribute('data-can', '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo (u)' })).toBeEnabled();

  // "/" lists every action, and a few letters find one.
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Action' }).fill('bid');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await leadOn(page, 6);
  await page.getByRole('tab', { name: 'Turns' }).click();
  await expect(page.getByRole('row', { name: /^5 / })).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();

  for (let press = 0; press < 80 && (await turnNow(page)) > 1; press += 1)
    await page.keyboard.press('u');
  await expect(heading(page, 1)).toBeVisible();
  await page.keyboard.press('Shift+U');
  await page.keyboard.press('u');
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByText(/You are here: \d+ moves? lies? ahead/)).toBeVisible();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('is on the clipboard').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const names = () =>
    page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const here = await names();

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await other.goto(link);
  await expect(heading(other, 1)).toBeVisible();
  await expect(other).toHaveURL(/game=/);
  await expect
    .poll(() =>
      other
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
    )
    .toEqual(here);
  await other.context().close();
});

/** The hash at the end of a game on the command line. */
async function hashOnCommandLine(...args: string[]): Promise<string> {
  const registry = new URL('../lib/cli/registry.mjs', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [registry, ...args, '--json']);
  return JSON.parse(stdout).games[0].hash;
}

test('[TAT-6.2.9-03] an operation that cannot be done now stands there with its reason', async ({
  page,
}) => {
  await page.goto('/play?seed=5');
  await page.getByRole('combobox', { name: 'Deck of House 1' }).click();
  await page.getByRole('option', { name: /The Patient Rate/ }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  await page.getByRole('button', { name: /^Buy 1 favor/ }).click();
  const missing = page.getByRole('button', { name: 'Buy favor', exact: true });
  await expect(missing).toHaveAttribute('aria-disabled', 'true');
  await expect(missing).toHaveAccessibleDescription('You have bought favor in this Interval');
  await missing.focus();
  await expect(page.getByRole('status').getByText('You have bought favor')).toBeVisible();
});

test('two greedy Houses finish a game as on the command line, and it is there in another tab', async ({
  page,
  context,
}) => {
  const told = hashOnCommandLine('play', '--decks', 'guild', 'guild', '--seed', '7');
  await page.goto('/play?seed=7&houses=guild:greedy,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByTestId('state-hash')).toHaveText(/^[0-9a-f]{16}$/);
  const hash = await page.getByTestId('state-hash').innerText();
  expect(hash).toBe(await told);
  await page.close();

  const again = await context.newPage();
  await again.goto('/play');
  await again.getByRole('button', { name: 'Look at it' }).click();
  await expect(again.getByTestId('state-hash')).toHaveText(hash);
});

test('a table passes round: the hand of a House shows only to who takes its seat', async ({
  page,
}) => {
  await page.goto('/play?seed=3&houses=fremen:person,guild:person&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.getByRole('region', { name: 'Change of seats' });
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(curtain).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Reserves/ })).toHaveCount(1);
});

test('two tabs with one game keep both lines of it', async ({ page, context }) => {
  await page.goto('/play?seed=3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/game=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other, 1)).toBeVisible();
  await leadOn(page, 2);
  await leadOn(other, 3);
  expect(other.url()).not.toBe(page.url());
  await page.reload();
  await expect(heading(page, 2)).toBeVisible();
  await other.reload();
  await expect(heading(other, 3)).toBeVisible();
});

test('a damaged kept game is listed, opens with a reason, can be downloaded and forgotten', async ({
  page,
}) => {
  await page.goto('/play?seed=3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/game=/);
  // As games were kept before there was a table for them: one with nothing but a line, one cut off.
  await page.goto('/rules');
  await page.evaluate(() => {
    localStorage.setItem('registry.game.a', 'aaaaaaaaaaaa{"version":1,"line":{"moves":[]}}');
    localStorage.setItem('registry.game.b', 'aaaaaaaaaaaa{"version":1,');
  });
  for (const id of ['a', 'b']) {
    await page.goto(`/play?game=${id}`);
    await expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
    await expect(page.getByText('The stored record cannot be read')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Set up a game' }).click();
  const kept = page.getByRole('region', { name: 'Games in this browser' });
  await expect(kept.getByText('A game that cannot be read')).toHaveCount(2);
  await expect(kept.getByRole('button', { name: 'Go on' })).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Download' }).first().click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('aaaaaaaaaaaa{"version":1,');
  await kept.getByRole('button', { name: 'Forget this game for ever' }).first().click();
  await expect(kept.getByText('A game that cannot be read')).toHaveCount(1);
  await kept.getByRole('button', { name: 'Forget this game for ever' }).click();
  await page.reload();
  await expect(kept.getByRole('button', { name: 'Go on' })).toHaveCount(1);
  await expect(kept.getByText('A game that cannot be read')).toHaveCount(0);
});

test('a tab that is killed after a move loses nothing of its game', async ({ page, context }) => {
  await page.goto('/play?seed=3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/game=/);
  await leadOn(page, 2);
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // A tab that is gone gives no answer.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  const again = await context.newPage();
  await again.goto(address);
  await expect(heading(again, 2)).toBeVisible();
});

test('a record of two Houses asks who plays on, and its petition shows to all', async ({
  page,
}) => {
  await page.goto('/play?seed=3&houses=fremen:greedy,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByTestId('state-hash')).toBeVisible();
  const petition = page.getByRole('region', { name: 'The petition' });
  await page
    .getByRole('log')
    .locator('[data-ahead], div')
    .filter({ hasText: /bids \d+/ })
    .getByRole('button', { name: /^Go back to before move/ })
    .last()
    .click();
  await expect(petition).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save the record as a file' }).click();
  const file = await (await saving).path();
  await page.goto('/play');
  await page.getByTestId('record-file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  const who = page.getByRole('dialog', { name: 'Who plays on?' });
  await who.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: 'A person here' }).click();
  await who.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('region', { name: 'Change of seats' }).getByRole('button').click();
  await expect(petition.getByText(/^bids \d+$|^makes the opening bid$/)).toBeVisible();
});

test('a damaged link of a game says so, and the table can be set up all the same', async ({
  page,
}) => {
  await page.goto('/play#g1.AAAA');
  await expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
  await page.getByRole('button', { name: 'Set up a game' }).click();
  await expect(page.getByRole('form', { name: 'Set up a game' })).toBeVisible();
});

test('axe finds nothing at the table, in either theme and at either width', async ({ page }) => {
  await page.goto('/play?seed=7');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  // No face shows beside a card that the pointer happens to rest on.
  await page.mouse.move(2, 2);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await expectAccessible(page);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, 'nothing reaches over the edge').toBeLessThanOrEqual(0);
  }
});
