import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const engine = join(import.meta.dirname, '..');
const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('-fixture.ts'),
);

const FORBIDDEN = [
  /\bMath\s*(\.|\[\s*['"`])\s*random/,
  /\bDate\b/,
  /\bperformance\b/,
  /\bcrypto\b/,
  /\bset(Timeout|Interval|Immediate)\b/,
  /\bprocess\b/,
];

/** The only files that change a state: the atoms, and what makes a new one. */
const MAY_CHANGE = [join('atoms', '/'), join('state', 'clone.ts')];

const FIELDS =
  'random|nextId|guildHoard|houses|cards|lasting|turn|ranks|decision|outcome|treasury|hoard|favor|eliminated|assemblyLimit|handLimit|place|status|deferment|spice|program';
const CHANGES = [
  new RegExp(`(?<!\\bsum)\\.(${FIELDS})(\\[[^\\]]*\\])?\\s*([-+*/]|\\?\\?|\\|\\||&&)?=(?![=>])`),
  new RegExp(`(?<!\\bsum)\\.(${FIELDS})(\\[[^\\]]*\\])?(\\+\\+|--)`),
  /\.?(zones(\.\w+|\[[^\]]+\])|frames|lasting|ranks|state\.houses)\.(push|pop|splice|shift|unshift|sort|reverse|fill)\(/,
  new RegExp(`\\bdelete\\s+\\S*\\.(${FIELDS})`),
];

describe('the source of the engine', () => {
  it.each(sources)('%s has no chance of its own and no clock', (file) => {
    const code = readFileSync(join(engine, file), 'utf8');
    for (const pattern of FORBIDDEN) expect(code).not.toMatch(pattern);
  });

  // Frames belong to the steps that put them there; all else of a state belongs to the atoms.
  it.each(sources.filter((file) => !MAY_CHANGE.some((door) => file.startsWith(door))))(
    '%s changes no state but through atoms',
    (file) => {
      const code = readFileSync(join(engine, file), 'utf8');
      for (const pattern of CHANGES) expect(code).not.toMatch(pattern);
    },
  );

  it('would see a change of a state', () => {
    const changes = [
      'state.guildHoard = 3;',
      'house.treasury += 1;',
      "card.status = 'engaged';",
      'houseAt(game, seat).zones.hand.push(id);',
      'state.cards[id] = card;',
      'game.state.lasting.splice(0);',
      'delete state.cards[id];',
      'state.frames.pop();',
    ];
    for (const change of changes)
      expect(CHANGES.some((pattern) => pattern.test(change))).toBe(true);
    for (const innocent of [
      "card.status === 'engaged'",
      'const { status } = card;',
      '({ status }) => status',
    ])
      expect(CHANGES.some((pattern) => pattern.test(innocent))).toBe(false);
  });

  it('is all read', () => {
    expect(sources).toContain('play.ts');
    expect(sources).toContain(join('atoms', 'cards.ts'));
  });
});
