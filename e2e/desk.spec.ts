import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, expectAccessible, test } from './registry';

interface ListFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const SAMPLES = ['atreides', 'corrino', 'fremen', 'guild', 'harkonnen', 'sisterhood'] as const;
const WAITING = 'Sponsor: Guild\n\nImperial Deck\n1 Albrect Nim\n\nHouse Deck\n4 House Battalion';

function sample(name: string): string {
  return readFileSync(new URL(`../data/decks/${name}.json`, import.meta.url), 'utf8');
}

/** A legal deck with a House of its own, so that no two lists are the same. */
function legal(at: number): string {
  const deck = JSON.parse(sample(SAMPLES[at % SAMPLES.length] ?? 'fremen')) as {
    houseName: string;
    houseDeck: { card: string; count: number }[];
  };
  deck.houseName = `House ${at}`;
  deck.houseDeck = deck.houseDeck.filter((_, place) => place !== Math.floor(at / SAMPLES.length));
  return JSON.stringify(deck);
}

function file(name: string, content: string | Uint8Array): ListFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

function players(count: number, from = 1): readonly ListFile[] {
  return Array.from({ length: count }, (_, at) =>
    file(`Player ${String(from + at).padStart(3, '0')}.json`, legal(from + at)),
  );
}

/** Lists as they come in before a tournament: legal, to settle, unreadable, and some in a zip. */
function mailbox(): readonly ListFile[] {
  const zip = zipSync({
    'late/Zoe Zipped.txt': strToU8(WAITING),
    'late/Yan Zipped.json': strToU8(legal(50)),
    '__MACOSX/late/._Yan.json': strToU8('x'),
  });
  return [
    ...players(34),
    file('Ada Waiting.txt', `${WAITING}\n2 Guild Navigator`),
    file('Ben Broken.json', '{"version":1,'),
    file('Carl Binary.txt', new Uint8Array([1, 0, 2, 0, 3, 0])),
    file('Dora Huge.txt', 'x'.repeat(300_000)),
    file('late.zip', zip),
  ];
}

const chooser = (page: Page) => page.getByTestId(/deck-file|event-files/);
const rows = (page: Page) => page.locator('tr[data-list]');
const row = (page: Page, player: string) => rows(page).filter({ hasText: player });

async function desk(page: Page, files: readonly ListFile[]): Promise<void> {
  await page.goto('/check');
  await chooser(page).setInputFiles([...files]);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reading the lists' })).toBeHidden();
  await expect(page.locator('tr[data-state="open"]')).toHaveCount(0);
}

test('forty lists in one drop: a table that filters, opens a report, settles a line and comes back', async ({
  page,
}) => {
  await desk(page, mailbox());
  await expect(rows(page)).toHaveCount(40);
  await expect(row(page, 'Carl Binary')).toContainText('Unreadable');
  await expect(row(page, 'Dora Huge')).toContainText('larger than');
  await expect(row(page, 'Yan Zipped')).toContainText('late.zip/late/Yan Zipped.json');

  // what needs the organiser comes first, a line a list; a letter says what is wrong
  await expect(rows(page).first()).toContainText('Not legal');
  expect((await rows(page).nth(8).boundingBox())?.height).toBeLessThan(44);
  await expect(page.getByRole('button', { name: 'Registration sheets 37 of 40' })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await row(page, 'Zoe Zipped').getByRole('button', { name: 'Copy a letter to Zoe' }).click();
  await expect(page).toHaveTitle(/^Hello Zoe Zipped,.*not legal.*- 1 Albrect Nim/s);

  await page.getByRole('button', { name: /^Unreadable/ }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^To settle/ }).click();
  await expect(rows(page)).toHaveCount(2);
  // the last letter and the step to the report in one breath: the step back still finds 'zoe'
  const link = await row(page, 'Zoe Zipped').getByRole('link').elementHandle();
  await page.getByRole('searchbox', { name: 'Find' }).evaluate((field, to) => {
    if (!(field instanceof HTMLInputElement)) throw new TypeError('not a field');
    field.focus();
    document.execCommand('insertText', false, 'zoe');
    (to as HTMLElement).click();
  }, link);
  await expect(page.getByRole('heading', { name: 'Zoe Zipped', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Use Albrecht Nim' }).click();
  await expect(page.getByRole('heading', { name: 'Every line has its answer' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('None of the 40 lists is like this.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(row(page, 'Zoe Zipped')).not.toContainText('to settle');
});

test('the table is walked by keyboard: arrows, Enter, the space bar, F2 and Delete', async ({
  page,
}) => {
  await desk(page, players(5));
  await row(page, 'Player 001').getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Player 003').getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Player 003' })).toBeVisible();
  await page.getByRole('button', { name: /^Next list/ }).click();
  await expect(page.getByRole('heading', { name: 'Player 004' })).toBeVisible();
  await page.getByRole('link', { name: 'All lists' }).click();
  await expect(row(page, 'Player 004').getByRole('link')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ada').getByRole('link')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 list chosen')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(3)).toContainText('Ada');
});

test('a reload and another tab find the event, its name, its format and every answer', async ({
  page,
  context,
}) => {
  await desk(page, [file('Ada Waiting.txt', WAITING), ...players(2)]);
  await page.getByRole('textbox', { name: 'Tournament' }).fill('Autumn Open');
  await page.getByLabel('Date').fill('2026-11-22');
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Eye of the Storm', exact: true }).click();
  await expect(row(page, 'Player 001')).toContainText('Not legal');
  await row(page, 'Ada Waiting').getByRole('link').click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByRole('heading', { name: 'Every line has its answer' })).toBeVisible();
  await page.getByRole('link', { name: 'All lists' }).click();

  const other = await context.newPage();
  await other.goto('/check');
  await expect(rows(other)).toHaveCount(3);
  await expect(row(other, 'Ada Waiting')).not.toContainText('to settle');
  await row(other, 'Player 001').getByRole('button', { name: 'Remove Player 001' }).click();
  await expect(rows(page)).toHaveCount(2);
  await other.close();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tournament' })).toHaveValue('Autumn Open');
  await expect(page.getByLabel('Date')).toHaveValue('2026-11-22');
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'Player 002')).toContainText('Not legal');
});

