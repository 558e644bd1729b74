import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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

/** Expects axe to find nothing wrong with what is on screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // What passes is not of interest; leaving its details out saves much of the time.
  const { violations } = await new AxeBuilder({ page })
    // No frames from elsewhere stand in a page, so axe needs no window of its own beside it.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const words = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(words).toEqual([]);
}
