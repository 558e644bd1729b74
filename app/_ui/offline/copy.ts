import { createStore } from '../base/store';
import { CACHES } from './caches';

/** The offline copy of the Registry: a service worker that keeps one build whole in this browser. */

export type CopyState =
  /** Nobody has looked yet. */
  | { readonly kind: 'unknown' }
  /** This browser keeps none: too old, a private window, or a page that is still being developed. */
  | { readonly kind: 'none' }
  | { readonly kind: 'making' }
  | { readonly kind: 'ready'; readonly update: Update; readonly about: AboutCopy | null }
  | { readonly kind: 'failed'; readonly why: Why };

/** Why there is no copy: the server was not reached, the browser does not allow one, or did not take all of it. */
type Why = 'unreached' | 'refused' | 'unfinished';

/** A newer version waits for its reader; or was taken in another window, while this page is of before. */
export type Update = 'none' | 'waiting' | 'taken';

export interface AboutCopy {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly bytes: number;
}

const WORKER = '/sw.js';
/** In an address: leave the copy aside and make it anew. The worker knows it too. */
const AFRESH = 'no-offline';
const HOUR = 3_600_000;

export const copyState = createStore<CopyState>({ kind: 'unknown' });
const become = copyState.set;
let registration: ServiceWorkerRegistration | undefined;
let started = false;
let asked = false;
let reloading = false;
/** This page is of the version that its worker keeps, so another worker leaves it behind. */
let fromCopy = false;
/** Makes the copy, or finds it. Never throws: the page works without it. Once for each page. */
export async function startCopy(): Promise<void> {
  if (started) return;
  started = true;
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) {
    become({ kind: 'none' });
    return;
  }
  const address = new URL(location.href);
  if (address.searchParams.has(AFRESH)) {
    await deleteCopy();
    address.searchParams.delete(AFRESH);
    location.replace(address);
    return;
  }
  // The first worker takes this very page on, which is no change of version.
  fromCopy = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) reload();
    else if (fromCopy) become({ about: null, ...copyState.get(), kind: 'ready', update: 'taken' });
    else if (registration) void tell(registration);
    fromCopy = true;
  });
  try {
    if (!fromCopy) become({ kind: 'making' });
    registration = await navigator.serviceWorker.register(WORKER);
    follow(registration);
  } catch {
    const about = await aboutCopy();
    if (about) become({ kind: 'ready', update: 'none', about });
    else await fail('refused');
    await leaveIfGone();
  }
}

function follow(registered: ServiceWorkerRegistration): void {
  registered.addEventListener('updatefound', () => watch(registered));
  watch(registered);
  registered.active?.postMessage({ kind: 'sweep' });
  void mend(registered);
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < HOUR) return;
    checked = Date.now();
    void checkForUpdate();
  });
}

function watch(registered: ServiceWorkerRegistration): void {
  const coming = registered.installing;
  void tell(registered);
  coming?.addEventListener(
    'statechange',
    () => void tell(registered, coming.state === 'redundant'),
  );
}

/** A copy can be gone while its worker is still there: deleted anew, or the browser made room. */
async function mend(registered: ServiceWorkerRegistration): Promise<void> {
  const worker = registered.active;
  if (!worker) return;
  fromCopy = (await ask(worker, 'about')) !== null;
  // Where a newer version waits the server has no longer what the older one would need.
  if (!fromCopy && !registered.waiting) {
    fromCopy = (await ask(worker, 'mend')) !== null;
    if (!fromCopy) await checkForUpdate();
  }
  await tell(registered, true);
}

/** Ready is only what has all its files. */
async function tell(registered: ServiceWorkerRegistration, failed = false): Promise<void> {
  const whole = registered.active && (await ask(registered.active, 'about'));
  const { active, installing, waiting } = registered;
  // Until it is reloaded, a page whose version another window replaced stays one.
  const now = copyState.get();
  if (now.kind === 'ready' && now.update === 'taken') return;
  if (whole) become({ kind: 'ready', update: waiting ? 'waiting' : 'none', about: whole });
  else if (failed && !installing && !waiting) await fail('unfinished');
  else become({ kind: 'making' });
  // With nothing kept of the older version there is nothing to hold on to.
  if (!whole && active && waiting) {
    if (await ask(waiting, 'mend')) waiting.postMessage({ kind: 'take-over' });
    else await fail('unfinished');
  }
}

async function fail(why: Why): Promise<void> {
  become({ kind: 'failed', why: (await workerStatus()) === undefined ? 'unreached' : why });
}

/** Asks the server for a newer version. */
export async function checkForUpdate(): Promise<'found' | 'none' | 'unreached'> {
  if (!registration) return 'none';
  try {
    await registration.update();
    return registration.installing || registration.waiting ? 'found' : 'none';
  } catch {
    await leaveIfGone();
    return 'unreached';
  }
}

/** Puts the newer version in place of this one and loads the page anew. Only where its reader says so. */
export function takeUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) {
    reload();
    return;
  }
  asked = true;
  waiting.postMessage({ kind: 'take-over' });
}

function reload(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}

/**
 * Deletes the copy and loads the page from the server, which makes another; decks are not touched.
 * False, and nothing done, where the server is not reached.
 */
export async function resetCopy(): Promise<boolean> {
  if ((await workerStatus()) === undefined) return false;
  await deleteCopy();
  reload();
  return true;
}

/** The workers stay: with a second window open a browser would not let go of them anyway. */
async function deleteCopy(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
}

/** What the copy says of itself; null where there is none. */
export function aboutCopy(): Promise<AboutCopy | null> {
  const worker = registration?.active ?? navigator.serviceWorker?.controller;
  return worker ? ask(worker, 'about') : Promise.resolve(null);
}

/** What a worker says of its copy: at once, or after it made one where it has none. */
function ask(worker: ServiceWorker, kind: 'about' | 'mend'): Promise<AboutCopy | null> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<AboutCopy | null>) => {
      port1.close();
      done(event.data);
    };
    worker.postMessage({ kind }, [port2]);
  });
}

/** A server that answers but has no worker is another program at this address: make room for it. */
async function leaveIfGone(): Promise<void> {
  const status = await workerStatus();
  if (status !== 404 && status !== 410) return;
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  await deleteCopy();
}

/** How the server answers for the worker; nothing where it is not reached. */
async function workerStatus(): Promise<number | undefined> {
  try {
    const response = await fetch(WORKER, { cache: 'no-store' });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}
