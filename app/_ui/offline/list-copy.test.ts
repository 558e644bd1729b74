import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { listCopy, listPages } from './list-copy';

const APP = fileURLToPath(new URL('../../', import.meta.url));
const build = mkdtempSync(join(tmpdir(), 'registry-'));
afterAll(() => rmSync(build, { recursive: true }));

/** The pages of the app folder, written as Next writes them of a build. */
function pagesOf(folder: string, path = ''): readonly (readonly [string, string])[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pagesOf(join(folder, entry.name), `${path}/${entry.name}`);
    return entry.name === 'page.tsx' ? [[`${path}/page`, path || '/'] as const] : [];
  });
}

it('every page of the Registry works offline: it is kept, or a page stands for it', () => {
  const routes = pagesOf(APP);
  const { pages, shells } = listPages(Object.fromEntries(routes));
  expect(pages).toContain('/decks/build');
  for (const [, path] of routes) {
    const kept = pages.includes(path) || shells.some(({ prefix }) => path.startsWith(`${prefix}[`));
    expect(kept, `${path} needs a page that stands for it, as /cards/offline does`).toBe(true);
  }
});

it('a build is listed with its files, data and icons; what answers questions is not', () => {
  const routes = {
    '/page': '/',
    '/cards/page': '/cards',
    '/cards/[id]/page': '/cards/[id]',
    '/cards/offline/page': '/cards/offline',
    '/_not-found/page': '/_not-found',
    '/api/cards/route': '/api/cards',
    '/data/catalogue/route': '/data/catalogue',
    '/icon.svg/route': '/icon.svg',
    '/sw.js/route': '/sw.js',
  };
  writeFileSync(join(build, 'app-path-routes-manifest.json'), JSON.stringify(routes));
  writeFileSync(join(build, 'BUILD_ID'), 'one\n');
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  writeFileSync(join(build, 'static', 'chunks', 'a.js'), '');
  writeFileSync(join(build, 'static', 'chunks', 'a.js.map'), '');
  expect(listCopy(build)).toEqual({
    caches: 'registry-copy-',
    version: 'one',
    files: ['/_next/static/chunks/a.js', '/data/catalogue', '/icon.svg'],
    pages: ['/', '/cards', '/cards/offline'],
    shells: [{ prefix: '/cards/', page: '/cards/offline' }],
    nowhere: '/_not-found',
  });
});
