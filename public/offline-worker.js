// The service worker behind the offline copy. /sw.js names one build and loads this file.
//
// A copy is whole and of one build: pages, scripts and data always fit together. Once it is there,
// every page comes from it, online too, until its reader accepts a newer one. So nothing changes
// under an edit, and what works offline is what is used every day.

/**
 * @type {{
 *   caches: string,
 *   version: string,
 *   files: string[],
 *   pages: string[],
 *   shells: { prefix: string, page: string }[],
 *   nowhere: string,
 * }} caches: how the name of every copy begins; files: addresses to keep as they are; pages: addresses to keep as a page that fits any search;
 * shells: the page that stands for all addresses below a prefix; nowhere: the page for no address.
 */
const copy = self.registryCopy;
const CACHE = `${copy.caches}${copy.version}`;
/** In the cache: when the copy was made and what it weighs. Written last. */
const ABOUT = '/offline-copy';
/** Few, since the copy is made while its first reader is at work: on two cores six at once slowed every move. */
const AT_ONCE = 2;
/** Milliseconds to wait for the server when something can do without it. */
const PATIENCE = 4000;

const files = new Set(copy.files);
const pages = new Set(copy.pages);

self.addEventListener('install', (event) => event.waitUntil(makeCopy()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, self.location.origin);
  if (plan.kind === 'kept') event.respondWith(fromCopy(plan.key, event.request));
  else if (plan.kind === 'afresh') event.respondWith(afresh(event.request));
  else if (plan.kind === 'unknown-page') event.respondWith(unknownPage(event.request));
  else if (plan.kind === 'older-file') event.respondWith(fromAnyCopy(event.request));
  else if (plan.kind === 'part') event.respondWith(partOfPage(event.request));
});

