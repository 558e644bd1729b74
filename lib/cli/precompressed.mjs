// The scripts and styles of a build in brotli: packed once after the build, for Next packs none.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** Packs the static files of a build into its folder `brotli`. */
export async function packFiles(build) {
  rmSync(join(build, 'brotli'), { recursive: true, force: true });
  const pack = promisify(brotliCompress);
  await Promise.all(
    namesBelow(join(build, 'static')).map(async (name) => {
      const file = join(build, 'brotli', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await pack(readFileSync(join(build, 'static', name))));
    }),
  );
}

/** Each packed file's bytes and headers, by its address. */
export function packedFiles(build) {
  return new Map(
    namesBelow(join(build, 'brotli')).map((name) => {
      const bytes = readFileSync(join(build, 'brotli', name));
      const headers = {
        'content-type': TYPES[extname(name)],
        'content-encoding': 'br',
        'content-length': bytes.length,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      };
      return [`/_next/static/${name.replaceAll('\\', '/')}`, { bytes, headers }];
    }),
  );
}

function namesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) in TYPES,
  );
}
