import { MAX_BYTES, tooLarge } from '@/lib/codecs/limits';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { playFixture } from '@/lib/odds/gauntlet/play-fixture';
import { fail, ok } from '@/lib/result';
import type { ExitCode } from './command';
import type { Io } from './io';
import { main } from './main';

/** A run of the command line on files in memory. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  /** The files afterwards. */
  readonly files: ReadonlyMap<string, string>;
}

interface World {
  /** By path; a path with a slash lies in a folder. Standard input is "-". */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Folders without files. */
  readonly folders?: readonly string[];
  readonly terminal?: boolean;
  /** Unless given there is no queue. */
  readonly queue?: Io['queue'];
  readonly version?: string;
}

/** Runs the registry with these arguments. */
export async function ran(args: readonly string[], world: World = {}): Promise<Ran> {
  const contents = new Map(Object.entries(world.files ?? {}));
  const files = new Map(
    [...contents].map(([path, content]) => [path, typeof content === 'string' ? content : '']),
  );
  const written = { out: '', err: '' };
  const missing = (path: string) =>
    fail({ code: 'unreadable', at: path, message: 'There is no such file or folder.' });
  const inside = (folder: string) =>
    [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort();
  const isFolder = (path: string) =>
    inside(path).length > 0 || (world.folders ?? []).includes(path);
  const io: Io = {
    out: (text) => {
      written.out += text;
    },
    err: (line) => {
      written.err += `${line}\n`;
    },
    terminal: world.terminal === true,
    read: async (path, most = MAX_BYTES) => {
      const text = files.get(path);
      if (text === undefined) return missing(path);
      const content = contents.get(path);
      const bytes = content instanceof Uint8Array ? content : new TextEncoder().encode(text);
      const large = tooLarge(bytes.length, most);
      return large === null ? ok(bytes) : fail(large);
    },
    list: async (path) => {
      if (isFolder(path)) return ok(inside(path));
      return files.has(path) ? null : missing(path);
    },
    write: async (path, text) => {
      if (path.startsWith('nowhere/')) return missing(path);
      if (path === '-') written.out += text;
      else files.set(path, text);
      return ok(null);
    },
    append: async (path, text) => io.write(path, (files.get(path) ?? '') + text),
    hire: async (conditions, hands) => ({
      hands,
      play: async (fixture) => playFixture(conditions, fixture, loadGameCatalogue()),
      close: async () => {},
    }),
    queue:
      world.queue ??
      (async () => fail({ code: 'no-queue', at: '', message: 'There is no queue here.' })),
    version: world.version ?? '',
    interrupted: () => new AbortController().signal,
  };
  const code = await main(args, io);
  return { code, ...written, files };
}
