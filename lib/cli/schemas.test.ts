import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jsonSchemas } from './schemas';

it('publishes the JSON schemas that the code itself uses (npm run schema writes them)', () => {
  for (const [file, schema] of Object.entries(jsonSchemas()))
    expect(JSON.parse(readFileSync(`public/schemas/${file}`, 'utf8')), file).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
});