test('a long run is stopped and taken up again, and nothing is lost', async ({ page }) => {
  test.slow();
  await page.goto('/check');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const stop = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Stop',
      );
      if (stop === undefined) return;
      observer.disconnect();
      stop.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await chooser(page).setInputFiles([...players(200)]);
  await expect(page.getByText(/^Stopped after \d+ of 200$/)).toBeVisible();
  const read = await rows(page).count();
  expect(read).toBeLessThan(200);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(rows(page)).toHaveCount(200);
  await expect(page.getByRole('region', { name: 'Reading the lists' })).toBeHidden();
});

test('without workers the page reads the lists itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('no workers here');
        }
      },
    });
  });
  await desk(page, players(3));
  await expect(rows(page).filter({ hasText: 'Legal' })).toHaveCount(3);
});

test('the same player and the same list twice are pointed out', async ({ page }) => {
  await desk(page, [
    file('Ada.json', sample('guild')),
    file('Ben.json', sample('guild')),
    file('ada - again.json', sample('fremen')),
  ]);
  await expect(row(page, 'Ben.json')).toContainText('The same cards as Ada');
  await expect(row(page, 'again')).toContainText('The same player as list 1');
  await page.getByRole('button', { name: /^Twice/ }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('a played list is held against the registered one', async ({ page }) => {
  const played = JSON.parse(sample('guild')) as { houseDeck: { count: number }[] };
  const [first] = played.houseDeck;
  if (first) first.count += 1;
  await desk(page, [file('Ada.json', sample('guild')), ...players(2)]);
  await row(page, 'Ada').getByRole('link').click();
  await page.getByRole('button', { name: 'Compare…' }).click();
  await page.getByRole('menuitem', { name: 'Open the played list…' }).waitFor();
  await page.getByTestId('played-file').setInputFiles(file('played.json', JSON.stringify(played)));
  await expect(page.getByText('Not the same list: 1 card more.')).toBeVisible();
  await page.getByRole('link', { name: 'All lists' }).click();
  await expect(row(page, 'Ada')).toContainText('Played: 1 card more');

  await row(page, 'Player 001').getByRole('checkbox').check();
  await row(page, 'Player 002').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText(/^Not the same list: /)).toBeVisible();
});

test('a list that falls on a row may be the played one, or one more', async ({ page }) => {
  await desk(page, [file('Ada.json', sample('guild')), ...players(1)]);
  const content = sample('guild');
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'handed-in.json'));
    return transfer;
  }, content);
  await row(page, 'Ada').dispatchEvent('drop', { dataTransfer: data });
  await page.getByRole('button', { name: 'Ada played it: compare' }).click();
  await expect(page.getByText(/^The same list:/)).toBeVisible();
});

