import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './registry';

const ALL = 'atreides,bene-gesserit,emperor,fremen,guild,harkonnen';
const REGISTRY = fileURLToPath(new URL('../lib/cli/registry.mjs', import.meta.url));

const question = (page: Page) => page.locator('section[aria-labelledby=question]');
/** What can be pressed to answer: what declines stands last, and so does what takes a stepped number, but for cards and for the way back. */
const answers = (page: Page) =>
  question(page)
    .getByRole('button')
    .and(page.locator(':enabled:not([data-aside], [data-aside] *, [data-card])'));
const since = (page: Page) => page.getByRole('region', { name: 'Since your last decision' });
const begin = (page: Page) => page.getByRole('button', { name: /^Begin with/ }).click();

/** Presses the last answer, or one that is named for what is asked, till something is asked. */
async function answerUntil(
  page: Page,
  wanted: string,
  named: Readonly<Record<string, RegExp>> = {},
): Promise<void> {
  for (;;) {
    await expect(question(page)).toBeVisible();
    const asked = (await question(page).getByRole('heading').first().textContent()) ?? '';
    if (asked === wanted) return;
    const at = await question(page).getAttribute('data-at');
    const name = named[asked];
    // one is chosen, and a button keeps it
    if (asked === 'Which traitor do you keep?')
      await question(page).locator('button[aria-pressed]').last().click();
    await (name === undefined
      ? answers(page).last()
      : question(page).getByRole('button', { name })
    ).click();
    await expect(page.locator(`[data-at="${at}"]`)).toHaveCount(0);
  }
}

