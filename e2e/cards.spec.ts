import { expect, expectAccessible, test } from './registry';

const box = { name: 'Search the cards' } as const;

test('a search is read back in English, shared by its address, and survives a reload', async ({
  page,
}) => {
  await page.goto('/cards');
  await page.getByRole('combobox', box).fill('a:fremen t:persona battle>=2');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Fremen personas with battle 2 or more' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Stilgar/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/q=a(:|%3A)fremen/);
  await page.reload();
  await expect(page.getByRole('combobox', box)).toHaveValue('a:fremen t:persona battle>=2');
});

test('words typed while the page comes to life are kept, letter by letter', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 400));
    await route.continue();
  });
  await page.goto('/cards', { waitUntil: 'commit' });
  await page.getByRole('combobox', box).click();
  await page.keyboard.type('a:fremen t:persona battle>=2', { delay: 80 });
  await expect(page.getByRole('combobox', box)).toHaveValue('a:fremen t:persona battle>=2');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Fremen personas with battle 2 or more' }),
  ).toBeVisible();
});

test('a link that is pressed while the address waits for the last letters leads where it says', async ({
  page,
}) => {
  await page.goto('/cards');
  await page.getByRole('combobox', box).fill('leto');
  await expect(page).toHaveURL(/q=leto$/);
  // The next page comes after the moment at which the address would have followed.
  await page.route('**/rules?*', async (route) => {
    await new Promise((later) => setTimeout(later, 1000));
    await route.continue();
  });
  await page.getByRole('combobox', box).fill('leto a');
  const places = page.getByRole('navigation', { name: 'Registry' });
  await places.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await page.goBack();
  await expect(page.getByRole('combobox', box)).toHaveValue('leto a');
});

test('a term that cannot be read is named and left out; where more is wrong, the last result stays', async ({
  page,
}) => {
  await page.goto('/cards');
  await page.getByRole('combobox', box).fill('t:persona');
  await expect(page.getByRole('main').getByText('118 of 661 cards')).toBeVisible();
  await page.getByRole('combobox', box).fill('t:persona colour:red');
  await expect(page.getByText('Shown without colour:red.')).toBeVisible();
  await expect(page.getByRole('main').getByText('118 of 661 cards')).toBeVisible();
  await expect(page.getByRole('row', { name: /Albrecht Nim/ })).toBeVisible();
  await page.getByRole('combobox', box).fill('t:persona (battle>=2');
  await expect(
    page.getByRole('main').getByText('118 of 661 cards of the last search that could be read'),
  ).toBeVisible();

  await page.getByRole('combobox', box).fill('barron');
  await expect(page.getByRole('group', { name: 'Cards, read as “baron”' })).toBeVisible();
  await page.getByRole('combobox', box).press('Escape');
  await expect(page.getByText('Read “barron” as baron.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Baron Vladimir Harkonnen/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Search for just what I typed' }).click();
  await expect(page.getByRole('combobox', box)).toHaveValue('"barron"');
  await expect(page.getByRole('heading', { name: 'No card matches “barron”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Did you mean …' })).toBeVisible();
  // the words leave nothing to filter: a filter begins anew, and a search that finds some is a press away
  await page.getByRole('button', { name: /^Persona 118/ }).click();
  await expect(page.getByRole('combobox', box)).toHaveValue('t:persona');
  await page.getByRole('combobox', box).fill('"barron"');
  await page.getByRole('button', { name: /Fremen personas who can fight/ }).click();
  await expect(page.getByRole('combobox', box)).toHaveValue('a:fremen t:persona battle>=2');
  await expect(page.getByRole('row', { name: /Fremen Naib/ })).toBeVisible();
});

test('facets change the same text, with counts that follow', async ({ page }) => {
  await page.goto('/cards');
  await page.getByRole('button', { name: /^Persona 118/ }).click();
  await expect(page.getByRole('combobox', box)).toHaveValue('t:persona');
  await page.getByRole('button', { name: /^Guild 10/ }).click();
  await expect(page.getByRole('main').getByText('10 of 661 cards')).toBeVisible();
  await page.getByRole('button', { name: /^Persona/ }).click();
  await expect(page.getByRole('main').getByText('23 of 661 cards')).toBeVisible();
});

test('the table is sorted by several columns, walked by arrow keys and opened by Enter', async ({
  page,
}) => {
  await page.goto('/cards?q=t:persona');
  await page.getByRole('button', { name: 'Cost', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /Cost/ })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  );
  await expect(page).toHaveURL(/sort:cost/);
  await page.getByRole('combobox', box).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/[a-z]+-/);
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
});

