import { describe, expect, it } from 'vitest';
import { BOARD_GAME, writeGameLink } from '@/lib/codecs/links/game-link';
import { ran } from './io-fixture';

const FACTIONS = ['--factions', 'atreides,harkonnen,fremen'];

describe('registry board replay', () => {
  it('plays a recorded game to the same end, and says where another parts', async () => {
    const args = ['board', 'play', ...FACTIONS, '--record', 'game.json', '--json'];
    const { out, files } = await ran(args);
    const text = files.get('game.json') ?? '';
    const again = (given: string) =>
      ran(['board', 'replay', 'game.json', '--json'], { files: { 'game.json': given } });
    expect(await again(text)).toMatchObject({ code: 0, out });
    const record = JSON.parse(text);
    const link = `https://registry.example/board/play#${writeGameLink(BOARD_GAME, record)}`;
    expect(await again(link)).toMatchObject({ code: 0, out });
    const other = text.replace(/"dial \d+"/, '"pass"');
    expect(await again(other)).toMatchObject({ code: 1, out: '' });
    expect((await again('{')).code).toBe(2);
    expect((await again('{}')).err).toContain('not the record of a game');
  });

  it('takes one file', async () => {
    const { code, err } = await ran(['board', 'replay']);
    expect(code).toBe(2);
    expect(err).toMatch(/^registry board replay: [^\n]+\n$/);
  });
});
