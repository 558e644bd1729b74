import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHES } from './caches';

/** What the service worker keeps of one build. */
export interface CopyList {
  /** How the name of every copy begins; the version follows. */
  readonly caches: string;
  readonly version: string;
  /** Addresses to keep as they are: scripts, styles, fonts, icons, data. */
  readonly files: readonly string[];
  /** Addresses of pages; one kept page fits every search behind its address. */
  readonly pages: readonly string[];
  /** The page that stands for all addresses one step below a prefix. */
  readonly shells: readonly { readonly prefix: string; readonly page: string }[];
  /** The page for an address that is none. */
  readonly nowhere: string;
}

/** Lists a build from what Next wrote of it, so that no page is forgotten. Throws where there is none. */
export function listCopy(build: string): CopyList {
  const routes = JSON.parse(
    readFileSync(join(build, 'app-path-routes-manifest.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  return {
    caches: CACHES,
    version: readFileSync(join(build, 'BUILD_ID'), 'utf8').trim(),
    files: [...filesBelow(join(build, 'static'), '/_next/static'), ...routeFiles(routes)],
    ...listPages(routes),
    nowhere: '/_not-found',
  };
}

type Pages = Pick<CopyList, 'pages' | 'shells'>;

/** `/cards/[id]` is stood for by `/cards/offline`. */
export function listPages(routes: Readonly<Record<string, string>>): Pages {
  const paths = Object.entries(routes)
    .filter(([source, path]) => source.endsWith('/page') && !path.startsWith('/_'))
    .map(([, path]) => path);
  const pages = paths.filter((path) => !path.includes('[')).sort();
  const shells = paths
    .filter((path) => /^[^[]*\/\[[^\]/]+\]$/.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1))
    .map((prefix) => ({ prefix, page: `${prefix}offline` }))
    .filter(({ page }) => pages.includes(page));
  return { pages, shells };
}

/** Data and icons. What is below /api answers questions, so there is nothing to keep. */
function routeFiles(routes: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(routes)
    .filter(([source, path]) => source.endsWith('/route') && !path.includes('['))
    .map(([, path]) => path)
    .filter((path) => path.startsWith('/data/') || /^\/[^/]+\.(svg|png|webmanifest)$/.test(path))
    .sort();
}

function filesBelow(folder: string, address: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = `${address}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(join(folder, entry.name), at);
      return entry.name.endsWith('.map') ? [] : [at];
    });
}
