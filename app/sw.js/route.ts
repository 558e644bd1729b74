import { buildFolder } from '@/app/_ui/offline/build';
import { CACHES } from '@/app/_ui/offline/caches';
import { type CopyList, listCopy } from '@/app/_ui/offline/list-copy';

/** Takes a worker of another day away, with what it kept; for development, where files change. */
const NONE = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${CACHES}')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

let script: string | undefined;

/**
 * The service worker. Its text changes with every build, by which a browser knows that there is a
 * newer one.
 */
export function GET(): Response {
  script ??= process.env.NODE_ENV === 'production' ? workerFor(listCopy(buildFolder())) : NONE;
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    },
  });
}

function workerFor(list: CopyList): string {
  const load = `/offline-worker.js?v=${encodeURIComponent(list.version)}`;
  return `self.registryCopy = ${JSON.stringify(list)};\nimportScripts(${JSON.stringify(load)});\n`;
}
