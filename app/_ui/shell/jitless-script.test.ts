import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { JITLESS_SCRIPT } from './jitless-script';

it('the settings that a page brings are those that zod reads', () => {
  const page = createContext({});
  runInContext(JITLESS_SCRIPT, page);
  const [[name, settings] = []] = Object.entries(page);
  expect(settings).toEqual({ jitless: true });
  expect(Reflect.get(globalThis, name ?? '')).toBe(z.config());
});
