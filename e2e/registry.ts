import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { END_RESTS } from '../app/play/table/keys-of';

/**
 * Every test also watches that the page stays clean: no script error, nothing that the
 * Content-Security-Policy had to refuse, and no request that leaves the page's own origin.
 */
export const test = base.extend<{ readonly cleanPage: undefined }>({
  cleanPage: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          faults.push(`left: ${request.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What the builder says of the deck. */
export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });

/** Presses the key that passes, declines or ends, which is not taken right after a question came (app/play/table/keys-of.ts). */
export async function pressEnd(page: Page): Promise<void> {
  await page.waitForTimeout(END_RESTS + 50);
  await page.keyboard.press('e');
}

/** A copy of the Fremen sample, open in the builder. */
export async function openSample(page: Page): Promise<void> {
  await page.goto('/decks');
  // by name: samples that are copied already stand behind the others
  await page.getByRole('button', { name: 'Make a copy of Debt of the Deep Desert' }).click();
  await expect(verdict(page)).toContainText('Legal in Thunder at Twilight');
}

/** What of axe's rules depends on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects axe to find nothing wrong with what is on screen, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same on a phone and on a desk, which is left as it was; nothing reaches over the edge of either. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const was = page.viewportSize() ?? DESK;
  for (const width of [PHONE_WIDTH, DESK.width]) {
    await page.setViewportSize({ width, height: was.height });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize(was);
}

const DESK = { width: 1280, height: 900 };
const PHONE_WIDTH = 390;

/**
 * Once nothing moves: a toast that fades in, or a colour on its way, is pale for a moment. Motions
 * are put to their end instead of waited for, since one in a part that is not drawn stands still;
 * what turns without end is waited for, since something is still at work.
 */
async function atRest(page: Page): Promise<void> {
  const stillMoving = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      // what follows a scroll stands still by itself
      const moving = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      for (const motion of moving)
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          motion.finish();
      return moving.length;
    });
  await expect.poll(stillMoving).toBe(0);
}

async function expectNoViolations(page: Page, limit: axe.RunOptions = {}): Promise<void> {
  await atRest(page);
  // Half a megabyte: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    // What passes is not of interest; leaving its details out saves much of the time.
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
    ...limit,
  };
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { readonly axe: typeof axe }).axe.run(asked),
    options,
  );
  const words = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(words).toEqual([]);
}
