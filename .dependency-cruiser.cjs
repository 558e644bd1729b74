// Arrows point downward only: a room may use itself and the rooms below it.
const rooms = [
  'lib/rules',
  'lib/cards',
  'lib/decks',
  'lib/legality',
  'lib/engine',
  'lib/codecs',
  'lib/odds',
  'lib/storage',
  'lib/cli',
  'app',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rooms.slice(0, -1).map((room, at) => ({
      name: `${room.replace('/', '-')}-points-up`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: { path: `^(${rooms.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'lib-is-free-of-the-page',
      comment: 'lib knows nothing of React, Next or the browser, except storage (IndexedDB).',
      severity: 'error',
      from: { path: '^lib/(?!storage/)' },
      to: { path: 'node_modules/(react|react-dom|next|dexie|dexie-react-hooks)/' },
    },
    {
      name: 'storage-is-free-of-react',
      severity: 'error',
      from: { path: '^lib/storage/' },
      to: { path: 'node_modules/(react|react-dom|next)/' },
    },
    {
      name: 'pages-do-not-use-the-command-line',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^lib/cli/' },
    },
    {
      name: 'shared-pieces-know-no-page',
      severity: 'error',
      from: { path: '^app/_ui/' },
      to: { path: '^app/(?!_ui/)' },
    },
    {
      name: 'no-circles',
      comment: 'What is loaded together. A type, or a part fetched later, closes no circle.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^[^.]' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