test('a game of six automatic factions is watched to its end, which is that of the command line', async ({
  page,
}) => {
  const players = 'steward,random,steward,random,steward,random';
  await page.goto(`/board/play?seed=5&by=${players}`);
  await begin(page);
  await page.getByRole('button', { name: 'Faster' }).click();
  const ending = page.getByRole('region', { name: /won$/ });
  await expect(ending).toBeVisible();
  const args = ['--factions', ALL, '--players', players, '--seed', '5', '--json'];
  const [game] = JSON.parse(
    execFileSync(process.execPath, [REGISTRY, 'board', 'play', ...args], { encoding: 'utf8' }),
  );
  await ending.getByText('The numbers').click();
  await expect(ending.getByRole('code')).toHaveText(game.hash);
  await expectAccessible(page);

  // saved as a file, it is the same when it is opened
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const file = await (await saved).path();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByTestId('game-file').setInputFiles({
    ...{ name: 'other.json', mimeType: 'application/json' },
    buffer: Buffer.from('{"format":"landsraad-board-game","version":1}'),
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('not as it should be');
  await page.getByTestId('game-file').setInputFiles(file);
  await ending.getByText('The numbers').click();
  await expect(ending.getByRole('code')).toHaveText(game.hash);
});

test('a person plays Atreides against two computer players through a whole turn by keyboard; a tab that is killed and a link lose nothing', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  const turn = page.getByText(/^(Set-up|Turn \d+ of 10), storm in sector/);
  let shipped = false;
  while (!/^Turn [2-9]/.test((await turn.textContent()) ?? '')) {
    await expect(question(page)).toBeVisible();
    const at = (await question(page).getAttribute('data-at')) ?? '';
    const asked = (await question(page).getByRole('heading').first().textContent()) ?? '';
    if (asked === 'Where do you ship to?' && !shipped) {
      // from the Polar Sink by arrow keys to a neighbour of it
      await page.getByRole('button', { name: /^Polar Sink/ }).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      shipped = true;
      await expect(question(page)).toContainText('How many forces go to Imperial Basin');
      // not all the spice, and what is left
      await expect(question(page)).toContainText('Ship 3 to Imperial Basin for 6 spice, 4 left');
      await expectAccessible(page);
    } else {
      // one is chosen by the arrow keys
      if (asked === 'Which traitor do you keep?') await page.keyboard.press('ArrowDown');
      else await answers(page).last().focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator(`[data-at="${at}"]`)).toHaveCount(0);
  }
  expect(shipped).toBe(true);

  await answerUntil(page, 'Where do you ship to?');
  const before = (await question(page).textContent()) ?? '';
  const told = (await since(page).textContent()) ?? '';
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // A tab that is gone gives no answer.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  const again = await context.newPage();
  await again.goto(address);
  await expect(question(again)).toHaveText(before);
  await again.getByRole('button', { name: 'Take back' }).click();
  await expect(question(again)).not.toHaveText(before);
  await again.getByRole('button', { name: 'Do again' }).click();
  await expect(question(again)).toHaveText(before);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await again.getByRole('button', { name: 'Copy the link to this game' }).click();
  await expect(again.getByText('is on the clipboard').first()).toBeVisible();
  const link = await again.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  // who opens it has decided nothing before
  await expect(question(other)).toHaveText(before.replace(told, ''));
  await elsewhere.close();

  // the list of the games has it, under a name of one's own too
  await again.getByRole('button', { name: 'New game' }).click();
  const kept = again.getByRole('region', { name: 'Games in this browser' });
  await expect(kept.getByText(/^Turn \d+, seed 4, played/)).toBeVisible();
  await kept.getByRole('button', { name: 'Rename this game' }).click();
  await kept.getByRole('textbox', { name: 'Name of the game' }).fill('Friday');
  await again.keyboard.press('Enter');
  await expect(kept.getByText('Friday', { exact: true })).toBeVisible();
  await expect(kept.getByText(/^Atreides, Harkonnen, Fremen\. Turn/)).toBeVisible();
});

for (const width of [390, 1280])
  test(`at ${width} px one move from one place is two presses, on the map or beside it, and one to take back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/board/play?seed=4&seats=a..h..f');
    await begin(page);
    const asked = question(page).getByRole('heading').first();
    const step = () => question(page).getAttribute('data-at');
    await answerUntil(page, 'Where do you ship to?');
    await page
      .getByRole('button', { name: /^Arrakeen/ })
      .first()
      .click();
    await expect(question(page)).toContainText('Then 16 of yours there.');
    await question(page)
      .getByRole('button', { name: /^Ship 6 to .* for 6 spice, \d+ left$/ })
      .click();

    // the only place to leave is no question
    await expect(asked).toHaveText('Where do 16 from Arrakeen go?');
    await expect(question(page).getByRole('button', { name: 'End movement' })).toBeVisible();
    // all that can be chosen is in sight
    const frame = page.getByRole('group', { name: 'Map of Arrakis' }).locator('xpath=../..');
    const isWithin = () =>
      frame.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll('[data-lit]')].every((cell) => {
          const at = cell.getBoundingClientRect();
          return at.left >= left - 1 && at.right <= right + 1;
        });
      });
    await expect.poll(isWithin).toBe(true);
    const before = await step();
    await question(page)
      .getByRole('button', { name: /^Carthag/ })
      .click();
    // the map can still choose another place
    await page.locator('[data-place="polar-sink"]').click();
    await expect(asked).toHaveText('How many of the 16 in Arrakeen go to Polar Sink?');
    await question(page).getByRole('button', { name: 'Back' }).click();
    await expect(asked).toHaveText('Where do 16 from Arrakeen go?');
    expect(await step()).toBe(before);

    await page.locator('[data-place="polar-sink"]').click();
    // as many stay to hold the place as the rivals beside it are, unless all are told to go
    await expect(question(page)).toContainText('10 stay to hold Arrakeen.');
    await expect(question(page).getByRole('button', { name: 'Move 6' })).toBeVisible();
    const forces = question(page).getByRole('slider', { name: 'Forces' });
    await forces.press('End');
    await expect(question(page)).toContainText('You give up Arrakeen.');
    await question(page).getByRole('button', { name: 'Leave one' }).click();
    await expect(question(page).getByRole('button', { name: 'Move 15' })).toBeVisible();
    await forces.press('End');
    await question(page).getByRole('button', { name: 'Move 16' }).click();
    await expect(page.locator(`[data-at="${before}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(asked).toHaveText('Where do 16 from Arrakeen go?');
  });

test('what is pointed at in the list is lit on the map, and the reverse; the own hand lies beside the question', async ({
  page,
}) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'Where do you ship to?');
  // behind the shield, in a row with what else is known
  const shield = page.getByRole('region', { name: 'Behind your shield' });
  await expect(shield).toContainText('Weather Control');
  await expect(shield).toContainText(/Traitor .+Next spice /);
  await expect(question(page)).toContainText('Reserves 10.');
  const carthag = question(page).getByRole('button', { name: /^Carthag/ });
  const lit = page.locator('[data-pointed-at]');
  await page.locator('[data-place="carthag-10"]').hover();
  await expect(carthag).toHaveAttribute('data-pointed', 'true');
  await expect(lit).toHaveAttribute('data-pointed-at', 'carthag-10');
  await question(page)
    .getByRole('button', { name: /^Tuek’s Sietch/ })
    .hover();
  await expect(lit).toHaveAttribute('data-pointed-at', 'tueks-sietch-4');
  await expect(carthag).not.toHaveAttribute('data-pointed');
  // what is suggested is one press, and told on the map
  await question(page)
    .getByRole('button', { name: 'Suggested: empty stronghold Ship 6 to Tuek’s Sietch, 6 spice' })
    .hover();
  await expect(lit).toHaveAttribute('data-pointed-at', 'tueks-sietch-4');
  await expect(
    question(page).getByRole('button', { name: /^Rock Outcroppings, .*may be swept/ }),
  ).toBeVisible();
  // what lies in the storm stands back; once a place is chosen, all others do
  const dim = page.locator('[data-place][data-dim]');
  await expect(dim).toHaveCount(5);
  // on a phone the question begins below the map
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  const [map, asked] = await Promise.all([
    page.locator('svg:has([data-place="polar-sink"])').boundingBox(),
    question(page).boundingBox(),
  ]);
  expect(asked?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 1000) - 8);
  await carthag.click();
  await expect(question(page)).toContainText('How many forces go to Carthag');
  await expect(dim).toHaveCount(85);
});

