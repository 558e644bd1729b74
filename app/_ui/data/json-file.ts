import { createHash } from 'node:crypto';

export interface JsonFile {
  readonly body: string;
  readonly version: string;
}

/** Writes a value as JSON with a `version` that changes with its content. */
export function jsonFile(value: object): JsonFile {
  const content = JSON.stringify(value);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { version, body: JSON.stringify({ version, ...value }) };
}

/** Answers with the file, or with 304 where the asker has it. It is always asked for again: data may change. */
export function answerWith(request: Request, file: JsonFile): Response {
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
}
