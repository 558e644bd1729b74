import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** next.config.mjs says where the project lies: a server may be started from any folder. */
export function buildFolder(): string {
  return join(/* turbopackIgnore: true */ process.env.REGISTRY_ROOT ?? process.cwd(), '.next');
}

let id: string | undefined;

/** The build that runs, by the name that Next gave it; "development" where the files still change. */
export function buildId(): string {
  id ??=
    process.env.NODE_ENV === 'production'
      ? readFileSync(join(buildFolder(), 'BUILD_ID'), 'utf8').trim()
      : 'development';
  return id;
}
