import { z } from 'zod';

/**
 * The pages' Content-Security-Policy forbids code made from text. zod looks at this switch while a
 * schema is being built, so this module has to be imported before any module that builds one.
 */
z.config({ jitless: true });
