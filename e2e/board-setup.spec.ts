import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from './registry';

test('a game is set up by keyboard, and the address shares it', async ({ page }) => {
  await page.goto('/board');
  await page.getByRole('link', { name: 'Set-up' }).click();
  await expect(page.getByText('Ready: 6 factions, 2019 edition, basic game.')).toBeVisible();

  await page.getByRole('button', { name: 'Seat the 3 suggested factions' }).press('Enter');
  const table = page.getByRole('group', { name: 'Circles round the map, counterclockwise' });
  await expect(table.getByRole('radio', { name: 'Sector 7: Harkonnen' })).toBeVisible();

  // the first circle is looked at; another faction sits down there
  await table.getByRole('radio', { name: 'Sector 1: Atreides' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('radio', { name: 'Sector 4: Free' })).toBeFocused();
  const seat = page.getByRole('group', { name: 'Seat at sector 4' });
  await seat.getByRole('button', { name: 'Guild' }).press('Enter');
  await page.getByRole('textbox', { name: 'Player' }).fill('Ann');
  await page.getByRole('button', { name: 'More: Spice at the start' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Friday');
  await page.getByRole('button', { name: 'Select all' }).press('Enter');

  // [GF9-players-05] four are advised to leave out the Guild
  await expect(page.getByText('with 1 remark')).toBeVisible();
  const sheet = page.getByRole('article', { name: 'Friday' });
  await expect(sheet.getByText('6: 1 more than its sheet says')).toBeVisible();
  await expect(page).toHaveURL(/seats=a\.g1\.h\.\.f\.&players=%7EAnn/);

  await page.reload();
  await expect(table.getByRole('radio', { name: 'Sector 4: Guild, Ann' })).toBeVisible();
  await expect(sheet.getByText('Dune, 2019 edition: advanced game')).toBeVisible();
  await page.getByRole('button', { name: 'Seat Emperor in place of Guild' }).press('Enter');
  await expect(page.getByText('Ready: 4 factions, 2019 edition, advanced game.')).toBeVisible();
  await expectAccessible(page);
});

test('what is wrong is said with its rule, and mended one by one', async ({ page }) => {
  await page.goto(
    '/board/setup?edition=descartes&seats=a.a.h...&options=no-alliances.alliances-of-two.two-spice-decks',
  );
  await expect(page.getByText(/^Not ready: .* and 2 more problems\.$/)).toBeVisible();
  const said = page.getByRole('list', { name: 'What the check says' });
  await said.getByRole('link', { name: 'Rule DES-opt-long-01' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('at most two players');
  await page.keyboard.press('Escape');
  for (const mend of [
    'Seat Fremen in place of one',
    'Leave out “Alliances of two”',
    'Play “Two spice blows” too',
  ])
    await said.getByRole('button', { name: mend }).click();
  await expect(page.getByText(/^Ready: 3 factions, Descartes edition/)).toBeVisible();
});

test('a seed deals the same start again, with odds for the one who asks', async ({ page }) => {
  await page.goto('/board/setup?seats=a...h..');
  await page.getByRole('textbox', { name: 'Seed' }).fill('spice');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  const start = page.getByRole('region', { name: 'A dealt start' });
  const row = start.getByRole('row', { name: /Harkonnen/ });
  const dealt = await row.textContent();
  await page.reload();
  await page.getByRole('textbox', { name: 'Seed' }).fill('spice');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  expect(await row.textContent()).toBe(dealt);

  const odds = page.getByRole('region', { name: 'The odds beside it' });
  await odds.getByRole('combobox', { name: 'For' }).click();
  await page.getByRole('option', { name: 'Harkonnen' }).click();
  await expect(odds.getByText(/a leader of Harkonnen as traitor/)).toBeVisible();
  await expect(odds.getByRole('row', { name: /Atreides/ })).toContainText('%');
  await expectAccessible(page);
});

test('a set-up is saved as a file and opened again; another file changes nothing', async ({
  page,
}) => {
  await page.goto('/board/setup?edition=descartes&seats=f..g...&name=Two');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More about this set-up' }).click();
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'dune-board', name: 'Two' });

  await page.goto('/board/setup');
  await page.getByTestId('setup-file').setInputFiles({
    name: 'deck.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"houseDeck": []}'),
  });
  await expect(page.getByText('deck.json holds no set-up')).toBeVisible();
  await expect(page.getByText('Ready: 6 factions')).toBeVisible();
  await page.getByTestId('setup-file').setInputFiles(path);
  await expect(page.getByText('Ready: 2 factions, Descartes edition, basic game.')).toBeVisible();
});

test('a set-up is saved on this device by name, opened, deleted and brought back', async ({
  page,
}) => {
  await page.goto('/board/setup?edition=descartes&seats=f..g...');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Sunday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Sunday is saved on this device')).toBeVisible();
  await page.goto('/board/setup');
  const kept = page.getByRole('list', { name: 'Saved on this device' });
  await kept.getByRole('button', { name: 'Sunday', exact: true }).click();
  await expect(page.getByText('Ready: 2 factions, Descartes edition, basic game.')).toBeVisible();
  await expect(page).toHaveURL(/name=Sunday/);
  await expect(kept).toContainText('as shown here');
  // what is changed is told, and saving it keeps what was there
  await page.getByRole('radio', { name: '2019' }).check();
  await kept.getByText('1 difference from what is shown here').click();
  await expect(kept).toContainText('the Descartes edition, not the 2019 edition');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await kept.getByText('1 earlier version', { exact: true }).click();
  await expectAccessible(page);
  await kept.getByRole('button', { name: /^Open that of/ }).click();
  await expect(page.getByText('Ready: 2 factions, Descartes edition, basic game.')).toBeVisible();
  await kept.getByRole('button', { name: 'Delete Sunday' }).click();
  await expect(kept).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept.getByRole('button', { name: 'Sunday', exact: true })).toBeVisible();
});

test('the sheet alone is printed, an advanced game of six on two pages', async ({ page }) => {
  await page.goto(
    '/board/setup?options=advantages.weather.karama-powers.city-spice.double-blow.advanced-combat',
  );
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'The sheet for the table' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type \/Page\b/g)]).toHaveLength(2);
});
