// npm run schema: writes public/schemas anew from the zod schemas.
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from './schemas';

mkdirSync('public/schemas', { recursive: true });
for (const [file, schema] of Object.entries(jsonSchemas()))
  writeFileSync(`public/schemas/${file}`, `${JSON.stringify(schema, null, 2)}\n`);
