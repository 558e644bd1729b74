import { expect, expectAccessible, test } from './registry';

test('the map is walked by keyboard, and says where a group can go and what the storm does', async ({
  page,
}) => {
  await page.goto('/board');
  const map = page.getByRole('radiogroup', { name: 'Map of Arrakis' });
  await map.getByRole('radio', { name: /^Polar Sink/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/at=cielago-north-/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { name: 'Polar Sink' })).toBeVisible();
  await expect(map.getByRole('radio', { name: /^Polar Sink/ })).toBeFocused();

  // [DES-move-05] by ornithopter over Pasty Mesa and the Shield Wall
  await map.getByRole('radio', { name: 'Tuek’s Sietch' }).click();
  await page.getByRole('radio', { name: 'Three' }).check();
  await expect(
    map.getByRole('radio', { name: /^Imperial Basin, sector 8.*reached in 3/ }),
  ).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Sector in storm' }).fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The storm is here: no force leaves.')).toBeVisible();

  await page.getByRole('button', { name: 'More: Sectors that the storm moves' }).click();
  await expect(
    page.getByText('It enters sector 5. Forces die in South Mesa and The Minor Erg.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tuek’s Sietch' })).toBeVisible();
  await expect(page.getByText('It enters sector 5.')).toBeVisible();
  await expectAccessible(page);
});

test('[GF9-storm-07] once the Shield Wall is destroyed the storm comes into Arrakeen', async ({
  page,
}) => {
  await page.goto('/board?at=arrakeen-9&storm=7&moves=2');
  await expect(page.getByText('Forces are safe while the Shield Wall stands')).toBeVisible();
  await expect(page.getByText(/Forces die in (?!.*Arrakeen)/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'The Shield Wall is destroyed' }).check();
  await expect(page.getByText(/Forces die in .*Arrakeen/)).toBeVisible();
});

test('an address that names no place, and numbers out of range, is the nearest map that there is', async ({
  page,
}) => {
  await page.goto('/board?at=atlantis&steps=9&storm=-4&moves=1000&wall=perhaps');
  await expect(page.getByRole('spinbutton', { name: 'Sector in storm' })).toHaveValue('0');
  await expect(page.getByRole('spinbutton', { name: 'Sectors that the storm moves' })).toHaveValue(
    '10',
  );
  await expect(page.getByRole('combobox', { name: 'Place' })).toContainText('Choose a place');
});

test('the cards of a deck are chosen with their number, within an edition, and each says what it does', async ({
  page,
}) => {
  await page.goto('/board/cards');
  const all = page.getByRole('button', { name: 'All 42' });
  // what all of a kind do is said once
  const said = page.getByText('Kills a leader; a snooper stops it').filter({ visible: true });
  await expect(said).toHaveCount(1);
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  // of cards of either edition, which
  const weapons = page.getByRole('list', { name: 'Poison weapons' }).getByRole('listitem');
  await expect(weapons.filter({ hasText: 'Chaumas' })).toContainText('only 2019');
  await expect(weapons.filter({ hasText: 'Poison weapon' })).toContainText('only Descartes ×4');
  await page.getByRole('radio', { name: 'Descartes' }).check();
  const treachery = page.getByRole('button', { name: /^Treachery \d+$/ });
  const many = (await treachery.textContent())?.match(/\d+/)?.[0];
  await treachery.click();
  await expect(treachery).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/q=deck:treachery\+edition:descartes/);
  await expect(page.locator('#main').getByText(`${many} cards`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Poison weapon' }).first();
  await expect(row).toContainText('Kills a leader; a snooper stops it');
  await row.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'The card' })).toContainText('In doubt');
});

test('a card of the board game is found in the query language, with its doubt and its rules', async ({
  page,
}) => {
  await page.goto('/board');
  await page.getByRole('link', { name: 'Cards', exact: true }).last().click();
  const search = page.getByRole('searchbox', { name: 'Find cards' });
  await search.fill('t:poison edition:2019 is:doubtful');
  const found = page.getByRole('listitem').getByRole('heading', { level: 3 });
  const card = page.getByRole('region', { name: 'The card' });
  await expect(found).toHaveText(['Ellaca Drug']);
  await expect(card).toContainText('In doubt: Some play that a shield stops it');
  await expect(page).toHaveURL(/q=t:poison/);
  await page.getByRole('button', { name: 'How to search' }).click();
  await page.getByRole('button', { name: '2019<descartes' }).click();
  await expect(found).toHaveText(['Cheap Hero']);
  await search.fill('t:wepon');
  await expect(page.getByText('Did you mean weapon?').first()).toBeVisible();
  await search.fill('worm');
  await expect(found).toHaveText(['Shai-Hulud']);
  await expect(page).toHaveURL(/q=worm/);
  await card.getByText('Rules', { exact: true }).click();
  await card.getByRole('link', { name: 'DES-blow-06' }).click();
  await expect(page).toHaveURL(/DES-blow-06/);
});
