import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const TESTS = ['lib/**/*.test.ts', 'app/**/*.test.ts'];
/** What a test replaces (a module, a clock, a global, the browser's database) it replaces for all of its process. */
const REPLACES = /\bvi\.(?!setConfig)|fake-indexeddb/;
const apart = ['lib', 'app']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter(
    (file) => file.endsWith('.test.ts') && REPLACES.test(readFileSync(join(root, file), 'utf8')),
  );

/** Thousands of games and walks take a quarter less time as one module: no name is looked up in another. */
const GAMES = /\/testing\/.*\b(wild-games|random-games|invariants|naive|behaviour)\.test\.ts$/;
const gamesAsOneModule: Plugin = {
  name: 'games-as-one-module',
  enforce: 'pre',
  async load(file) {
    if (!GAMES.test(file)) return undefined;
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      sourcemap: 'inline',
    });
    return outputFiles[0]?.text;
  },
};

/**
 * Random cases take longest: begun last, they would leave the other cores without work. The others come between them,
 * since many small files in a row wait for one process to read them.
 */
class Interleaved extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, rankOf(file.moduleId)]));
    const ofRank = (rank: number) => sorted.filter((file) => ranks.get(file) === rank);
    const long = [...ofRank(0), ...ofRank(1)];
    const short = ofRank(2);
    if (long.length === 0) return short;
    const share = Math.ceil(short.length / long.length);
    return long.flatMap((file, at) => [file, ...short.slice(at * share, (at + 1) * share)]);
  }
}

function rankOf(file: string): number {
  if (GAMES.test(file)) return 0;
  return /fast-check|FUZZ|\bseeds?\b/.test(readFileSync(file, 'utf8')) ? 1 : 2;
}

export default defineConfig({
  resolve: { alias: { '@': root } },
  plugins: [gamesAsOneModule],
  test: {
    environment: 'node',
    maxWorkers: '100%',
    // No measure of speed but a net: a correct build passes on a machine that is busy with other things.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    sequence: { sequencer: Interleaved },
    projects: [
      // Most of a test file's time goes into loading cards, schemas and rules: once a process will do.
      { extends: true, test: { name: 'together', isolate: false, include: TESTS, exclude: apart } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
