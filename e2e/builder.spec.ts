import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openSample, test, verdict } from './registry';

const list = (page: Page, name: 'Imperial deck' | 'House deck') =>
  page.getByRole('region', { name, exact: true });

const IMPERIAL = [
  'Arrakeen, Capital',
  'Carthag',
  'Imperial Basin',
  'The Minor Erg',
  'The Open Bled',
  'Military Appropriations',
  'Exchange Seat',
  'Harvesting Contract',
  'Spotter Control',
  'CHOAM Directorship',
];
const HOUSE = [
  'House Battalion',
  'Spice Harvester',
  'Arms Training',
  'Command Center',
  'Spice Blow',
  'Sandworm',
  'Security Sweep',
  'Ecological Testing Site',
];

test('a legal deck is built from nothing with the keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto('/decks/build');
  const sponsor = page
    .getByRole('button', { name: /House Atreides/ })
    .or(page.getByRole('link', { name: /House Atreides/ }));
  await expect(sponsor).toBeVisible();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await sponsor.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Not finished');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Card to add' });
  await expect(palette).toBeFocused();
  await page.keyboard.type('Caladan');
  await expect(page.getByRole('option', { name: /^Caladan/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  for (const title of IMPERIAL) {
    await palette.fill('');
    await page.keyboard.type(title);
    await expect(page.getByRole('option').first()).toContainText(title.replace(/,.*/, ''));
    await page.keyboard.press('Enter');
  }
  for (const title of HOUSE) {
    await palette.fill('');
    await page.keyboard.type(`4 ${title}`);
    await expect(page.getByRole('option').first()).toContainText(title);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(list(page, 'Imperial deck')).toContainText('10');
  await expect(list(page, 'House deck')).toContainText('32');
  await expect(verdict(page)).toContainText('Legal in Thunder at Twilight');
});

test('a row says what adding it would break; the verdict names the rule and one click mends it', async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole('combobox', { name: 'Search the cards' }).fill('albrecht');
  await expect(page.getByRole('row', { name: /Albrecht Nim/ })).toContainText(
    /Guild and Sisterhood/,
  );
  await page
    .getByRole('row', { name: /Albrecht Nim/ })
    .getByRole('button', { name: 'Add 1 Albrecht Nim' })
    .click();
  await expect(verdict(page)).toContainText('Guild and Sisterhood cannot share an Imperial deck');
  await verdict(page).getByRole('button', { expanded: false }).first().click();
  await verdict(page).getByRole('link', { name: 'Rule TAT-4.2-05' }).click();
  await expect(page.getByRole('dialog')).toContainText('TAT-4.2-05');
  await page.keyboard.press('Escape');
  await verdict(page).getByRole('button', { name: 'Remove Albrecht Nim' }).click();
  await expect(verdict(page)).toContainText('Legal');
});

test('[TAT-4.2-03] cards that no deck of the sponsor may have are out of sight till they are asked for', async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole('combobox', { name: 'Search the cards' }).fill('t:persona glossu');
  const rows = page.getByRole('row', { name: /Glossu Rabban/ });
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Show 2 not allowed' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Adversary: Harkonnen');
});

test('what one more card changes is told before it is added; a full set of copies is no fault', async ({
  page,
}) => {
  await openSample(page);
  const pane = page.getByRole('region', { name: 'Card under the cursor' });
  const search = page.getByRole('combobox', { name: 'Search the cards' });
  await search.fill('name:arrakeen capital');
  await page.getByRole('row', { name: /Arrakeen, Capital/ }).hover();
  await expect(pane).toContainText(/Income \d+ → \d+/);
  await expect(pane).toContainText('The deck stays legal');

  await search.fill('crysknife limit');
  await list(page, 'House deck')
    .getByRole('link', { name: /Crysknife/ })
    .hover();
  await expect(pane).toContainText('In the deck');
});

