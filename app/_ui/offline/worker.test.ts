import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'https://registry.test';
const CODE = readFileSync(new URL('../../../public/offline-worker.js', import.meta.url), 'utf8');
const COPY = {
  caches: 'registry-copy-',
  version: 'one',
  files: ['/_next/static/chunks/a.js', '/data/catalogue', '/icon.svg'],
  pages: ['/', '/cards', '/cards/offline', '/decks/build'],
  shells: [{ prefix: '/cards/', page: '/cards/offline' }],
  nowhere: '/_not-found',
};

function pageOf(version: string, at: string, status = 200): Response {
  const html = `<meta name="registry-build" content="${version}"/>${version}:${at}`;
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
}

/** What a kept page is, without its head. */
async function said(response: Response | undefined): Promise<string | undefined> {
  return (await response?.text())?.replace(/<meta [^>]*>/, '');
}

interface Asked {
  readonly method?: string;
  readonly mode?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser of plain maps, with a server that can be cut off. */
function browser(version = 'one', kept: Map<string, Map<string, Response>> = new Map()) {
  const server = new Map<string, () => Response>();
  const state = { cut: false, onLine: true, windows: 1, asked: [] as string[], skipped: false };
  const listeners = new Map<string, (event: object) => void>();
  const path = (request: string | { readonly url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
    };
  };
  const registration: { waiting?: object; installing?: object } = {};
  const self = {
    registryCopy: { ...COPY, version },
    location: { origin: ORIGIN },
    navigator: {
      get onLine() {
        return state.onLine;
      },
    },
    registration,
    clients: {
      claim: async () => undefined,
      matchAll: async () => Array.from({ length: state.windows }, () => ({})),
    },
    skipWaiting: async () => {
      state.skipped = true;
    },
    addEventListener: (kind: string, listener: (event: object) => void) =>
      listeners.set(kind, listener),
  };
  const world = runInNewContext(`${CODE}\n({ planFor });`, {
    self,
    URL,
    TextDecoder,
    Request: class {
      readonly url: string;
      readonly headers: Headers;
      constructor(url: string, init: RequestInit = {}) {
        this.url = new URL(url, ORIGIN).href;
        this.headers = new Headers(init.headers);
      }
    },
    Response,
    setTimeout,
    clearTimeout,
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (key: string, { cacheName }: { readonly cacheName?: string } = {}) =>
        [...kept]
          .filter(([name]) => cacheName === undefined || name === cacheName)
          .map(([, entries]) => entries.get(key))
          .find((one) => one !== undefined)
          ?.clone(),
    },
    fetch: async (request: string | { readonly url: string }) => {
      state.asked.push(path(request));
      if (state.cut) throw new TypeError('no network');
      return server.get(path(request))?.() ?? new Response('gone', { status: 404 });
    },
  }) as { planFor: (request: object, origin: string) => { kind: string; key?: string } };

  const request = (url: string, { method = 'GET', mode = 'cors', headers = {} }: Asked = {}) => ({
    url: new URL(url, ORIGIN).href,
    method,
    mode,
    headers: new Headers(headers),
  });
  for (const at of COPY.files) server.set(at, () => new Response(`${version}:${at}`));
  for (const at of COPY.pages) server.set(at, () => pageOf(version, at));
  server.set(COPY.nowhere, () => pageOf(version, COPY.nowhere, 404));
  server.set('/sw.js', () => new Response(`self.registryCopy = {"version":"${version}"}`));
  return {
    kept,
    server,
    state,
    registration,
    plan: (url: string, asked?: Asked) => world.planFor(request(url, asked), ORIGIN),
    /** Sends an event and waits for what it was told to wait for. */
    send: async (kind: string, more: object = {}) => {
      let done: Promise<unknown> = Promise.resolve();
      listeners.get(kind)?.({ ...more, waitUntil: (work: Promise<unknown>) => (done = work) });
      await done;
    },
    /** What the worker answers; nothing where it leaves the request to the browser. */
    ask: async (url: string, asked?: Asked): Promise<Response | undefined> => {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: request(url, asked),
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      return answer;
    },
  };
}

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const visit = { mode: 'navigate' };

