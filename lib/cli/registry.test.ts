import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';

// A few runs of the real process; what the commands do is tested beside each of them.

const here = import.meta.dirname;
const root = dirname(dirname(here));
const folder = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'deck.json'), JSON.stringify(SAMPLE_DECKS[0]?.deck));

interface Options {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Stop reading at the first byte. */
  readonly closing?: boolean;
  /** A file that takes the answer. */
  readonly out?: string;
}

function run(args: readonly string[], options: Options = {}) {
  const { input = '', cwd = root, env = {}, closing } = options;
  const target = options.out === undefined ? 'pipe' : openSync(options.out, 'w');
  return new Promise<{ code: number | null; out: string; err: string }>((done, failed) => {
    const child = spawn(process.execPath, [join(here, 'registry.mjs'), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['pipe', target, 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout?.on('data', (part) => {
      out += part;
      if (closing) child.stdout?.destroy();
    });
    child.stderr?.on('data', (part) => {
      err += part;
    });
    child.on('error', failed);
    child.on('close', (code) => done({ code, out, err }));
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

describe('the registry as a process', () => {
  it('checks a folder of its own decks, exit 0', async () => {
    const { code, out, err } = await run(['check', 'data/decks', '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out).map((entry: { legal: boolean }) => entry.legal)).toEqual(
      new Array(9).fill(true),
    );
  });

  it('says in one line what it cannot read, exit 2', async () => {
    writeFileSync(join(folder, 'big.json'), `"${'x'.repeat(300_000)}"`);
    for (const [args, why] of [
      [['deal', 'no-such-file.json', '--seed', '1'], /no such file/],
      [['deal', folder, '--seed', '1'], /is a folder/],
      [['deal', join(folder, 'big.json'), '--seed', '1'], /larger than 256 KiB/],
      [['check', join(root, 'lib', 'cli', 'commands')], /no deck file/i],
    ] as const) {
      const { code, err } = await run(args);
      expect(code).toBe(2);
      expect(err).toMatch(/^registry [^\n]+\n$/);
      expect(err).toMatch(why);
    }
  });

  it('converts standard input, and files where the player stands', async () => {
    const deck = readFileSync(join(folder, 'deck.json'), 'utf8');
    const piped = await run(['convert', '-', '-', '--to', 'csv'], { input: deck });
    expect([piped.code, piped.err]).toEqual([0, '']);
    // npm runs a script in the project's folder and tells where it was called.
    const npm = { npm_lifecycle_event: 'registry', INIT_CWD: folder };
    const written = await run(['convert', 'deck.json', 'deck.csv'], { env: npm });
    expect([written.code, written.err]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'deck.csv'), 'utf8').trim()).toBe(piped.out.trim());
  });

  it('takes an empty path for nothing, not for the folder where the player stands', async () => {
    const npm = { npm_lifecycle_event: 'registry', INIT_CWD: folder };
    const { code, err } = await run(['check', ''], { env: npm });
    expect(code).toBe(2);
    expect(err).toMatch(/name of this file is empty/);
  });

  it.skipIf(!existsSync('/dev/full'))('says in one line that the disk is full', async () => {
    const { code, err } = await run(['cards', ''], { out: '/dev/full' });
    expect(code).toBe(2);
    expect(err).toMatch(/^registry: the answer could not be written: [^\n]+\n$/);
  });

  it('stops without a complaint when nobody reads on', async () => {
    const { err } = await run(['cards', '', '--json'], { closing: true });
    expect(err).toBe('');
  });

  it('plays a gauntlet in threads, is killed, and goes on: the answer is that of one thread', async () => {
    const games = ['gauntlet', 'fremen', '--against', 'guild', '--player', 'random', '--json'];
    const args = [...games, '--games', '60', '--seed', '3'];
    const alone = await run([...args, '--workers', '1']);
    expect(alone.code).toBe(0);
    const file = join(folder, 'games.jsonl');
    const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0);
    const killed = spawn(
      process.execPath,
      [join(here, 'registry.mjs'), ...args, '--workers', '2', '--out', file],
      { cwd: root, stdio: 'ignore' },
    );
    const ended = new Promise((done) => killed.on('close', done));
    await expect.poll(lines, { timeout: 60_000, interval: 20 }).toBeGreaterThan(8);
    killed.kill('SIGKILL');
    await ended;
    const again = await run(['gauntlet', '--resume', file, '--workers', '2', '--json']);
    expect([again.code, again.out]).toEqual([0, alone.out]);
    expect(lines()).toBe(62);
  });
});
