import { describe, expect, it } from 'vitest';
import { ran } from './io-fixture';

const COMMANDS = [
  'cards',
  'check',
  'convert',
  'deal',
  'gauntlet',
  'goldfish',
  'lab',
  'odds',
  'play',
  'replay',
  'worker',
];

describe('the registry', () => {
  it('lists its commands', async () => {
    for (const args of [['--help'], ['-h'], ['help']]) {
      const { code, out } = await ran(args);
      expect(code).toBe(0);
      for (const command of COMMANDS) expect(out).toContain(command);
    }
    const { code, out, err } = await ran([]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('cards');
  });

  it.each(COMMANDS)('%s --help says how it is used, and does nothing else', async (command) => {
    const { code, out, err } = await ran([command, 'no-such-file', '--help', '--unknown']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^registry ${command} `));
    expect(out).toContain('Exit code:');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('refuses an unknown command in one line', async () => {
    for (const name of ['chekc', '__proto__', 'constructor', '']) {
      const { code, out, err } = await ran([name]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(
        /^registry: there is no command .*cards, check, collection, convert, deal, gauntlet, goldfish, lab, odds, play, replay, sheet, train, worker\n$/,
      );
    }
  });

  it.each(COMMANDS)(
    '%s refuses unknown options and missing arguments in one line',
    async (command) => {
      for (const args of [[], ['--colour'], ['a', '--json=3', 'b'], ['--']]) {
        const { code, out, err } = await ran([command, ...args]);
        expect([code, out]).toEqual([2, '']);
        expect(err).toMatch(new RegExp(`^registry ${command}: [^\\n]+\\n$`));
      }
    },
  );
});