test('a suggested shipment is one press, and one to take back; a stronghold beside rivals is not left for nothing', async ({
  page,
}) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'Where do you ship to?');
  const asked = question(page).getByRole('heading').first();
  await question(page)
    .getByRole('button', { name: 'Suggested: empty stronghold Ship 6 to Tuek’s Sietch, 6 spice' })
    .click();
  await expect(asked).toHaveText('From where do you move?');
  await expect(
    question(page).getByRole('button', { name: 'Suggested End movement' }),
  ).toBeFocused();
  await expect(question(page)).toContainText('Stay: 10 Harkonnen can reach Arrakeen from Carthag.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(asked).toHaveText('Where do you ship to?');
});

test('what others did since the last decision is drawn on the map and told, till one decides', async ({
  page,
}) => {
  const traces = page.locator('[data-traces]');
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'Where do you ship to?');
  // one line at the head of the question, which opens
  const heaviest = question(page).getByText('Fremen moved 4 to Habbanya Sietch').first();
  await expect(heaviest).toBeInViewport();
  await expect(since(page).getByRole('listitem')).toHaveCount(0);
  await expect(traces).toHaveCount(1);
  await heaviest.click();
  await expect(since(page).getByRole('listitem')).toHaveCount(3);
  await since(page).getByRole('button', { name: 'Habbanya Sietch' }).hover();
  await expect(page.locator('[data-pointed-at="habbanya-sietch-16"]')).toHaveCount(1);

  // on a phone too: folded again, it opens there
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(since(page).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await since(page).locator('summary').click();
  await expect(since(page).getByRole('listitem')).toHaveCount(0);
  await expect(heaviest).toBeInViewport();
  await heaviest.click();
  await expect(since(page).getByRole('listitem')).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 800 });

  await question(page)
    .getByRole('button', { name: /^Arrakeen/ })
    .click();
  await answers(page).last().click();
  await expect(question(page)).toContainText('Where do 16 from Arrakeen go?');
  await expect(since(page)).toHaveCount(0);
  await expect(traces).toHaveCount(0);

  // the line of a battle opens how it went
  await answerUntil(page, 'Do you play Weather Control?');
  await since(page).locator('summary').click();
  await expect(since(page).getByRole('listitem').first()).toContainText(/Harkonnen shipped 1/);
  await expect(since(page).getByRole('listitem').last()).toContainText(
    'Fremen collected 6 spice in Rock Outcroppings',
  );
  await expect(since(page).getByRole('listitem').nth(-2)).toContainText(
    /Harkonnen beat Fremen in Sietch Tabr \(12.to.3\), now empty/,
  );
  await since(page).getByRole('button', { name: 'How the battle went' }).click();
  await expect(since(page)).toContainText('Harkonnen had 12 to 3.');
  await expectAccessible(page);
});