describe('what the worker answers', () => {
  it('takes a page for every search behind its address', () => {
    const { plan } = browser();
    expect(plan('/cards?q=t%3Apersona', visit)).toEqual({ kind: 'kept', key: '/cards' });
    expect(plan('/cards/', visit)).toEqual({ kind: 'kept', key: '/cards' });
    expect(plan('/', visit)).toEqual({ kind: 'kept', key: '/' });
  });

  it('lets one page stand for every card, and for nothing below a card', () => {
    const { plan } = browser();
    expect(plan('/cards/eots-paul-atreides', visit)).toEqual({
      kind: 'kept',
      key: '/cards/offline',
    });
    expect(plan('/cards/a/b', visit).kind).toBe('unknown-page');
  });

  it('leaves alone what changes something, what answers questions, and other origins', () => {
    const { plan } = browser();
    for (const left of [
      plan('/decks/build', { method: 'POST', mode: 'navigate' }),
      plan('/api/cards?q=x'),
      plan('/api/cards', visit),
      plan('https://elsewhere.test/cards', visit),
      plan('/sw.js'),
      plan('/cards?no-offline', { headers: { rsc: '1' } }),
      plan('/somewhere'),
    ])
      expect(left).toEqual({ kind: 'leave' });
  });
});

describe('the copy', () => {
  it('is kept whole, pages drawn for the copy, and says when and how large', async () => {
    const world = browser();
    await world.send('install');
    const kept = world.kept.get('registry-copy-one');
    expect([...(kept?.keys() ?? [])].sort()).toEqual(
      [...COPY.files, ...COPY.pages, COPY.nowhere, '/offline-copy'].sort(),
    );
    expect(await kept?.get('/offline-copy')?.json()).toMatchObject({ version: 'one' });
  });

  it('is not kept at all where one file fails', async () => {
    const world = browser();
    world.server.delete('/data/catalogue');
    await expect(world.send('install')).rejects.toThrow('/data/catalogue');
    expect(world.kept.size).toBe(0);
  });

  it.each([
    ['of another program', () => new Response('Password, please', HTML)],
    ['of another version', () => pageOf('two', '/cards')],
  ])('is not kept where a page is %s', async (_, page) => {
    const world = browser();
    world.server.set('/cards', page);
    await expect(world.send('install')).rejects.toThrow('/cards could not be kept');
    expect(world.kept.size).toBe(0);
  });

  it('is not kept where a page comes in the place of a script', async () => {
    const world = browser();
    world.server.set('/icon.svg', () => new Response('Password, please', HTML));
    await expect(world.send('install')).rejects.toThrow('/icon.svg could not be kept');
    expect(world.kept.size).toBe(0);
  });

  it('is not kept where the server changed its version meanwhile', async () => {
    const world = browser();
    world.server.set('/sw.js', () => new Response('self.registryCopy = {"version":"two"}'));
    await expect(world.send('install')).rejects.toThrow('another version');
    expect(world.kept.size).toBe(0);
  });

  it('answers pages and files without the server, and never asks it', async () => {
    const world = browser();
    await world.send('install');
    world.state.asked.length = 0;
    world.state.cut = true;
    expect(await said(await world.ask('/cards?q=x', visit))).toBe('one:/cards');
    expect(await (await world.ask('/data/catalogue'))?.text()).toBe('one:/data/catalogue');
    expect((await world.ask('/nowhere', visit))?.status).toBe(404);
    expect(world.state.asked).toEqual(['/nowhere']);
  });

  it('goes to the server where the browser threw the copy away', async () => {
    const world = browser();
    await world.send('install');
    world.kept.clear();
    expect(await said(await world.ask('/cards', visit))).toBe('one:/cards');
  });

  it('is made again where it is gone, once for all windows that ask', async () => {
    const world = browser();
    await world.send('install');
    const whole = [...(world.kept.get('registry-copy-one')?.keys() ?? [])].sort();
    world.kept.clear();
    world.state.asked.length = 0;
    const told: unknown[] = [];
    const mend = {
      data: { kind: 'mend' },
      ports: [{ postMessage: (is: unknown) => told.push(is) }],
    };
    await Promise.all([world.send('message', mend), world.send('message', mend)]);
    expect([...(world.kept.get('registry-copy-one')?.keys() ?? [])].sort()).toEqual(whole);
    expect(told).toMatchObject([{ version: 'one' }, { version: 'one' }]);
    expect(new Set(world.state.asked).size).toBe(world.state.asked.length);
    world.state.asked.length = 0;
    await world.send('message', mend);
    expect(world.state.asked).toEqual([]);
  });

  it('says that there is none where it cannot be made again', async () => {
    const world = browser();
    await world.send('install');
    world.kept.clear();
    world.state.cut = true;
    const told: unknown[] = [];
    const ports = [{ postMessage: (is: unknown) => told.push(is) }];
    await world.send('message', { data: { kind: 'mend' }, ports });
    expect(told).toEqual([null]);
    expect(world.kept.size).toBe(0);
  });

  it('is left alone where its version is installed once more, even if that fails', async () => {
    const world = browser();
    await world.send('install');
    const before = new Map(world.kept.get('registry-copy-one'));
    world.state.cut = true;
    await world.send('install');
    expect(world.kept.get('registry-copy-one')).toEqual(before);
  });

  it('says that it is whole only when everything else is there', async () => {
    const world = browser();
    await world.send('install');
    expect([...(world.kept.get('registry-copy-one')?.keys() ?? [])].at(-1)).toBe('/offline-copy');
  });

  it('is dropped with its scripts for an address with ?no-offline, if the server is reached', async () => {
    const world = browser();
    await world.send('install');
    world.kept.set('registry-copy-older', new Map());
    world.kept.set('of-another-program', new Map());
    world.state.cut = true;
    await expect(world.ask('/cards?no-offline', visit)).rejects.toThrow('no network');
    expect(world.kept.size).toBe(3);
    world.state.cut = false;
    world.server.set('/cards', () => new Response('of the server'));
    world.server.set('/_next/static/chunks/a.js', () => new Response('sound'));
    expect(await (await world.ask('/cards?no-offline', visit))?.text()).toBe('of the server');
    expect([...world.kept.keys()]).toEqual(['of-another-program']);
    expect(await (await world.ask('/_next/static/chunks/a.js'))?.text()).toBe('sound');
  });

  it('gives Next no part of a page where the server is not reached', async () => {
    const world = browser();
    world.state.cut = true;
    const followed = await world.ask('/cards?_rsc=1', { headers: { rsc: '1' } });
    expect(followed?.headers.get('content-type')).toBe('text/plain');
    const foreseen = await world.ask('/cards?_rsc=1', {
      headers: { rsc: '1', 'next-router-prefetch': '1' },
    });
    expect(foreseen?.status).toBe(204);
    world.state.onLine = false;
    world.state.asked.length = 0;
    await world.ask('/cards?_rsc=1', { headers: { rsc: '1' } });
    expect(world.state.asked).toEqual([]);
  });
});

