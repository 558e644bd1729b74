import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { ran } from '../io-fixture';

const deck = SAMPLE_DECKS[0]?.deck;
if (deck === undefined) throw new Error('there are sample decks');
const files = { 'a.json': JSON.stringify(deck) };

describe('registry play', () => {
  it('plays games between files and samples, and tells of each as JSON', async () => {
    const args = ['play', '--decks', 'a.json', 'guild', '--games', '3', '--seed', '5', '--json'];
    const { code, out, err } = await ran(args, { files });
    expect([code, err]).toEqual([0, '']);
    const played = JSON.parse(out);
    expect(Object.keys(played)).toEqual([
      'players',
      'rules',
      'seed',
      'houses',
      'games',
      'wins',
      'winsByPlayer',
    ]);
    expect(played).toMatchObject({ players: ['greedy', 'greedy'], rules: 'tat', seed: 5 });
    expect(played.games.map(({ seed }: { seed: number }) => seed)).toEqual([5, 6, 7]);
    const [game] = played.games;
    expect(Object.keys(game)).toEqual([
      'seed',
      'winner',
      'player',
      'reason',
      'turns',
      'steps',
      'hash',
      'byTurn',
    ]);
    expect(game.byTurn).toHaveLength(game.turns);
    expect(Object.keys(game.byTurn[0].houses[1])).toEqual([
      'treasury',
      'favor',
      'hoard',
      'deployed',
    ]);
    expect(played.wins.reduce((sum: number, each: number) => sum + each)).toBe(
      played.games.filter(({ winner }: { winner: number | null }) => winner !== null).length,
    );
  });

  it('seats a player for each deck, and says who won as a seat and as a player', async () => {
    const seats = ['play', '--decks', 'fremen', 'guild', '--players', 'steward,random', '--json'];
    const { winsByPlayer, wins, games } = JSON.parse((await ran([...seats, '--games', '2'])).out);
    expect(winsByPlayer).toEqual({ steward: wins[0], random: wins[1] });
    for (const { winner, player } of games) expect(player).toBe(['steward', 'random'][winner]);
    const same = ['play', '--decks', 'fremen', 'guild', '--json', '--players', 'greedy,greedy'];
    expect((await ran(same)).out).toBe((await ran(same.slice(0, 5))).out);
  });

  it.each(['random', 'greedy'])('of %s Houses: the same seed, the same output', async (policy) => {
    const run = async (seed: string, ...more: string[]) => {
      const decks = ['--decks', 'fremen', 'corrino', 'guild'];
      return (await ran(['play', ...decks, '--policy', policy, '--seed', seed, ...more])).out;
    };
    expect(await run('Dune')).toBe(await run('Dune'));
    expect(await run('Dune', '--json')).toBe(await run('Dune', '--json'));
    expect(await run('Dune')).not.toBe(await run('Ix'));
  });

  it('says how fast it was only when asked', async () => {
    const decks = ['play', '--decks', 'fremen', 'corrino'];
    expect((await ran(decks)).out).not.toContain('a second');
    expect((await ran([...decks, '--time'])).out).toMatch(/[\d.]+ games a second\n$/);
    expect(JSON.parse((await ran([...decks, '--time', '--json'])).out).gamesPerSecond).toBeTypeOf(
      'number',
    );
  });

  it('plays a deck that is not legal after a warning', async () => {
    const bare = { ...deck, houseDeck: deck.houseDeck.slice(0, 3) };
    const { code, err, out } = await ran(['play', '--decks', 'bare.json', 'guild'], {
      files: { 'bare.json': JSON.stringify(bare) },
    });
    expect(code).toBe(0);
    expect(err).toMatch(/^registry play: bare\.json: this deck is not legal[^\n]+\n$/);
    expect(out).toContain('Won, of 1 game\n');
  });

  it('writes a record that replays to the same hash', async () => {
    const args = ['play', '--decks', 'smugglers', 'harkonnen', '--seed', '9', '--json'];
    const { out, files: after } = await ran([...args, '--record', 'game.json']);
    const [game] = JSON.parse(out).games;
    const world = { files: { 'game.json': after.get('game.json') ?? '' } };
    const again = await ran(['replay', 'game.json', '--json'], world);
    expect([again.code, again.err]).toEqual([0, '']);
    const { hash, winner, reason, byTurn, moves } = JSON.parse(again.out);
    expect({ hash, winner, reason, byTurn, steps: moves }).toEqual({
      hash: game.hash,
      winner: game.winner,
      reason: game.reason,
      byTurn: game.byTurn,
      steps: game.steps,
    });
    const shown = await ran(['replay', 'game.json'], world);
    expect(shown.out).toContain(`Hash    ${game.hash}`);
  });

  it.each([
    [['--games', '3'], 'two to 8 decks'],
    [['--decks', 'guild'], 'two to 8 decks'],
    [['--decks', 'guild', 'fremen', '--policy', 'wise'], '--policy is random, novice, greedy or'],
    [['--decks', 'guild', 'fremen', '--players', 'greedy'], 'one for each deck'],
    [['--decks', 'guild', 'fremen', '--players', 'greedy,wise'], 'one for each deck'],
    [['--decks', 'guild', 'fremen', '--games', '0'], '--games is a whole number'],
    [['--decks', 'guild', 'fremen', '--games', '1e3'], '--games is a whole number'],
    [['--decks', 'guild', 'fremen', '--rules', 'chess'], '--rules is tat or eots'],
    [['--decks', 'guild', 'ix'], 'no such file'],
    [['--decks', 'guild', 'unknown.json'], 'eots-nobody'],
    [['--decks', 'guild', 'fremen', '--record', 'nowhere/x'], 'no such file'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const unknown = JSON.stringify({ ...deck, homeWorld: 'eots-nobody' });
    const { code, out, err } = await ran(['play', ...args], { files: { 'unknown.json': unknown } });
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n').at(-1)).toMatch(/^registry play: [^\n]+$/);
    expect(err).toContain(why);
  });
});

describe('registry replay', () => {
  it('says where a record parts, exit 1, and what it cannot read, exit 2', async () => {
    const { files: after } = await ran([
      'play',
      '--decks',
      'fremen',
      'guild',
      '--record',
      'g.json',
    ]);
    const text = after.get('g.json') ?? '';
    const record = JSON.parse(text);
    const world = {
      files: {
        'parts.json': JSON.stringify({ ...record, moves: ['petition 4711', ...record.moves] }),
        'cut.json': text.slice(0, 700),
        'deck.json': JSON.stringify(deck),
      },
    };
    for (const [args, wanted, why] of [
      [['parts.json'], 1, 'move 1 of'],
      [['cut.json'], 2, 'not valid JSON'],
      [['deck.json'], 2, 'not the record of a game'],
      [['none.json'], 2, 'no such file'],
      [[], 2, 'give one file'],
      [['parts.json', 'cut.json'], 2, 'give one file'],
    ] as const) {
      const { code, out, err } = await ran(['replay', ...args], world);
      expect([code, out]).toEqual([wanted, '']);
      expect(err).toMatch(/^registry replay: [^\n]+\n$/);
      expect(err).toContain(why);
    }
  });
});