test('without a pane beside the table, the card that pops up says what one more changes', async ({
  page,
}) => {
  await openSample(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('combobox', { name: 'Search the cards' }).fill('name:arrakeen capital');
  await page.getByRole('row', { name: /Arrakeen, Capital/ }).hover();
  const popped = page.locator('[data-inspected]');
  await expect(popped).toContainText(/Income\s*\d+ → \d+/);
  await expect(popped).toContainText('The deck stays legal');
});

test('the head says the sizes of both decks, income and command left on every tab', async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  const figure = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  await expect(figure('Imperial')).toHaveText('14');
  await expect(figure('House')).toHaveText('39');
  await expect(figure('Income')).toHaveText('5+');
  await expect(figure('Command left')).toHaveText('24');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('ten cards are in view, and a press on one says what it changes before it is added', async ({
    page,
  }) => {
    await openSample(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole('region', { name: 'Cards' });
    await expect(table.getByText(/^Holdings/).first()).toBeVisible();
    await expect(table.getByRole('combobox', { name: 'Sort' })).toContainText('By type');
    const lines = table.getByRole('listitem').filter({ has: page.getByRole('link') });
    await expect(lines.nth(10)).toBeVisible();
    const foot = await page.getByRole('button', { name: /^Legal in/ }).boundingBox();
    const tenth = await lines.nth(9).boundingBox();
    expect((tenth?.y ?? 0) + (tenth?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.getByRole('combobox', { name: 'Search the cards' }).fill('name:arrakeen capital');
    await page.getByRole('link', { name: /Arrakeen, Capital/ }).click();
    const card = page.getByRole('dialog', { name: /Arrakeen, Capital/ });
    await expect(card).toContainText(/Income\s*\d+ → \d+/);
    await expectAccessible(page);
    await card.getByRole('button', { name: /^Add 1 Arrakeen/ }).click();
    await expect(card).toContainText('In the deck');
  });
});

test('a card waits on the side list, and a hand is drawn from the deck as it is', async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole('combobox', { name: 'Search the cards' }).fill('name:carthag t:city');
  await page.getByRole('row', { name: /Carthag/ }).click();
  await page.keyboard.press('c');
  await expect(page.getByRole('row', { name: /Carthag/ })).toContainText('On the side list');
  await page.reload();
  await page.getByRole('tab', { name: 'Ideas' }).click();
  await expect(verdict(page)).toContainText('Legal');
  await page.getByRole('button', { name: /^Show Holdings with favor/ }).click();
  await expect(page.getByRole('combobox', { name: 'Search the cards' })).toHaveValue(
    /^t:holding text:"gain favor" legal:fremen/,
  );
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /^Add Carthag/ }).click();
  await expect(page.getByText('Cards under consideration.')).toBeVisible();
  const proposed = page.getByRole('list', { name: 'Holdings with favor' }).getByRole('listitem');
  await expect(proposed).toHaveCount(2);
  await expect(proposed.first()).toContainText('+2 favor · +2 command');
  await expect(proposed.first()).toContainText('Engage: gain 2 favor.');
  const more = page.getByRole('region', { name: 'More copies' });
  await expect(more.getByRole('listitem').first()).toBeVisible();
  await expect(more).toContainText(/One more raises its chance .* from \d+ % to \d+ %/);
  await expect(
    page.getByText('You need 10 favor to win. You begin with 12, but petitions'),
  ).toBeVisible();
  await proposed.first().getByRole('button', { name: 'Add 1 Siridar Tithes' }).click();
  await expect(proposed).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Deck', exact: true }).click();
  await expect(list(page, 'Imperial deck')).toContainText('Carthag');
  await expect(list(page, 'Imperial deck')).toContainText('Siridar Tithes');

  await page.getByRole('tab', { name: 'Hand' }).click();
  const hand = page.getByRole('region', { name: 'Hand' }).getByRole('listitem');
  await page.getByLabel('Seed').fill('spice');
  await expect(hand).toHaveCount(7);
  const first = await hand.allTextContents();
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(page.getByLabel('Seed')).not.toHaveValue('spice');
  await page.getByLabel('Seed').fill('spice');
  await expect.poll(() => hand.allTextContents()).toEqual(first);
  await page.getByRole('button', { name: 'Draw one more' }).click();
  await expect(hand).toHaveCount(8);
  await expect(
    page.getByRole('region', { name: 'Assembly' }).getByRole('listitem'),
  ).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Share and more' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/decks$/);
  await expect(page.getByText('is in the bin')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Decks (1)' })).toBeVisible();
});

test('undo and redo reach back through a reload', async ({ page }) => {
  await openSample(page);
  const house = list(page, 'House deck');
  await house.getByRole('button', { name: /^Remove 1 Crysknife/ }).click();
  await house.getByRole('button', { name: /^Remove 1 Crysknife/ }).click();
  await expect(house.getByRole('link', { name: /Crysknife/ })).toHaveCount(0);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(house.getByRole('link', { name: /Fremen Band/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(house.getByRole('link', { name: /Crysknife/ })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await expect(house.getByRole('link', { name: /Crysknife/ })).toHaveCount(0);
});

test('[TAT-4.1-03] [TAT-4.1-04] [TAT-4.1-05] the House Profile lists every legal way to spend and shows what it gives', async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole('button', { name: /^Set-up/ }).click();
  const profile = page.getByRole('region', { name: 'House Profile' });
  const figure = (name: string) =>
    profile
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  await expect(figure('Treasury')).toHaveText('20');
  await expect(figure('Favor')).toHaveText('12');
  await profile.getByRole('button', { name: /Bonus solaris/ }).click();
  // One program is bought: four of the five are left, in whole favor at 2 and spice at 4.
  await expect(profile.getByRole('radio')).toHaveCount(4);
  await profile.getByRole('radio', { name: '1 favor, keep 2' }).check();
  await expect(figure('Treasury')).toHaveText('22');
  await expect(figure('Favor')).toHaveText('11');
});

test('a change of sponsor first shows what it makes illegal', async ({ page }) => {
  await openSample(page);
  await page.getByRole('button', { name: /^Set-up/ }).click();
  await page.getByRole('combobox', { name: 'Sponsor' }).click();
  await page.getByRole('option', { name: /Harkonnen/ }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText(/Stilgar/);
  await page.keyboard.press('Escape');
  await expect(verdict(page)).toContainText('Legal');
});

test('a crash between the change and the database loses nothing', async ({ page, context }) => {
  await openSample(page);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const address = page.url();
  // The database refuses every write from here on, as a full disk would make it.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put;
  });
  await list(page, 'House deck')
    .getByRole('button', { name: /^Remove 1 Razzia/ })
    .click();
  await expect(page.getByText(/no room left/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Download/ }).first()).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(address);
  await expect(list(again, 'House deck').getByRole('link', { name: /Fremen Band/ })).toBeVisible();
  await expect(list(again, 'House deck').getByRole('link', { name: /Razzia/ })).toHaveCount(0);
  await expect(again.getByText('Saved on this device')).toBeVisible();
});

test('two tabs on one deck keep both changes, and say so', async ({ page, context }) => {
  await openSample(page);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(list(other, 'House deck').getByRole('link', { name: /Razzia/ })).toBeVisible();
  await list(other, 'House deck')
    .getByRole('button', { name: /^Remove 1 Razzia/ })
    .click();
  await expect(list(page, 'House deck').getByRole('link', { name: /Razzia/ })).toHaveCount(0);
  await expect(page.getByText(/changed in another tab/).first()).toBeVisible();
  await list(page, 'House deck')
    .getByRole('button', { name: /^Remove 1 Security Sweep/ })
    .click();
  await expect(list(other, 'House deck').getByRole('link', { name: /Security Sweep/ })).toHaveCount(
    0,
  );
});

test('a named version is kept, compared and brought back', async ({ page }) => {
  await openSample(page);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByLabel('Name of a version').fill('Before the cup');
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('Before the cup');
  await page.getByRole('tab', { name: 'Deck' }).click();
  await list(page, 'House deck')
    .getByRole('button', { name: /^Remove 1 Razzia/ })
    .click();
  await expect(list(page, 'House deck').getByRole('link', { name: /Razzia/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /(Restore|Bring back).*Before the cup|Bring back|Restore/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Deck' }).click();
  await expect(list(page, 'House deck').getByRole('link', { name: /Razzia/ })).toBeVisible();
});

test('a deck goes out as text, CSV, JSON and for OCTGN and comes back the same', async ({
  page,
}) => {
  test.slow();
  await openSample(page);
  const deck = page.url();
  for (const kind of ['Plain text', 'CSV table', 'JSON', 'OCTGN']) {
    await page.goto(deck);
    await page.getByRole('button', { name: 'Share and more' }).click();
    await page.getByRole('menuitem', { name: 'Export to a file…' }).click();
    await page.getByRole('radio', { name: kind, exact: false }).first().check();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const file = readFileSync(await (await waiting).path(), 'utf8');
    await page.goto('/check');
    await page.getByLabel('Deck list').fill(file);
    await expect(page.getByText('Legal in Thunder at Twilight.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep as a deck' }).click();
    await expect(verdict(page)).toContainText('Legal');
    await expect(page.getByLabel('Deck name')).toHaveValue('Debt of the Deep Desert');
    await expect(list(page, 'House deck')).toContainText('39');
  }
});

test('axe finds nothing in the builder, wide or narrow, light or dark', async ({ page }) => {
  test.slow();
  await openSample(page);
  const address = page.url();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await page.goto(address);
    await expect(
      page.getByText('Legal in Thunder at Twilight').filter({ visible: true }).first(),
    ).toBeVisible();
    await expectAccessible(page);
  }
});

test('on a phone a new deck opens on its home world, and the front page goes on with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/decks/build');
  await page.getByRole('button', { name: /House Harkonnen/ }).click();
  const steps = page.getByRole('list', { name: 'What a deck is made of' });
  await expect(steps.locator('[aria-current]')).toHaveText(/^Home world/);
  await expect(page.getByRole('region', { name: 'Choose a home world' })).toBeInViewport();
  await page.getByRole('button', { name: /^Choose Giedi Prime/ }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByText('Saved on this device')).toBeVisible();

  await page.goto('/');
  const ways = page.getByRole('region', { name: 'Continue' });
  await expect(ways.getByRole('link', { name: /^Go on building/ })).toBeVisible();
  await expect(ways.getByRole('link', { name: /^Play/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Build/ })).toHaveCount(0);
});

test('on a phone one head says which deck it is, whether it is legal and how many cards it has', async ({
  page,
}) => {
  await openSample(page);
  await page.setViewportSize({ width: 390, height: 850 });
  await expect(page.getByRole('navigation', { name: 'Registry' })).toHaveCount(0);
  const said = page.getByRole('button', { name: /^Legal in Thunder at Twilight/ });
  await expect(said).toContainText('Imperial 14, House 39');
  // scrolled cards take the room of the head, which comes back at the top, and with the deck that lies at its top
  const table = page.getByRole('region', { name: 'Cards' });
  await table
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .nth(3)
    .hover();
  const back = page.getByRole('link', { name: 'All decks' });
  for (const [way, isThere] of [
    [700, false],
    [-5000, true],
    [700, false],
  ] as const) {
    await page.mouse.wheel(0, way);
    await expect(back).toBeVisible({ visible: isThere });
  }
  await page.getByRole('button', { name: 'Deck', exact: true }).click();
  await page.getByRole('button', { name: /^Set-up/ }).click();
  await page.getByLabel('House name').fill('House Ariel');
  await back.click();
  await expect(page).toHaveURL(/\/decks$/);
});

test('the odds of anything are asked beside the first hand, and follow the deck', async ({
  page,
}) => {
  await openSample(page);
  await page.getByRole('tab', { name: 'Hand' }).click();
  await page.getByText('Ask for other odds').click();
  const examples = page.getByRole('table', { name: 'What deck builders ask' });
  await examples.getByRole('button', { name: 'A charter in the Assembly by turn 2' }).click();
  const byTurn = page.getByRole('table', { name: /by turn/ });
  await expect(byTurn.getByRole('cell').nth(1)).toHaveText('67.0');

  await page.getByLabel('Your question').fill('3 t:persona in the assembly');
  await page.getByRole('button', { name: 'Deal such an opening' }).click();
  await page
    .getByRole('tabpanel', { name: 'Hand' })
    .getByRole('button', { name: 'As card faces' })
    .click();
  const assembly = page.getByRole('region', { name: 'Assembly' }).getByRole('listitem');
  await expect(assembly.getByRole('link', { name: /persona/i })).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Deck', exact: true }).click();
  await page.getByRole('tab', { name: 'Hand' }).click();
  await page.getByText('Ask for other odds').click();
  await expect(page.getByLabel('Your question')).toHaveValue('3 t:persona in the assembly');
});
