// Finds a Chromium for the end-to-end tests, or gets one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './bootstrap.mjs';

const KNOWN_PLACES = [
  // without windows, which nobody sees here: the tests need two thirds of the time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium, got if need be, or undefined after saying which command gets one. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (isDebianRoot()) {
    say('Installing Debian’s chromium for the end-to-end tests (once) …');
    await apt(['update']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!(await findBrowser())) await apt(['install', '-y', '--no-install-recommends', name]);
  } else {
    say('Fetching Playwright’s Chromium for the end-to-end tests (once) …');
    await ended(
      spawn(process.execPath, [playwrightCli(), 'install', 'chromium'], {
        cwd: root,
        stdio: ['ignore', 2, 2],
      }),
    );
  }
  const got = await findBrowser();
  if (!got)
    say(
      'No Chromium could be had for the end-to-end tests. Get one with "npx playwright install chromium" ' +
        '(on Debian or Ubuntu "sudo apt-get install chromium"), or name one in REGISTRY_CHROMIUM.',
    );
  return got;
}

async function findBrowser() {
  const named = process.env.REGISTRY_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

function isDebianRoot() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

function apt(args) {
  return ended(
    spawn('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  );
}

/** Resolves however it ends: what matters is whether there is a browser then. */
function ended(child) {
  return new Promise((done) => {
    child.on('error', done);
    child.on('close', done);
  });
}

function playwrightCli() {
  return join(root, 'node_modules', '@playwright', 'test', 'cli.js');
}