test('on a phone what the signs of the factions mean stands below them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  const key = page.getByText('strongholds', { exact: true });
  await expect(key).toBeVisible();
  // later they are known: the own forces that are not on the map stand there, and the table has each sign
  await answerUntil(page, 'Do you play Weather Control?');
  await expect(page.getByText(/^You: \d+ in reserve, \d+ in the Tanks$/)).toBeVisible();
  const near = page.getByRole('button', { name: /1 from winning$/ }).first();
  await expect(near).toContainText('Harkonnen');
  await near.click();
  const known = page.getByRole('dialog', { name: 'Harkonnen' });
  await expect(known.getByText('1 from winning')).toBeVisible();
  await expect(known.getByText('Feyd Rautha')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Factions' }).click();
  await expect(page.getByRole('columnheader', { name: 'Strongholds' })).toBeVisible();
});

test('on a phone a press on a place that is no choice tells of it, and the map of a battle opens and folds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'What do you bid?');
  // to a screen reader it has said all of it
  await page.locator('[data-place="sietch-tabr-13"]').click({ force: true });
  const told = page.getByText('Stronghold, sector 13. Safe from the storm');
  await expect(told).toBeVisible();
  await expect(page.getByText(/^Fremen \d forces$/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);

  await answerUntil(page, 'What is your plan in Carthag?', {
    'Where do you ship to?': /^Carthag/,
    'How many forces go to Carthag?': /^Ship/,
  });
  const map = page.getByRole('group', { name: 'Map of Arrakis' });
  const last = map.locator('[data-place="habbanya-sietch-16"]');
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Lock the plan' })).toBeInViewport();
  await page.getByRole('button', { name: 'A part of the map' }).click();
  await expect(last).not.toBeInViewport();
});

