// What every command needs before it can run on a fresh machine: Node only is there at first, so
// nothing here may import a package.
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { packFiles } from './precompressed.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const BUILD_STAMP = join(root, '.next', 'registry-build');
/** What a page is built from. Tests are no part of it, so changing one does not build anew. */
const BUILD_INPUTS = [
  'app',
  'lib',
  'data',
  'public',
  'package-lock.json',
  'next.config.mjs',
  'proxy.ts',
  'tsconfig.json',
];
const NOT_BUILT = /(\.test\.tsx?|\.mjs)$|^lib\/cli\//;

export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Ends the process with one plain line unless Node is new enough. */
export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 12)) return;
  say(
    `The Registry needs Node 20.12 or newer; this is ${process.versions.node}. Get one from nodejs.org.`,
  );
  process.exit(2);
}

/** Whether something answers on a port already. */
export function isTaken(port, host) {
  return new Promise((done) => {
    const socket = connect({ port, host: host || 'localhost' });
    const end = (taken) => {
      socket.destroy();
      done(taken);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Installs the packages of the lockfile unless these very ones stand in node_modules already. */
export function ensureInstalled() {
  install(
    root,
    '--include=dev',
    'the packages that the Registry is built on (once; about a minute)',
  );
}

/** Likewise what --queue stands on; for tests a Postgres too. */
export function ensureQueue(withPostgres = false) {
  const folder = join(root, 'queue');
  if (withPostgres) install(folder, '--include=dev', 'a Postgres for the tests (once)');
  else install(folder, '--omit=dev', 'what --queue stands on (once; some seconds)');
}

function install(folder, which, what) {
  const stamp = installStamp(folder, which);
  if (stamp.stands()) return;
  // Two commands that are started at once on a fresh machine: the second waits for the first.
  const letGo = hold(join(folder, '.registry-installing'));
  try {
    if (stamp.stands()) return;
    say(`Installing ${what} …`);
    const npm = npmCommand();
    const run = spawnSync(
      npm.file,
      [...npm.args, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: folder,
        stdio: ['ignore', 2, 2],
        shell: npm.shell,
      },
    );
    if (run.status === 0) return stamp.write();
  } finally {
    letGo();
  }
  say(
    'The packages could not be installed: see the lines above. Is there a network? Nothing else was changed; run the command again.',
  );
  process.exit(1);
}

/** Whether the packages of the lockfile stand in a folder; `write` writes down that they do. */
function installStamp(folder, which) {
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`;
  const lock = hashOf([relative(root, join(folder, 'package-lock.json'))], machine);
  const stamp = join(folder, 'node_modules', '.registry-install');
  return {
    // With more packages than are wanted all is there too.
    stands: () => [lock, `${lock} ${which}`].includes(read(stamp)),
    write: () => writeFileSync(stamp, which === '--include=dev' ? lock : `${lock} ${which}`),
  };
}

/** Waits till no other process holds the file, takes it, and gives back what lets it go. */
function hold(file) {
  for (let told = false; ; told = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = Number(read(file));
      if (isGone(holder)) {
        rmSync(file, { force: true });
        continue;
      }
      if (!told) say(`Waiting for another command that installs (process ${holder}) …`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    }
  }
}

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Builds the pages unless the present build was made from the present sources; says whether there is one. */
export async function ensureBuilt() {
  const wanted = hashOf(BUILD_INPUTS, process.versions.modules);
  if (read(BUILD_STAMP) === wanted) return true;
  say('Building the pages (about a minute; the next start skips this) …');
  rmSync(BUILD_STAMP, { force: true });
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  try {
    await promisify(execFile)(process.execPath, [next, 'build'], {
      cwd: root,
      maxBuffer: 64 << 20,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
  } catch ({ stdout = '', stderr = '' }) {
    say(`${stdout}${stderr}`);
    say('The pages could not be built: see the lines above.');
    return false;
  }
  await packFiles(join(root, '.next'));
  writeFileSync(BUILD_STAMP, wanted);
  return true;
}

/** Runs a TypeScript entry (a path in the project) in this process, after what it needs is there. */
export async function runTypeScript(entry) {
  needNode();
  ensureInstalled();
  if (process.argv.some((arg) => /^--queue(=|$)/.test(arg))) ensureQueue();
  process.env.REGISTRY_ROOT = root;
  const { bundleOf } = await import('./bundle.mjs');
  const bundle = await bundleOf(entry).catch(() => {
    say(`${entry} could not be bundled: see the lines above.`);
    process.exit(1);
  });
  await import(pathToFileURL(bundle).href);
}

function npmCommand() {
  // npm says where it lives to the scripts that it runs; else the one on the path.
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return { file: process.execPath, args: [path], shell: false };
  return { file: 'npm', args: [], shell: process.platform === 'win32' };
}

function hashOf(paths, seed) {
  const hash = createHash('sha256').update(seed);
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const name = relative(root, file).replaceAll('\\', '/');
      if (NOT_BUILT.test(name) && !paths.includes(name)) continue;
      hash.update(`\0${name}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
