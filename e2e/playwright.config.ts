import { defineConfig } from '@playwright/test';

const port = Number(process.env.REGISTRY_E2E_PORT || 3217);
/** A Registry that runs already, to try a test while writing it; else one is built and started. */
const running = process.env.REGISTRY_E2E_URL;
const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // No measures of speed but a net: a correct build passes on a machine that is busy with other things.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    // Only the tests of working offline want a service worker between the page and the server.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Without motion no colour is caught half way, and nothing is waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.REGISTRY_CHROMIUM ? { executablePath: process.env.REGISTRY_CHROMIUM } : {}),
      args: [
        // Chromium refuses its sandbox to root, as in a container.
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: 'node ../lib/cli/start.mjs',
          env: { PORT: String(port) },
          url: `http://localhost:${port}/rules`,
          reuseExistingServer: false,
          timeout: 1_200_000,
        },
      }),
});