test('on a phone the tabs stay in sight, and the question comes back as it was left or asked anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'Where do you ship to?');
  await expect(page.getByRole('tab', { name: 'Your turn', selected: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Larger map' })).toBeVisible();
  await page.getByRole('tab', { name: 'Shield' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Behind your shield' })).toBeVisible();
  await expectAccessible(page);
  // the map answers too
  await page.locator('[data-place="polar-sink"]').click();
  await expect(question(page)).toContainText('How many forces go to Polar Sink');
  // it goes to what is chosen, till all of it is wanted
  const whole = page.getByRole('button', { name: 'Whole map' });
  await whole.click();
  await question(page).getByRole('button', { name: 'Back' }).click();
  await page.locator('[data-place="polar-sink"]').click();
  await expect(page.getByRole('button', { name: 'Larger map' })).toBeVisible();
  await expect(whole).toHaveCount(0);

  // what is chosen stays while another tab is read
  const panel = page.getByRole('tabpanel', { name: 'Your turn' });
  const one = panel.getByRole('button', { name: /^1, \d+ spice$/ });
  await expect(one).toHaveAttribute('aria-pressed', 'false');
  await one.click();
  await page.getByRole('tab', { name: 'Shield' }).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Your turn' }).click();
  await expect(question(page)).toContainText('How many forces go to Polar Sink');
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('button', { name: /^Ship 1 to Polar Sink/ })).toBeVisible();
});

test('on a phone what goes on keeps its place at the foot, however long the answers or the text of a card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/board/play?seed=8');
  await begin(page);
  const karama = 'Shall a Karama stop the next use of an advantage?';
  await answerUntil(page, karama);
  const lit = question(page).locator('button[data-lit]');
  await expect(lit).toContainText('Stop nothing');
  await expect(lit).toBeInViewport({ ratio: 1 });
  // what comes up only after it is asked again is not listed
  await expect(question(page).getByRole('button', { name: 'Safety from the worm' })).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'The Voice' })).toHaveCount(0);
  await lit.click();
  await answerUntil(page, 'What do you bid?');
  const place = await lit.boundingBox();
  const sale = question(page).getByRole('list', { name: 'The card for sale' });
  await sale.getByRole('button').click();
  await expect(sale.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  expect(await lit.boundingBox()).toEqual(place);
});

test('on a low window the own cards stay in sight, however long the question', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/board/play?seed=8');
  await begin(page);
  const hand = page
    .getByRole('region', { name: 'Behind your shield' })
    .getByRole('list', { name: 'Your treachery cards' });
  const corner = async () => {
    const box = await question(page).locator('button[data-lit]').boundingBox();
    return box && { right: box.x + box.width, foot: Math.round(box.y + box.height) };
  };
  await answerUntil(page, 'Shall a Karama stop the next use of an advantage?');
  await expect(hand).toBeInViewport({ ratio: 1 });
  const place = await corner();
  await question(page).getByRole('button', { name: 'Stop nothing' }).click();
  await answerUntil(page, 'What do you bid?');
  await expect(question(page)).toContainText('Play Karama instead of paying');
  await expect(hand).toBeInViewport({ ratio: 1 });
  expect((await corner())?.right).toBe(place?.right);
});

