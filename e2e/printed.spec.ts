import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleAtBothWidths, test } from './registry';

const SMALL = readFileSync(
  new URL('../lib/codecs/fixtures/small-set.xml', import.meta.url),
  'utf8',
);

async function load(page: Page, name: string, text: string) {
  await page.goto('/settings/printed');
  const chooser = page.getByLabel('Set files to load');
  // Before the page has come alive nobody hears of a file.
  await expect
    .poll(() =>
      chooser.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  await chooser.setInputFiles({
    name,
    mimeType: 'text/xml',
    buffer: Buffer.from(text),
  });
}

test('texts from one’s own file show on the card, are found, compared and removed', async ({
  page,
}) => {
  await load(page, 'eye.set.xml', SMALL);
  const section = page.getByRole('main');
  await expect(section.getByRole('list', { name: 'What became of the files' })).toContainText(
    'Eye of the Storm: 6 of 301 cards, 1 entry of the file left out',
  );
  await section.getByRole('button', { name: /6 of 301 cards/ }).click();
  await expect(section).toContainText('The Tin Kettle: no card of the Registry');
  await expect(section.getByRole('list', { name: 'Loaded sets' })).toContainText('6 cards, 5 with');
  await expect(section).toContainText('4 facts differ from the Registry');
  await expect(
    page.getByRole('row', { name: /Piter de Vries.*Resistance 3 4 Not known before/ }),
  ).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All (4)' }).click();
  await expect(
    page.getByRole('row', { name: /Knife Switch.*The Registry is right: the rulebook/ }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toContain('eots-piter-de-vries, Resistance: Registry “3”, file “4”');
  expect(saved).not.toContain('kettle');

  await page.getByRole('link', { name: 'Piter de Vries, Master of Assassins' }).click();
  const printed = page.getByRole('region', { name: 'Printed text' });
  await expect(printed).toContainText('whisper to the copper kettle');
  await expect(printed).toContainText('From your file eye.set.xml, loaded');
  await printed
    .getByRole('button', { name: 'Your file differs from the Registry in one fact' })
    .click();
  await expect(printed).toContainText('Resistance: “4” in the file, “3” here');

  await page.goto('/cards?q=text%3A%22copper+kettle%22');
  await expect(page.getByText('1 of 661 cards')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Card under the cursor' })).toContainText(
    'whisper to the copper kettle',
  );

  await page.goto('/settings/printed');
  await page.getByRole('button', { name: 'Remove the texts of Eye of the Storm' }).click();
  await expect(section.getByRole('list', { name: 'Loaded sets' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('list', { name: 'Loaded sets' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the texts of Eye of the Storm' }).click();
  await expect(section.getByRole('list', { name: 'Loaded sets' })).toHaveCount(0);

  await page.goto('/cards/eots-piter-de-vries');
  await expect(printed).toContainText('No printed text is included');
  await expect(printed).not.toContainText('kettle');
});

test('a search in texts finds what cards do in our words, and says where printed ones come from', async ({
  page,
}) => {
  await page.goto('/cards?q=text%3A%22your+hand+may+hold%22+name%3Amentat');
  await expect(page.getByRole('link', { name: 'House Mentat' }).first()).toBeVisible();
  await expect(page.getByRole('row').nth(1).locator('mark')).toHaveText(['hand', 'may', 'hold']);
  await page.goto('/cards/eots-house-mentat');
  await expect(page.getByRole('region', { name: 'What it does' })).toContainText(
    'Your hand may hold',
  );
  await page.goto('/cards?q=text%3Akettle');
  await expect(page.getByText(/none are loaded/)).toBeVisible();
  await page.getByRole('link', { name: 'Load set files' }).click();
  await expect(page.getByRole('heading', { name: 'Printed texts' })).toBeInViewport();
});

test('a page for somebody who has loaded nothing opens no database', async ({ page }) => {
  await page.goto('/cards?q=text%3Akettle');
  await expect(page.getByText(/none are loaded/)).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('a page that is open finds the texts that another tab loads', async ({ page, context }) => {
  await page.goto('/cards/eots-arrakeen');
  const printed = page.getByRole('region', { name: 'Printed text' });
  await expect(printed).toContainText('No printed text is included');
  const other = await context.newPage();
  await load(other, 'set.xml', SMALL);
  await expect(other.getByRole('list', { name: 'Loaded sets' })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(printed).toContainText('light every lantern');
});

test('files that hold no set are refused by name and harm nothing', async ({ page }) => {
  await load(page, 'set.xml', SMALL);
  const outcomes = page.getByRole('list', { name: 'What became of the files' });
  await expect(outcomes).toContainText('Eye of the Storm');
  await page.getByLabel('Set files to load').setInputFiles(
    [
      ['half.xml', SMALL.slice(0, 700)],
      ['deck.o8d', '<deck game="x"><section name="House Deck"/></deck>'],
      ['bomb.xml', '<!DOCTYPE set [<!ENTITY a "aaaa">]><set name="&a;"/>'],
      [
        'other.xml',
        '<set gameId="1" name="Zoo"><cards><card id="2" name="Arrakeen"/></cards></set>',
      ],
      ['dune.o8g', 'PK\u0003\u0004 cut off'],
    ].map(([name, text]) => ({
      name: name ?? '',
      mimeType: 'text/xml',
      buffer: Buffer.from(text ?? ''),
    })),
  );
  for (const words of [
    /half\.xml: This XML file is damaged/,
    /deck\.o8d: This is a deck list/,
    /bomb\.xml: An XML file with a DOCTYPE/,
    /other\.xml: “Zoo” is a set of another game/,
    /dune\.o8g: This zip archive is damaged/,
  ])
    await expect(outcomes.getByText(words)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Loaded sets' })).toContainText('6 cards');
});

test('axe finds nothing, wide or narrow, light or dark', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  await load(page, 'set.xml', SMALL);
  await expect(page.getByRole('list', { name: 'Loaded sets' })).toBeVisible();
  await expect(page.getByText(/facts differ/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/settings/printed?show=all');
  await expect(page.getByRole('link', { name: /Piter de Vries/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/cards/eots-piter-de-vries');
  await expect(page.getByText(/From your file/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/cards?q=text%3Akettle&view=faces');
  await expect(page.getByText('1 of 661 cards')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
