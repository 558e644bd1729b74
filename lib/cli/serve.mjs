// Serves the built pages: Next's answers, and before them what Next would answer otherwise.
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { packedFiles } from './precompressed.mjs';

/** Milliseconds: a request that is slow to come in, or never ends, is cut off. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};
/** What every answer says, beside a page's own policy. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];
const READING = ['GET', 'HEAD'];
/** The routes below /api answer these themselves, if only to say that they are not theirs. */
const ASKING = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const NOWHERE = '/_not-found';

/** This machine and no other: both of its own addresses, of which it may have one. */
const HERE = ['127.0.0.1', '::1'];

/** Serves the build of the project at `root`, to this machine only unless a host is named. */
export async function serve(root, port, host) {
  const app = next({ dir: root, dev: false, hostname: 'localhost', port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const packed = packedFiles(join(root, '.next'));
  const open = (at) =>
    listening(
      createServer(PATIENCE, (request, response) => answer(request, response, packed, handle)),
      port,
      at,
    );
  if (host) return open(host);
  const opened = await Promise.allSettled(HERE.map(open));
  const failed = opened.find(
    ({ reason }) => reason !== undefined && !NO_SUCH_ADDRESS.includes(reason.code),
  );
  if (failed) throw failed.reason;
}

/** So long a caller has to read why it was refused, in milliseconds. */
const HANGS_UP_AFTER = 5_000;

function answer(request, response, packed, handle) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  // Whoever was refused may go on sending; nobody reads it.
  response.on('finish', () => {
    if (!request.complete) setTimeout(() => request.socket?.destroy(), HANGS_UP_AFTER);
  });
  const [path = '/'] = (request.url ?? '/').split('?');
  const allowed = path.startsWith('/api/') ? ASKING : READING;
  if (!allowed.includes(request.method)) {
    refuse(response, allowed);
    return;
  }
  const file = packed.get(path);
  if (file !== undefined && takesBrotli(request)) {
    response.writeHead(200, file.headers).end(request.method === 'HEAD' ? undefined : file.bytes);
    return;
  }
  if (!isReadable(path)) request.url = NOWHERE;
  handle(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
}

function refuse(response, allowed) {
  response
    .writeHead(405, {
      allow: allowed.join(', '),
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    })
    .end(`This address answers ${allowed.join(', ')} only.\n`);
}

/** Next breaks over an address whose escapes stand for no text. */
function isReadable(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function takesBrotli(request) {
  const taken = (request.headers['accept-encoding'] ?? '').split(',');
  return taken.some((one) => /^\s*br\s*(;\s*q=(1|0?\.\d*[1-9]).*)?$/.test(one));
}

function listening(server, port, host) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
}