test('arrow keys choose, digits set a number, Enter takes it, and ? tells the keys', async ({
  page,
}) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await expect(question(page)).toContainText('Which traitor do you keep?');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(question(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('What do you dial for the storm?');
  const lit = question(page).locator('button[data-lit]:enabled');
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(lit).toHaveText('Dial 12');
  await page.keyboard.press('0');
  await expect(lit).toHaveText('Dial 0');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('What do you bid?');
  // the bid that is filled is the one in the field, also while it is typed
  const at = await question(page).getAttribute('data-at');
  await page.keyboard.press('5');
  await expect(question(page).getByRole('spinbutton', { name: 'Bid' })).toHaveValue('5');
  await expect(lit).toHaveAccessibleName('Bid up to 5');
  await page.keyboard.press('9');
  await expect(lit).toHaveCount(0);
  await expect(question(page).getByRole('button', { name: /^\d+ to 10$/ })).toBeDisabled();
  await page.keyboard.press('Backspace');
  await question(page).getByRole('button', { name: 'More: Bid' }).click();
  await expect(lit).toHaveAccessibleName('Bid up to 6');
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-at="${at}"]`)).toHaveCount(0);
});

test('Enter does what is filled after a press on the map, after what takes back, and after the keys were read', async ({
  page,
}) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'Where do you ship to?');
  const lit = question(page).locator('button[data-lit]:enabled');
  const sink = page.locator('[data-place="polar-sink"]');
  await sink.click();
  await expect(question(page)).toContainText('How many forces go to Polar Sink');
  await expect(lit).toBeFocused();
  await page.keyboard.press('u');
  await expect(question(page)).toContainText('Where do you ship to?');
  await expect(lit).toBeFocused();
  await sink.click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(question(page)).toContainText('Where do you ship to?');
  await expect(lit).toBeFocused();
  for (const open of ['?', null]) {
    if (open === null) await page.getByRole('button', { name: 'Keys' }).click();
    else await page.keyboard.press(open);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(lit).toBeFocused();
  }
  // a double press chooses a place, and not how many go there
  await question(page)
    .getByRole('button', { name: /^Arrakeen/ })
    .dblclick();
  await expect(question(page)).toContainText('How many forces go to Arrakeen');
});

test('how many come back is chosen, and one button takes it', async ({ page }) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  // what ships into a fight that it loses lies in the Tanks
  await answerUntil(page, 'How many forces come back?', {
    'Where do you ship to?': /^Carthag/,
    'How many forces go to Carthag?': /^Ship/,
  });
  const at = await question(page).getAttribute('data-at');
  await expect(question(page).getByRole('button', { name: /^Revive \d, free$/ })).toBeVisible();
  await question(page).getByRole('button', { name: '1, free' }).click();
  await expect(page.locator(`[data-at="${at}"]`)).toHaveCount(1);
  await question(page).getByRole('button', { name: 'Revive 1, free' }).click();
  await expect(page.locator(`[data-at="${at}"]`)).toHaveCount(0);
});

test('where the starting forces begin is one question, and one to take back', async ({ page }) => {
  await page.goto('/board/play?seed=5&by=steward,steward,steward,person,steward,steward');
  await begin(page);
  await answerUntil(page, 'Where do your 10 forces begin?');
  const at = (await question(page).getAttribute('data-at')) ?? '';
  const place = (name: string) => question(page).getByRole('spinbutton', { name });
  await expect(place('Sietch Tabr')).toHaveValue('3');
  await expect(question(page).getByRole('button', { name: 'Place 10 forces' })).toBeEnabled();
  await question(page).getByRole('button', { name: 'Less: Sietch Tabr' }).click();
  await question(page).getByRole('button', { name: 'Less: Sietch Tabr' }).click();
  await expect(question(page).getByRole('button', { name: '2 more to place' })).toBeDisabled();
  // never more than there are
  await place('False Wall West, sector 15').fill('9');
  await page.keyboard.press('Tab');
  await expect(place('False Wall West, sector 15')).toHaveValue('2');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Place 10 forces' }).click();
  await expect(page.locator(`[data-at="${at}"]`)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^False Wall West, sector 15,.* Fremen 2 forces/ }),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator(`[data-at="${at}"]`)).toBeVisible();
  await expect(place('Sietch Tabr')).toHaveValue('3');
});

test('Weather Control shows where the storm would go, and is played or kept', async ({ page }) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'Do you play Weather Control?');
  // nothing is set: the card is kept unless a number is chosen
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  await expect(question(page).getByRole('button', { name: 'Play the card' })).toBeDisabled();
  await expect(question(page).getByRole('button', { name: 'Keep the card' })).toBeVisible();
  // what each number destroys is said before one is pressed
  await expect(question(page).getByRole('button', { name: '6 sectors. Hits 3 Fremen' })).toHaveText(
    /−3$/,
  );
  // on the ring of the map, or a number
  await page.locator('[data-sector="13"]').click();
  await expect(page.locator('[data-coming="13"]')).toBeVisible();
  await expect(question(page)).toContainText('Hits 3 Fremen in Rock Outcroppings');
  await question(page).getByRole('button', { name: '3 sectors' }).click();
  await expect(page.locator('[data-coming="10"]')).toBeVisible();
  await question(page).getByRole('button', { name: 'Play the card: storm to sector 10' }).click();
  await expect(page.getByText(/^Turn 2 of 10, storm in sector 10/)).toBeVisible();
});

test('a bid up to a limit is one press, filled as the computer would bid, and one at once says what is left', async ({
  page,
}) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'What do you bid?');
  await expect(question(page).getByRole('button', { name: 'Bid up to 4' })).toBeVisible();
  await expect(question(page)).toContainText('you keep at least 6 spice. Suggested: up to 4.');
  // on a phone the own cards stand in the question where they weigh on it
  const strip = question(page).getByRole('list', { name: 'Your treachery cards' });
  await expect(strip).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(strip).toHaveText('Weather Control');
  await page.setViewportSize({ width: 1280, height: 720 });
  const bid = question(page).getByRole('spinbutton', { name: 'Bid' });
  await expect(bid).toHaveAttribute('aria-valuenow', '4');
  for (let more = 4; more < 6; more += 1) await bid.press('ArrowUp');
  await expect(question(page)).toContainText('you keep at least 4 spice.');
  await question(page).getByRole('button', { name: 'Bid 6', exact: true }).click();
  await page.getByRole('tab', { name: 'What happened' }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Atreides bought',
  );
});

test('a battle plan opens with the dial that is sure to win, and one press takes it again', async ({
  page,
}) => {
  await page.goto('/board/play?seed=4&seats=a..h..f');
  await begin(page);
  await answerUntil(page, 'How many of the 16 in Arrakeen go to Carthag?', {
    'Where do you ship to?': /^Arrakeen/,
    'Where do 16 from Arrakeen go?': /^Carthag/,
  });
  await question(page).getByRole('slider', { name: 'Forces' }).press('End');
  await question(page).getByRole('button', { name: 'Move 16' }).click();
  await answerUntil(page, 'What is your plan in Carthag?');
  const dial = question(page).getByRole('spinbutton', { name: 'Dial' });
  await expect(dial).toHaveValue('15');
  await expect(question(page)).toContainText('No weapon or defense to play');
  const slider = question(page).getByRole('slider', { name: 'Dial, by slider' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dial).toHaveValue('14');
  await question(page).getByRole('button', { name: 'Dial 15 is sure to win' }).click();
  await expect(dial).toHaveValue('15');
  await expect(
    question(page).getByRole('list', { name: 'How sure the plan is' }).getByRole('listitem'),
  ).toHaveText([/^Sure to win/, /^If .* is killed: \d+ to \d+, still yours$/]);
  // its card is in the own hand
  await expect(
    question(page).getByRole('group', { name: 'Leader' }).locator('label:has(:checked)'),
  ).toContainText('no traitor');
  await expect(question(page)).toContainText('Costs 15 forces, 1 stays');
  await expectAccessible(page);
  // a plan that is taken back is as it was set
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await question(page).getByRole('button', { name: 'Lock the plan' }).click();
  await expect(dial).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(dial).toHaveValue('14');
});

test('a game of Descartes has six rounds, hides the reserves of others, and is won by three allies', async ({
  page,
}) => {
  const players = 'steward,random,steward,random,steward,random';
  await page.goto(`/board/play?seed=12&by=${players}`);
  await page.getByRole('radio', { name: /^Descartes/ }).check();
  await begin(page);
  await expect(page.getByRole('list', { name: 'Phases of the turn' }).locator('li')).toHaveText([
    ...['Storm', 'Spice blow', 'Bidding', 'Revival and movement', 'Battle'],
    'Spice collection',
  ]);
  const factions = page.getByRole('table', { name: 'Factions' });
  await expect(factions.getByText('behind the shield')).toHaveCount(12);
  await page.getByRole('button', { name: 'Faster' }).click();
  const ending = page.getByRole('region', { name: /won$/ });
  await expect(ending).toBeVisible();
  for (const ally of ['Fremen', 'Guild'])
    await expect(factions.getByRole('row', { name: /^Emperor/ })).toContainText(
      `allied with ${ally}`,
    );
  // the command line plays the saved game to the same end
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const file = (await (await saved).path()) ?? '';
  const args = [REGISTRY, 'board', 'replay', file, '--json'];
  const [game] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(game.winners).toEqual(['emperor', 'fremen', 'guild']);
  await ending.getByText('The numbers').click();
  await expect(ending.getByRole('code')).toHaveText(game.hash);
  await expectAccessible(page);
});
