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
const MUTATORS = 'push|pop|splice|shift|unshift|sort|reverse|fill|copyWithin';
const CHANGES = [
  new RegExp(`(?<!\\bsum)\\.(${FIELDS})(\\[[^\\]]*\\])?\\s*([-+*/]|\\?\\?|\\|\\||&&)?=(?![=>])`),
  new RegExp(`(?<!\\bsum)\\.(${FIELDS})(\\[[^\\]]*\\])?(\\+\\+|--)`),
  new RegExp(`(\\+\\+|--)(?!sum\\b)[\\w.()]+\\.(${FIELDS})\\b`),
  new RegExp(`\\[['"\`](${FIELDS})['"\`]\\]\\s*[-+*/]?=(?![=>])`),
  new RegExp(
    `(zones(\\.\\w+|\\[[^\\]]+\\])|frames|lasting|ranks|state\\.houses)\\.(${MUTATORS})\\(`,
  ),
  /zones(\.\w+|\[[^\]]+\])(\.length|\[[^\]]+\])?\s*=(?![=>])/,
  new RegExp(`\\bdelete\\s+\\S*\\.(${FIELDS})`),
];

/** Lists of zones that go by a name of their own: `const { hand } = house.zones`, `const pile = house.zones[zone]`. */
function zonesByName(code: string): string[] {
  const whole = [...code.matchAll(/\b(?:const|let) \{([^}]*)\} = [^;{}]*\.zones;/g)];
  const single = [
    ...code.matchAll(/\b(?:const|let) (\w+) = [^;{}=]*\.zones(?:\.[\w]+|\[[^\]]+\]);/g),
  ];
  return [
    ...whole.flatMap(([, names = '']) => names.split(',').map((one) => one.replace(/^.*:/, ''))),
    ...single.map(([, name = '']) => name),
  ]
    .map((name) => name.trim())
    .filter((name) => /^\w+$/.test(name));
}

/** What a file does to a state: each of the pieces of code that change one. */
function changesIn(code: string): string[] {
  const byName = zonesByName(code).map(
    (name) =>
      new RegExp(`(?<![\\w.])${name}(\\.(${MUTATORS})\\(|(\\.length|\\[\\w+\\])\\s*=(?![=>]))`),
  );
  return [...CHANGES, ...byName].flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}

describe('the source of the engine', () => {
  it.each(sources)('%s has no chance of its own and no clock', (file) => {
    const code = readFileSync(join(engine, file), 'utf8');
    for (const pattern of FORBIDDEN) expect(code).not.toMatch(pattern);
  });

  // Frames belong to the steps that put them there; all else of a state belongs to the atoms.
  it.each(sources.filter((file) => !MAY_CHANGE.some((door) => file.startsWith(door))))(
    '%s changes no state but through atoms',
    (file) => {
      expect(changesIn(readFileSync(join(engine, file), 'utf8'))).toEqual([]);
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
      "card['status'] = 'engaged';",
      'cardAt(game, id).deferment += 1;',
      '--house.favor;',
      'house.zones.hand = [];',
      'house.zones[zone].length = 0;',
      'const { hand } = houseAt(game, seat).zones;\n  hand.push(id);',
      "const { 'house-deck': deck } = house.zones;\n  deck.pop();",
      'const pile = house.zones[zone];\n  pile.splice(0, 1);',
    ];
    for (const change of changes) expect(changesIn(change), change).not.toEqual([]);
    for (const innocent of [
      "card.status === 'engaged'",
      'const { status } = card;',
      '({ status }) => status',
      'const { hand } = house.zones;\n  return hand.filter(isTactic);',
      'const ids = house.zones.hand.slice();\n  ids.push(id);',
    ])
      expect(changesIn(innocent), innocent).toEqual([]);
  });

  it('is all read', () => {
    expect(sources).toContain('play.ts');
    expect(sources).toContain(join('atoms', 'cards.ts'));
  });
});
