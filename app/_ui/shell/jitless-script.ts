/**
 * Run in a page's head, before any module: the Content-Security-Policy forbids code made from text, and
 * zod asks its settings, which it keeps under this name, whether to try when a schema is being built.
 */
export const JITLESS_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true};';