self.addEventListener('message', (event) => {
  const kind = event.data?.kind;
  if (kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (kind === 'about') event.waitUntil(answer(event, about()));
  if (kind === 'mend') event.waitUntil(answer(event, mend()));
  if (kind === 'sweep') event.waitUntil(sweep());
});

/** How a request is answered; `leave` leaves it to the browser. */
function planFor(request, origin) {
  const url = new URL(request.url);
  const path = url.pathname;
  if (request.method !== 'GET' || url.origin !== origin) return { kind: 'leave' };
  if (path === '/sw.js' || path.startsWith('/api/')) return { kind: 'leave' };
  if (url.searchParams.has('no-offline'))
    return { kind: request.mode === 'navigate' ? 'afresh' : 'leave' };
  // A part of a page that Next asks for when a link is followed or may be.
  if (request.headers.get('rsc')) return { kind: 'part' };
  if (files.has(path)) return { kind: 'kept', key: path };
  if (path.startsWith('/_next/static/')) return { kind: 'older-file' };
  if (request.mode !== 'navigate') return { kind: 'leave' };
  const key = pageFor(path);
  return key === undefined ? { kind: 'unknown-page' } : { kind: 'kept', key };
}

function pageFor(path) {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (pages.has(plain)) return plain;
  const below = ({ prefix }) =>
    plain.startsWith(prefix) &&
    plain.length > prefix.length &&
    !plain.slice(prefix.length).includes('/');
  return copy.shells.find(below)?.page;
}

/** All of it or nothing: what is half there must never answer for a build. */
async function makeCopy() {
  // The same version may be installed once more while its copy is in use.
  if (await kept(ABOUT)) return;
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  let bytes = 0;
  const keep = async (key, request, isOurs, mayBeMissing = false) => {
    const response = await fetch(request);
    if (response.redirected || (!response.ok && !mayBeMissing))
      throw new Error(`${key} could not be kept: the server answered ${response.status}`);
    // Its bytes, no blob: the browser would keep each of those a second time.
    const body = await response.clone().arrayBuffer();
    if (!isOurs(body, response))
      throw new Error(`${key} could not be kept: another program answered, or another version`);
    bytes += body.byteLength;
    await cache.put(key, response);
  };
  try {
    const asPage = { headers: { 'x-offline-copy': '1' }, cache: 'no-store' };
    const jobs = [
      ...copy.pages.map((path) => () => keep(path, new Request(path, asPage), isPageOfThis)),
      () => keep(copy.nowhere, new Request(copy.nowhere, asPage), isPageOfThis, true),
      // A name below /_next/static is never used twice, so the browser's own cache will do.
      ...copy.files.map(
        (path) => () =>
          keep(
            path,
            new Request(path, path.startsWith('/_next/static/') ? {} : { cache: 'no-cache' }),
            isNoPage,
          ),
      ),
    ];
    const waiting = jobs.values();
    const work = async () => {
      for (const job of waiting) await job();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // Half of one build and half of the next would fit nothing.
    const script = await (await fetch('/sw.js', { cache: 'no-store' })).text();
    if (!script.includes(JSON.stringify(copy.version)))
      throw new Error('the server has another version by now');
    const told = { version: copy.version, since: Date.now(), bytes };
    await cache.put(ABOUT, new Response(JSON.stringify(told)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A network that wants a password first answers for every address, with a page of its own. */
function isPageOfThis(body) {
  return new TextDecoder()
    .decode(body)
    .includes(`<meta name="registry-build" content="${copy.version}"`);
}

function isNoPage(_body, response) {
  return !response.headers.get('content-type')?.startsWith('text/html');
}

let mending;
/** Makes the copy again where it is gone, for all windows at once, and says what there is then. */
async function mend() {
  mending ??= makeCopy()
    .catch(() => undefined)
    .finally(() => {
      mending = undefined;
    });
  await mending;
  return about();
}

/** The way out of a copy that does not work. Scripts and data then come from the server as well. */
async function afresh(request) {
  const response = await fetch(request);
  for (const name of await caches.keys())
    if (name.startsWith(copy.caches)) await caches.delete(name);
  return response;
}

async function fromCopy(key, request) {
  const response = await kept(key);
  return response ? asAsked(response, request) : fetch(request);
}

/**
 * A kept response brings its own address, and a script that runs as a worker reads its address: it
 * has to be the one that was asked for, with what stands behind the #.
 */
function asAsked(response, { destination }) {
  if (destination !== 'worker' && destination !== 'sharedworker') return response;
  const { status, headers } = response;
  return new Response(response.body, { status, headers });
}

function kept(key) {
  return caches.match(key, { cacheName: CACHE, ignoreVary: true });
}

/** A script that a page of an older build asks for late. */
async function fromAnyCopy(request) {
  const path = new URL(request.url).pathname;
  const response = await caches.match(path, { ignoreVary: true });
  return response ? asAsked(response, request) : fetch(request);
}

async function unknownPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await kept(copy.nowhere);
    if (!page) throw error;
    return page;
  }
}

/**
 * Without the server Next is given something that is no part of a page; then it goes to the address
 * as if it were typed, and the copy has the page. It does so without a word in the console.
 */
async function partOfPage(request) {
  const none = () =>
    request.headers.has('next-router-prefetch') ||
    request.headers.has('next-router-segment-prefetch')
      ? new Response(null, { status: 204 })
      : new Response('', { headers: { 'content-type': 'text/plain' } });
  if (self.navigator.onLine === false) return none();
  let timer;
  const late = new Promise((done) => {
    timer = setTimeout(() => done(none()), PATIENCE);
  });
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    return none();
  } finally {
    clearTimeout(timer);
  }
}

async function about() {
  const response = await kept(ABOUT);
  return response ? response.json() : null;
}

async function answer(event, told) {
  event.ports[0]?.postMessage(await told);
}

/** Deletes older copies once no page can need them: when the page that asks is the only one. */
async function sweep() {
  const names = await caches.keys();
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  const older = names.filter((name) => name.startsWith(copy.caches) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}
