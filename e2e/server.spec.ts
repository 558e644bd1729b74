import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Goes on sending for as long as it is listened to. */
  readonly endless?: boolean;
}

/** A request as it is written, which no browser would send. */
function answerOf(baseURL: string | undefined, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, endless = false } = asked;
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((done, failed) => {
    let isAnswered = false;
    const sent = ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      isAnswered = true;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    // A server that has answered may hang up on what is still being sent.
    sent.on('error', (error) => {
      if (!isAnswered) failed(error);
    });
    if (!endless) sent.end();
    else {
      const more = () => {
        if (isAnswered || sent.destroyed) return;
        sent.write(' '.repeat(16_384));
        setTimeout(more, 2);
      };
      more();
    }
  });
}

/** A script that the front page names. */
async function script(baseURL: string | undefined): Promise<string> {
  const { body } = await answerOf(baseURL, '/');
  return /\/_next\/static\/[^"]+\.js/.exec(body)?.[0] ?? '';
}

test('an address whose escapes stand for no text is a page that says so', async ({ baseURL }) => {
  for (const path of ['/cards/%ff', '/cards/%E0%A4%A', '/%', '/rules/%C3%28?q=1']) {
    const { status, headers, body } = await answerOf(baseURL, path);
    expect(status, path).toBe(404);
    expect(body).toContain('There is no page at this address');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a page is only read, and no address answers a method that it does not have', async ({
  baseURL,
}) => {
  const file = await script(baseURL);
  for (const path of ['/', '/cards', '/cards/eots-carthag', '/nowhere', '/sw.js', file])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS']) {
      const { status, headers } = await answerOf(baseURL, path, { method });
      expect(status, `${method} ${path}`).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  for (const [path, method] of [
    ['/api/check', 'TRACE'],
    ['/api/check', 'GET'],
    ['/api/board/check', 'GET'],
    ['/api/cards', 'DELETE'],
    ['/api/deal', 'PROPFIND'],
  ] as const) {
    const { status, headers } = await answerOf(baseURL, path, { method });
    expect(status, `${method} ${path}`).toBe(405);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('whatever is answered says that its type is meant', async ({ baseURL }) => {
  for (const path of [
    '/',
    '/nowhere',
    '/api/cards?q=paul',
    '/data/rules',
    '/data/board-rules',
    '/data/board-relief',
    '/sw.js',
    '/offline-worker.js',
    '/icon.svg',
    '/schemas/deck.schema.json',
    await script(baseURL),
  ]) {
    const { headers } = await answerOf(baseURL, path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
  }
});

test('a body over the limit is refused while it still comes in', async ({ baseURL }) => {
  for (const headers of [{}, { 'content-length': '60000000' }]) {
    const { status, body } = await answerOf(baseURL, '/api/check', {
      method: 'POST',
      headers,
      endless: true,
    });
    expect(status).toBe(413);
    expect(body).toContain('too-large');
  }
});

test('nobody has pictures made smaller here', async ({ baseURL }) => {
  const { status } = await answerOf(baseURL, '/_next/image?url=%2Fscreenshot.png&w=640&q=75');
  expect(status).toBe(404);
});

test('scripts come in brotli to whoever takes it, else in gzip', async ({ baseURL }) => {
  const path = await script(baseURL);
  const plain = await answerOf(baseURL, path);
  for (const [taken, coding] of [
    ['gzip, deflate, br', 'br'],
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ] as const) {
    const packed = await answerOf(baseURL, path, { headers: { 'accept-encoding': taken } });
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  }
});
