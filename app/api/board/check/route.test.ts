import { describe, expect, it } from 'vitest';
import { setupJson } from '@/lib/board/setup/file';
import { newSetup, withFactions } from '@/lib/board/setup/setup';
import { POST } from './route';

const post = (body: unknown) =>
  POST(
    new Request('http://localhost/api/board/check', {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  );

describe('POST /api/board/check', () => {
  it('tells whether a set-up can be played', async () => {
    const response = await post(setupJson(withFactions(newSetup('descartes'), 3)));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      name: '',
      edition: 'descartes',
      ready: true,
      verdict: 'Ready: 3 factions, Descartes edition, basic game.',
      problems: [],
    });
  });

  it('gives each problem its rules and a mend that is a whole set-up', async () => {
    const setup = { ...setupJson(newSetup('2019')), options: ['one-nexus'] };
    const { ready, problems } = await (await post(setup)).json();
    expect(ready).toBe(false);
    expect(problems[0]).toMatchObject({
      code: 'option-needs',
      severity: 'error',
      rules: ['GF9-Q15', 'GF9-adv-flow-10'],
    });
    const mended = await (await post(problems[0].mend.setup)).json();
    expect(mended.ready).toBe(true);
  });

  it('refuses what is no set-up, and says where it is broken', async () => {
    const response = await post({ ...setupJson(newSetup('2019')), edition: '1979' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      problems: [{ code: 'not-a-setup', at: 'edition' }],
    });
  });
});
