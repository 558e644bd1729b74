// npm test: every check, from a fresh clone. Runs them all even where one fails, and ends with the sum.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, needNode, root, say } from './bootstrap.mjs';

needNode();
ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const total = { passed: 0, failed: 0 };

check('format and lint', ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']);
check('types of the pages’ routes', ['next/dist/bin/next', 'typegen']);
check('types', ['typescript/bin/tsc', '--noEmit']);
check('imports point down', [
  'dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.cjs',
  'app',
  'lib',
]);
check('no dead code', ['knip/bin/knip.js']);
unitTests();
ensureBuilt();
await endToEndTests();

say('');
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run(args, env = {}, show = false) {
  const [script = '', ...rest] = args;
  const started = performance.now();
  const done = spawnSync(process.execPath, [join(root, 'node_modules', script), ...rest], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    stdio: ['ignore', show ? 2 : 'pipe', show ? 2 : 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return {
    good: done.status === 0,
    output: `${done.stdout ?? ''}${done.stderr ?? ''}`,
    seconds: (performance.now() - started) / 1000,
  };
}

function check(name, args) {
  const { good, output, seconds } = run(args);
  say(`${good ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!good) say(output);
  total[good ? 'passed' : 'failed'] += 1;
}

function unitTests() {
  say('Unit and property tests …');
  const file = join(cache, 'unit.json');
  rmSync(file, { force: true });
  const { good, seconds } = run(
    ['vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    {},
    true,
  );
  const sum = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  count(
    'unit and property tests',
    good,
    seconds,
    sum?.numPassedTests ?? 0,
    sum?.numFailedTests ?? 0,
  );
}

async function endToEndTests() {
  const browser = await ensureBrowser();
  if (!browser) {
    count('end-to-end tests', false, 0, 0, 1);
    return;
  }
  say('End-to-end tests …');
  const file = join(cache, 'e2e.json');
  rmSync(file, { force: true });
  const { good, seconds } = run(
    ['@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
    { REGISTRY_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
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
