import { createHash } from 'node:crypto';

/**
 * A route that answers with a value as JSON, written when it is first asked for, with a `version`
 * that changes with its content; or with 304 where the asker has it. It is always asked for again:
 * data may change.
 */
export function jsonRoute(read: () => object): (request: Request) => Response {
  let file: ReturnType<typeof jsonFile> | undefined;
  return (request) => {
    file ??= jsonFile(read());
    const tag = `"${file.version}"`;
    const headers = {
      etag: tag,
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
    };
    const known = request.headers.get('if-none-match');
    // a proxy that compresses may have marked the tag as weak
    if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
      return new Response(null, { status: 304, headers });
    return new Response(file.body, { headers });
  };
}

function jsonFile(value: object) {
  const content = JSON.stringify(value);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { version, body: JSON.stringify({ version, ...value }) };
}
