import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, pressEnd, test } from './registry';

const heading = (page: Page, turn: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Turn ${turn}\\b`) });
/** The turn that the head of the table names, once the table is laid. */
async function turnNow(page: Page) {
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).not.toHaveText('Play');
  return Number(/\d+/.exec(await head.innerText())?.[0]);
}

/** Passes, declines or ends until a turn begins, else does what is held out; where neither is, the first of the list. */
async function leadOn(page: Page, turn: number) {
  for (let press = 0; press < 60 && (await turnNow(page)) < turn; press += 1) {
    if ((await page.locator('[data-key~="e"]').count()) > 0) await pressEnd(page);
    else if ((await page.locator('[data-key~="s"]').count()) > 0) await page.keyboard.press('s');
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
  await page.getByRole('radio', { name: /^Alone/ }).check();
  await page.getByRole('combobox', { name: 'Your deck' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /The Patient Rate/ }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('combobox', { name: 'Your deck' });
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

  // The arrows lead to a card that can do something, and Enter does it.
  const hand = page.getByRole('region', { name: /^Reserves/ }).getByRole('listitem');
  await expect(hand).toHaveCount(7);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card]:focus')).toHaveAttribute('data-can', '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo (u)' })).toBeEnabled();

  // "/" lists every action, and what is typed at once finds one: no letter of it is a key of the table.
  const before = await turnNow(page);
  await page.keyboard.press('/');
  await page.keyboard.type('meu');
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('meu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await turnNow(page)).toBe(before);

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

test('a deck that an address names plays against an automatic House with one click', async ({
  page,
}) => {
  await page.goto('/play?sample=guild&seed=5');
  await expect(page.getByRole('radio', { name: /^Against the computer/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Your deck' })).toContainText(/Patient Rate/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Domain of/ })).toHaveCount(2);
  // What the other House did meanwhile stands at the foot of its panel, always in one place.
  const rival = page.getByRole('region', { name: 'Domain of House Tarquel' });
  await expect(rival).toContainText(/Last|Since your move|Acts now/);
  await expect(async () => {
    await pressEnd(page);
    await expect(rival).toContainText(/Since your move/, { timeout: 1_000 });
  }).toPass();
});

test('the key that ends wants another press where a move is suggested, its button one; "/" lists what is suggested first, after a menu too', async ({
  page,
}) => {
  await page.goto('/play?seed=7&houses=fremen:person,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const end = page.getByRole('button', { name: /^End the Interval/ });
  await expect(page.locator('[data-suggested]')).toContainText('Use Forbidden Zone');

  await page.getByRole('button', { name: 'Petition', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const actions = page.getByRole('dialog', { name: 'All actions' });
  await expect(actions.getByRole('option', { selected: true })).toHaveText(
    /^Engage Forbidden Zone/,
  );
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);

  await pressEnd(page);
  await expect(end).toContainText(/e again to end: \d+ cards can act/);
  // meanwhile Enter plays nothing else, and a move between forgets the press, also once it is taken back
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await expect(end).toContainText(/e again to end/);
  await page.keyboard.press('s');
  await expect(end).not.toContainText(/e again to end/);
  await page.getByRole('button', { name: 'Undo (u)' }).click();
  await expect(page.locator('[data-suggested]')).toContainText('Use Forbidden Zone');
  await expect(end).not.toContainText(/e again to end/);
  await pressEnd(page);
  await expect(end).toContainText(/e again to end/);
  await page.keyboard.press('e');
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo (u)' }).click();
  await end.click();
  await expect(end).toHaveCount(0);
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
  await page.goto('/play?seed=5&houses=guild:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Buy favor', exact: true }).click();
  await page.getByRole('menuitem', { name: /^1 favor/ }).click();
  // folded to its name until the reason is asked for
  await page.getByText(/^Not now: .*buy favor/).click();
  const missing = page.getByRole('button', { name: 'Buy favor', exact: true });
  await expect(missing).toHaveAttribute('aria-disabled', 'true');
  await expect(missing).toHaveAccessibleDescription('You have bought favor in this Interval');
  await expect(missing).toBeInViewport({ ratio: 1 });
  await expect(missing).toContainText('Buy favor: You have bought favor in this Interval');
});

test('two greedy Houses finish a game as on the command line, and it is there in another tab', async ({
  page,
  context,
}) => {
  const told = hashOnCommandLine('play', '--decks', 'guild', 'guild', '--seed', '7');
  await page.goto('/play?seed=7&houses=guild:greedy,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByTestId('state-hash')).toHaveText(/^[0-9a-f]{16}$/);
  const hash = await page.getByTestId('state-hash').textContent();
  expect(hash).toBe(await told);
  await page.close();

  const again = await context.newPage();
  await again.goto('/play');
  await again.getByRole('button', { name: 'Look at it' }).click();
  await expect(again.getByTestId('state-hash')).toHaveText(hash ?? '');
});

test('a table passes round: the hand of a House shows only to who takes its seat', async ({
  page,
}) => {
  await page.goto('/play?seed=3&houses=fremen:person,guild:person&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.getByRole('region', { name: 'Change of seats' });
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await curtain.getByRole('button', { name: /^I play House/ }).click();
  await expect(curtain).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Reserves/ })).toHaveCount(1);
});

test('one person who plays both Houses sees no curtain, and is asked nothing without a choice', async ({
  page,
}) => {
  await page.goto('/play?seed=3&houses=fremen:person,guild:person&silent=0');
  await page.getByRole('checkbox', { name: /^I play them all/ }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  const curtain = page.getByRole('region', { name: 'Change of seats' });
  await leadOn(page, 2);
  await expect(curtain).toHaveCount(0);
  await page.goto('/play?seed=3&houses=fremen:person,guild:person&silent=0');
  await expect(page.getByRole('checkbox', { name: /^I play them all/ })).toBeChecked();
});

test('a hot-seat turn of two Houses, each with two operations, takes at most sixteen clicks', async ({
  page,
}) => {
  await page.goto('/play?seed=11&houses=harkonnen:person,atreides:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.getByRole('region', { name: 'Change of seats' });
  const asked = page.locator('[aria-live]:has(> b)').first();
  const lit = (area: RegExp) =>
    page.getByRole('region', { name: area }).locator('[data-can]').first();
  const operations = new Map<string, number>();
  async function next(): Promise<Locator> {
    const unseen = curtain.getByRole('button', { name: /without looking$/ });
    if ((await unseen.count()) > 0) return unseen;
    if ((await curtain.count()) > 0) return curtain.getByRole('button', { name: /^I play House/ });
    const words = await asked.innerText();
    if (!words.includes('Your Interval')) return page.locator('[data-key], [data-act]').first();
    const house = words.split(' Your')[0] ?? '';
    const done = operations.get(house) ?? 0;
    operations.set(house, done + 1);
    if (done > 1) return page.getByRole('button', { name: /^End the Interval/ });
    return done === 0 ? lit(/^Domain of/) : lit(/^Forum of/);
  }
  await expect(heading(page, 1)).toBeVisible();
  let clicks = 0;
  for (; clicks < 40 && (await turnNow(page)) === 1; clicks += 1) {
    const button = await next();
    const before = await page.locator('[data-table]').innerHTML();
    await button.click();
    await expect.poll(() => page.locator('[data-table]').innerHTML()).not.toBe(before);
  }
  expect([...operations.values()]).toEqual([3, 3]);
  expect(clicks).toBeLessThanOrEqual(16);
});

test('at the table everything stands in one window, and the card that is pointed at in its pane', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/play?seed=5&houses=fremen:person,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const hand = page.getByRole('region', { name: /^Reserves/ });
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  for (const part of [
    hand,
    page.getByRole('region', { name: 'Your choices' }),
    page.getByRole('log'),
    page.getByRole('region', { name: 'Card under the cursor' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await hand.getByRole('button', { name: /^Maker Hooks/ }).hover();
  await expect(page.getByRole('region', { name: 'Card under the cursor' })).toContainText(
    'Maker Hooks',
  );
  // and why it cannot be played now, without a click
  await expect(page.getByRole('region', { name: 'Your choices' })).toContainText(/Not now: \w+/);
});

/**
 * Where something on the faces of a table is cut, or a place of it scrolls that never should. Letters follow the width of
 * their card a frame later than it, so that a busy machine may see one in between.
 */
function cutOnTable(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const found: string[] = [];
    const isCut = (element: Element) =>
      element.scrollHeight > element.clientHeight + 1 ||
      element.scrollWidth > element.clientWidth + 1;
    for (const title of document.querySelectorAll('[data-title]'))
      if (isCut(title)) found.push(`title: ${title.textContent}`);
    // a text stands whole on its face, or wholly out of sight
    for (const whole of document.querySelectorAll('[data-whole]')) {
      const [text, room] = [whole, whole.parentElement].map((one) => one?.getBoundingClientRect());
      if (text === undefined || room === undefined) continue;
      const isOut = text.left >= room.right - 1;
      if (!isOut && text.height > room.height + 1) found.push(`text: ${whole.textContent}`);
    }
    const board = document.querySelector('[aria-label="Own cards"]');
    if (board !== null && isCut(board)) found.push('the board');
    return found;
  });
}

test('at 1280 x 800 the board of two Houses does not scroll and no face is cut, at a petition and at a rite too', async ({
  page,
}) => {
  // in a large window cards have their whole text
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/play?seed=5&houses=harkonnen:person,atreides:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The petition' })).toBeVisible();
  await expect(page.locator('[data-whole]').first()).toBeAttached();
  await expect.poll(() => cutOnTable(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => cutOnTable(page)).toEqual([]);
  const board = page.getByRole('region', { name: 'Own cards' });
  const place = await board.boundingBox();

  await page.goto('/play?seed=11&houses=harkonnen:random,atreides:random&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The end of the game' })).toBeVisible();
  const log = page.getByRole('log');
  const begun = log.locator('div:has(> button)').filter({ hasText: /begins an? \w+ rite/ });
  const earlier = log.getByRole('button', { name: 'Show earlier moves' });
  while ((await begun.count()) === 0 && (await earlier.count()) > 0) await earlier.click();
  // what was done next is taken back: the rite has begun
  await begun
    .last()
    .locator('xpath=following-sibling::div[button][1]')
    .getByRole('button', { name: /^Go back to before move/ })
    .click();
  await expect(page.getByRole('region', { name: 'The rite' })).toBeVisible();
  await expect.poll(() => cutOnTable(page)).toEqual([]);
  // whatever stands in the middle, the own cards keep their place
  expect(await board.boundingBox()).toEqual(place);
  // each answer that ends nothing else says what the rite would end in, while the defense is open
  await page.getByRole('button', { name: /^Choose for House \w+ myself/ }).click();
  await expect(
    page
      .getByRole('region', { name: 'Your choices' })
      .getByRole('button', { name: /would (stand|be vanquished)(, \d+ against|$)/ })
      .first(),
  ).toBeVisible();
});

test('what is won is paid in solaris or with the favor that admission does not ask for', async ({
  page,
}) => {
  await page.goto('/play?seed=3');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const choices = page.getByRole('region', { name: 'Your choices' });
  const spared = choices.getByRole('button', { name: /and \d favor leaves \d+ solaris, 10 favor/ });
  // what is suggested is played till something is won
  await expect(async () => {
    if (!(await spared.isVisible())) await page.keyboard.press('s');
    await expect(spared).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(choices.getByRole('button', { name: /^Pay \d+ solaris/ })).toBeVisible();
  await expect(spared).toBeVisible();
});

test('at the table the pages of the Registry are one button away, and its own head stands alone', async ({
  page,
}) => {
  await page.goto('/play?seed=5&houses=fremen:person');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Registry' })).toHaveCount(1);
  const menu = page.getByRole('button', { name: 'Pages of the Registry' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Decks' }).press('Enter');
  await expect(page).toHaveURL(/\/decks$/);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a goldfish turn with two operations takes four clicks, and each is taken back by one', async ({
  page,
}) => {
  await page.goto('/play?seed=5&houses=fremen:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const card = (name: RegExp) => page.getByRole('button', { name }).first();
  await card(/^Forbidden Zone, 1 action/).click();
  await card(/^Chani, .*1 action/).click();
  await page.getByRole('button', { name: /^End the Interval/ }).click();
  await page.getByRole('button', { name: /^Discard nothing and draw/ }).click();
  await expect(heading(page, 2)).toBeVisible();
  for (const _ of 'four') await page.getByRole('button', { name: 'Undo (u)' }).click();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo (u)' })).toBeDisabled();
});

test('a phone shows the stage, the own goods, the hand and the choices at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/play?seed=5&houses=harkonnen:person,atreides:greedy,guild:greedy&silent=0');
  // however many Houses there are, the game begins without a scroll
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.goto('/play?seed=5&houses=harkonnen:person,atreides:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Your choices' });
  const tabs = page.getByRole('tablist', { name: 'Areas of the table' });
  const goods = page.getByRole('region', { name: /^Reserves/ });
  for (const part of [bar, tabs, goods, page.getByRole('region', { name: 'The petition' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(goods).toContainText(/Solaris 20.*Spice 0 of .*10.*Favor 12/);
  // own figures stand once, with what is still missing; the stage says what the card does
  await expect(tabs.getByRole('tab', { name: /^\d? ?You/ })).not.toContainText('Solaris');
  await expect(goods).toContainText('To win: 10 more spice, then request admission');
  await expect(page.getByRole('region', { name: 'The petition' })).toContainText('Engage ');
  const heights = await Promise.all(
    [bar, tabs].map(async (part) => (await part.boundingBox())?.height ?? 0),
  );
  expect(heights.reduce((sum, one) => sum + one)).toBeLessThan(844 / 3);
  await tabs.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('log').getByText('bids 3')).toBeInViewport({ ratio: 1 });
});

test('on a phone the hand is one line of cards in one order, of which a question leaves the titles in sight and a touch all; the goods keep their place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reserves = page.getByRole('region', { name: /^Reserves/ });
  const held = reserves.getByRole('listitem');
  const fold = reserves.getByRole('button', { name: /^Hand: 7 cards/ });
  await page.goto('/play?seed=5&houses=harkonnen:person,atreides:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'The petition' })).toBeVisible();
  const top = async () => (await reserves.boundingBox())?.y ?? 0;
  await expect(held).toHaveCount(7);
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  const seen = async () => (await held.first().locator('../..').boundingBox())?.height ?? 0;
  expect(await seen()).toBeLessThan(60);
  const asked = await top();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(held.first()).toBeInViewport({ ratio: 1 });
  expect(await seen()).toBeGreaterThan(100);
  await fold.click();
  expect(await seen()).toBeLessThan(60);
  await page.goto('/play?seed=5&houses=fremen:person,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: /^End the Interval/ })).toBeVisible();
  await expect(held).toHaveCount(7);
  expect(Math.abs((await top()) - asked)).toBeLessThan(2);
  // it stands where a keyboard may be, and leads to what can be played: it folds nothing while the hand is needed
  await expect(fold).toHaveText(/playable/);
  await fold.click();
  await expect(held).toHaveCount(7);
  // the whole board is in sight; in a lower window what lies out of it upward is told, and brought back
  const board = page.getByRole('tabpanel').first();
  const beyond = () => board.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await beyond()).toBeLessThan(2);
  await page.setViewportSize({ width: 390, height: 540 });
  await expect.poll(beyond).toBeGreaterThan(30);
  const above = board
    .getByRole('button', { name: /above|to choose/ })
    .and(page.locator('[data-towards="↑"]'));
  // the cards find their size in the lower window meanwhile
  await expect(async () => {
    await board.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await above.click({ timeout: 1_000 });
  }).toPass();
  await expect(board.locator('[data-card]').first()).toBeInViewport({ ratio: 1 });
});

test('on a phone the hand has the room that a question leaves; of what can be paid, solaris alone is held out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/play?seed=3&houses=atreides:person,corrino:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Your choices' });
  const pay = bar.getByRole('button', { name: /^Pay \d/ });
  await expect(async () => {
    await page.keyboard.press('s');
    await expect(pay).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(pay).toHaveClass(/primary/);
  const hand = page.getByRole('region', { name: /^Reserves/ });
  const first = await hand.getByRole('listitem').first().boundingBox();
  expect(first?.height ?? 0).toBeGreaterThan(80);
  // nothing is left blank between it and what is paid for
  const stage = await page.getByRole('region', { name: 'The petition' }).boundingBox();
  const own = await hand.boundingBox();
  expect((stage?.y ?? 0) - (own?.y ?? 0) - (own?.height ?? 0)).toBeLessThan(2);
  expect(stage?.height ?? 0).toBeLessThan(70);
});

test('on a phone an Interval begins with what each rival did and has, until the first own move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    '/play?seed=5&houses=fremen:person,guild:greedy,atreides:greedy,harkonnen:greedy&silent=0',
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const report = page.getByRole('region', { name: 'What the rivals did' });
  const bar = page.getByRole('region', { name: 'Your choices' });
  const end = page.getByRole('button', { name: /^End the Interval/ });
  const pass = bar.locator('[data-act="pass"]');
  await expect(async () => {
    // it may go by itself meanwhile
    if (await pass.isVisible()) await pass.click({ timeout: 1_000 });
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  const first = report.getByRole('listitem').first();
  await expect(first).toContainText(/Morvane.*20 → 12/);
  // a line for each, and all of it on a sheet where one is touched
  expect((await first.boundingBox())?.height ?? 0).toBeLessThan(30);
  await first.getByRole('button').click();
  const whole = page.getByRole('dialog', { name: 'Since your last move' });
  await expect(whole.getByRole('listitem').first()).toContainText(/Morvane.*20 → 12.*deploys/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);
  await first.getByRole('button').click();
  await whole.getByRole('button', { name: 'Whole log' }).click();
  await expect(whole).toHaveCount(0);
  await expect(page.getByRole('log')).toBeInViewport();
  // an answer leads from the log to the table
  await page.keyboard.press('s');
  await expect(report).toHaveCount(0);
  await expect(page.getByRole('log')).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator('[data-card]').first()).toBeInViewport();
});

test('a phone that lies shows the board and what is asked side by side', async ({ page }) => {
  await page.goto('/play?seed=5&houses=fremen:person,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const end = page.getByRole('button', { name: /^End the Interval/ });
  const [board, bar] = [
    page.getByRole('tabpanel'),
    page.getByRole('region', { name: 'Your choices' }),
  ];
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(end).toBeInViewport({ ratio: 1 });
    await expect(board.locator('[data-card]').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-low="held"] [data-can]').first()).toBeInViewport({ ratio: 1 });
    const [boardBox, barBox] = [await board.boundingBox(), await bar.boundingBox()];
    expect((boardBox?.x ?? 0) + (boardBox?.width ?? 0)).toBeLessThanOrEqual(barBox?.x ?? 0);
  }
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a touch on a card shows it with what can be done below the board, a second does that, and Back closes what is open', async ({
    page,
  }) => {
    await page.goto('/play?seed=5&houses=fremen:person,guild:greedy&silent=0');
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect(page.getByRole('button', { name: /^End the Interval/ })).toBeVisible();
    const card = page.getByRole('button', { name: /^Sister Ramallo, 1 action/ });
    const sheet = page.getByRole('dialog', { name: 'Sister Ramallo' });
    const won = page.getByRole('region', { name: 'The petition' });
    const act = sheet.getByRole('button', { name: /^Petition for Sister Ramallo/ });
    await card.tap();
    await expect(act).toBeInViewport({ ratio: 1 });
    await expect(act).toContainText('leaves 18 solaris');
    await expect(card).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await card.tap();
    await act.tap();
    await expect(won).toBeVisible();
    await page.getByRole('button', { name: 'Undo (u)' }).tap();
    await expect(won).toHaveCount(0);
    await card.tap();
    await expect(act).toBeVisible();
    await card.tap();
    await expect(won).toBeVisible();
    await page.getByRole('button', { name: 'Undo (u)' }).tap();
    // and closes the moves of one kind
    await page.getByRole('button', { name: 'Petition', exact: true }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    // what leads elsewhere leaves nothing open behind it
    await card.tap();
    await sheet.getByRole('button', { name: /^Sister Ramallo/ }).tap();
    await page.getByRole('link', { name: 'Open its page' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /Sister Ramallo/ })).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });
});

test('on a phone a game is laid without a shift, and when it asks is chosen under "More"', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/play?seed=5&houses=fremen:person,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: /^End the Interval/ })).toBeVisible();
  await expect(page).toHaveURL(/game=/);
  await page.getByRole('button', { name: 'More about this game' }).click();
  await page.getByRole('menuitem', { name: 'Pass for me until my next Interval' }).click();
  await expect(page.getByRole('button', { name: /ask me again$/ })).toBeInViewport();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^End the Interval/ })).toBeVisible();
  const shifts: readonly number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
});

test('at the end of a turn nothing looks discarded before it is chosen', async ({ page }) => {
  await page.goto('/play?seed=5&houses=fremen:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: /^End the Interval/ }).click();
  const bar = page.getByRole('region', { name: 'Your choices' });
  await expect(bar).toContainText('You draw nothing.');
  await expect(page.getByText('Discard', { exact: true })).toHaveCount(0);
  await page.locator('[data-fan] [data-card]').first().click();
  await expect(page.locator('[data-fan]').getByText('Discard', { exact: true })).toHaveCount(1);
  await expect(bar).toContainText('You then draw 1 into the hand.');
  await expect(bar.getByRole('button', { name: /^Discard 1 card and draw 1/ })).toBeVisible();
});

test('a key says what the signs on cards and boards mean', async ({ page }) => {
  await page.goto('/play?seed=5&houses=fremen:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  await page.keyboard.press('?');
  const key = page.getByRole('dialog', { name: 'Keys and signs' });
  for (const sign of ['Command', 'Weirding', 'The question is about it', 'Sisterhood'])
    await expect(key.getByText(sign, { exact: true })).toBeAttached();
  await expectAccessible(page);
});

test('a phone shows what can be played of the hand first, says how much of it is out of sight, and brings it into it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 300, height: 844 });
  await page.goto('/play?seed=5&houses=fremen:person,guild:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const reserves = page.getByRole('region', { name: /^Reserves/ });
  const more = reserves.getByRole('button', { name: /^Hand: 7 cards, \d playable/ });
  await expect(more).toBeInViewport({ ratio: 1 });
  const can = reserves.locator('[data-can]');
  await expect(can.first()).toBeInViewport({ ratio: 0.8 });
  await expect(can.last()).not.toBeInViewport({ ratio: 0.8 });
  await more.click();
  await expect(can.last()).toBeInViewport({ ratio: 0.8 });
});

test('on a desk the cards of the hand keep their width for a turn, and what ends it keeps its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/play?seed=3&houses=atreides:person,corrino:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const hand = page.locator('[data-fan] [data-card]');
  const end = page.getByRole('button', { name: /^End the Interval/ });
  const widths = () =>
    hand.evaluateAll((cards) => [...new Set(cards.map((card) => card.clientWidth))]);
  await expect(hand).toHaveCount(7);
  const [before, place] = [await widths(), await end.boundingBox()];
  await hand.and(page.getByRole('button', { name: /^House Swordmaster/ })).click();
  await expect(hand).toHaveCount(6);
  expect(await widths()).toEqual(before);
  expect(await end.boundingBox()).toEqual(place);
});

test('between a phone and a desk nothing lies under the choices, and the page does not scroll', async ({
  page,
}) => {
  await page.goto('/play?seed=5&houses=harkonnen:person,atreides:greedy&silent=0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Your choices' });
  const hand = page.getByRole('region', { name: /^Reserves/ });
  for (const width of [720, 768, 900, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [bar, hand, page.getByRole('region', { name: 'Parts of the turn' })])
      await expect(part).toBeInViewport({ ratio: 1 });
    const [held, choices] = await Promise.all([hand.boundingBox(), bar.boundingBox()]);
    const isBeside = (choices?.x ?? 0) >= (held?.x ?? 0) + (held?.width ?? 0);
    const isBelow = (choices?.y ?? 0) >= (held?.y ?? 0) + (held?.height ?? 0);
    expect(isBeside || isBelow, `at ${width}`).toBe(true);
  }
});

test('two tabs with one game keep both lines of it', async ({ page, context }) => {
  await page.goto('/play?seed=3&houses=atreides:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/game=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(heading(other, 1)).toBeVisible();
  await leadOn(page, 2);
  await leadOn(other, 3);
  await expect(other.getByText('This game is played in another tab too')).toBeVisible();
  expect(other.url()).not.toBe(page.url());
  await page.reload();
  await expect(heading(page, 2)).toBeVisible();
  await other.reload();
  await expect(heading(other, 3)).toBeVisible();
});

test('a damaged kept game is listed, opens with a reason, can be downloaded and forgotten', async ({
  page,
}) => {
  await page.goto('/play?seed=3&houses=atreides:person');
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
  await kept.getByRole('button', { name: 'Forget this game permanently' }).first().click();
  await expect(kept.getByText('A game that cannot be read')).toHaveCount(1);
  await kept.getByRole('button', { name: 'Forget this game permanently' }).click();
  await page.reload();
  await expect(kept.getByRole('button', { name: 'Go on' })).toHaveCount(1);
  await expect(kept.getByText('A game that cannot be read')).toHaveCount(0);
});

test('a tab that is killed after a move loses nothing of its game', async ({ page, context }) => {
  await page.goto('/play?seed=3&houses=atreides:person');
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
  await expect(page.getByRole('region', { name: 'The end of the game' })).toBeVisible();
  const petition = page.getByRole('region', { name: 'The petition' });
  await page
    .getByRole('log')
    .locator('[data-ahead], div')
    .filter({ hasText: /bids \d+/ })
    .getByRole('button', { name: /^Go back to before move/ })
    .last()
    .click();
  await expect(petition).toBeVisible();
  await page.getByRole('button', { name: 'More about this game' }).click();
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
  await page
    .getByRole('region', { name: 'Change of seats' })
    .getByRole('button', { name: /^I play House/ })
    .click();
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
  await page.goto('/play?seed=7&houses=atreides:person');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 1)).toBeVisible();
  // No face shows beside a card that the pointer happens to rest on.
  await page.mouse.move(2, 2);
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await expectAccessible(page);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, 'nothing reaches over the edge').toBeLessThanOrEqual(0);
  }
});