describe('a newer version', () => {
  it('waits until it is told, and leaves the older copy to the pages of before', async () => {
    const kept = new Map<string, Map<string, Response>>();
    const old = browser('one', kept);
    await old.send('install');
    kept.get('registry-copy-one')?.set('/_next/static/chunks/late.js', new Response('late'));
    const next = browser('two', kept);
    await next.send('install');
    expect(next.state.skipped).toBe(false);
    expect(await said(await old.ask('/cards', visit))).toBe('one:/cards');

    await next.send('message', { data: { kind: 'take-over' } });
    expect(next.state.skipped).toBe(true);
    next.state.cut = true;
    expect(await said(await next.ask('/cards', visit))).toBe('two:/cards');
    expect(await (await next.ask('/_next/static/chunks/late.js'))?.text()).toBe('late');
  });

  it('deletes older copies when one page is open and no version waits', async () => {
    const kept = new Map<string, Map<string, Response>>();
    await browser('one', kept).send('install');
    const next = browser('two', kept);
    await next.send('install');
    kept.set('of-another-program', new Map());

    next.state.windows = 2;
    await next.send('message', { data: { kind: 'sweep' } });
    expect(kept.size).toBe(3);
    next.state.windows = 1;
    next.registration.waiting = {};
    await next.send('message', { data: { kind: 'sweep' } });
    expect(kept.size).toBe(3);
    delete next.registration.waiting;
    await next.send('message', { data: { kind: 'sweep' } });
    expect([...kept.keys()].sort()).toEqual(['of-another-program', 'registry-copy-two']);
  });
});
