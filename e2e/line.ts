import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The line between the pages of a test and the server: it can be cut, and can bring a newer version. */
export interface Line {
  readonly url: string;
  readonly cut: () => void;
  readonly mend: () => void;
  /** From now on the server has another version. Nothing else differs. */
  readonly release: (version: string) => void;
  /** From now on the server has nothing at this address; at all of them again where none is named. */
  readonly withhold: (path: string | undefined) => void;
  readonly end: () => Promise<void>;
}

export async function startLine(server: string): Promise<Line> {
  const sockets = new Set<Socket>();
  let cut = false;
  let version: string | undefined;
  let withheld: string | undefined;

  const line = createServer((asked, answer) => {
    if (cut) {
      asked.socket.destroy();
      return;
    }
    if (withheld !== undefined && asked.url === withheld) {
      answer.writeHead(503);
      answer.end();
      return;
    }
    const { method, headers } = asked;
    // Where the version stands: in the worker, and in the pages that it keeps.
    const named = asked.url === '/sw.js' || headers['x-offline-copy'] !== undefined;
    const onward = request(new URL(asked.url ?? '/', server), { method, headers }, (given) => {
      if (!named || version === undefined) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('end', () => {
        const script = Buffer.concat(chunks).toString('utf8');
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = given.headers;
        answer.writeHead(given.statusCode ?? 502, rest);
        answer.end(
          script
            .replace(/"version":"[^"]*"/, `"version":"${version}"`)
            .replace(/(name="registry-build" content=)"[^"]*"/, `$1"${version}"`),
        );
      });
    });
    onward.on('error', () => answer.destroy());
    // They are compressed on request; the version has to be read in them.
    if (named) onward.setHeader('accept-encoding', 'identity');
    asked.pipe(onward);
  });
  line.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => line.listen(0, 'localhost', done));

  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    cut: () => {
      cut = true;
      drop();
    },
    mend: () => {
      cut = false;
    },
    release: (next) => {
      version = next;
    },
    withhold: (path) => {
      withheld = path;
    },
    end: async () => {
      drop();
      await new Promise((done) => line.close(done));
    },
  };
}
