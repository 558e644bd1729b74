import { appendFile, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { MAX_BYTES, tooLarge } from '@/lib/codecs/limits';
import { refuse } from '@/lib/codecs/problem';
import { fail, ok, type Result } from '@/lib/result';
import type { Io } from './io';

/** The ending that the bundle of a program has from its content. */
const BUNDLE = /-(\w+)\.mjs$/;

/** The terminal, the files and the standard streams of this process; `self` is its program, for its threads. */
export function nodeIo(self: string): Io {
  const [, version = ''] = BUNDLE.exec(self) ?? [];
  return {
    out: (text) => process.stdout.write(text),
    err: (line) => process.stderr.write(`${line}\n`),
    terminal: process.stdout.isTTY === true,
    read: (path, most = MAX_BYTES) =>
      path === '-'
        ? guarded('', () => gathered(process.stdin, most))
        : guarded(path, () => readPath(path, most)),
    list: listFolder,
    write: (path, text) =>
      guarded(path, async () => {
        if (path === '-') process.stdout.write(text);
        else await writeFile(located(path), text);
        return ok(null);
      }),
    append: (path, text) =>
      guarded(path, async () => {
        await appendFile(located(path), text);
        return ok(null);
      }),
    hire: async (conditions, hands) =>
      (await import('./game-crew')).hireThreads(self, conditions, hands),
    queue: async (url, says) =>
      (await import('./queue/open-queue')).openQueue({ url, version, says }),
    version,
    interrupted: () => {
      const end = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
      return end.signal;
    },
  };
}

/**
 * npm runs its scripts in the project's folder; a path means the folder where the player stands. An
 * empty path stays empty and names nothing: it comes from an unset variable of a script.
 */
function located(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: here } = process.env;
  if (script !== 'registry' || here === undefined || path === '') return path;
  return resolve(here, path);
}

async function readPath(path: string, most: number): Promise<Result<Uint8Array>> {
  const file = await open(located(path));
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) return refuse('folder', FOLDER);
    const large = tooLarge(stats.size, most);
    if (large !== null) return fail(large);
    return await gathered(file.createReadStream({ autoClose: false, end: most }), most);
  } finally {
    await file.close();
  }
}

async function gathered(
  stream: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Result<Uint8Array>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    const large = tooLarge(bytes, most);
    if (large !== null) return fail(large);
    parts.push(part);
  }
  return ok(Buffer.concat(parts));
}

async function listFolder(path: string): Promise<Result<readonly string[]> | null> {
  return guarded(path, async () => {
    if (!(await stat(located(path))).isDirectory()) return null;
    const entries = await readdir(located(path), { withFileTypes: true });
    return ok(
      entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => join(path, entry.name))
        .sort(),
    );
  });
}

async function guarded<T>(path: string, use: () => Promise<T>): Promise<T | Result<never>> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return refuse('unreadable', REASONS[String(error.code)] ?? error.message, path);
  }
}

const MISSING = 'There is no such file or folder.';
const FORBIDDEN = 'There is no permission.';
const FOLDER = 'This is a folder, not a file.';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: MISSING,
  ENOTDIR: MISSING,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EISDIR: FOLDER,
  ENOSPC: 'The disk is full.',
  EROFS: 'The disk cannot be written to.',
};
