// npm test: every check, from a fresh clone. Runs them all even where one fails, and ends with the sum.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  ensureQueue,
  isTaken,
  needNode,
  root,
  say,
} from './bootstrap.mjs';

needNode();
const port = Number(process.env.REGISTRY_E2E_PORT || 3217);
if (!(await portIsFree())) process.exit(2);
ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
// Fetched while the unit tests run.
const browserFetched = ensureBrowser().catch((error) => {
  say(String(error));
  return undefined;
});
ensureQueue(true);

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const total = { passed: 0, failed: 0 };

// The unit tests come to an end on one core; the other checks and the build are done beside them.
const [built] = await Promise.all([checks(), unitTests()]);
if (built) await endToEndTests();
else count('end-to-end tests', false, 0, 0, 1);

say('');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function checks() {
  await check('format and lint', ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']);
  await check('types of the pages’ routes', ['next/dist/bin/next', 'typegen']);
  // Types are checked by TypeScript 7, in a fifth of the time; Next and the tools below read the API that 5 has.
  await check('types', ['typescript-7/bin/tsc', '--noEmit']);
  await check('imports point down', [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'app',
    'lib',
  ]);
  await check('no dead code', ['knip/bin/knip.js']);
  return ensureBuilt();
}

/** Runs a package's script; what it prints is given back, or shown at once. */
function run([script = '', ...rest], env = {}, show = false) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...rest], {
    cwd: root,
    stdio: ['ignore', show ? 2 : 'pipe', show ? 2 : 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) =>
      done({ good: code === 0, output, seconds: (performance.now() - started) / 1000 }),
    );
  });
}

async function check(name, args) {
  const { good, output, seconds } = await run(args);
  say(`${good ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!good) say(output);
  total[good ? 'passed' : 'failed'] += 1;
}

async function unitTests() {
  say('Unit and property tests, and the other checks beside them …');
  const file = join(cache, 'unit.json');
  rmSync(file, { force: true });
  const { good, output, seconds } = await run([
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  if (!good) say(output);
  const sum = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  count(
    'unit and property tests',
    good,
    seconds,
    sum?.numPassedTests ?? 0,
    sum?.numFailedTests ?? 0,
  );
}

/** Asked at once, and once more before the end-to-end tests: those would wait for a server that cannot begin. */
async function portIsFree() {
  if (!(await isTaken(port))) return true;
  say(
    `Something already answers on port ${port}, where the end-to-end tests start the Registry. Stop it, or choose another: REGISTRY_E2E_PORT=${port + 1} npm test`,
  );
  return false;
}

async function endToEndTests() {
  const browser = (await portIsFree()) ? await browserFetched : undefined;
  if (!browser) {
    count('end-to-end tests', false, 0, 0, 1);
    return;
  }
  say('End-to-end tests …');
  const file = join(cache, 'e2e.json');
  rmSync(file, { force: true });
  const { good, seconds } = await run(
    ['@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    {
      REGISTRY_CHROMIUM: browser,
      REGISTRY_E2E_PORT: String(port),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
    true,
  );
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : undefined;
  count(
    'end-to-end tests',
    good,
    seconds,
    (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    stats?.unexpected ?? 0,
  );
}

/** A runner that failed without naming a failed test (it crashed, or found none) counts as one failure. */
function count(name, good, seconds, passed, failed) {
  const failures = good && passed > 0 ? failed : Math.max(failed, 1);
  total.passed += passed;
  total.failed += failures;
  say(
    `${failures === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failures} failed (${seconds.toFixed(0)} s)`,
  );
}