test('the cards stand in groups, as rows and as faces, and two of one title bear their sets', async ({
  page,
}) => {
  await page.goto('/cards?q=a:harkonnen');
  await page.getByRole('combobox', { name: 'Group' }).selectOption('By type');
  await expect(page).toHaveURL(/group=type/);
  await expect(page.getByRole('gridcell', { name: /^Personas/ })).toBeVisible();
  const barons = page.getByRole('row', { name: /Baron Vladimir Harkonnen/ });
  await expect(barons.filter({ hasText: 'EotS' })).toHaveCount(1);
  await page.getByRole('button', { name: 'As card faces' }).click();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('By set');
  await expect(page.getByRole('gridcell', { name: /^Eye of the Storm/ }).first()).toBeVisible();
  // the address follows a moment later, and a card that is opened before would lose to it
  await expect(page).toHaveURL(/group=set/);
  await page.getByRole('combobox', box).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/[a-z]+-/);
});

test('the face of what is nobody shows what it is, and no persona is hidden by it', async ({
  page,
}) => {
  await page.goto('/cards?q=sandworm+t%3Aevent&view=faces');
  await expect(page.locator('[data-type="event"] svg[data-scene] path').first()).toBeVisible();
  await page.goto('/cards/eots-lady-jessica');
  await expect(page.locator('[data-ground="person"]').first()).toBeVisible();
  await expect(page.locator('[data-ground="person"] [data-scene]')).toHaveCount(0);
});

test('a card page shows its doubts and rulings, and a rule opens where it is cited', async ({
  page,
}) => {
  await page.goto('/cards/jotc-soo-soo-nejhre');
  await expect(page.getByText(/Transcription in doubt: allegiance/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rulings' })).toContainText('engagement segment');
});

test('a card page says what the words of a card mean where no ruling does, and begins a deck with it', async ({
  page,
}) => {
  await page.goto('/cards/eots-stilgar');
  const ruled = page.getByRole('region', { name: 'Rules', exact: true });
  await expect(ruled).toContainText('Surprise');
  await expect(
    page
      .getByRole('region', { name: 'In decks' })
      .getByRole('link', { name: 'Debt of the Deep Desert' }),
  ).toHaveAttribute('href', '/decks?sample=fremen');
  await page.getByRole('button', { name: 'Add to a deck' }).click();
  await expect(page.getByRole('menuitem', { name: 'House Harkonnen' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Fremen' }).click();
  await expect(page).toHaveURL(/\/decks\/build\?deck=/);
  await expect(page.getByRole('list', { name: 'Imperial deck' })).toContainText('Stilgar');
});

test('an id that no card has gets the nearest ones', async ({ page }) => {
  const response = await page.goto('/cards/eots-cartag');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /Carthag/ }).first()).toBeVisible();
});

test('axe finds nothing on the browser and a card page, light or dark, wide or narrow', async ({
  page,
}) => {
  test.slow();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 850 });
    for (const [address, ready] of [
      ['/cards?q=a:fremen', page.getByRole('main').getByText('26 of 661 cards')],
      ['/cards/eots-dune', page.getByRole('region', { name: 'Facts' })],
    ] as const) {
      await page.goto(address);
      await expect(ready).toBeVisible();
      await expectAccessible(page);
    }
  }
});

test('a card page goes on through the search that led to it, and adds the card to a deck', async ({
  page,
}) => {
  await page.goto('/decks');
  await page
    .getByRole('button', { name: /Make a copy/ })
    .nth(3)
    .click();
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Legal');

  await page.goto('/cards?q=a%3Aharkonnen+t%3Apersona');
  await page.getByRole('link', { name: /^Czigo/ }).click();
  const steps = page.getByRole('navigation', { name: 'Neighbouring cards' });
  await expect(steps.getByRole('link', { name: /of 15 cards found/ })).toBeVisible();
  await steps.getByRole('link', { name: 'Next: Dr. Yueh' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Yueh' })).toBeVisible();
  await steps.getByRole('link', { name: /of 15 cards found/ }).click();
  await expect(page).toHaveURL(/q=a(%3A|:)harkonnen/);

  // of two cards with one title and one subtitle the set tells which is next
  await page.goto('/cards/eots-paul-atreides');
  await expect(steps.getByRole('link', { name: /^Next/ })).toHaveText(
    'Next: Paul Atreides, Son of Duke LetoTaT',
  );

  await page.goto('/cards/eots-arrakeen');
  const decks = page.getByRole('region', { name: 'In decks' });
  await page.getByRole('button', { name: 'Add to a deck' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByText(/^Arrakeen is in /).first()).toBeVisible();
  await expect(decks.getByRole('listitem')).toContainText('× 1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(decks.getByRole('listitem')).toHaveCount(0);

  await page.goto('/');
  await page
    .getByRole('region', { name: 'Continue' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Legal');
});
