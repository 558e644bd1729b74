import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'registry-'));
const source = join(folder, 'entry.ts');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(join(folder, 'made'), { recursive: true, force: true }));

const { bundleOf }: { bundleOf: (entry: string, folder: string) => Promise<string> } = await import(
  /* @vite-ignore */ pathToFileURL(join(here, 'bundle.mjs')).href
);

function bundle() {
  return bundleOf(relative(root, source).replaceAll('\\', '/'), join(folder, 'made'));
}

async function answer(file: string): Promise<unknown> {
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).answer;
}

/** Some minutes old, as a source is that nobody edits. */
function write(text: string, minutes: number) {
  writeFileSync(source, text);
  const time = Date.now() / 1000 - 60 * minutes;
  utimesSync(source, time, time);
}

it('a bundle is made once, and anew when a source has changed', async () => {
  write('export const answer: number = 1;', 3);
  const first = await bundle();
  expect(await answer(first)).toBe(1);
  const made = statSync(first).mtimeMs;
  expect([await bundle(), statSync(first).mtimeMs]).toEqual([first, made]);

  write('export const answer: number = 2;', 2);
  expect(await answer(await bundle())).toBe(2);
});

it('a bundle that is broken does not stay', async () => {
  write('export const answer: number = 3;', 3);
  const first = await bundle();
  writeFileSync(first, 'export const ans');
  expect(await answer(await bundle())).toBe(3);
});

it('a source that cannot be read leaves no bundle behind', async () => {
  write('export const answer: number = 4;', 3);
  await bundle();
  write('export const answer: number = ;', 2);
  await expect(bundle()).rejects.toThrow();
  await expect(bundle()).rejects.toThrow();
});