test('a played list with a line that nobody can read is never the same, until it is mended', async ({
  page,
}) => {
  const list = 'Sponsor: Guild\n\nHouse Deck\n4 House Battalion';
  await desk(page, [file('Ada.txt', list), ...players(1)]);
  await row(page, 'Ada').getByRole('link').click();
  await page.getByRole('button', { name: 'Compare…' }).click();
  await page.getByRole('menuitem', { name: 'Paste the played list…' }).click();
  await page.getByRole('textbox', { name: 'List' }).fill(`${list}\n3 Zzyzx`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeFocused();
  await expect(
    page.getByText('As far as it was read, the same list; 1 line could not be read.'),
  ).toBeVisible();
  await expect(page.getByText('“3 Zzyzx”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All lists' }).click();
  await expect(row(page, 'Ada')).toContainText('Played: As far as it was read');

  await page.goBack();
  await page.getByRole('button', { name: 'Change the played list' }).click();
  const box = page.getByRole('textbox', { name: 'List' });
  await expect(box).toHaveValue(/Zzyzx/);
  await box.fill(list);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText(/^The same list:/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the played list' })).toBeFocused();
});

test('lists to settle are walked to the end, though each leaves the filter', async ({ page }) => {
  await desk(page, [
    ...players(2),
    ...['Ada', 'Ben', 'Cleo'].map((name, at) =>
      file(`${name}.txt`, `${WAITING}\n${at + 1} Crysknife`),
    ),
  ]);
  await page.getByRole('button', { name: /^To settle/ }).click();
  await row(page, 'Ada').getByRole('link').click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByRole('heading', { name: 'Every line has its answer' })).toBeVisible();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next list: Ben' }).click();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByRole('heading', { name: 'Every line has its answer' })).toBeVisible();
  await page.getByRole('link', { name: 'All lists' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'Cleo').getByRole('link')).toBeFocused();
});

test('the focus is never lost with what had it', async ({ page }) => {
  await page.goto('/check');
  await page.getByLabel('Deck list').fill('4 House Battalion');
  await page.getByRole('button', { name: 'Start a tournament' }).click();
  await expect(row(page, 'List 1').getByRole('link')).toBeFocused();
  await expect(page.getByLabel('Date')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await chooser(page).setInputFiles([...players(2)]);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('searchbox', { name: 'Find' }).fill('002');
  await expect(rows(page)).toHaveCount(1);
  await row(page, 'Player 002').getByRole('link').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('The list of Player 002 was removed').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find' }).fill('');

  await row(page, 'Player 001').getByRole('link').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row(page, 'List 1').getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Clear the tournament' }).click();
  await expect(page.getByLabel('Deck list')).toBeFocused();
});

test('a list that comes again takes the place of the older one', async ({ page }) => {
  await desk(page, [file('Ada.json', legal(1)), ...players(1, 7), file('Ada.txt', WAITING)]);
  await row(page, 'Ada.txt').getByRole('button', { name: 'Replace the older' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'Ada.txt').getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('the sheet of a list with lines to settle is never called legal', async ({ page }) => {
  await desk(page, [file('Ada.txt', `${WAITING}\n3 Zzyzx`), ...players(1)]);
  await page.getByRole('button', { name: 'Registration sheets' }).click();
  await expect(page).toHaveURL(/\/print\/sheets/);
  const sheet = page.getByRole('region', { name: 'Registration sheet: Ada' });
  await expect(sheet).toContainText('2 lines could not be read: “1 Albrect Nim”, “3 Zzyzx”');
  await expect(sheet).not.toContainText('✓');
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await expect(row(page, 'Ada')).toBeVisible();
});

test('a whole tournament begins with one file, too', async ({ page }) => {
  await page.goto('/check');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Check a whole tournament…' }).click();
  await (await choosing).setFiles([...players(1)]);
  await expect(rows(page)).toHaveCount(1);
});

test('the table goes out as CSV, and a single list joins an event', async ({ page }) => {
  await page.goto('/check');
  await page.getByLabel('Deck list').fill('=1+1\n4 House Battalion');
  await page.getByRole('button', { name: 'Start a tournament' }).click();
  await expect(rows(page)).toHaveCount(1);
  await chooser(page).setInputFiles([...players(2)]);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Download or copy' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download the table as CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(4);
  expect(text).toContain('Player 001');
  await page.getByRole('button', { name: 'Clear the tournament' }).click();
  await expect(page.getByLabel('Deck list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('registration sheets of all lists are handed to the printer’s page', async ({ page }) => {
  await desk(page, players(3));
  await page.getByRole('button', { name: 'Registration sheets' }).click();
  await expect(page).toHaveURL(/\/print\/sheets/);
  await expect(page.getByText('Player 002').first()).toBeVisible();
});

for (const width of [390, 1280])
  test(`axe finds nothing on the desk at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await desk(page, [
      file('Ada Waiting.txt', WAITING),
      file('Ben Broken.json', '{"version":1,'),
      ...players(2),
    ]);
    await row(page, 'Player 001').getByRole('checkbox').check();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => (document.querySelector('main')?.scrollWidth ?? 0) - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await row(page, 'Ada Waiting').getByRole('link').click();
    await expect(page.getByRole('heading', { name: /wait/ })).toBeVisible();
    await expectAccessible(page);
  });
