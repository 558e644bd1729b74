import { expect, test } from './registry';

test('the rules of the board game: a choice of edition, its chapters, a search, an address', async ({
  page,
}) => {
  await page.goto('/rules');
  const games = page.getByRole('navigation', { name: 'Game' });
  await expect(games.getByRole('link', { name: 'Card game' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await games.getByRole('link', { name: 'Board game 2019' }).click();
  await expect(page).toHaveURL(/\/rules\?game=2019$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Set-up' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'The map is divided into 18 sectors.' }),
  ).toHaveAttribute('href', /^\/rules\/GF9-/);

  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /^Bene Gesserit/ })
    .click();
  await expect(page).toHaveURL(/game=2019&chapter=bene-gesserit/);
  await expect(page.getByText('As in the Descartes edition.').first()).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Find in the rules' });
  await search.fill('worm nexus');
  await expect(page).toHaveURL(/game=2019&q=worm\+nexus/);
  await expect(page.getByRole('link', { name: 'GF9-adv-karama-07', exact: true })).toBeVisible();
  await expect(page.getByText('TAT-')).toHaveCount(0);

  await games.getByRole('link', { name: 'Board game Descartes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The box and set-up' })).toBeVisible();
  await expect(search).toHaveValue('');
});

test('a rule of the board game has an address, leads to the other edition and back to its chapter', async ({
  page,
}) => {
  await page.goto('/rules/gf9-bid-12');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('within 10 seconds');
  await expect(page.getByRole('heading', { name: 'In the Descartes edition' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ruling', exact: true })).toBeVisible();
  await expect(
    page.locator('#GF9-Q18').getByRole('link', { name: 'Is the time to bid limited?' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'DES-bid-18', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('five seconds suggested');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/rules\?game=descartes#DES-bid-18$/);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'DES-bid-18' }).first(),
  ).toBeInViewport();
});

test('a rule stands over its rulings; beside it its section, and a search for its cards', async ({
  page,
}) => {
  await page.goto('/rules/TAT-6.2.2-05');
  const main = page.getByRole('main');
  const section = main.getByRole('navigation', { name: 'Deploy a House card' });
  await expect(section.getByRole('link').and(page.locator(':visible')).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  const first = section.getByRole('link', { name: /^01 / });
  await expect(first).toBeHidden();
  await section.getByText('4 rules before it').click();
  await expect(first).toHaveAttribute('href', '/rules/TAT-6.2.2-01');
  await expect(first).toBeVisible();

  await page.goto('/rules/TAT-6.2.2-03');
  await expect(first).toBeVisible();
  await expect(section.locator('[aria-current]')).toHaveText(
    `03 ${await page.getByRole('heading', { level: 1 }).textContent()}`,
  );
  const rulings = page.getByRole('heading', { name: 'Rulings on its section' });
  await expect(rulings).toBeInViewport();
  const ruled = page.locator('section').filter({ has: rulings });
  await expect(ruled).toContainText(/TAT-[\d.]+-\d+, TAT-[\d.]+-\d+/);
  await expect(ruled.getByRole('listitem').first()).toBeHidden();
  await rulings.click();
  await expect(ruled.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Goes with' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'TAT-3.1.2-06', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Next: .*…$/ })).toHaveAttribute(
    'href',
    '/rules/TAT-6.2.2-04',
  );
  await main.getByRole('link', { name: 'All 173 unique cards' }).click();
  await expect(page).toHaveURL(/\/cards\?q=is%3Aunique/);
});

test('a chapter names its sections; a note that only agrees is folded, and opens with the words', async ({
  page,
}) => {
  await page.goto('/rules');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: '2.2 CHOAM' }).click();
  await expect(page).toHaveURL(/#TAT-2\.2-01$/);
  await expect(page.getByRole('heading', { name: /^CHOAM/ })).toBeInViewport();
  const rule = page.getByRole('listitem').filter({ hasText: 'TAT-2.1-02' }).first();
  const again = rule.getByRole('link', { name: 'Rule TAT-6.2.7-01' });
  await expect(again).toBeHidden();
  await rule.getByText('Also said elsewhere').click();
  await expect(again).toBeVisible();
});

test('the search in the head takes the id of a rule of the board game', async ({ page }) => {
  await page.goto('/rules?game=2019');
  await page.getByRole('button', { name: 'Search cards, decks and rules' }).click();
  const box = page.getByRole('combobox', { name: 'Search cards, decks and rules' });
  await box.fill('des-storm-07');
  await page.getByRole('option', { name: /DES-storm-07/ }).click();
  await expect(page).toHaveURL(/\/rules\/DES-storm-07$/);
});

test('a search of the rules has the section of that name first, marks each form of the word, and shows the rest when asked', async ({
  page,
}) => {
  await page.goto('/rules?q=petition');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^67 rules on “petition”$/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
    /^House Intervals: operations38 rules/,
  );
  await expect(page.getByRole('heading', { level: 4 }).first()).toContainText('Petitioning');
  await expect(page.locator('mark', { hasText: /^petitioned$/ }).first()).toBeVisible();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /TAT|CRF|C\d\d/ });
  await expect(rows).toHaveCount(60);
  await page.getByRole('button', { name: 'Show the last 7' }).click();
  await expect(rows).toHaveCount(67);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find in the rules' })).toBeFocused();
  await expect(page).toHaveURL(/\/rules$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the rulings on a rule are seen at once, those near it unfold below, and a list of rules has the way in for learners', async ({
    page,
  }) => {
    const ruling = page.getByText('Can the favor discount take favor to 0');
    await page.goto('/rules/TAT-6.2.1-26');
    await expect(ruling).toBeInViewport();
    await page.goto('/rules/TAT-6.2.1-01');
    await page.getByRole('heading', { name: 'Rulings on its section' }).click();
    await expect(ruling).toBeVisible();
    await page.goto('/rules');
    const learners = page.getByRole('navigation', { name: 'New to the game' });
    await expect(learners.getByRole('link', { name: 'How to win' })).toBeInViewport();
  });

  test('the name of a chapter is the choice of another', async ({ page }) => {
    await page.goto('/rules');
    const chapter = page.getByRole('combobox', { name: 'Chapter' });
    const name = page.getByRole('heading', { level: 2 });
    await expect(name).toHaveText('The game and its Powers');
    const [over, under] = [await chapter.boundingBox(), await name.boundingBox()];
    expect(over?.y).toBeLessThanOrEqual(under?.y ?? 0);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeGreaterThan(under?.y ?? 0);
    await chapter.selectOption({ label: 'Rites (90)' });
    await expect(page).toHaveURL(/chapter=tat-6\.2\.11/);
    await expect(name).toHaveText('Rites');
  });

  test('the head leads to four pages, and to the others by a button and by keys', async ({
    page,
  }) => {
    await page.goto('/rules');
    const places = page.getByRole('navigation', { name: 'Registry' });
    await expect(places.getByRole('link')).toHaveText(['Cards', 'Decks', 'Play', 'Board']);
    const more = places.getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56);
    const settings = places.getByRole('link', { name: 'Settings' });
    await expect(settings).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(places.getByRole('link', { name: 'Rules' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await settings.click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(settings).toBeHidden();
  });
});
