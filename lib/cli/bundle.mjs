// Bundles a command's TypeScript into JavaScript that starts at once, anew whenever a source changed.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './bootstrap.mjs';

const LIST = 'list.json';
const HOUR = 3_600_000;

/**
 * The bundle of an entry (a path in the project), in a folder of its own. Its list, written last, names
 * each source with its time and size and each output with its size; what differs from the list is
 * bundled again. Throws where a source cannot be read, after saying why.
 */
export async function bundleOf(entry, folder = join(root, '.cache', 'bundles', basename(entry))) {
  const known = listIn(folder);
  if (known !== undefined && isFresh(known, folder)) return join(folder, known.entry);

  const started = Date.now();
  const { outputFiles, metafile } = await bundled(entry, folder);
  mkdirSync(folder, { recursive: true });
  const outputs = {};
  for (const { path, contents } of outputFiles) {
    outputs[basename(path)] = contents.byteLength;
    writeWhole(path, contents);
  }
  const [main = ''] =
    Object.entries(metafile.outputs).find(([, made]) => made.entryPoint === entry) ?? [];
  const sources = [...Object.keys(metafile.inputs), 'lib/cli/bundle.mjs', 'tsconfig.json'];
  const list = {
    entry: basename(main),
    inputs: Object.fromEntries(sources.map((path) => [path, stampOf(path)])),
    outputs,
  };
  // A source that was written meanwhile may not be the one that was read.
  if (sources.every((path) => timeOf(join(root, path)) < started))
    writeWhole(join(folder, LIST), JSON.stringify(list));
  // A command that still runs may ask for a part of the bundle before.
  for (const name of readdirSync(folder))
    if (name !== LIST && !(name in outputs) && started - timeOf(join(folder, name)) > HOUR)
      rmSync(join(folder, name), { force: true });
  return join(folder, list.entry);
}

async function bundled(entry, folder) {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.12',
    // The pool of threads starts a file of its own.
    external: ['@playwright/test', 'tinypool'],
    // A package of the older module format asks for Node's own modules this way.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
}

function listIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
  } catch {
    return undefined;
  }
}

function isFresh({ inputs, outputs }, folder) {
  return (
    Object.entries(inputs).every(([path, stamp]) => stampOf(path) === stamp) &&
    Object.entries(outputs).every(([name, bytes]) => statsOf(join(folder, name))?.size === bytes)
  );
}

function stampOf(path) {
  const stats = statsOf(join(root, path));
  return `${stats?.mtimeMs} ${stats?.size}`;
}

function timeOf(file) {
  return statsOf(file)?.mtimeMs ?? 0;
}

function statsOf(file) {
  return statSync(file, { throwIfNoEntry: false });
}

/** Another process may read the file at any moment: under its name it is always whole. */
function writeWhole(file, content) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
