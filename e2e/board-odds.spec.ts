import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from './registry';

const REGISTRY = fileURLToPath(new URL('../lib/cli/registry.mjs', import.meta.url));

test('a battle is set by keyboard, its best plan read, and the command line says the same of its address', async ({
  page,
}) => {
  await page.goto('/board/odds');
  const best = page.getByRole('region', { name: 'The best plans' });
  await expect(best.getByRole('button', { name: /^Best net gain/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Your faction' }).selectOption('Fremen');
  await page.getByRole('spinbutton', { name: 'Your forces', exact: true }).fill('9');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Lasgun, in your hand' }).selectOption('1');
  await page.getByRole('checkbox', { name: 'Stilgar' }).press('Space');
  await expect(page).toHaveURL(/faction=fremen.*forces=9.*leaders=chani\.otheym/);
  const surest = best.getByRole('button', { name: /^Surest/ });
  await surest.press('Enter');
  await expect(surest).toHaveAttribute('aria-pressed', 'true');

  const args = [REGISTRY, 'board', 'battle', page.url(), '--json'];
  const found = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  expect(found.question).toMatchObject({ faction: 'fremen', forces: 9 });
  const { dial, wins, holds } = found.surest;
  await expect(surest).toContainText(`${(100 * holds).toFixed(1)} % at worst`);
  await expect(surest).toContainText(`dial ${dial}Wins ${(100 * wins).toFixed(1)} %`);
  await page.reload();
  await expect(surest).toContainText(`dial ${dial}`);
});

test('the other calculators answer at once, and their address keeps what is asked', async ({
  page,
}) => {
  await page.goto('/board/odds?edition=descartes');
  const calculators = page.getByRole('navigation', { name: 'Odds' });
  await calculators.getByRole('link', { name: 'Bidding' }).click();
  await expect(page.getByRole('row', { name: /^Lasegun .*1 of 31 3\.2 %/ })).toBeVisible();

  await calculators.getByRole('link', { name: 'Spice' }).click();
  // [DES-blow-05] one territory and no worm turned over: 6 of 20
  await expect(page.getByText('The next card is a worm with 6 of 20, 30.0 %')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Red Chasm' }).check();
  await expect(page.getByText('with 6 of 19')).toBeVisible();

  await calculators.getByRole('link', { name: 'Shipping' }).click();
  await expect(page.getByText(/^For 2 spice: ship 2 to Arrakeen/)).toBeVisible();
  await page.getByRole('button', { name: 'More: Forces wanted there' }).click();
  await expect(page).toHaveURL(/of=shipping&edition=descartes.*forces=7/);
  await expect(page.getByText(/^For 3 spice: ship 3 to Arrakeen/)).toBeVisible();
});
