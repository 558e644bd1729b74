import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './registry';

interface DeckFile {
  sponsor: string;
  homeWorld: string | null;
  format: string;
  profile: { favor: number; spice: number };
  programs: string[];
  imperialDeck: { card: string; count: number }[];
  houseDeck: { card: string; count: number }[];
}

function fremen(): DeckFile {
  return JSON.parse(
    readFileSync(new URL('../data/decks/fremen.json', import.meta.url), 'utf8'),
  ) as DeckFile;
}

async function check(page: Page, list: string): Promise<void> {
  await page.goto('/check');
  await page.getByLabel('Deck list').fill(list);
}

const legal = (page: Page) => page.getByText('Legal in Thunder at Twilight.');

/** Each way to break the legal Fremen sample, what the page says, and the button that mends it. */
const BREAKS: readonly {
  code: string;
  change: (deck: DeckFile) => void;
  says: RegExp;
  mend: RegExp | null;
}[] = [
  {
    code: 'adversary-of-sponsor',
    change: (deck) => deck.imperialDeck.push({ card: 'eots-glossu-rabban', count: 1 }),
    says: /Error: .*Glossu Rabban/,
    mend: /Remove Glossu Rabban/,
  },
  {
    code: 'adversary-of-ally',
    change: (deck) => deck.imperialDeck.push({ card: 'eots-albrecht-nim', count: 1 }),
    says: /Guild and Sisterhood cannot share an Imperial deck/,
    mend: /Remove Albrecht Nim/,
  },
  {
    code: 'imperial-duplicate',
    change: (deck) => deck.imperialDeck.push({ card: 'eots-stilgar', count: 1 }),
    says: /Error: .*Stilgar/,
    mend: /Stilgar/,
  },
  {
    code: 'house-copies',
    change: (deck) => deck.houseDeck.push({ card: 'eots-spice-blow', count: 2 }),
    says: /5 copies of Spice Blow/,
    mend: /Keep 4 of Spice Blow/,
  },
  {
    code: 'house-allegiance',
    change: (deck) => deck.houseDeck.push({ card: 'jotc-smuggler-battalion', count: 1 }),
    says: /Error: .*Smuggler/,
    mend: /Remove .*Smuggler Battalion/,
  },
  {
    code: 'wrong-deck',
    change: (deck) => deck.imperialDeck.push({ card: 'eots-dune', count: 1 }),
    says: /Error: Dune/,
    mend: /Dune/,
  },
  {
    code: 'home-world',
    change: (deck) => {
      deck.homeWorld = 'eots-caladan';
    },
    says: /Error: .*Caladan/,
    mend: /Make Forbidden Zone the home world/,
  },
  {
    code: 'program',
    change: (deck) => {
      deck.profile.favor = 0;
      deck.programs.push(...deck.programs);
    },
    says: /is bought more than once/,
    mend: /./,
  },
  {
    code: 'profile',
    change: (deck) => {
      deck.profile = { favor: 2, spice: 1 };
    },
    says: /Error: .*solaris/,
    mend: /./,
  },
  {
    code: 'unknown-card',
    change: (deck) => deck.houseDeck.push({ card: 'eots-no-such-card', count: 1 }),
    says: /Error: .*no-such-card/,
    mend: /Remove/,
  },
  {
    code: 'imperial-size',
    change: (deck) => {
      deck.imperialDeck = deck.imperialDeck.slice(-7);
    },
    says: /7 Imperial cards; at least 10 are needed, so 3 more/,
    mend: null,
  },
  {
    code: 'house-size',
    change: (deck) => {
      deck.houseDeck = deck.houseDeck.slice(0, 3);
    },
    says: /House cards; at least 30 are needed/,
    mend: null,
  },
];

