import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './registry';

const ROOT = join(import.meta.dirname, '..');
const SAMPLES = readdirSync(join(ROOT, 'data/decks')).map((file) => file.replace(/\.json$/, ''));

/** A kept link to a deck of this name, as another player might send it. */
function linkTo(name: string): string {
  const links: readonly { readonly link: string; readonly deck: { readonly name: string } }[] =
    JSON.parse(readFileSync(join(ROOT, 'lib/codecs/fixtures/link-v1.json'), 'utf8'));
  return links.find(({ deck }) => deck.name === name)?.link ?? '';
}

/** The pages of a print: how many, and the size of each in points, as the PDF says. */
async function printed(page: Page): Promise<{ count: number; sizes: ReadonlySet<string> }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    count: [...pdf.matchAll(/\/Type \/Page\b/g)].length,
    sizes: new Set(boxes.map(([, w, h]) => `${Math.round(Number(w))}×${Math.round(Number(h))}`)),
  };
}

const A4 = '595×842';
const LETTER = '612×792';

test('a sample deck becomes pages of nine faces of 63 × 88 mm', async ({ page }) => {
  await page.goto('/print');
  await page.getByRole('combobox', { name: 'Add a deck' }).click();
  await page.getByRole('option', { name: /The Patient Rate/ }).click();
  await expect(page.getByText('55 cards, 7 pages', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Faces, page 7' })).toBeAttached();

  // on the screen a page is drawn smaller, beside what is chosen
  await page.emulateMedia({ media: 'print' });
  const face = page.getByRole('region', { name: 'Faces, page 1' }).locator('[data-type]').first();
  const size = async (side: 'width' | 'height') => (await face.boundingBox())?.[side];
  // 96 dots an inch; the styles of paper come with the next frame
  await expect.poll(() => size('width')).toBeCloseTo((63 / 25.4) * 96, 0);
  await expect.poll(() => size('height')).toBeCloseTo((88 / 25.4) * 96, 0);
  await page.emulateMedia({ media: null });
  expect(await printed(page)).toEqual({ count: 7, sizes: new Set([A4]) });
});

test('backs, letter paper, one of each card: the address says it, and the count comes first', async ({
  page,
}) => {
  await page.goto('/print?sample=guild&copies=one&paper=letter&backs=true&ink=grey');
  await expect(page.getByText('38 cards, 5 pages and 5 of backs')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Backs, page 5' })).toBeAttached();
  expect(await printed(page)).toEqual({ count: 10, sizes: new Set([LETTER]) });
});

test('single cards are found by name and printed as often as wanted', async ({ page }) => {
  await page.goto('/print');
  await page.getByRole('button', { name: 'Add cards…' }).click();
  await page.getByPlaceholder(/A few letters/).fill('stilgar');
  await page.getByRole('option', { name: /^Stilgar.*Eye of the Storm/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('spinbutton', { name: 'Copies of Stilgar' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 cards, 2 pages')).toBeVisible();
  await expect(page).toHaveURL(/card=eots-stilgar(:|%3A)10/);
});

test('the faces become one picture a sheet for Tabletop Simulator', async ({ page }) => {
  test.slow();
  await page.goto('/print?sample=guild&as=tts');
  await page.getByRole('button', { name: 'Make the pictures' }).click();
  const link = page.getByRole('link', { name: 'the-patient-rate-sheet-1-house.png' });
  await expect(page.getByRole('link', { name: 'registry-back-imperial.png' })).toBeVisible();
  // what the picture holds: many colours where the first face is, nothing behind the last card
  const seen = await page.evaluate(async (name) => {
    const picture = document.querySelector<HTMLAnchorElement>(`a[download="${name}"]`);
    const image = new Image();
    image.src = picture?.href ?? '';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const colours = (x: number, y: number) => {
      const { data } = context.getImageData(x, y, 408, 570);
      const found = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        found.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      return found.size;
    };
    return {
      size: `${image.naturalWidth}×${image.naturalHeight}`,
      face: colours(0, 0),
      empty: colours(0, 5 * 570),
      back: colours(9 * 408, 6 * 570),
    };
  }, 'the-patient-rate-sheet-1-house.png');
  expect(seen.size).toBe('4080×3990');
  expect(seen.face).toBeGreaterThan(50);
  expect(seen.empty).toBe(1);
  expect(seen.back).toBeGreaterThan(10);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('the-patient-rate-sheet-1-house.png');
});

test('the export of a deck leads to the image sheets of that deck, each deck by itself', async ({
  page,
}) => {
  test.slow();
  const link = linkTo('The Patient Rate');
  await page.goto(`/print?as=tts&sample=fremen#${link}`);
  await expect(page.getByText('The sheets of a deck fit the Tabletop Simulator')).toBeVisible();
  await page.getByRole('button', { name: 'Make the pictures' }).click();
  // the sheet of either deck begins anew, so it fits the file of that deck
  for (const name of [
    'the-patient-rate-sheet-1-house.png',
    'debt-of-the-deep-desert-sheet-1-house.png',
  ])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Take out The Patient Rate' }).click();
  await expect(page).not.toHaveURL(/#/);

  await page.goto(`/decks/view#${link}`);
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await page.getByRole('radio', { name: /^Tabletop/ }).check();
  await expect(
    page.getByRole('link', { name: 'Make the image sheets of this deck' }),
  ).toHaveAttribute('href', `/print?as=tts#${link}`);
});

test('drawing can be stopped', async ({ page }) => {
  await page.goto('/print?sample=guild,fremen,corrino&as=tts');
  await page.getByRole('button', { name: 'Make the pictures' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: /^Make/ })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('registration sheets: a page a deck, with player, verdict and code, blank ones too', async ({
  page,
}) => {
  await page.goto('/print/sheets?sample=guild,fremen&blank=2');
  await expect(page.getByText('4 sheets, 4 pages')).toBeVisible();
  await page.getByLabel('Tournament').fill('Arrakeen <b>Open</b>');
  await page.getByLabel('Player of The Patient Rate').fill('<script>Irulan');
  const sheet = page.getByRole('region', { name: 'Registration sheet: <script>Irulan' });
  await expect(sheet.getByText('Arrakeen <b>Open</b>')).toBeVisible();
  await expect(sheet.getByText('Legal', { exact: false }).first()).toContainText('Legal');
  await expect(sheet.getByText(/Deck code/)).toContainText('R1');
  expect(await printed(page)).toEqual({ count: 4, sizes: new Set([A4]) });
});

test('no line of a registration sheet is cut off', async ({ page }) => {
  for (const paper of ['a4', 'letter']) {
    await page.goto(`/print/sheets?sample=${SAMPLES.join()}&paper=${paper}`);
    await expect(page.getByText(`${SAMPLES.length} sheets,`)).toBeVisible();
    const cut = await page.locator('.sheet-card').evaluateAll((cards) =>
      cards
        // a line that is cut off is far more than letters that hang over by a hair
        .filter((card) => card.scrollHeight > card.clientHeight + 5)
        .map((card) => card.textContent),
    );
    expect(cut).toEqual([]);
  }
});

test('forty sheets of an event are one print of forty pages', async ({ page }) => {
  const samples = 'guild,fremen,corrino,atreides,harkonnen';
  await page.goto(`/print/sheets?sample=${samples}&blank=35&paper=letter`);
  await expect(page.getByText('40 sheets, 40 pages')).toBeVisible();
  expect(await printed(page)).toEqual({ count: 40, sizes: new Set([LETTER]) });
});

for (const path of [
  '/print?copies=one',
  // Faces are all alike.
  '/print?card=eots-stilgar:2&backs=true',
  '/print?sample=guild&as=tts',
  '/print/sheets',
  '/print/sheets?sample=guild&blank=1',
])
  test(`${path}: axe finds nothing, in either theme and at either width`, async ({ page }) => {
    test.slow();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 850 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
  });