for (const { code, change, says, mend } of BREAKS)
  test(`${code} is named with its rule${mend ? ' and mended by one click' : ' and goes when cards are added'}`, async ({
    page,
  }) => {
    const deck = fremen();
    change(deck);
    await check(page, JSON.stringify(deck));
    const problem = page.getByRole('listitem').filter({ hasText: says }).first();
    await expect(problem).toBeVisible();
    if (mend) await problem.getByRole('button', { name: mend }).first().click();
    else await page.getByLabel('Deck list').fill(JSON.stringify(fremen()));
    await expect(legal(page)).toBeVisible();
  });

test('format: a set that the format leaves out is named; another format makes the deck legal', async ({
  page,
}) => {
  await check(page, JSON.stringify({ ...fremen(), format: 'eots' }));
  await expect(page.getByText(/Not legal/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: /Thunder at Twilight/ }).click();
  await expect(legal(page)).toBeVisible();
});

test('a line that names no card waits with the nearest names, and the list becomes a deck', async ({
  page,
}) => {
  await check(
    page,
    'Sponsor: Guild\n\nImperial Deck\n1 Albrect Nim\n\nHouse Deck\n4 Hous Batallion\n3 Zzyzx',
  );
  await expect(page.getByRole('heading', { name: '3 lines wait for you' })).toBeVisible();
  const marked = page.locator('[data-mark="waits"]:visible');
  await expect(marked).toHaveCount(3);
  await page.getByRole('button', { name: 'Use Albrecht Nim' }).click();
  await expect(marked).toHaveCount(2);
  await page.getByRole('button', { name: /^House Battalion/ }).click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('button', { name: 'Keep as a deck' }).click();
  await expect(page).toHaveURL(/\/decks\/build\?deck=/);
  await expect(
    page.getByRole('region', { name: 'House deck' }).getByRole('link', { name: 'House Battalion' }),
  ).toBeVisible();
});

test('on a phone the first sight of a list holds it in one line, the verdict and right under it the first mend', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, '1 Albrect Nim\n5 House Battalion\n5 Spice Blow\n3 Zzyzx');
  await expect(page.getByText('4 lines', { exact: true }).first()).toBeInViewport();
  await expect(page.getByLabel('Deck list')).toBeHidden();
  const verdict = page.getByText(/^Not legal in .*: \d problems, 2 lines not read\.$/);
  await expect(verdict).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Keep 4 of House Battalion/ })).toBeInViewport();
  const few = page.getByRole('listitem').filter({ hasText: /at least 30 are needed/ });
  await expect(few).toHaveCount(1);
  await expect(few).toContainText('May come from the lines that are not read.');
  await page.getByRole('button', { name: 'Leave out all 2' }).click();
  await expect(page.getByRole('heading', { name: 'Every line has its answer' })).toBeVisible();
  await expect(few).not.toContainText('May come from the lines that are not read.');
  await page.getByRole('button', { name: 'Edit or replace' }).click();
  await expect(page.getByLabel('Deck list')).toBeFocused();
});

test('a file that is too large or no text is refused with the reason, and nothing is lost', async ({
  page,
}) => {
  await check(page, '4 House Battalion');
  await page
    .getByTestId('deck-file')
    .setInputFiles({ name: 'huge.txt', mimeType: 'text/plain', buffer: Buffer.alloc(300_000, 65) });
  await expect(page.getByText(/256 KiB/).first()).toBeVisible();
  await expect(page.getByLabel('Deck list')).toHaveValue('4 House Battalion');
});

test('names and notes are text, never markup', async ({ page }) => {
  const name = '<img src=x onerror="document.title=\'owned\'">';
  await check(
    page,
    JSON.stringify({ ...fremen(), name, notes: '<script>document.title=1</script>' }),
  );
  await expect(legal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep as a deck' }).click();
  await expect(page.getByLabel('Deck name')).toHaveValue(name);
  expect(await page.title()).not.toBe('owned');
});

test('axe finds nothing on the check page, empty, waiting or judged', async ({ page }) => {
  await page.goto('/check');
  await expectAccessible(page);
  await page.getByLabel('Deck list').fill('1 Albrect Nim\n5 House Battalion');
  await expect(page.getByText(/wait/).first()).toBeVisible();
  await expectAccessible(page);
});
